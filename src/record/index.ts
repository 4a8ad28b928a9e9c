export {checkShape} from './check-shape.ts';
export {decodeUtf8, MAX_BYTES} from './decode.ts';
export {addIssue, type Issue, type IssueCode, MAX_ISSUES, type ShapeFault} from './issue.ts';
export type {JsonArray, JsonMember, JsonNode, JsonNumeral, JsonObject, JsonString} from './json-node.ts';
export {lastStep, member, pointerStep, textOf} from './json-node.ts';
export {toolListOf, toolsOf} from './listing.ts';
export {
  type CollectionReading,
  MAX_RECORDS,
  parseCollection,
  parseText,
  type ReadCollection,
} from './parse-collection.ts';
export {JsonNumber, keysOf, type Plain, toPlain} from './plain.ts';
export {type JsonReading, MAX_DEPTH, readJson} from './read-json.ts';
export {collectionSchema, type Schema} from './schema.ts';
export type * from './types.ts';
export {checkIds} from './unique-ids.ts';
export {joinTexts, textsOf} from './verbatim-list.ts';
export {writeJson} from './write-json.ts';
