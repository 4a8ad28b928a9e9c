import {printBytes} from './bytes.mjs';
import {printTimings} from './timings.mjs';

// Figures to read. Nothing here is a test: no time is ever asserted. `npm run bench -- bytes` prints only those.
const [only] = process.argv.slice(2);
if (only !== 'timings') await printBytes();
if (only !== 'bytes') await printTimings();
