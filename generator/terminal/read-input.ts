import {open} from 'node:fs/promises';
import {resolve} from 'node:path';
import {decodeUtf8, type JsonNode, MAX_BYTES, readJson} from '../../src/record/index.ts';
import type {ReadFault} from '../messages/index.ts';
import {faultLine, issueLine} from './fault-lines.ts';
import type {Say} from './say.ts';
import {Stop} from './stop.ts';
import type {World} from './world.ts';

/** A file as somebody named it, with its bytes. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that holds strict JSON. */
export interface JsonFile extends InputFile {
  readonly node: JsonNode;
}

/** Reads what the command line names. Every method stops with a sentence where that cannot be done. */
export interface Inputs {
  /** The bytes of a file; `-` is standard input. */
  readonly read: (name: string) => Promise<InputFile>;
  /** The same as strict JSON. `isRoot` as in `readJson`. */
  readonly readJson: (name: string, isRoot?: Parameters<typeof readJson>[1]) => Promise<JsonFile>;
}

export function inputsOf(world: World, say: Say): Inputs {
  let standardInputTaken = false;
  const read = async (name: string): Promise<InputFile> => {
    if (name === '-' && standardInputTaken) throw new Stop(2, say.command.inputTwice);
    try {
      if (name !== '-') return {name, bytes: await readFile(name, world.cwd, say)};
      standardInputTaken = true;
      return {name, bytes: await readStream(name, world.standardInput, say)};
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (error instanceof Stop || code === undefined) throw error;
      throw new Stop(2, faultLine({file: name}, say.command.unreadable(readFaultOf(code), code)));
    }
  };
  return {
    read,
    readJson: async (name, isRoot) => parseJson(await read(name), say, isRoot),
  };
}

/** Strict JSON from a file's bytes, or a stop with every fault and its place. */
export function parseJson(file: InputFile, say: Say, isRoot?: Parameters<typeof readJson>[1]): JsonFile {
  const decoded = decodeUtf8(file.bytes);
  const reading = decoded.ok ? readJson(decoded.text, isRoot) : decoded;
  if (!reading.ok) throw new Stop(1, ...reading.issues.map(issue => issueLine(file.name, issue, say)));
  return {...file, node: reading.node};
}

async function readFile(name: string, cwd: string, say: Say): Promise<Uint8Array> {
  const file = await open(resolve(cwd, name));
  try {
    const {size} = await file.stat();
    if (size > MAX_BYTES) throw tooLarge(name, String(size), say);
    return await readStream(name, file.createReadStream({autoClose: false}), say);
  } finally {
    await file.close();
  }
}

/** A device or a pipe has no size and may have no end, so reading stops past the limit. */
async function readStream(name: string, stream: AsyncIterable<Uint8Array>, say: Say): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) throw tooLarge(name, `${MAX_BYTES + 1}+`, say);
  }
  return Buffer.concat(chunks);
}

function tooLarge(name: string, found: string, say: Say): Stop {
  return new Stop(1, issueLine(name, {code: 'TOO_LARGE', found, wanted: String(MAX_BYTES)}, say));
}

/** The reason behind an error code of the system. */
export function readFaultOf(code: string): ReadFault {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  if (code === 'EISDIR') return 'directory';
  return code === 'EACCES' || code === 'EPERM' ? 'permission' : 'other';
}
