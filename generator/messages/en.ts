import type {Advice} from '../../src/i18n/index.ts';
import {importIssuesEn} from './import-issue.en.ts';
import type {CatalogFault, CommandMessages, ReadFault, WriteFault} from './messages.ts';
import {advice, phrase} from './phrase.ts';
import {sharingEn} from './sharing.en.ts';

const counted = (records: number): string => (records === 1 ? '1 record' : `${records} records`);

export const en: CommandMessages = {
  locale: 'en',

  tagline: 'Makes records of what a tool catalogue listed and what a check decided. It runs no tool.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  purpose: {
    generate: 'writes the collections of this project into records/',
    record: 'makes a collection from your own catalogue and requests',
    discover: 'asks a catalogue which tools a family has',
    validate: 'checks arguments against one tool of a catalogue, or against a full definition',
    import: 'makes a collection of the tools that a server or a file lists',
    extract: 'prints the imported text that a record holds, byte for byte',
    check: 'reads collections as the viewer would',
    export: 'gives a definition or a listing the form that a target takes',
    compare: 'says what changed between two definitions or listings',
    publish: 'makes web pages and Markdown of collections',
  },
  detail: {
    generate:
      'Writes every collection of this project into the folder records/ of the checkout, wherever it was ' +
      'called from. It deletes nothing. The same input gives the same bytes on every machine.',
    record:
      'The requests file is an array. Each entry has an id, a label and a note in both languages, and one ' +
      'of two requests:\n' +
      '  {"id": …, "label": {"ko": …, "en": …}, "note": {"ko": …, "en": …},\n' +
      '   "discover": {"family": …, "name": …}}                  the name may be left out\n' +
      '  {…, "validate": {"name": …, "arguments": {…}}}\n' +
      'A refused request is an answer and is recorded. A fault of either file stops everything, and ' +
      'nothing is written.',
    discover:
      'Prints one line, {"ok":[…]} or {"error":CODE,"at":…}. The family “all” stands for every family. ' +
      'Disabled tools are never listed. Listing a tool does not run it.',
    validate:
      'Prints one line, {"ok":{…}} or {"error":CODE,"at":…}. A valid shape gives no permission, and nothing ' +
      'is run. With --definition the file is one shareable definition: its defaults are filled in first, then ' +
      'its whole schema (JSON Schema 2020-12) is checked, and the line also holds what was filled in, or the ' +
      'error in the form in which a tool answers it.',
    import:
      'Reads a tools/list result of MCP (bare, inside a JSON-RPC answer, or in several pages), or an array ' +
      'of tools in the form of MCP, OpenAI or Anthropic. The form is recognised, unless --from says it: ' +
      'mcp, openai, openai-responses or anthropic. Where a file ends with a nextCursor, the list goes on in ' +
      'the next file. Everything is kept word for word.',
    extract:
      'Prints the listing that a record holds exactly as it was read, without a byte order mark. Several ' +
      'files come as one JSON array. A record whose text was changed since is refused.',
    check: 'Prints one line for each accepted file. Every fault is named with its place.',
    export:
      'FILE is a shareable definition, or a listing of MCP tools in any form that import reads. Prints one ' +
      'line, {"ok":…,"left_out":[…]}: the tool or the tools as the target takes them, and the place of everything that has none there. A name ' +
      'that the target forbids refuses the whole, {"error":"NAME_NOT_ALLOWED","at":…}; nothing is renamed.',
    compare:
      'Both files are shareable definitions, or both are listings of MCP tools in any form that import reads. ' +
      'Prints each change with its place and what it asks of callers (major, minor or patch), and the version that should follow that of ' +
      'OLD. Exits with 1 where anything changed, so that a build can hold documentation to a server. Key ' +
      'order and white space are no change. What cannot be worked out counts as major.',
    publish:
      'Writes these files into the folder DIR for each collection; ID is the id of the collection, RECORD that ' +
      'of a record.\n' +
      '  ID.json            the collection as it is\n' +
      '  ID.html            a page that is complete by itself, also when it is opened as a file\n' +
      '  ID.embed.html      a page for an iframe; it tells the page around it its height\n' +
      '  ID.ko.html, ID.en.html   a page of all records, without script\n' +
      '  ID/RECORD.ko.html, ID/RECORD.en.html   a page for each record, without script\n' +
      '  ID/RECORD.ko.md, ID/RECORD.en.md       Markdown for each record, without HTML\n' +
      '  ID.zip             for readers to download: the page, the collection, README, LICENSE, SHA-256 sums\n' +
      '  tool-records.js    the script for pages with a <tool-records> element\n' +
      '  LICENSE            the licence of all these, and that of the part of Lit in the script\n' +
      'Where one of these is already there, nothing is written without --overwrite. Nothing is deleted.',
  },
  option: {
    arguments: 'the arguments as JSON, or @ and the name of a file that holds them',
    catalog: 'the catalogue, a JSON array of tools',
    check: 'writes nothing and says what differs',
    definition: 'one shareable definition, in place of a catalogue and a name',
    family: 'the family to list, or all',
    folder: 'the folder to write to; made where it is missing',
    format: 'how to print it; text where nothing is said',
    from: 'the kind of input; recognised where nothing is said',
    help: 'shows this help',
    id: 'the id of the collection: small letters, digits and hyphens',
    lang: 'the language of messages; otherwise that of the environment',
    name: 'the exact name of one tool',
    output: 'the file to write; - is standard output',
    overwrite: 'replaces a file that is already there',
    record: 'the id of a record',
    requests: 'the requests, a JSON array',
    'summary-en': 'what the collection shows, in English; only together with --summary-ko',
    'summary-ko': 'what the collection shows, in Korean; only together with --summary-en',
    'title-en': 'the title in English',
    'title-ko': 'the title in Korean',
    to: 'the target: openai (Chat Completions), openai-responses, anthropic or mcp (2025-11-25)',
    version: 'shows the version',
  },
  conventions:
    '“-” in place of a FILE is standard input. Answers go to standard output, everything else to standard error.',
  exitCodes:
    'Exit codes: 0 done or accepted; 1 read and refused, or differs, or the file to write is already there; ' +
    '2 could not run; 3 a fault of this program.',
  moreHelp: command => `“tool-records ${command} --help” says more.`,

  noCommand: phrase`No command was given.`,
  unknownCommand: name => phrase`There is no command “${name}”.`,
  unknownOption: option => phrase`There is no option “${option}” here.`,
  optionTwice: option => phrase`The option “${option}” was given twice.`,
  optionNeedsValue: (option, long) =>
    phrase`The option “${option}” needs a value. Write one that begins with a hyphen as ${long}=VALUE.`,
  optionTakesNoValue: option => phrase`The option “${option}” takes no value.`,
  missingOptions: options => phrase`Missing: ${options}`,
  unexpectedFile: file => phrase`“${file}” is one word too many.`,
  noFiles: phrase`No file was named.`,
  missingFile: file => phrase`The file ${file} was not named.`,
  unknownChoice: (option, value, choices) =>
    phrase`The option “${option}” does not take “${value}”. It takes one of: ${choices}`,
  notTogether: (one, other) => phrase`The options “${one}” and “${other}” exclude each other.`,
  unknownLanguage: language => phrase`“${language}” is not a language of this program. It speaks ko and en.`,
  inputTwice: phrase`Standard input can be read only once.`,
  emptyOption: advice(phrase`The value of this option is empty.`, phrase`Write one.`),

  unreadable: (reason, code) => whyUnreadable(reason, code),
  unwritable: (reason, code) => whyUnwritable(reason, code),
  noFolder: advice(phrase`A file stands where a folder belongs.`, phrase`Move it to another place.`),
  noCheckout: advice(
    phrase`“generate” writes the records of Tool Records itself, and the package does not hold what they are made of.`,
    phrase`Run it in a checkout. For a catalogue of your own there is “record”.`,
  ),
  outputFault: code => phrase`The answer could not be written to standard output (${code}).`,
  nextStep: {
    EMPTY: phrase`Check that this is the right file and that it was saved whole.`,
    HTML: phrase`Save the file itself, not the page that shows it.`,
    ENCODING: phrase`Save it as UTF-8.`,
    SYNTAX: phrase`Correct it at this place, or get the whole file again.`,
    DUPLICATE_KEY: phrase`Remove one of the two.`,
    FORBIDDEN_KEY: phrase`Rename or remove it.`,
    LONE_SURROGATE: phrase`Add the other half, or remove it.`,
    TOO_DEEP: phrase`Make it flatter.`,
    TOO_LARGE: phrase`Split it into several files.`,
    TOO_MANY: phrase`Split it into several collections.`,
    UNKNOWN_VERSION: phrase`Use a newer Tool Records, or make the file again with this one.`,
    DUPLICATE_ID: phrase`Rename one of the two.`,
  },
  webPage: phrase`This is a web page, not JSON.`,
  idForm: phrase`An id begins with a small letter; up to 63 small letters, digits and hyphens may follow. Names that Windows keeps for itself, such as “con”, cannot be ids.`,
  catalogFault: fault => whatIsWrong(fault),
  sharing: sharingEn,
  importIssue: importIssuesEn,
  unknownKind: (kind, known) => phrase`“${kind}” is no kind of input. There are: ${known}`,
  markDropped: phrase`The byte order mark at its start was dropped; it is no part of the text.`,
  changedText: advice(
    phrase`The recorded text is no longer what was read, as after a formatter.`,
    phrase`Get the file as it was, or import again.`,
  ),
  noSuchRecord: (id, known) =>
    advice(phrase`There is no record “${id}”.`, phrase`Name one of these: ${known}`),
  nothingRecorded: advice(
    phrase`This record holds no imported text.`,
    phrase`Name a record of the kind listing.`,
  ),

  collection: (id, records) => phrase`${id}, ${counted(records)}`,
  written: (id, records) => phrase`written: ${id}, ${counted(records)}`,
  unchanged: (id, records) => phrase`unchanged: ${id}, ${counted(records)}`,
  published: (id, files) =>
    phrase`published: ${id}, ${String(files)} files, not counting tool-records.js and LICENSE`,
  moreFiles: files =>
    phrase`${files === 1 ? '1 more file is' : `${files} more files are`} there too. Nothing was written.`,
  idTaken: id =>
    advice(
      phrase`Another collection before it has the id “${id}”.`,
      phrase`Change one of the two ids, or write to another folder.`,
    ),
  asGenerated: files =>
    files === 1 ? '1 file, as it would be generated.' : `${files} files, all as they would be generated.`,
  fileMissing: phrase`The file is missing.`,
  fileForeign: phrase`The generator does not write this file.`,
  fileDiffers: line => phrase`The file differs from line ${String(line)} on.`,
  inFile: 'in the file',
  generated: 'generated',
  noSuchLine: '(no such line)',
  howToRepair: '“generate” writes the files again. Move a file that it does not write to another folder.',

  ourFault: message => phrase`This is a fault of Tool Records itself, not of your files: ${message}`,
  howToSeeStack: 'With TOOL_RECORDS_DEBUG=1 in the environment it also shows where.',
};

function whyUnreadable(reason: ReadFault, code: string): Advice {
  switch (reason) {
    case 'missing':
      return advice(phrase`There is no such file.`, phrase`Check its name and folder.`);
    case 'directory':
      return advice(phrase`This is a folder.`, phrase`Name a file in it.`);
    case 'permission':
      return advice(phrase`You have no permission to read this.`, phrase`Ask its owner for it.`);
    case 'other':
      return advice(phrase`It could not be read (${code}).`, phrase`Check its name and its disk.`);
  }
}

function whyUnwritable(reason: WriteFault, code: string): Advice {
  switch (reason) {
    case 'exists':
      return advice(
        phrase`The file is already there and was kept.`,
        phrase`Name another one, or add --overwrite.`,
      );
    case 'directory':
      return advice(phrase`This is a folder.`, phrase`Name a file in it.`);
    case 'no-folder':
      return advice(phrase`Its folder does not exist.`, phrase`Make the folder first.`);
    case 'not-a-file':
      return advice(
        phrase`This is not a regular file, so it cannot be replaced.`,
        phrase`For standard output write -o -.`,
      );
    case 'permission':
      return advice(phrase`You have no permission to write here.`, phrase`Name a folder of your own.`);
    case 'other':
      return advice(
        phrase`It could not be written (${code}); what was there before is untouched.`,
        phrase`Check the name and the space on the disk.`,
      );
  }
}

function whatIsWrong({code, part, key, present}: CatalogFault): Advice {
  const label = phrase`Start with a small letter; then up to 79 small letters, digits, dots, hyphens or underscores.`;
  switch (code) {
    case 'INVALID_CATALOG':
      return advice(
        phrase`A catalogue is an array of at most 1,000 tools.`,
        phrase`Put the tools into one array, and split a larger one.`,
      );
    case 'INVALID_LABEL':
      return part === 'field'
        ? advice(phrase`“${key}” is not a name that a field may have.`, label)
        : advice(phrase`The value of “${key}” does not have the form of a name.`, label);
    case 'DUPLICATE_TOOL':
      return advice(
        phrase`Another tool before it has the same name.`,
        phrase`Rename one of them, or remove it.`,
      );
    case 'INVALID_METADATA':
      return key === 'effect'
        ? advice(phrase`The effect of a tool is “read” or “change”.`, phrase`Write one of the two.`)
        : advice(phrase`“${key}” is true or false, without quotes.`, phrase`Write one of the two.`);
    case 'INVALID_SPEC':
      if (key === 'type')
        return advice(
          phrase`The type of a field is “string”, “integer” or “boolean”.`,
          phrase`Write one of the three, or leave the tool out.`,
        );
      if (key === 'required')
        return advice(phrase`“${key}” is true or false, without quotes.`, phrase`Write one of the two.`);
      return advice(
        phrase`“${key}” is a whole number from 1 to 20000.`,
        phrase`Write one, also for a field that is no string.`,
      );
    case 'INVALID_FIELDS':
      if (!present) return advice(phrase`“${key}” is missing.`, phrase`Add it.`);
      if (part === 'fields')
        return advice(
          phrase`The fields of a tool are an object with at most 30 entries.`,
          phrase`Write an empty object for a tool that takes no arguments.`,
        );
      if (part === 'tool')
        return advice(
          phrase`A tool is an object.`,
          phrase`Write it with the keys name, family, effect, enabled and fields.`,
        );
      if (part === 'field')
        return advice(
          phrase`A field is an object.`,
          phrase`Write it with the keys type, required and max_length.`,
        );
      return advice(
        phrase`The key “${key}” is not known here.`,
        part === 'tool-key'
          ? phrase`A tool has exactly name, family, effect, enabled and fields.`
          : phrase`A field has exactly type, required and max_length.`,
      );
  }
}
