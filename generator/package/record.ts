/**
 * The record format, as the npm package offers it: reading the file of a collection, and the types of what is
 * in it. No part of it needs a page.
 */
export {
  type CollectionReading,
  type Issue,
  type IssueCode,
  type JsonArray,
  type JsonMember,
  type JsonNode,
  JsonNumber,
  type JsonNumeral,
  type JsonObject,
  type JsonString,
  MAX_BYTES,
  MAX_DEPTH,
  MAX_RECORDS,
  type Plain,
  parseCollection,
  parseText,
  type ReadCollection,
  type ShapeFault,
  textOf,
  toPlain,
  writeJson,
} from '../../src/record/index.ts';
export type * from '../../src/record/types.ts';
