import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveComposition } from '@mockingbird/contracts';
import express from 'express';
import { pino } from 'pino';
import { COMPOSITIONS_KEPT } from '../limits.js';
import { CompositionHistory } from './composition-history.js';
import { compositionRoutes, noteComposition } from './composition-routes.js';
import type { LiveSite } from './live-site.js';

const log = pino({ level: 'silent' });
const live = (number: number): LiveComposition => ({ number, shell: 'shell', remotes: [] });
const keyOf = (number: number) => `${number}-${'ab'.repeat(6)}`;

let folder: string;
let history: CompositionHistory;
let present: number | undefined;
let edge: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-history-'));
  history = new CompositionHistory({ folder, log });
  present = undefined;
  // The routes read these three of a site and nothing else.
  const site = () =>
    present === undefined
      ? undefined
      : ({ liveKey: keyOf(present), live: live(present), composition: { number: present } } as LiveSite);
  const app = express();
  app.disable('etag');
  app.use('/api', noteComposition(site), (_request, response) => void response.end());
  app.use(compositionRoutes({ site, history }));
  edge = createServer(app);
  await new Promise<void>((done) => edge.listen(0, '127.0.0.1', () => done()));
});

afterEach(async () => {
  edge.closeAllConnections();
  await new Promise((done) => edge.close(done));
  await rm(folder, { recursive: true, force: true });
});

// A server that listens on a port has an address with one.
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(edge.address() as AddressInfo).port}${path}`, { headers });

const makeLive = async (number: number) => {
  await history.keep(keyOf(number), live(number));
  present = number;
};

describe('the pointer', () => {
  it('names the composition that is live, and answers 304 to who knows it', async () => {
    await makeLive(3);
    const first = await ask('/_mb/composition');
    expect(await first.json()).toEqual({ key: keyOf(3), number: 3 });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/_mb/composition', { 'if-none-match': etag })).status).toBe(304);
    await makeLive(4);
    expect((await ask('/_mb/composition', { 'if-none-match': etag })).status).toBe(200);
  });

  it('comes along with every answer of the services', async () => {
    expect((await ask('/api/x')).headers.get('x-mb-composition')).toBeNull();
    await makeLive(3);
    expect((await ask('/api/x')).headers.get('x-mb-composition')).toBe(keyOf(3));
  });

  it('says 503 while there is none', async () => {
    expect((await ask('/_mb/composition')).status).toBe(503);
    expect((await ask(`/_mb/compositions/${keyOf(1)}`)).status).toBe(503);
  });
});

describe('a composition by its key', () => {
  it('is that very one after a newer one is live, and never changes', async () => {
    await makeLive(1);
    await makeLive(2);
    const answer = await ask(`/_mb/compositions/${keyOf(1)}`);
    expect(await answer.json()).toEqual(live(1));
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('is the live one when it is not known, and is not to be kept', async () => {
    await makeLive(2);
    for (const key of ['1', '7-000000000000', '..%2f..%2fcomposition']) {
      const answer = await ask(`/_mb/compositions/${key}`);
      expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([live(2), 'no-store']);
    }
  });

  it('outlives a restart, and the oldest ones go', async () => {
    for (let number = 1; number <= COMPOSITIONS_KEPT + 2; number += 1) await makeLive(number);
    expect((await readdir(folder)).length).toBe(COMPOSITIONS_KEPT);
    const again = new CompositionHistory({ folder, log });
    await again.open();
    expect(again.find(keyOf(2))).toBeUndefined();
    expect(JSON.parse(again.find(keyOf(3)) ?? '')).toEqual(live(3));
  });

  it('is kept in memory when the disk does not take it', async () => {
    const lost = new CompositionHistory({ folder: '/dev/null/nowhere', log });
    await lost.open();
    await lost.keep(keyOf(1), live(1));
    expect(lost.find(keyOf(1))).toBeDefined();
  });
});
