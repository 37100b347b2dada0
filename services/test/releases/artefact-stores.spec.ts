import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ArtefactStore } from '../../src/stored-files/artefact-store.js';
import { FolderStore } from '../../src/stored-files/folder-store.js';
import { S3Store } from '../../src/stored-files/s3-store.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';
import { startS3, type TestS3 } from './s3-server.js';

const files = (entries: Record<string, string | Buffer>) =>
  new Map(Object.entries(entries).map(([name, content]) => [name, Buffer.from(content)]));

interface Started {
  store: ArtefactStore;
  close: () => Promise<void>;
}

async function startFolder(): Promise<Started> {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  return { store: new FolderStore(root), close: () => rm(root, { recursive: true, force: true }) };
}

async function startBucket(): Promise<Started> {
  const server = await startS3();
  const store = new S3Store(server.config);
  return {
    store,
    close: async () => {
      store.onApplicationShutdown();
      await server.close();
    },
  };
}

describe.each([
  ['a folder', startFolder],
  ['an S3-compatible server', startBucket],
])('the artefact store on %s', (_, start) => {
  let started: Started;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.close());
  const read = async (folder: string, file: string) =>
    (await started.store.read(folder, file))?.toString('latin1');

  it('returns every file as it was written', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (__, index) => (index * 7) % 256));
    const contents = { 'entry.js': 'x', 'chunks/deep/page.js': 'ü', 'empty.css': '', 'picture.png': bytes };
    await started.store.write('home/1.0.0/abc', files(contents));
    for (const [name, content] of Object.entries(contents)) {
      expect(await started.store.read('home/1.0.0/abc', name)).toEqual(Buffer.from(content));
    }
  });

  it('keeps many files, and the same again', async () => {
    const many = files(
      Object.fromEntries(Array.from({ length: 60 }, (__, index) => [`f-${index}.js`, `${index}`])),
    );
    await Promise.all([started.store.write('many/1.0.0/a', many), started.store.write('many/1.0.0/a', many)]);
    await started.store.write('many/1.0.0/a', many);
    expect(await read('many/1.0.0/a', 'f-0.js')).toBe('0');
    expect(await read('many/1.0.0/a', 'f-59.js')).toBe('59');
  });

  it('does not know files that are not there', async () => {
    await started.store.write('home/2.0.0/abc', files({ 'chunks/page.js': 'x' }));
    for (const name of ['nothing.js', 'chunks', 'chunks/page.js/x']) {
      expect(await read('home/2.0.0/abc', name)).toBeUndefined();
    }
    expect(await read('unknown/1.0.0/abc', 'x')).toBeUndefined();
  });

  it('takes a folder away, and nothing beside it', async () => {
    await started.store.write('gone/1.0.0/abc', files({ 'a.js': 'x', 'chunks/b.js': 'y' }));
    await started.store.write('gone/1.0.0/def', files({ 'a.js': 'x' }));
    await started.store.write('gone/1.0.01/abc', files({ 'a.js': 'stays' }));
    await started.store.remove('gone/1.0.0');
    expect(await read('gone/1.0.0/abc', 'a.js')).toBeUndefined();
    expect(await read('gone/1.0.0/abc', 'chunks/b.js')).toBeUndefined();
    expect(await read('gone/1.0.0/def', 'a.js')).toBeUndefined();
    expect(await read('gone/1.0.01/abc', 'a.js')).toBe('stays');
    await started.store.remove('gone/1.0.0');
    await started.store.remove('never/1.0.0');
  });

  it('keeps again what was taken away', async () => {
    await started.store.write('back/1.0.0/abc', files({ 'a.js': 'x' }));
    await started.store.remove('back/1.0.0');
    await started.store.write('back/1.0.0/abc', files({ 'a.js': 'y' }));
    expect(await read('back/1.0.0/abc', 'a.js')).toBe('y');
  });
});

describe('a store that refuses', () => {
  it.each([
    ['the key', { credentials: { accessKeyId: 'somebody', secretAccessKey: 'wrong' } }],
    ['the bucket', { bucket: 'another' }],
  ])('because of %s counts as away', async (_, change) => {
    const server = await startS3();
    const store = new S3Store({ ...server.config, ...change });
    const away = { status: 503, code: 'MB-1014', cause: expect.anything() };
    await expect(store.write('a/1.0.0/b', files({ x: 'y' }))).rejects.toMatchObject(away);
    await expect(store.read('a/1.0.0/b', 'x')).rejects.toMatchObject(away);
    await expect(store.remove('a/1.0.0')).rejects.toMatchObject(away);
    store.onApplicationShutdown();
    await server.close();
  });
});

describe('the services with an S3-compatible store', () => {
  let database: TestDatabase;
  let server: TestS3;
  let services: TestApp;
  beforeAll(async () => {
    [database, server] = await Promise.all([startDatabase(), startS3()]);
    services = await startApp({ mongodbUri: database.uri, s3: server.config });
  });
  afterAll(async () => {
    await services.close();
    await Promise.all([server.close(), database.close()]);
  });
  const publish = (name: string) =>
    services.call('/api/releases/artefacts', { key: 'release', body: publicationOf({ name }) });
  const page = (name: string) =>
    services.call(`/api/releases/artefacts/${name}/1.0.0/chunks/page.js`, { key: 'edge' });

  it('publish and hand out', async () => {
    expect((await publish('home')).status).toBe(201);
    expect([(await page('home')).status, (await page('home')).text]).toEqual([200, 'export {};']);
  });

  it('answer 503 while it is away, store nothing of a version half, and go on when it is back', async () => {
    await server.stop();
    const problem = expect.objectContaining({ code: 'MB-1014' });
    const refused = await publish('later');
    expect([refused.status, refused.json()]).toEqual([503, problem]);
    expect(refused.headers.get('retry-after')).toBe('10');
    const file = await page('home');
    expect([file.status, file.json()]).toEqual([503, problem]);
    const composition = await services.call('/api/releases/composition', { key: 'edge' });
    expect(composition.status).toBe(404);
    await server.start();
    expect((await page('later')).json()).toMatchObject({ code: 'MB-4005' });
    expect((await publish('later')).status).toBe(201);
    expect((await page('later')).status).toBe(200);
    expect((await page('home')).status).toBe(200);
  });
});
