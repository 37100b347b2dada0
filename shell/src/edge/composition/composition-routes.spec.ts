import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveComposition } from '@mockingbird/contracts';
import express from 'express';
import { pino } from 'pino';
import { MAX_STORED_COMPOSITIONS } from '../limits.js';
import { CompositionHistory } from './composition-history.js';
import { addCompositionHeader, compositionRoutes } from './composition-routes.js';
import type { LiveSite } from './live-site.js';

const log = pino({ level: 'silent' });
const live = (number: number): LiveComposition => ({ number, shell: 'shell', remotes: [] });
const keyOf = (number: number) => `${number}-${'ab'.repeat(6)}`;

let folder: string;
let history: CompositionHistory;
let liveNumber: number | undefined;
let edge: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-history-'));
  history = new CompositionHistory({ folder, log });
  liveNumber = undefined;
  // The routes read no other fields of a site.
  const site = () =>
    liveNumber === undefined
      ? undefined
      : ({
          liveKey: keyOf(liveNumber),
          live: live(liveNumber),
          composition: { number: liveNumber },
        } as LiveSite);
  const app = express();
  app.disable('etag');
  app.use('/api', addCompositionHeader(site), (_request, response) => void response.end());
  app.use(compositionRoutes({ site, history }));
  edge = createServer(app);
  await new Promise<void>((done) => edge.listen(0, '127.0.0.1', () => done()));
});

afterEach(async () => {
  edge.closeAllConnections();
  await new Promise((done) => edge.close(done));
  await rm(folder, { recursive: true, force: true });
});

// A server on a port has an `AddressInfo`.
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(edge.address() as AddressInfo).port}${path}`, { headers });

const makeLive = async (number: number) => {
  await history.store(keyOf(number), live(number));
  liveNumber = number;
};

describe('the key of the live composition', () => {
  it('is answered with 304 to a client that has it', async () => {
    await makeLive(3);
    const first = await get('/_mb/composition');
    expect(await first.json()).toEqual({ key: keyOf(3), number: 3 });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/_mb/composition', { 'if-none-match': etag })).status).toBe(304);
    await makeLive(4);
    expect((await get('/_mb/composition', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is in every response of the services', async () => {
    expect((await get('/api/x')).headers.get('x-mb-composition')).toBeNull();
    await makeLive(3);
    expect((await get('/api/x')).headers.get('x-mb-composition')).toBe(keyOf(3));
  });

  it('is answered with 503 before the first composition', async () => {
    expect((await get('/_mb/composition')).status).toBe(503);
    expect((await get(`/_mb/compositions/${keyOf(1)}`)).status).toBe(503);
  });
});

describe('a composition by its key', () => {
  it('is returned unchanged after a newer one went live', async () => {
    await makeLive(1);
    await makeLive(2);
    const answer = await get(`/_mb/compositions/${keyOf(1)}`);
    expect(await answer.json()).toEqual(live(1));
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('is compressed for a browser', async () => {
    await makeLive(1);
    const long = { ...live(1), shell: 'shell'.repeat(100) };
    await history.store(keyOf(1), long);
    const sizes: number[] = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await get(`/_mb/compositions/${keyOf(1)}`, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.json()).toEqual(long);
      sizes.push(Number(answer.headers.get('content-length')));
    }
    const [plain = 0, ...compressed] = sizes;
    for (const size of compressed) expect(size).toBeLessThan(plain / 3);
  });

  it('is replaced by the live one, not cacheable, when the key is unknown', async () => {
    await makeLive(2);
    for (const key of ['1', '7-000000000000', '..%2f..%2fcomposition']) {
      const answer = await get(`/_mb/compositions/${key}`);
      expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([live(2), 'no-store']);
    }
  });

  it('survives a restart, and the oldest ones are deleted', async () => {
    for (let number = 1; number <= MAX_STORED_COMPOSITIONS + 2; number += 1) await makeLive(number);
    expect((await readdir(folder)).length).toBe(MAX_STORED_COMPOSITIONS);
    const reloaded = new CompositionHistory({ folder, log });
    await reloaded.load();
    expect(reloaded.find(keyOf(2))).toBeUndefined();
    expect(JSON.parse(String(reloaded.find(keyOf(3))?.body.identity))).toEqual(live(3));
  });

  it('is stored in memory when the disk is not writable', async () => {
    const lost = new CompositionHistory({ folder: '/dev/null/nowhere', log });
    await lost.load();
    await lost.store(keyOf(1), live(1));
    expect(lost.find(keyOf(1))).toBeDefined();
  });
});
