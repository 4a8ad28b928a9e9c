import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Keys by the names that a page sees, as WebDriver writes them; any other key is its own character. */
const KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Space: ' ',
};

/** No answer takes longer, unless the browser hangs. */
const PATIENCE = 20_000;

async function ask(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`WebKit answered ‘${error}’ to ${method} ${new URL(address).pathname}: ${message}`);
}

/** Resolves with the number of the new display, which nobody sees. */
async function startDisplay(display: ChildProcess): Promise<string> {
  const number = display.stdio[3];
  if (!number) throw new Error('Xvfb has no pipe to answer on.');
  const [said] = (await Promise.race([once(number, 'data'), failureOf(display, 'Xvfb')])) as [Buffer];
  return `:${said.toString().trim()}`;
}

/** Rejects as soon as a program ends or cannot be started. */
async function failureOf(child: ChildProcess, name: string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`${name} ended with code ${code}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function stopped(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** WebKitWebDriver on a port of its own, with a display of its own. It holds one session at a time. */
export class WebKitDriver {
  readonly #program: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tool-records-webkit-'));
  #display: ChildProcess | undefined;
  #driver: ChildProcess | undefined;
  #address = '';

  /** @param program - WebKitGTK's MiniBrowser. */
  constructor(program: string) {
    this.#program = program;
  }

  async start(): Promise<void> {
    this.#display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      DISPLAY: await startDisplay(this.#display),
      LC_ALL: 'C.UTF-8',
      GDK_BACKEND: 'x11',
      // Nothing of a test's browser stays in the home of whoever runs it.
      XDG_CACHE_HOME: this.#folder,
      XDG_CONFIG_HOME: this.#folder,
      XDG_DATA_HOME: this.#folder,
    };
    const port = await freePort();
    this.#driver = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: 'ignore'});
    this.#address = `http://127.0.0.1:${port}`;
    await Promise.race([this.#answering(), failureOf(this.#driver, 'WebKitWebDriver')]);
  }

  async #answering(): Promise<void> {
    for (const end = Date.now() + PATIENCE; ; ) {
      try {
        await ask(`${this.#address}/status`, 'GET');
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  }

  async open(): Promise<WebKitSession> {
    const browser = {binary: this.#program, args: ['--automation']};
    const {sessionId} = (await ask(`${this.#address}/session`, 'POST', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': browser}},
    })) as {sessionId: string};
    const session = new WebKitSession(`${this.#address}/session/${sessionId}`);
    await session.resize(1280, 800);
    return session;
  }

  async stop(): Promise<void> {
    await stopped(this.#driver);
    // What is left of a browser ends with its display.
    await stopped(this.#display);
    rmSync(this.#folder, {recursive: true, force: true});
  }
}

/** One browser window, as new as that of a reader who has never been here. */
export class WebKitSession {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Opens a page and waits until it is loaded. */
  async goto(url: string): Promise<void> {
    await this.#ask('POST', 'url', {url});
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#ask('POST', 'window/rect', {width, height});
  }

  /** Presses and releases keys one after another, each with Shift where its name begins with `Shift+`. */
  async press(...names: readonly string[]): Promise<void> {
    const strokes = names.flatMap(name => {
      const keys = name.split('+').map(key => KEYS[key] ?? key);
      const down = keys.map(value => ({type: 'keyDown', value}));
      return [...down, ...[...keys].reverse().map(value => ({type: 'keyUp', value}))];
    });
    await this.#ask('POST', 'actions', {actions: [{type: 'key', id: 'keyboard', actions: strokes}]});
  }

  /** Runs a function in the page; it sees only its arguments, and nothing around it. */
  async evaluate<T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A): Promise<T> {
    const script = `return (${run}).apply(null, arguments)`;
    return (await this.#ask('POST', 'execute/sync', {script, args})) as T;
  }

  /** The name that assistive technology is given for what the selector finds in the page's viewer. */
  async nameOf(selector: string): Promise<string> {
    const script =
      'return (document.querySelector("tool-records")?.shadowRoot ?? document).querySelector(arguments[0])';
    const element = (await this.#ask('POST', 'execute/sync', {script, args: [selector]})) as object;
    return (await this.#ask('GET', `element/${Object.values(element)[0]}/computedlabel`)) as string;
  }

  /** Goes on in the page's only frame, or out of it again. */
  async enterFrame(inside = true): Promise<void> {
    await this.#ask('POST', 'frame', {id: inside ? 0 : null});
  }

  async close(): Promise<void> {
    await ask(this.#address, 'DELETE');
  }

  #ask(method: string, command: string, body?: unknown): Promise<unknown> {
    return ask(`${this.#address}/${command}`, method, body);
  }
}
