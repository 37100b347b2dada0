import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Publication } from '@mockingbird/contracts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A developer's machine that serves a build: its manifest and its files, for pages of other origins. */
export interface OwnBuild {
  origin: string;
  serve: (build: Publication) => void;
  stop: () => void;
}

export async function startOwnBuild(): Promise<OwnBuild> {
  let files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = (request.url ?? '/').slice(1);
    const bytes = files.get(file);
    response.writeHead(bytes ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The type of an address on host and port is an object; strings are for pipes.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (build) => {
      files = new Map(
        Object.entries(build.files).map(([file, content]) => [file, Buffer.from(content, 'base64')]),
      );
      files.set('manifest.json', Buffer.from(JSON.stringify(build.manifest)));
    },
    stop: () => void server.close(),
  };
}
