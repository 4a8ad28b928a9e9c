import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {test as base} from './fixture.ts';

export {expect} from './fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const dist = new URL('../../dist/', import.meta.url);

/** A site of somebody else, who put our files into it. What it has not been told comes from `dist/`. */
export class HostServer {
  /** Every path that was asked for, in order. */
  readonly asked: string[] = [];
  #answers = new Map<string, Answer>();
  #server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host.invalid');
    this.asked.push(pathname);
    const answer = this.#answers.get(pathname) ?? this.#file;
    answer(request, response);
  });
  origin = '';

  async start(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', () => resolve()));
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    this.origin = `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>(resolve => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** A page of the host, with its headers. `body` may be bytes of another encoding. */
  page(path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): void {
    this.on(path, (_, response) => {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8', ...headers}).end(body);
    });
  }

  /** A file of `dist/`, sent with headers of the host's. */
  withHeaders(path: string, headers: Readonly<Record<string, string>>): void {
    this.on(path, (request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      this.#file(request, response);
    });
  }

  timesAsked(path: string): number {
    return this.asked.filter(one => one === path).length;
  }

  #file: Answer = (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host.invalid');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const bytes = readFileSync(new URL(name, dist));
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.end(bytes);
    } catch {
      response.writeHead(404, {'content-type': 'text/html'}).end('<!doctype html><title>404</title>');
    }
  };
}

/** The browser test with a host's server, which alone a page may ask. */
export const test = base.extend<{host: HostServer}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  host: async ({}, use) => {
    const host = new HostServer();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: ({host}, use) => use(host.origin),
});

/** A page around what a test puts into it. The icon is ours, so that no page asks for one that is not there. */
export const hostPage = (body: string, {head = '', html = 'lang="en"'} = {}): string =>
  `<!doctype html>
<html ${html}>
<head>
<title>A post</title>
<link rel="icon" href="icon.svg">
${head}
</head>
<body>
${body}
</body>
</html>
`;

export const SCRIPT = '<script src="tool-records.js" defer></script>';
