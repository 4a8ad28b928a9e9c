import {check} from './check.ts';
import type {Command} from './command.ts';
import {compare} from './compare.ts';
import {discoverCommand} from './discover.ts';
import {exportCommand} from './export.ts';
import {extract} from './extract.ts';
import {generate} from './generate.ts';
import {importCommand} from './import.ts';
import {publish} from './publish.ts';
import {record} from './record.ts';
import {validate} from './validate.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  generate,
  record,
  discoverCommand,
  validate,
  importCommand,
  extract,
  check,
  exportCommand,
  compare,
  publish,
];
