import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const DEFAULT_PORT = 5173;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** A built file by name; the server's own bundle is no business of browsers, but no secret either. */
const FILE = /^\/((?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*)$/;

async function answer(folder, incoming, outgoing) {
  // Another origin's page loads these. Nothing is kept, for the next build has the same names.
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const [pathname] = (incoming.url ?? '').split('?');
  const file = FILE.exec(pathname)?.[1];
  const path = file && join(folder, file);
  const found = path && (await stat(path).catch(() => undefined));
  if (!found?.isFile()) {
    outgoing.writeHead(404, headers).end('Not found');
    return;
  }
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  outgoing.writeHead(200, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
  });
  createReadStream(path)
    .on('error', () => outgoing.destroy())
    .pipe(outgoing);
}

/**
 * Serves a built version, so that a site that lists this origin shows it with `?mb=<remote>@<origin>`: `/manifest.json`
 * and the files beside it. Another `mb-build` meanwhile is served from then on.
 * @param {string} folder absolute path of what was built
 * @param {string | undefined} port 5173 when absent; 0 for any free one
 * @returns {Promise<import('node:http').Server>} once it listens on this machine's loopback address
 */
export async function serve(folder, port) {
  const wanted = /^\d{1,5}$/.test(port ?? '') ? Number(port) : DEFAULT_PORT;
  const server = createServer((incoming, outgoing) => {
    answer(folder, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => resolve());
  });
  console.log(`serving http://localhost:${server.address().port}/manifest.json`);
  return server;
}
