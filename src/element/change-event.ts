/** The reader chose another record. Sent after the choice, for the reader's own actions only. */
export class ToolRecordsChangeEvent extends Event {
  static readonly type = 'tool-records-change';
  /** The id of the record that is shown now. */
  readonly record: string;

  constructor(record: string) {
    super(ToolRecordsChangeEvent.type, {bubbles: true, composed: true});
    this.record = record;
  }
}
