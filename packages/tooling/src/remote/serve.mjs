import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { mediaTypeOf } from './media-type.mjs';

const DEFAULT_PORT = 5173;
/** A built file by name. Browsers do not need the server bundle, but it is no secret. */
const FILE = /^\/((?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*)$/;

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
async function answer(folder, incoming, outgoing) {
  // Pages of other origins load these files. No caching, because the next build has the same names.
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const [pathname = ''] = (incoming.url ?? '').split('?');
  const file = FILE.exec(pathname)?.[1];
  const path = file === undefined ? undefined : join(folder, file);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || !found?.isFile()) {
    outgoing.writeHead(404, headers).end('Not found');
    return;
  }
  outgoing.writeHead(200, {
    ...headers,
    'content-type': mediaTypeOf(path),
    'x-content-type-options': 'nosniff',
  });
  createReadStream(path)
    .on('error', () => outgoing.destroy())
    .pipe(outgoing);
}

/**
 * Serves a built version on another origin, for a site that allows this origin in `?mb=<remote>@<origin>`:
 * `/manifest.json` and the files beside it. It also serves the result of a later `mb-build`.
 * @param {string} folder absolute path of the build
 * @param {string | undefined} port default 5173; 0 for any free one
 * @returns {Promise<import('node:http').Server>} once it listens on the loopback address
 */
export async function serve(folder, port) {
  const wanted = port === undefined ? DEFAULT_PORT : Number(port);
  const server = createServer((incoming, outgoing) => {
    answer(folder, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : wanted;
  console.log(`serving http://localhost:${listening}/manifest.json`);
  return server;
}
