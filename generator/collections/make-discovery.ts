import {readFile, rename, writeFile} from 'node:fs/promises';
import {decodeUtf8, type Issue, type JsonNode, readJson, toPlain} from '../../src/record/index.ts';
import {ContractError, discover} from '../contract/index.ts';
import {answeredCollection} from './answered-collection.ts';
import {collectionText} from './collection-text.ts';
import {discoveryHeading} from './discovery-heading.ts';
import {isArguments, parseRequests} from './requests.ts';

const CATALOG = 'discovery-catalog.json';
const REQUESTS = 'discovery-requests.json';

/**
 * Makes `discovery.json` from the two files beside this one, with the contract and the record format alone.
 *
 * It is what `generate` does for that collection, for those who have only the
 * ZIP. Gives the exit code; where it refuses, nothing is written.
 */
export async function main([target = 'discovery.json']: readonly string[]): Promise<0 | 1> {
  try {
    const text = await makeText();
    const present = await readFile(target, 'utf8').catch(() => undefined);
    if (text === present) return tell(0, target, '내용이 이미 같습니다', 'the same already');
    await writeFile(`${target}.tmp`, text);
    await rename(`${target}.tmp`, target);
    return tell(0, target, '새로 썼습니다', 'written');
  } catch (error) {
    if (error instanceof Refused) return tell(1, error.message, '거절했습니다', 'refused');
    if (error instanceof ContractError)
      return tell(1, `${CATALOG}: ${error.message}`, '거절했습니다', 'refused');
    throw error;
  }
}

async function makeText(): Promise<string> {
  const catalog = await readStrict(CATALOG);
  const requests = await readStrict(REQUESTS, isArguments);
  const plain = toPlain(catalog.node);
  // A catalog that is at fault as such stops here; its refusal is no answer to record.
  discover(plain, 'all');
  const asked = parseRequests(requests.node);
  if (!asked.ok) throw refusalOf(REQUESTS, asked.issues);
  const made = collectionText(
    answeredCollection(
      discoveryHeading,
      {bytes: catalog.bytes, plain},
      {bytes: requests.bytes, requests: asked.requests},
    ),
  );
  if (!made.ok) throw refusalOf('discovery.json', made.issues);
  return made.text;
}

async function readStrict(
  name: string,
  isRoot?: Parameters<typeof readJson>[1],
): Promise<{bytes: Uint8Array; node: JsonNode}> {
  const bytes = await readFile(new URL(name, import.meta.url));
  const decoded = decodeUtf8(bytes);
  const reading = decoded.ok ? readJson(decoded.text, isRoot) : decoded;
  if (!reading.ok) throw refusalOf(name, reading.issues);
  return {bytes, node: reading.node};
}

class Refused extends Error {}

function refusalOf(file: string, issues: readonly Issue[]): Refused {
  const {code, at = '', line, column} = issues[0]!;
  return new Refused(`${file}${line === undefined ? '' : `:${line}:${column}`}: ${code} ${at}`.trim());
}

function tell(code: 0 | 1, what: string, ko: string, en: string): 0 | 1 {
  console.error(`${what}: ${ko}. / ${en}.`);
  return code;
}
