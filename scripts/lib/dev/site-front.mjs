import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION_FILES } from '@mockingbird/registry';
import { mediaTypeOf } from '../../../packages/tooling/src/remote/media-type.mjs';
import { forward } from './forward.mjs';
import { listen } from './listen.mjs';
import { takeEditorRequest, takeThrown } from './page-requests.mjs';

const EVENTS = '/_mb/development/events';
const ERRORS = '/_mb/development/errors';
const EDITOR = '/_mb/development/editor';

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

/**
 * The address for browsers. It serves the files of the developed remote and of the development shell, and build events.
 * It opens files in the editor, and forwards all else to the edge.
 * @param {{ edge: string, name: string, directory: string, files: string, shell: string, news: import('./news.mjs').News, log: (text:
 * string) => void }} parts `directory`, `files` and `shell` are folders; `log` prints to the terminal
 * @param {{ port: number, host: string }} address
 */
export function startSiteFront({ edge, name, directory, files, shell, news, log }, { port, host }) {
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
        void takeThrown(incoming, outgoing, { directory, files, log });
      else if (pathname === EDITOR && incoming.method === 'POST')
        void takeEditorRequest(incoming, outgoing, { directory, files, log });
      else forward(edge, incoming, outgoing);
    },
    { port, host },
  );
}
