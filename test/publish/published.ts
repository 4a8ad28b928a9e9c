import {createHash} from 'node:crypto';
import {Window} from 'happy-dom';
import {publishCollection} from '../../generator/publish/publish-collection.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {parseCollection} from '../../src/record/index.ts';
import {CHECKOUT} from '../generator/run-command.ts';

/** Every form of a collection file, as text. */
export async function publishText(text: string): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(text);
  const reading = parseCollection(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  const files = await publishCollection({...reading, bytes}, await readerScripts(CHECKOUT), {licence: 'MIT'});
  return new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
}

const window = new Window();

/** A page as a reader without script has it. */
export function pageOf(html: string | undefined) {
  return new window.DOMParser().parseFromString(html ?? '', 'text/html');
}

/** The file that a page holds; a browser drops the line feed after `<pre>`, this parser keeps it. */
export function heldBy(page: ReturnType<typeof pageOf>): string | undefined {
  return page.querySelector('pre[data-tool-records]')?.textContent.replace(/^\n/, '');
}

/** What stands between two tags, as written. */
export function insideOf(html: string, name: 'style' | 'script'): string {
  return new RegExp(`<${name}>([^]*?)</${name}>`).exec(html)![1]!;
}

/** The directives of a page's own policy. */
export function policyOf(html: string): ReadonlyMap<string, string> {
  const content = pageOf(html).querySelector('meta[http-equiv=Content-Security-Policy]')!;
  return new Map(
    content
      .getAttribute('content')!
      .split('; ')
      .map(one => [one.split(' ')[0]!, one.split(' ').slice(1).join(' ')]),
  );
}

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
