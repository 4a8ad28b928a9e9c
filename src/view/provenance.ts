import type {Messages, Phrase} from '../i18n/index.ts';
import type {Collection} from '../record/index.ts';

/** Where a collection comes from, in one line: its origin, the generator, what was read. */
export function provenance({source}: Collection, m: Messages): Phrase {
  const inputs = source.inputs.map(({kind, sha256}) => ` · ${kind} sha256 ${sha256.slice(0, 12)}…`);
  return [`${m.origins[source.origin]} · ${m.generator} ${source.generator}`, ...inputs];
}
