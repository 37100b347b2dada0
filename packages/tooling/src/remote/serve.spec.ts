import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { serve } from './serve.mjs';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-serve-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(folder, 'dist/manifest.json'), '{"name":"mfe-x"}');
  await writeFile(join(folder, 'dist/remoteEntry.js'), '1;');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await serve(join(folder, 'dist'), '0');
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

// The type of a listening server's address is always an object with a port.
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it('serves a built version to pages of other origins, without caching', async () => {
  const manifest = await get('/manifest.json?x');
  expect(await manifest.json()).toEqual({ name: 'mfe-x' });
  const entry = await get('/remoteEntry.js');
  expect([entry.status, entry.headers.get('content-type'), await entry.text()]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    '1;',
  ]);
  expect([entry.headers.get('access-control-allow-origin'), entry.headers.get('cache-control')]).toEqual([
    '*',
    'no-store',
  ]);
});

it.each(['/', '/none.js', '/..%2fsecret.json', '/%2e%2e/secret.json', '//secret.json', '/.hidden'])(
  'serves nothing else: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    await answer.text();
  },
);
