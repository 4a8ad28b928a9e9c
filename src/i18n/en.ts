import type {Advice, Fault, Messages} from './messages.ts';
import {phrase} from './phrase.ts';

const advice = (what: Advice['what'], next: Advice['next']): Advice => ({what, next});
const sayAgain = phrase`Read the current definitions again; the same request would be refused again.`;

export const en: Messages = {
  locale: 'en',

  language: 'Language',
  loading: 'Loading the records …',
  idle: 'No records were given to this viewer.',
  failed: 'These records cannot be shown',
  noSuchRecord: id => phrase`There is no record “${id}” here. The first one is shown instead.`,
  recordAddress: 'Address of this record',
  downloadJson: 'Records as JSON',
  place: (line, column) => `line ${line}, column ${column}`,
  showAll: characters => `Show all ${characters.toLocaleString('en')} characters`,

  toolsListed: count => (count === 1 ? '1 tool listed' : `${count} tools listed`),
  shapeValid: 'Shape valid',
  refused: 'Refused',

  fiveAnswers: 'The five answers',
  questions: {listed: 'Listed', valid: 'Valid', authorized: 'Authorized', executed: 'Executed', done: 'Done'},
  answers: {yes: 'Yes', no: 'No', refused: 'Refused', 'not-asked': 'Not asked'},
  sent: 'What was sent',
  family: 'Family',
  everyFamily: 'every family',
  tool: 'Tool',
  noNameGiven: 'no name given',
  argument: 'Argument',
  value: 'Value',
  heldAgainst: 'Held against',
  notInDefinition: 'not in the definition',
  notSent: 'not sent',
  noArguments: 'No arguments were sent.',
  received: 'What came back',
  judgedBy: judge => `judged by ${judge}`,
  judges: {
    contract: 'the contract',
    schema: 'the schema',
    server: 'the server',
    client: 'the client',
    completion: 'the completion check',
  },
  validShape:
    'The arguments have the shape that the definition asks for. That gives no permission, and nothing ran.',
  listedNothing: 'The list is empty: the family is known, but no tool of it is enabled.',
  executesNothing: 'Describing a tool does not run it.',
  effect: 'Effect',
  effects: {read: 'reads', change: 'changes'},
  fields: 'Fields',
  noFields: 'This tool takes no arguments.',
  definition: 'The definition it was held against',
  definitions: 'The definitions listed',
  noDefinition: 'No tool was described, so there was no definition to hold anything against.',
  field: 'Field',
  type: 'Type',
  types: {string: 'string', integer: 'integer', boolean: 'true or false'},
  required: 'required',
  optional: 'optional',
  maxLength: 'Longest',
  noLimit: '–',
  upTo: characters => `up to ${characters} characters`,
  closedArguments:
    'Refusing unknown arguments is a rule of this contract. Real servers often accept a key they do not know.',
  source: 'The record as written',

  unknownFamily: family => advice(phrase`No tool has the family “${family}”.`, sayAgain),
  notAvailable: name =>
    advice(
      phrase`“${name}” is not available in this family. A name has to match exactly, and a disabled tool is never described.`,
      sayAgain,
    ),
  notALabel: value =>
    advice(
      phrase`“${value}” is not a name that this contract knows the form of.`,
      phrase`Start with a small letter; then up to 79 small letters, digits, dots, hyphens or underscores.`,
    ),
  argumentsNotAnObject: advice(
    phrase`The arguments are not an object.`,
    phrase`Send an object whose keys are the names of the fields.`,
  ),
  unknownArgument: name =>
    advice(phrase`This tool has no argument “${name}”.`, phrase`Leave it out, then check again.`),
  missingArgument: name =>
    advice(phrase`The required argument “${name}” is missing.`, phrase`Add it, then check again.`),
  wrongValue: name =>
    advice(
      phrase`The value of “${name}” does not fit its field.`,
      phrase`Compare it with the definition below, then check again.`,
    ),
  otherRefusal: code => advice(phrase`The judge refused with the code ${code}.`, sayAgain),

  fault: fault => advice(whatIsWrong(fault), whatToDo(fault)),

  hiddenCharacters: count =>
    count === 1
      ? '1 character here does not show by itself'
      : `${count} characters here do not show by themselves`,
};

function whatIsWrong(fault: Fault): Advice['what'] {
  const found = fault.found ?? '';
  switch (fault.code) {
    case 'EMPTY':
      return phrase`The file is empty.`;
    case 'HTML':
      return phrase`This is a web page, not a collection of records.`;
    case 'ENCODING':
      return phrase`The file is not written in UTF-8.`;
    case 'SYNTAX':
      return phrase`The JSON breaks off or is malformed here.`;
    case 'DUPLICATE_KEY':
      return phrase`The key “${found}” stands twice in one object.`;
    case 'FORBIDDEN_KEY':
      return phrase`The key “${found}” is not allowed.`;
    case 'LONE_SURROGATE':
      return phrase`Half of a surrogate pair stands alone here.`;
    case 'TOO_DEEP':
      return phrase`The nesting is deeper than 64 levels.`;
    case 'TOO_LARGE':
      return phrase`The file has ${found} bytes; the limit is 5,000,000.`;
    case 'TOO_MANY':
      return phrase`The collection has ${found} records; the limit is 10,000.`;
    case 'UNKNOWN_VERSION':
      return phrase`The file has format version ${found}; this viewer reads version 1.`;
    case 'DUPLICATE_ID':
      return phrase`The id “${found}” stands twice.`;
    case 'SHAPE':
      if (fault.fault === 'missing') return phrase`“${fault.wanted ?? ''}” is missing here.`;
      if (fault.fault === 'unknown') return phrase`The format has no “${found}” here.`;
      return phrase`This value does not fit the format: ${found}`;
    case 'HTTP_404':
      return phrase`The file is not there (HTTP 404).`;
    case 'HTTP':
      return phrase`The server answered with HTTP ${found}.`;
    case 'NETWORK':
      return phrase`The file could not be loaded, or broke off on the way.`;
    case 'TIMEOUT':
      return phrase`The server did not answer within 15 seconds.`;
    case 'CROSS_ORIGIN':
      return phrase`The address belongs to another origin, and this page does not load from there.`;
  }
}

function whatToDo(fault: Fault): Advice['next'] {
  switch (fault.code) {
    case 'HTML':
    case 'HTTP_404':
      return phrase`Check the address that src gives.`;
    case 'HTTP':
    case 'TIMEOUT':
      return phrase`Try again later.`;
    case 'NETWORK':
      return phrase`Check the connection. A page opened from disk cannot load files: put the records into the page.`;
    case 'CROSS_ORIGIN':
      return phrase`Put the file beside the page, or allow the origin with cross-origin-src.`;
    case 'ENCODING':
      return phrase`Save it as UTF-8.`;
    case 'UNKNOWN_VERSION':
      return phrase`Use a newer Tool Records, or generate the file again.`;
    case 'TOO_LARGE':
    case 'TOO_MANY':
      return phrase`Split it into several collections.`;
    case 'SHAPE':
      if (fault.fault === 'missing') return phrase`Add it.`;
      return phrase`Accepted here: ${fault.wanted ?? ''}`;
    case 'DUPLICATE_KEY':
    case 'DUPLICATE_ID':
    case 'FORBIDDEN_KEY':
      return phrase`Rename or remove it.`;
    default:
      return phrase`Generate the file again, or restore it from its source.`;
  }
}
