import {check} from './check.ts';
import type {Command} from './command.ts';
import {discoverCommand} from './discover.ts';
import {generate} from './generate.ts';
import {record} from './record.ts';
import {validate} from './validate.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [generate, record, discoverCommand, validate, check];
