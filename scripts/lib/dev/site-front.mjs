import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION_FILES } from '@mockingbird/registry';
import { mapStack } from '../../../packages/tooling/src/dev/map-stack.mjs';
import { mediaTypeOf } from '../../../packages/tooling/src/remote/media-type.mjs';
import { messageOf } from '../fail.mjs';
import { forward } from './forward.mjs';
import { listen } from './listen.mjs';

const EVENTS = '/_mb/development/events';
const ERRORS = '/_mb/development/errors';
/** Maximum length of an error report from a page. */
const ERROR_LENGTH = 100_000;

/**
 * A file whose content changes under the same name.
 * @param {string} path
 * @param {import('node:http').ServerResponse} outgoing
 */
async function sendFile(path, outgoing) {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    outgoing.writeHead(404, { 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  outgoing.writeHead(200, {
    'content-type': mediaTypeOf(path),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  outgoing.end(bytes);
}

/** @param {import('node:http').IncomingMessage} incoming */
async function bodyOf(incoming) {
  let body = '';
  for await (const part of incoming) {
    body += part;
    if (body.length > ERROR_LENGTH) throw new Error('too long');
  }
  return body;
}

/**
 * An error of the remote's code in a page: printed in the terminal, and returned with source positions.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ files: string, log: (text: string) => void }} parts
 */
async function takeThrown(incoming, outgoing, { files, log }) {
  try {
    const { text, stack } = JSON.parse(await bodyOf(incoming));
    const mapped = await mapStack(String(stack), files);
    log(`${text}\n${mapped}`);
    outgoing.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(mapped);
  } catch (error) {
    outgoing.writeHead(400, { 'content-type': 'text/plain' }).end(`Not understood: ${messageOf(error)}`);
  }
}

/**
 * The address for browsers. It serves the files of the developed remote and of the development shell, and build events.
 * It forwards all else to the edge.
 * @param {{ edge: string, name: string, files: string, shell: string, news: import('./news.mjs').News, log: (text:
 * string) => void }} parts `files` and `shell` are folders; `log` prints to the terminal
 * @param {{ port: number, host: string }} address
 */
export function startSiteFront({ edge, name, files, shell, news, log }, { port, host }) {
  const developed = new RegExp(`^/remotes/${name}/[^/]+-hot\\.\\d+/([\\w.-]+)$`);
  return listen(
    (incoming, outgoing) => {
      const [pathname = ''] = (incoming.url ?? '').split('?');
      const file = developed.exec(pathname)?.[1];
      const own = /^\/assets\/(development-[\w.-]+)$/.exec(pathname)?.[1];
      // The edge knows the version's manifest.
      if (file && file !== VERSION_FILES) void sendFile(join(files, file), outgoing);
      else if (own) void sendFile(join(shell, own), outgoing);
      else if (pathname === EVENTS) news.listen(outgoing);
      else if (pathname === ERRORS && incoming.method === 'POST')
        void takeThrown(incoming, outgoing, { files, log });
      else forward(edge, incoming, outgoing);
    },
    { port, host },
  );
}
