import {describe, expect, it} from 'vitest';
import {OutputFault} from '../../generator/terminal/world.ts';
import about from '../../package.json' with {type: 'json'};
import {CATALOG, folderWith, runCommand} from './run-command.ts';

const COMMANDS = ['generate', 'record', 'discover', 'validate', 'import', 'extract', 'check'];
const LISTED = ['discover', '--catalog', CATALOG, '--family', 'loans'];

describe('help', () => {
  it('names every command and every exit code on standard output', async () => {
    const {code, out, err} = await runCommand(['--help']);
    expect({code, err}).toEqual({code: 0, err: ''});
    for (const name of COMMANDS) expect(out).toContain(`\n  ${name} `);
    expect(out).toMatch(/0 .*1 .*2 .*3 /);
  });

  it.each(COMMANDS)('explains %s by itself, without the options that it needs to run', async name => {
    const {code, out, err} = await runCommand([name, '--help']);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain(`Usage: tool-records ${name} `);
    expect((await runCommand([name, '-h'])).out).toBe(out);
  });

  it('shows what may be left out in brackets, and what may not without', async () => {
    const {out} = await runCommand(['discover', '--help']);
    expect(out).toContain('tool-records discover --catalog FILE --family F [--name N]');
  });

  it('gives the version of the package', async () => {
    expect(await runCommand(['--version'])).toEqual({code: 0, out: `${about.version}\n`, err: ''});
  });
});

describe('a command line that cannot be understood exits with 2, says why, and shows the usage', () => {
  it.each([
    ['no command', [], 'No command was given'],
    ['an unknown command', ['discvoer'], 'no command “discvoer”'],
    ['an unknown option', [...LISTED, '--famly=x'], '“--famly”'],
    ['an unknown option of one letter', [...LISTED, '-x'], '“-x”'],
    ['an option of another command', [...LISTED, '--overwrite'], '“--overwrite”'],
    ['a name that every object has', [...LISTED, '--constructor=x'], '“--constructor”'],
    ['an option given twice', [...LISTED, '--family', 'shelf'], '“--family” was given twice'],
    ['an option twice with the same value', [...LISTED, '--family', 'loans'], '“--family” was given twice'],
    [
      'an option without its value',
      ['discover', '--family', 'loans', '--catalog'],
      '“--catalog” needs a value',
    ],
    [
      'an option where a value belongs',
      ['discover', '--catalog', '--family', 'x'],
      '“--catalog” needs a value',
    ],
    ['an empty file name', ['discover', '--catalog=', '--family', 'x'], '“--catalog” needs a value'],
    ['a switch with a value', ['generate', '--check=yes'], '“--check” takes no value'],
    ['missing options, all of them', ['discover'], 'Missing: --catalog, --family'],
    ['a file where none is read', [...LISTED, 'more.json'], '“more.json”'],
    ['check without a file', ['check'], 'No file was named'],
    [
      'extract from two files',
      ['extract', 'a.json', 'b.json', '--record=a'],
      '“b.json” is one word too many',
    ],
    [
      'a kind of input that there is not',
      ['import', '-', '--from=csv', '--id=a', '--title-ko=a', '--title-en=a', '-o=-'],
      '“csv” is no kind of input',
    ],
    ['a language that we do not speak', [...LISTED, '--lang', 'fr'], '“fr”'],
    [
      'standard input twice',
      ['record', '--catalog=-', '--requests=-', '--id=a', '--title-ko=a', '--title-en=a', '-o=-'],
      'only once',
    ],
  ])('%s', async (_, argv, sentence) => {
    const {code, out, err} = await runCommand(argv, {stdin: '[]'});
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain(sentence);
    if (!/only once|no kind of input/.test(sentence)) expect(err).toContain('Usage: tool-records ');
  });

  it('a summary in one language alone', async () => {
    const argv = [
      'record',
      '--catalog=a',
      '--requests=b',
      '--id=c',
      '--title-ko=d',
      '--title-en=e',
      '-o',
      'f',
    ];
    const {code, err} = await runCommand([...argv, '--summary-ko=x']);
    expect(code).toBe(2);
    expect(err).toContain('Missing: --summary-en');
  });

  it('the same words without the fault are accepted', async () => {
    expect((await runCommand(LISTED)).code).toBe(0);
    expect((await runCommand(['--lang', 'en', ...LISTED])).code).toBe(0);
    expect((await runCommand(['discover', '--family=loans', `--catalog=${CATALOG}`])).code).toBe(0);
  });
});

describe('the language', () => {
  const english = /No command/;
  const korean = /명령이 없습니다/;

  it.each([
    [{}, [], english],
    [{LANG: 'ko_KR.UTF-8'}, [], korean],
    [{LANG: 'ko'}, [], korean],
    [{LANG: 'ko.UTF-8'}, [], korean],
    [{LANG: 'en_US.UTF-8'}, [], english],
    [{LANG: 'kok_IN.UTF-8'}, [], english],
    [{LANG: 'ko_KR.UTF-8', LC_MESSAGES: 'en_US.UTF-8'}, [], english],
    [{LANG: 'en_US.UTF-8', LC_ALL: 'ko_KR.UTF-8', LC_MESSAGES: 'C'}, [], korean],
    [{LANG: 'ko_KR.UTF-8', LC_ALL: ''}, [], korean],
    [{LANG: 'ko_KR.UTF-8'}, ['--lang', 'en'], english],
    [{LC_ALL: 'C'}, ['--lang=ko'], korean],
  ])('with %o and %o is chosen as POSIX says, and --lang wins', async (env, argv, expected) => {
    expect((await runCommand(argv, {env})).err).toMatch(expected);
  });

  it('of a complaint about the rest of the line is that of --lang, wherever it stands', async () => {
    expect((await runCommand(['discover', '--bogus', '--lang', 'ko'])).err).toContain(
      '‘--bogus’ 옵션이 없습니다',
    );
  });

  it('of help is Korean on request, and its usage line is the same', async () => {
    const {out} = await runCommand(['record', '--help', '--lang', 'ko']);
    expect(out).toContain('사용법: tool-records record --catalog FILE');
    expect(out).toContain('요청 파일은 배열입니다');
  });

  it('never changes an answer', async () => {
    const {out} = await runCommand([...LISTED, '--lang', 'ko']);
    expect(out).toBe((await runCommand([...LISTED, '--lang', 'en'])).out);
  });
});

describe('what others wrote', () => {
  it('cannot move the cursor of a terminal or turn its letters round', async () => {
    const name = 'a\u001b[2J\u009b\u202e\u200b\nb';
    for (const argv of [
      [name],
      ['check', name],
      ['discover', '--catalog', name, '--family', 'x'],
      [`--${name}`],
    ]) {
      const {err} = await runCommand(argv);
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e]/);
      expect(err).toContain('a\\u{1b}[2J\\u{9b}\\u{202e}\\u{200b}\\u{a}b');
    }
  });

  it('is shown as it is where it is plain text', async () => {
    expect((await runCommand(['도구'])).err).toContain('“도구”');
  });

  it('is escaped inside an answer so that the value stays the same', async () => {
    const sent = {title: 'a\u009b\u202e\u{e0041}'};
    const {out} = await runCommand([
      'validate',
      '--catalog',
      CATALOG,
      '--name',
      'shelf.find',
      '--arguments',
      JSON.stringify(sent),
    ]);
    expect(out).toMatch(/^[\u0020-\u007e]+\n$/);
    expect(JSON.parse(out).ok.arguments).toEqual(sent);
  });
});

describe('a fault of ours', () => {
  const broken = {
    write: async (stream: 'out' | 'err', text: string) => {
      if (stream === 'out') throw new Error('a gear \u001b broke');
      said += text;
    },
  };
  let said = '';

  it('exits with 3 and says that the files are not to blame', async () => {
    said = '';
    expect((await runCommand(LISTED, broken)).code).toBe(3);
    expect(said).toContain('a fault of Tool Records itself, not of your files: Error: a gear \\u{1b} broke');
    expect(said).not.toContain('    at ');
  });

  it('shows where it happened with TOOL_RECORDS_DEBUG', async () => {
    said = '';
    expect((await runCommand(LISTED, {...broken, env: {TOOL_RECORDS_DEBUG: '1'}})).code).toBe(3);
    expect(said).toContain('    at ');
  });

  it('is not what a full disk behind standard output is: that exits with 2', async () => {
    said = '';
    const full = {
      write: async (stream: 'out' | 'err', text: string) => {
        if (stream === 'out') throw new OutputFault('ENOSPC');
        said += text;
      },
    };
    expect((await runCommand(LISTED, full)).code).toBe(2);
    expect(said).toContain('ENOSPC');
  });
});

describe('files', () => {
  it('are relative to where the command was called', async () => {
    const cwd = folderWith({'mine.json': '[]'});
    const argv = ['discover', '--catalog', 'mine.json', '--family', 'all'];
    expect((await runCommand(argv, {cwd})).out).toBe('{"ok":[]}\n');
    expect((await runCommand(argv, {cwd: folderWith()})).code).toBe(2);
  });

  it('can be standard input, written as a hyphen', async () => {
    const {code, out} = await runCommand(['discover', '--catalog', '-', '--family', 'all'], {stdin: '[]'});
    expect({code, out}).toEqual({code: 0, out: '{"ok":[]}\n'});
  });
});
