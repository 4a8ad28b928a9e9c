import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {expect, type HostServer, hostPage, SCRIPT, test} from './host-server.ts';
import {RECORD_IDS} from './site-page.ts';

const five = readFileSync(new URL('../../records/discovery.json', import.meta.url));
const PAGE = hostPage(
  `${SCRIPT}<tool-records src="answer.json"><p>The records could not be shown here.</p></tool-records>`,
);

/** What servers do to a file, and the code of the one failure that readers are told. */
const ANSWERS: readonly [what: string, code: string, answer: (response: ServerResponse) => void][] = [
  [
    'a page for 404',
    'HTTP_404',
    response => response.writeHead(404, {'content-type': 'text/html'}).end('<!doctype html><p>Not here'),
  ],
  [
    'a page of HTML with 200',
    'HTML',
    response => response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Welcome'),
  ],
  ['500', 'HTTP', response => response.writeHead(500).end('{"error": "out of order"}')],
  ['nothing', 'EMPTY', response => response.writeHead(200).end()],
  [
    'half of the file, and closes the connection',
    'NETWORK',
    response => {
      response.writeHead(200, {'content-type': 'application/json', 'content-length': five.length});
      response.write(five.subarray(0, five.length / 2), () => response.destroy());
    },
  ],
  [
    'half of the file as if it were whole',
    'SYNTAX',
    response => response.writeHead(200).end(five.subarray(0, five.length / 2)),
  ],
];

/** A browser says of its own accord what a server answered, once for each answer. */
const SAID = /Failed to load resource|Fetch API cannot load|Unsafe attempt to load URL/;

for (const [what, code, answer] of ANSWERS) {
  test(`a server that answers with ${what} gives one failure, ${code}, above the fallback`, async ({
    page,
    host,
    faults,
  }) => {
    host.on('/answer.json', (_, response) => answer(response));
    host.page('/host.html', PAGE);
    await page.goto('/host.html');
    await expect(page.getByText(code, {exact: true})).toBeVisible();
    await expect(page.getByText('The records could not be shown here.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText(/\S/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(host.timesAsked('/answer.json')).toBe(1);
    for (const error of faults.consoleErrors.splice(0)) expect(error).toMatch(SAID);
  });
}

test('a server that answers with the file gives no failure, whatever type it says', async ({page, host}) => {
  host.on('/answer.json', (_, response) => response.writeHead(200, {'content-type': 'text/html'}).end(five));
  host.page('/host.html', PAGE);
  await page.goto('/host.html');
  await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
  await expect(page.getByRole('status')).toBeEmpty();
});

/** Another origin that would give the file to everybody, and counts who asks. */
async function elsewhere(): Promise<{origin: string; asked: () => number; stop: () => void}> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, {'access-control-allow-origin': '*'}).end(five);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const status of [302, 308]) {
  test(`a redirect (${status}) to another origin is not followed`, async ({page, host, faults}) => {
    const other = await elsewhere();
    try {
      host.on('/answer.json', (_, response) => {
        response.writeHead(status, {location: `${other.origin}/discovery.json`}).end();
      });
      host.page('/host.html', PAGE);
      await page.goto('/host.html');
      await expect(page.getByText('NETWORK', {exact: true})).toBeVisible();
      await expect(page.getByText('The records could not be shown here.')).toBeVisible();
      // The browser names the address that it did not ask.
      expect(other.asked()).toBe(0);
      for (const address of faults.foreignRequests.splice(0)) expect(address).toContain(other.origin);
      for (const error of faults.consoleErrors.splice(0)) expect(error).toMatch(SAID);
    } finally {
      other.stop();
    }
  });
}

test('a redirect inside the own origin is followed', async ({page, host}) => {
  host.on('/answer.json', (_, response) => response.writeHead(302, {location: '/discovery.json'}).end());
  host.page('/host.html', PAGE);
  await page.goto('/host.html');
  await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
});

/** A server that takes its time: nothing is answered until it is told to. */
function slow(host: HostServer, path: string) {
  const state: {response?: ServerResponse; givenUp: boolean} = {givenUp: false};
  host.on(path, (request, response) => {
    state.response = response;
    request.on('close', () => {
      state.givenUp ||= !response.writableEnded;
    });
  });
  return state;
}

test('a server that does not answer for 15 seconds gives one failure, TIMEOUT', async ({page, host}) => {
  const answer = slow(host, '/answer.json');
  host.page('/host.html', PAGE);
  await page.clock.install();
  await page.goto('/host.html');
  await expect.poll(() => answer.response !== undefined).toBe(true);
  await page.clock.runFor(14_000);
  await expect(page.getByText('TIMEOUT', {exact: true})).toHaveCount(0);
  await expect(page.getByText('The records could not be shown here.')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText('TIMEOUT', {exact: true})).toBeVisible();
  await expect(page.getByText('The records could not be shown here.')).toBeVisible();
  await expect.poll(() => answer.givenUp).toBe(true);
});

test('so does a server that stops in the middle of the file', async ({page, host}) => {
  const answer = slow(host, '/answer.json');
  host.page('/host.html', PAGE);
  await page.clock.install();
  await page.goto('/host.html');
  await expect.poll(() => answer.response !== undefined).toBe(true);
  answer.response!.writeHead(200).write(five.subarray(0, five.length / 2));
  await page.clock.runFor(16_000);
  await expect(page.getByText('TIMEOUT', {exact: true})).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('of a slow and then a fast source the fast one is shown, and the slow one is given up', async ({
  page,
  host,
}) => {
  const answer = slow(host, '/answer.json');
  host.page('/host.html', PAGE);
  await page.goto('/host.html');
  await expect.poll(() => answer.response !== undefined).toBe(true);
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const root = document.querySelector('tool-records')!.shadowRoot!;
    new MutationObserver(() => void texts.push(root.textContent ?? '')).observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    document.querySelector('tool-records')!.setAttribute('src', 'refusal.json');
    return texts;
  });
  await expect(page.getByRole('tablist', {name: 'Refusal and acceptance'})).toBeVisible();
  await expect.poll(() => answer.givenUp).toBe(true);
  // Too late now, and to nobody.
  answer.response!.end(five);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tablist', {name: 'Refusal and acceptance'})).toBeVisible();
  const texts = await seen.jsonValue();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(text => text.includes('Discovery and validation'))).toEqual([]);
});
