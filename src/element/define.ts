import {ToolRecords} from './tool-records.ts';

// A page may carry the script twice, or two versions of it; the first one stays.
if (!customElements.get('tool-records')) customElements.define('tool-records', ToolRecords);
