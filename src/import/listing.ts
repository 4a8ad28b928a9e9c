import {type JsonNode, textOf} from '../record/index.ts';
import {type ImportIssue, issueAt, type Place} from './issue.ts';
import {type Page, pagesOf} from './pages.ts';
import {kindOf, type ListingKind} from './tool-kind.ts';

/** What one or more foreign files list, and nothing of it changed. */
export interface Listing {
  readonly from: ListingKind;
  /** The files it was read from, counted from 0. */
  readonly files: readonly number[];
  /** Their texts, to the character; without a byte order mark. */
  readonly texts: readonly string[];
  /** What a reader should know although it was imported. */
  readonly notices: readonly ImportIssue[];
}

export type Importing =
  | {ok: true; listings: readonly Listing[]}
  | {ok: false; issues: readonly ImportIssue[]};

interface Chain {
  readonly files: number[];
  readonly pages: Page[];
  readonly bare: boolean;
}

/**
 * Reads foreign files as listings of tools.
 *
 * A file whose last page has a cursor is continued by the next file; one
 * without ends its listing. The form of the tools is recognised by the first
 * tool that has one, unless `from` says it. One fault anywhere refuses all.
 */
export function importListings(documents: readonly JsonNode[], from?: ListingKind): Importing {
  const issues: ImportIssue[] = [];
  const chains: Chain[] = [];
  for (const [file, node] of documents.entries()) {
    const found = pagesOf({file, node, at: ''});
    if ('code' in found) {
      issues.push(found);
      continue;
    }
    const last = chains.at(-1);
    const open = last?.pages.at(-1)?.cursor && last;
    const chain: Chain = open || {files: [], pages: [], bare: found.bare};
    if (!open) chains.push(chain);
    chain.files.push(file);
    for (const page of found.pages) chain.pages.push(page);
  }

  const listings = chains.map(({files, pages, bare}): Listing => {
    const tools = pages.flatMap(page => page.tools);
    for (const tool of tools) if (tool.node.type !== 'object') issues.push(issueAt('TOOL_NOT_OBJECT', tool));
    const twice = cursorTwice(pages);
    if (twice) issues.push(issueAt('CURSOR_TWICE', twice));
    const kind = from ?? tools.map(({node}) => kindOf(node)).find(Boolean) ?? (bare ? undefined : 'mcp');
    const sound = tools.every(({node}) => node.type === 'object');
    if (!kind && sound)
      issues.push(issueAt('UNKNOWN_TOOLS', {file: files[0]!, node: documents[files[0]!]!, at: ''}));
    const left = pages.at(-1)?.cursor;
    return {
      from: kind ?? 'mcp',
      files,
      texts: files.map(file => documents[file]!.source.text),
      notices: left ? [issueAt('PAGE_MISSING', left)] : [],
    };
  });
  return issues.length > 0 ? {ok: false, issues} : {ok: true, listings};
}

/** The first cursor that an earlier page of the same listing gave already. */
function cursorTwice(pages: readonly Page[]): Place | undefined {
  const seen = new Set<string>();
  for (const {cursor} of pages) {
    if (!cursor) continue;
    // By value, however it is escaped; the type counts, so "8" is not 8.
    const {node} = cursor;
    const key = node.type === 'string' ? JSON.stringify(node.value) : textOf(node);
    if (seen.has(key)) return cursor;
    seen.add(key);
  }
  return undefined;
}
