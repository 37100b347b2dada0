import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 120_000;
const CROWD = 20;
const REMOTES = 4;
/** Milliseconds that the fake services need for one call, one call after the other. */
const CALL_MS = 80;

/** Code of a function that computes for some milliseconds. */
const BUSY = `const busy = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };`;

let services: Server;
let answering: Promise<unknown> = Promise.resolve();
let origin: string;
let test: TestPool | undefined;
let load: Worker[] = [];

beforeAll(async () => {
  services = createServer((request, response) => {
    if (request.url?.includes('allexams')) return;
    // Like services after a start: each call waits for the previous one.
    answering = answering.then(
      () =>
        new Promise<void>((done) => {
          setTimeout(() => {
            response.setHeader('content-type', 'application/json');
            response.end('{"data":[]}');
            done();
          }, CALL_MS);
        }),
    );
  });
  services.listen(0, '127.0.0.1');
  await new Promise((resolve) => services.once('listening', resolve));
  // A server on a host and port has an `AddressInfo`.
  origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await test?.close();
  await Promise.all(load.map((worker) => worker.terminate()));
  load = [];
});

afterAll(() => {
  services.closeAllConnections();
  services.close();
});

const version = (pool: TestPool, name: string, routes: number, loader: string) => {
  const ids = Array.from({ length: routes }, (_, index) => `page-${index}`);
  // 100 ms for the bundle and 40 ms for each screen, about as long as cold code takes.
  const head = `() => { busy(40); return { title: 'A title', description: 'Words.' }; }`;
  const code = Object.fromEntries(ids.map((id) => [id, pageCode(loader, head)]));
  const kinds = Object.fromEntries(ids.map((id) => [id, 'page' as const]));
  return pool.version(name, bundleOf(code, `${BUSY} busy(100);`), kinds);
};

/** Requests 20 pages of four remotes at the same time. */
async function requestAll(pool: TestPool) {
  const versions = await Promise.all(
    Array.from({ length: REMOTES }, (_, index) =>
      version(pool, `mfe-cold-${index}`, CROWD / REMOTES, `({ api, signal }) => api.topExams({ signal })`),
    ),
  );
  return Promise.all(
    versions.flatMap((one) => one.routes.map(({ id }) => pool.pool.render(jobFor(one, id)))),
  );
}

const kindsOf = (results: Awaited<ReturnType<typeof requestAll>>) =>
  results.map((result) => (result.kind === 'failed' ? result.message : result.kind));
const ALL_PAGES = Array.from({ length: CROWD }, () => 'page');

describe('twenty concurrent pages with cold code and services that just started', () => {
  it(
    'all have their content',
    async () => {
      test = await startTestPool(2, { servicesOrigin: origin });
      expect(kindsOf(await requestAll(test))).toEqual(ALL_PAGES);
    },
    LIMIT_MS,
  );

  it(
    'have their content on a busy machine too',
    async () => {
      load = Array.from({ length: 4 }, () => new Worker('for (;;);', { eval: true }));
      test = await startTestPool(2, { servicesOrigin: origin });
      expect(kindsOf(await requestAll(test))).toEqual(ALL_PAGES);
    },
    LIMIT_MS,
  );

  it(
    'have their content while a hanging remote and one with an unanswered call fall back',
    async () => {
      test = await startTestPool(2, { servicesOrigin: origin });
      const hanging = await version(test, 'mfe-hangs', 3, `() => new Promise(() => undefined)`);
      const unanswered = await version(test, 'mfe-waits', 3, `({ api, signal }) => api.allExams({ signal })`);
      const { pool } = test;
      const failing = [hanging, unanswered].flatMap((one) =>
        one.routes.map(({ id }) => pool.render(jobFor(one, id))),
      );
      expect(kindsOf(await requestAll(test))).toEqual(ALL_PAGES);
      for (const result of await Promise.all(failing)) {
        expect(result).toMatchObject({ kind: 'failed', code: 'MB-2003' });
      }
    },
    LIMIT_MS,
  );
});
