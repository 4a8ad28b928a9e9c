import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** A package of others, some of whose code is in a file of ours. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** As an SPDX id. */
  readonly licence: string;
  /** The text that has to come with it. */
  readonly text: string;
  /** The files of ours that hold some of it. */
  readonly files: readonly string[];
}

/** Licences that let us pass the code on under ours, if the notice comes with it. */
const ALLOWED = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Where a bundler says of its output which modules are in it, and how much of each. */
export interface Bundled {
  readonly modules: {readonly [id: string]: {readonly renderedLength: number}};
}

interface Manifest {
  readonly version?: string;
  readonly license?: string;
}

/**
 * Every package of which there is code in these files of ours. Throws where the lock file and the installed
 * package disagree, where the licence is none that we may pass on, and where its text is missing.
 */
export async function thirdParties(
  root: string,
  files: ReadonlyMap<string, Bundled>,
): Promise<readonly ThirdParty[]> {
  const holders = new Map<string, string[]>();
  for (const [file, bundled] of files) {
    for (const place of placesOf(bundled)) holders.set(place, [...(holders.get(place) ?? []), file]);
  }
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: {readonly [place: string]: Manifest | undefined};
  };
  const found = [...holders].map(async ([place, holding]): Promise<ThirdParty> => {
    const folder = join(root, place);
    const installed = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
    const fault = licenceFault(installed, lock.packages[place]);
    if (fault !== undefined) throw new Error(`${place}: ${fault}`);
    return {
      name: place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length),
      version: installed.version!,
      licence: installed.license!,
      text: await licenceText(folder),
      files: holding,
    };
  });
  return (await Promise.all(found)).sort((one, other) => (one.name < other.name ? -1 : 1));
}

const INSTALLED = 'node_modules/';

/** Where the packages with code in an output are installed, as the lock file names the places. */
export function placesOf({modules}: Bundled): ReadonlySet<string> {
  const places = Object.entries(modules).flatMap(([id, {renderedLength}]) => {
    if (renderedLength === 0) return [];
    // What the bundler itself puts in has no file.
    if (id.startsWith('\0')) return [`${INSTALLED}${/^\0([\w-]+)/.exec(id)![1]}`];
    const [, place] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    return place ?? [];
  });
  return new Set(places);
}

/** Why code of a package may not be passed on; undefined where it may. */
export function licenceFault(installed: Manifest, locked: Manifest | undefined): string | undefined {
  const {version, license} = installed;
  if (version !== locked?.version) return `${version} is installed and ${locked?.version} is locked.`;
  if (license !== locked?.license) return `It says ${license}, and the lock file ${locked?.license}.`;
  return ALLOWED.includes(license ?? '') ? undefined : `The licence ${license} is not on the list.`;
}

async function licenceText(folder: string): Promise<string> {
  const names = (await readdir(folder))
    .filter(name => /^(?:licen[cs]e|notice)(?:\.\w+)?$/i.test(name))
    .sort();
  if (!names.some(name => /^l/i.test(name))) throw new Error(`${folder}: There is no text of its licence.`);
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')));
  return texts.map(text => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/** One line a package. */
export const licenceLine = ({name, version, licence, files}: ThirdParty): string =>
  `${name} ${version}, ${licence}: ${files.join(', ')}`;

/** The list and all texts, as the package carries them. */
export function licencesText(parties: readonly ThirdParty[]): string {
  return [
    'Software of others in the files of this package\n이 패키지의 파일에 든 다른 이의 소프트웨어',
    parties.map(licenceLine).join('\n'),
    ...parties.map(({name, version, licence, text}) => `---\n\n${name} ${version}, ${licence}\n\n${text}`),
    '',
  ].join('\n\n');
}
