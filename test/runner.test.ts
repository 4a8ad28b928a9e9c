import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  closingLine,
  tally,
  testOfExit,
  testsOfOurs,
  testsOfPlaywright,
  testsOfReport,
} from './runner/merge.mjs';
import {runStages} from './runner/run-stages.mjs';
import {measure, type SizeRule} from './runner/sizes.mjs';

type Test = ReturnType<typeof testsOfOurs>[number];

const ENDED = {code: 0, signal: null};
const passed: Test = {title: 'it holds', state: 'passed'};
const failed: Test = {title: 'it does not hold', state: 'failed'};
const skipped: Test = {title: 'it was left out', state: 'skipped'};

const states = (tests: readonly Test[]) => tests.map(test => test.state);

describe('the closing line', () => {
  it('holds the passed and the failed alone where nothing was skipped', () => {
    expect(closingLine(tally([passed, passed, failed]))).toBe('2 passed, 1 failed');
  });

  it('adds the skipped where there are any', () => {
    expect(closingLine(tally([passed, skipped]))).toBe('1 passed, 0 failed, 1 skipped');
  });
});

describe('a stage that says only yes or no', () => {
  it('is one passed test where it ended with code 0', () => {
    expect(states(testOfExit('it compiles', ENDED))).toEqual(['passed']);
  });

  it.each([
    ['ended with code 2', {code: 2, signal: null}],
    ['was killed by SIGKILL', {code: null, signal: 'SIGKILL'}],
    ['could not be run: no such program', {code: null, signal: null, fault: 'no such program'}],
    ['was stopped because it took too long', {code: 0, signal: null, tooLong: true}],
  ])('is one failed test where it %s', (detail, ended) => {
    expect(testOfExit('it compiles', ended)).toEqual([{title: 'it compiles', state: 'failed', detail}]);
  });
});

describe('a stage with a report', () => {
  it('counts as what it reported where it ended well', () => {
    expect(testsOfReport('vitest', ENDED, [passed, skipped])).toEqual([passed, skipped]);
  });

  it('is not counted twice where code 1 only repeats a reported failure', () => {
    expect(states(testsOfReport('vitest', {code: 1, signal: null}, [passed, failed]))).toEqual([
      'passed',
      'failed',
    ]);
  });

  it.each([
    ['code 1 and no reported failure', {code: 1, signal: null}, [passed]],
    ['another code beside a reported failure', {code: 134, signal: null}, [passed, failed]],
    ['a signal beside a reported failure', {code: null, signal: 'SIGSEGV'}, [passed, failed]],
    ['a hang beside a reported failure', {code: 1, signal: null, tooLong: true}, [passed, failed]],
    ['no report', ENDED, undefined],
    ['no report and code 1', {code: 1, signal: null}, undefined],
    ['a report of no test', ENDED, []],
  ])('has one failed test more for %s', (_, ended, reported) => {
    const before = tally(reported ?? []).failed;
    expect(tally(testsOfReport('vitest', ended, reported)).failed).toBe(before + 1);
  });
});

describe('a report of our own', () => {
  it('is taken where every test has a title and a known state', () => {
    expect(testsOfOurs({tests: [passed, failed, skipped]})).toEqual([passed, failed, skipped]);
  });

  it.each([
    ['an unknown state', {tests: [{title: 'it holds', state: 'fine'}]}],
    ['no title', {tests: [{state: 'passed'}]}],
    ['no tests', {}],
  ])('is refused with %s', (_, report) => {
    expect(() => testsOfOurs(report)).toThrow();
  });
});

describe('a report of Playwright', () => {
  const spec = (status: string, types: string[] = [], message?: string) => ({
    title: 'the key moves',
    tests: [
      {
        projectName: 'chromium',
        status,
        annotations: types.map(type => ({type})),
        results: [{error: message ? {message} : undefined}],
      },
    ],
  });
  const reportOf = (inner: ReturnType<typeof spec>, errors: {message: string}[] = []) => ({
    suites: [{title: 'keys.spec.ts', suites: [{title: 'keys (ko)', specs: [inner]}]}],
    errors,
  });

  it('names each test by its engine, its file and its titles', () => {
    expect(testsOfPlaywright(reportOf(spec('expected')))).toEqual([
      {title: 'chromium > keys.spec.ts > keys (ko) > the key moves', state: 'passed'},
    ]);
  });

  it.each([
    ['expected', [], 'passed'],
    ['unexpected', [], 'failed'],
    ['flaky', [], 'failed'],
    ['skipped', ['skip'], 'skipped'],
    ['skipped', ['fixme'], 'skipped'],
    ['skipped', [], 'failed'],
    ['skipped', ['serial'], 'failed'],
  ])('counts %s with the notes %j as %s', (status, notes, state) => {
    expect(states(testsOfPlaywright(reportOf(spec(status, notes))))).toEqual([state]);
  });

  it('gives the first line of a failure, without colours', () => {
    const [test] = testsOfPlaywright(
      reportOf(spec('unexpected', [], 'Error: \u001b[2mnot\u001b[22m focused\n  at line 3')),
    );
    expect(test?.detail).toBe('Error: not focused');
  });

  it('counts an error outside every test as a failure', () => {
    const tests = testsOfPlaywright({suites: [], errors: [{message: 'the server did not start\nmore'}]});
    expect(tests).toEqual([{title: 'the server did not start', state: 'failed'}]);
  });
});

describe('the stages', () => {
  const world = {folder: '', say: () => {}, now: () => 0, stopped: () => false};
  const stage = (name: string, tests: Test[] | Error, needs: string[] = []) => ({
    name,
    what: name,
    needs,
    run: async () => {
      if (tests instanceof Error) throw tests;
      return tests;
    },
  });
  const run = async (...stages: Parameters<typeof runStages>[0]) => {
    const results = await runStages(stages, world);
    return Object.fromEntries(results.map(({name, tests}) => [name, states(tests)]));
  };

  it('go on after a failure', async () => {
    expect(await run(stage('lint', [failed]), stage('vitest', [passed]))).toEqual({
      lint: ['failed'],
      vitest: ['passed'],
    });
  });

  it('leave out a stage whose need failed, and count it as one failed', async () => {
    expect(await run(stage('build', [failed]), stage('sizes', [passed, passed], ['build']))).toEqual({
      build: ['failed'],
      sizes: ['failed'],
    });
  });

  it('run a stage whose need passed', async () => {
    expect(await run(stage('build', [passed]), stage('sizes', [passed, passed], ['build']))).toEqual({
      build: ['passed'],
      sizes: ['passed', 'passed'],
    });
  });

  it('run a stage whose need was not asked for', async () => {
    expect(await run(stage('sizes', [passed], ['build']))).toEqual({sizes: ['passed']});
  });

  it('count a stage that throws, and one without a test, as one failed each', async () => {
    expect(await run(stage('vitest', new Error('no memory')), stage('sizes', []))).toEqual({
      vitest: ['failed'],
      sizes: ['failed'],
    });
  });

  it('count every stage after an interruption as failed', async () => {
    const results = await runStages([stage('lint', [passed])], {...world, stopped: () => true});
    expect(results.map(({tests}) => states(tests))).toEqual([['failed']]);
  });
});

describe('a byte limit', () => {
  const rule: SizeRule = {file: 'x.js', what: 'the script', limit: 60, aim: 40, ascii: true};
  // The digits of a hash, which no compressor shortens by more than half.
  const text = (length: number) => {
    let digits = '';
    while (digits.length < length) digits += createHash('sha256').update(digits).digest('hex');
    return new TextEncoder().encode(digits.slice(0, length));
  };
  const stateOf = (bytes: Uint8Array | undefined) => states(measure(rule, bytes).tests);

  it('passes below it, and fails above it', () => {
    expect(stateOf(text(10))).toEqual(['passed', 'passed']);
    expect(stateOf(text(5000)).at(0)).toBe('failed');
  });

  it('fails for one character outside ASCII, and passes for its escape', () => {
    expect(stateOf(new TextEncoder().encode('"가"'))).toEqual(['passed', 'failed']);
    expect(stateOf(new TextEncoder().encode('"\\uac00"'))).toEqual(['passed', 'passed']);
  });

  it.each([
    ['missing', undefined],
    ['empty', new Uint8Array()],
  ])('fails in every test for a file that is %s', (_, bytes) => {
    expect(stateOf(bytes)).toEqual(['failed', 'failed']);
  });

  it('says how far the file is from its aim', () => {
    expect(measure(rule, text(10)).line).toMatch(/ \d+ under the aim of 40$/);
    expect(measure(rule, text(5000)).line).toMatch(/ [\d,]+ over the aim of 40$/);
  });
});
