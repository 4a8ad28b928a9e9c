import {chromium} from 'playwright';
import {findBrowser} from './find-browser.mjs';

/** Starts the Chromium that the browser tests use; it installs none. */
export async function startChromium() {
  const executablePath = await findBrowser('chromium');
  if (!executablePath) {
    throw new Error(
      'No Chromium was found here. Install Chromium or Chrome, or run the tests once: they get one.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
