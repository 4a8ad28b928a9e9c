import type {Advice} from '../../src/i18n/index.ts';
import type {ImportCode} from '../../src/import/index.ts';
import {advice, phrase} from './phrase.ts';

/** What is to be said of a text that was to be imported. */
export const importIssuesEn: Readonly<Record<ImportCode, Advice>> = {
  NOT_A_LISTING: advice(
    phrase`This is no list of tools.`,
    phrase`Give a tools/list result, the answer that holds it, or an array of tools.`,
  ),
  ERROR_ANSWER: advice(
    phrase`The server answered with an error, so there is no list here.`,
    phrase`Ask it again, and save the answer that has a result.`,
  ),
  UNKNOWN_TOOLS: advice(
    phrase`Nothing here says whose form of tools this is.`,
    phrase`Say it with --from, if these are tools.`,
  ),
  TOOL_NOT_OBJECT: advice(phrase`A tool is an object.`, phrase`Get the list again from its server.`),
  CURSOR_TWICE: advice(
    phrase`An earlier page gave the same cursor, so the list gets no further.`,
    phrase`Leave out this page and those after it.`,
  ),
  PAGE_MISSING: advice(
    phrase`The list goes on, but its next page is not here; the record says so.`,
    phrase`For the whole list, add the file with the next page.`,
  ),
};
