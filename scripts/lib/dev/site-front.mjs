import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { forward } from './forward.mjs';
import { listen } from './listen.mjs';

const EVENTS = '/_mb/development/events';
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
};

/** A file that changes under its name. */
async function sendFile(path, outgoing) {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    outgoing.writeHead(404, { 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  outgoing.writeHead(200, {
    'content-type': `${TYPES[extname(path)] ?? 'application/octet-stream'}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  outgoing.end(bytes);
}

/**
 * What browsers talk to: the files of the developed remote and of the development shell, news of builds, and for all
 * else the edge, with its own headers.
 * @param {{ edge: string, name: string, files: string, shell: string, news: import('./news.mjs').News }} parts
 * `files` and `shell` are folders
 */
export function startSiteFront({ edge, name, files, shell, news }, { port, host }) {
  const developed = new RegExp(`^/remotes/${name}/[^/]+-hot\\.\\d+/([\\w.-]+)$`);
  return listen(
    (incoming, outgoing) => {
      const [pathname] = incoming.url.split('?');
      const file = developed.exec(pathname)?.[1];
      const own = /^\/assets\/(development-[\w.-]+)$/.exec(pathname)?.[1];
      if (file) void sendFile(join(files, file), outgoing);
      else if (own) void sendFile(join(shell, own), outgoing);
      else if (pathname === EVENTS) news.listen(outgoing);
      else forward(edge, incoming, outgoing);
    },
    { port, host },
  );
}
