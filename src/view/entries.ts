import type {Messages} from '../i18n/index.ts';
import type {ReadCollection} from '../record/index.ts';
import {statusOf} from './answers.ts';
import {effectOf, labelOf} from './listing/outline-listing.ts';
import {listedTools} from './listing/tools.ts';

/** One line of the selector: a record, or one tool of a record that holds many. */
export interface ListEntry {
  /** What stands behind `#record=`: the record's id, and for a tool `/` and its number from 1. */
  readonly address: string;
  /** Which record of the collection it is, counted from 0. */
  readonly record: number;
  /** Which tool of the record it is, counted from 1; absent for the record as a whole. */
  readonly index?: number;
  readonly label: string;
  /** What the selector says under the label. */
  readonly status: string;
  /** A name by which it can be found, besides its label and address. */
  readonly name?: string;
}

/** The entries of a collection in file order; the order never depends on the language. */
export function listEntries({collection}: ReadCollection, m: Messages): readonly ListEntry[] {
  return collection.records.flatMap((record, i): ListEntry | readonly ListEntry[] => {
    const {name} = 'request' in record ? (record.request as {readonly name?: string}) : {};
    const entry: ListEntry = {
      address: record.id,
      record: i,
      label: record.label[m.locale],
      status: statusOf(record, m),
      ...(name !== undefined && {name}),
    };
    if (record.kind === 'listing') {
      const tools = listedTools(record).map((tool, index) => ({
        address: `${record.id}/${index + 1}`,
        record: i,
        index: index + 1,
        label: labelOf(tool, index, m),
        status: effectOf(tool, m),
        ...(tool.title !== undefined && {name: tool.title}),
      }));
      return [entry, ...tools];
    }
    return entry;
  });
}
