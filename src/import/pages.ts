import {member, toolListOf} from '../record/index.ts';
import {type ImportIssue, inside, issueAt, type Place} from './issue.ts';

/** One answer of a listing: its tools, and the mark behind which there are more. */
export interface Page {
  readonly tools: readonly Place[];
  /** Absent where this is the last page. An empty text is a cursor too. */
  readonly cursor?: Place;
}

export interface Pages {
  readonly pages: readonly Page[];
  /** Whether the file is an array of tools with nothing around it that says so. */
  readonly bare: boolean;
}

/** Finds the pages of a foreign document by its shape, or says why it is no listing. */
export function pagesOf(document: Place): Pages | ImportIssue {
  const {node} = document;
  if (node.type !== 'array') {
    const page = pageOf(document);
    return page ? {pages: [page], bare: false} : notAListing(document);
  }
  const items = node.items.map((item, i) => inside(document, i, item));
  if (!node.items.some(item => toolListOf(item))) return {pages: [{tools: items}], bare: true};
  const pages: Page[] = [];
  for (const item of items) {
    const page = pageOf(item);
    if (!page) return notAListing(item);
    pages.push(page);
  }
  return {pages, bare: false};
}

function pageOf(answer: Place): Page | undefined {
  const list = toolListOf(answer.node);
  if (!list) return undefined;
  const result = member(answer.node, 'result');
  const holder = result ? inside(answer, 'result', result) : answer;
  const tools = inside(holder, 'tools', list);
  const cursor = member(holder.node, 'nextCursor');
  return {
    tools: list.items.map((item, i) => inside(tools, i, item)),
    // Some servers write null for the last page.
    ...(cursor && cursor.type !== 'null' && {cursor: inside(holder, 'nextCursor', cursor)}),
  };
}

function notAListing(place: Place): ImportIssue {
  const error = member(place.node, 'error');
  return error?.type === 'object'
    ? issueAt('ERROR_ANSWER', inside(place, 'error', error))
    : issueAt('NOT_A_LISTING', place);
}
