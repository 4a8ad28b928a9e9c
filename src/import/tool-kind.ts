import {type JsonNode, type ListingRecord, member} from '../record/index.ts';

/** Whose form of tools a listing has. */
export type ListingKind = ListingRecord['from'];

/** Every kind, as `--from` names it. */
export const LISTING_KINDS: readonly ListingKind[] = ['mcp', 'openai', 'openai-responses', 'anthropic'];

/** Whose form a tool has; undefined where it has a mark of none. */
export function kindOf(tool: JsonNode): ListingKind | undefined {
  if (member(tool, 'inputSchema')) return 'mcp';
  if (member(tool, 'input_schema')) return 'anthropic';
  if (member(tool, 'function')?.type === 'object') return 'openai';
  const type = member(tool, 'type');
  return type?.type === 'string' && type.value === 'function' ? 'openai-responses' : undefined;
}
