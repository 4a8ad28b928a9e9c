import {fileURLToPath} from 'node:url';
import {partsOf} from '../../generator/publish/only-kinds.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {framePage} from '../../generator/publish/viewer-page.ts';
import {parseText} from '../../src/record/index.ts';

export {preText} from '../../generator/publish/pre-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The page for a frame as `publish` makes it of a collection's text. */
export async function framePageOf(text: string): Promise<string> {
  const reading = parseText(text);
  if (!reading.ok) throw new Error(`The bench's collection cannot be read: ${reading.issues[0]?.code}`);
  const {viewerFor} = await readerScripts(root);
  return framePage({reading, text, script: await viewerFor(partsOf(reading))});
}

/** What the page is made of, each part cut out of it. */
export function framePartsOf(page: string): readonly {readonly name: string; readonly without: string}[] {
  const parts: readonly (readonly [string, RegExp])[] = [
    ['script', /(?<=<script>)[\s\S]*(?=<\/script>)/],
    ['style', /(?<=<style>)[\s\S]*?(?=<\/style>)/],
    ['records', /(?<=<pre hidden data-tool-records>)[\s\S]*?(?=<\/pre>)/],
    ['first record, Korean', /<section lang="ko">[\s\S]*?<\/section>/],
    ['first record, English', /<section lang="en">[\s\S]*?<\/section>/],
  ];
  return parts.map(([name, pattern]) => {
    if (!pattern.test(page)) throw new Error(`The page for a frame has no ${name}.`);
    return {name, without: page.replace(pattern, '')};
  });
}
