import {describe, expect, it} from 'vitest';
import {buildCommand, buildModules} from '../../generator/package/modules.ts';
import {CHECKOUT} from '../generator/run-command.ts';

describe('the modules and the command of the package', () => {
  it('do not say where they were built, so that they are the same wherever that is', async () => {
    const chunks = [...(await buildModules(CHECKOUT)), await buildCommand(CHECKOUT)];
    expect(chunks.map(({fileName}) => fileName)).toEqual(
      expect.arrayContaining(['element.js', 'record.js', 'contract.js', 'command.js']),
    );
    const places = chunks.flatMap(({code}) => code.match(/^\/\/ \S+\.(?:[cm]?[jt]s|json)$/gm) ?? []);
    expect(places).toEqual([]);
  }, 60_000);
});
