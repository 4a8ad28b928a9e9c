/** The reader chose another record. Sent after the choice, for the reader's own actions only. */
export class ToolRecordsChangeEvent extends Event {
  /** The id of the record that is shown now. */
  readonly record: string;
  /** Which of the record's tools is shown, counted from 1; undefined for the record as a whole. */
  readonly index: number | undefined;

  /** `address` is what stands behind `#record=`. */
  constructor(address: string) {
    super('tool-records-change', {bubbles: true, composed: true});
    const [record = '', index] = address.split('/');
    this.record = record;
    this.index = index === undefined ? undefined : Number(index);
  }
}
