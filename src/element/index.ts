import {ToolRecords} from './tool-records.ts';

export {ToolRecordsChangeEvent} from './change-event.ts';
export {ToolRecords};

// In plain Node there is no registry; on a page the first one to register stays.
if (globalThis.customElements && !customElements.get('tool-records'))
  customElements.define('tool-records', ToolRecords);
