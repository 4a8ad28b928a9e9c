import type {RemarkCode} from '../../i18n/index.ts';
import type {JsonNode} from '../../record/index.ts';

/** A value in a tool's definition, and its JSON pointer there. */
export interface Placed {
  readonly node: JsonNode;
  readonly at: string;
}

/** What a foreign tool says of itself. Nothing is filled in that it does not say. */
export interface ListedTool {
  readonly node: JsonNode;
  /** The pointer from `node` to what holds its members. */
  readonly at: string;
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Only what `readOnlyHint` states as true or false, not in quotes; and a hint is a claim. */
  readonly effect: 'read' | 'change' | undefined;
  readonly hint: (name: string) => JsonNode | undefined;
  readonly input: Placed | undefined;
  readonly output: Placed | undefined;
  /** What is worth knowing about it, once somebody has asked. */
  remarks?: readonly Remark[];
}

/** Something worth knowing about a definition. It changes nothing of it. */
export interface Remark {
  readonly code: RemarkCode;
  /** A JSON pointer into the tool's definition, or into the page where the remark is about the list. */
  readonly at: string;
}
