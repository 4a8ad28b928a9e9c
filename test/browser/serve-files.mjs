import {createServer} from 'node:http';
import {extname} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves files from memory, in brotli where the browser takes it, as a host for static pages does.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files - By name, without a slash at the start.
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export async function serveFiles(files) {
  // Compressed before anybody asks, so that a page's time holds no work of the server.
  const packed = new Map([...files].map(([name, bytes]) => [name, brotliCompressSync(bytes)]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
    const name = path || 'index.html';
    const bytes = files.get(name);
    if (!bytes) return response.writeHead(404).end();
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    if (brotli) response.setHeader('content-encoding', 'br');
    response.end(brotli ? packed.get(name) : bytes);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
