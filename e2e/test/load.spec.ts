import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import autocannon from 'autocannon';
import { call, signedHeaders } from '../src/harness/call.js';
import { findNginx } from '../src/deploy/find-nginx.js';
import { startNginx } from '../src/deploy/start-nginx.js';
import { startDatabase, startEdge, startServices, type Part } from '../src/harness/part.js';
import { freePort } from '../src/harness/ports.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { startWriters, WRITERS } from '../src/load/writers.js';

/** The full test run (`npm run prove`) takes a minute. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 6);
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 200;
/** Budget of shared connections: the 99th percentile relative to the median. */
const TAIL = 5;
/** Number of writes that shows progress. */
const MORE_WRITES = 20;
const LIMIT_MS = 120_000 + 2_000 * SECONDS;

const READS = [
  '/api/exams/allexams',
  '/api/exams/topexams',
  '/api/exams/exam/dmv-california',
  '/api/mocktests/dmv-california',
  '/api/mocktests/dmv-california-1/questions',
  '/api/articles/posts',
];

const PAGES_AND_CALLS = ['/region/us', '/exam/dmv-texas', '/blog', ...READS.slice(0, 3)];

const nginx = findNginx();
/** All clients of the test share an address; its limits are in test/nginx.spec.ts. */
const withoutRates = (configuration: string) => configuration.replaceAll(/rate=\d+r\/s/g, 'rate=100000r/s');

let site: TestSite;
const started: Part[] = [];
const keep = async (part: Promise<Part>): Promise<Part> => {
  const running = await part;
  started.push(running);
  return running;
};

beforeAll(async () => {
  site = await startTestSite();
}, LIMIT_MS);

afterAll(async () => {
  for (const part of started.reverse()) await part.stop();
  await site?.stop();
}, LIMIT_MS);

describe('the reading calls under load', () => {
  it(
    `answer ${CONNECTIONS} connections for ${SECONDS} s without an error, and none much later than the others`,
    async () => {
      for (const path of READS)
        expect([path, (await call(site, site.servicesUrl, path)).status]).toEqual([path, 200]);
      const requests = READS.map((path) => ({ path, headers: signedHeaders(site, 'GET', path) }));
      const target = { url: site.servicesUrl, connections: CONNECTIONS, requests };
      await autocannon({ ...target, duration: WARM_UP_SECONDS });
      const result = await autocannon({ ...target, duration: SECONDS });
      const { non2xx, errors, timeouts, latency } = result;
      console.log(
        `${result['2xx']} answers in ${result.duration} s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
      );
      expect({ non2xx, errors, timeouts }).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
      expect(latency.p99).toBeLessThanOrEqual(TAIL * latency.p50);
    },
    LIMIT_MS,
  );
});

/** Readers that run until they are stopped, and count their responses. */
function readers(url: string, paths: readonly string[] = READS.slice(0, 1)) {
  return autocannon({
    url,
    connections: WRITERS,
    duration: LIMIT_MS,
    // A signature is valid for five minutes.
    requests: paths.map((path) => ({ path, headers: signedHeaders(site, 'GET', path) })),
  });
}

/** No request failed in any way. */
const NONE_LOST = { refused: 0, non2xx: 0, errors: 0, timeouts: 0 };

describe('under load', () => {
  it(
    'two replicas are restarted one after the other, and no call fails',
    async () => {
      const ports = [String(await freePort()), String(await freePort())];
      const replica = (index: number) =>
        keep(startServices(site, { SERVICES_PORT: ports[index] ?? '', STOP_DELAY_MS: '3000' }));
      const first = await replica(0);
      const second = await replica(1);
      const edge = await keep(
        startEdge(site, {
          PORT: String(await freePort()),
          SERVICES_URL: `${first.url},${second.url}`,
          DATA_DIR: `${site.dataDir}/replicas`,
        }),
      );
      const writing = startWriters(site, () => edge.url, 'rolling');
      const reading = readers(edge.url);
      const settled = () => until('further writes', () => writing.acknowledged() > before + MORE_WRITES);
      let before = 0;
      for (const [index, part] of [first, second].entries()) {
        before = writing.acknowledged();
        await settled();
        await part.stop();
        before = writing.acknowledged();
        await settled();
        await replica(index);
      }
      reading.stop();
      const result = await reading;
      await writing.stop();
      const { non2xx, errors, timeouts } = result;
      expect({ refused: writing.refused(), non2xx, errors, timeouts }).toEqual(NONE_LOST);
      expect(result['2xx']).toBeGreaterThan(0);
      expect(await writing.wrong()).toEqual([]);
    },
    LIMIT_MS,
  );

  (nginx ? it : it.skip)(
    'each edge and each services process behind nginx is restarted in turn, and no request is lost',
    async () => {
      const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
      const [firstServices = 0, secondServices = 0, ...edgePorts] = ports;
      // As in deploy/compose.yaml: long enough for nginx to find the edge that was restarted before.
      const STOP_DELAY_MS = '5000';
      const startServicesAt = (port: number) => () =>
        keep(startServices(site, { SERVICES_PORT: String(port), STOP_DELAY_MS }));
      const startEdgeAt = (port: number) => () =>
        keep(
          startEdge(site, {
            PORT: String(port),
            SERVICES_URL: [firstServices, secondServices].map((at) => `http://127.0.0.1:${at}`).join(','),
            DATA_DIR: `${site.dataDir}/edge-${port}`,
            TRUSTED_PROXIES: '127.0.0.1',
            STOP_DELAY_MS,
          }),
        );
      const starts = [...[firstServices, secondServices].map(startServicesAt), ...edgePorts.map(startEdgeAt)];
      const parts: Part[] = [];
      for (const start of starts) parts.push(await start());
      const proxy = await startNginx(
        nginx ?? '',
        edgePorts.map((port) => `127.0.0.1:${port}`),
        { variant: 'plain', change: withoutRates },
      );
      const origin = `http://127.0.0.1:${proxy.port}`;
      const writing = startWriters(site, () => origin, 'behind-nginx');
      const reading = readers(origin, PAGES_AND_CALLS);
      const more = async () => {
        const before = writing.acknowledged();
        await until('further writes', () => writing.acknowledged() > before + MORE_WRITES);
      };
      try {
        for (const [index, start] of starts.entries()) {
          await more();
          await parts[index]?.stop();
          await more();
          parts[index] = await start();
        }
        await more();
      } finally {
        reading.stop();
        await Promise.all([reading, writing.stop()]);
        await proxy.stop();
      }
      const { non2xx, errors, timeouts, ...counts } = await reading;
      console.log(`${counts['2xx']} pages and calls, ${writing.acknowledged()} writes`);
      expect({ refused: writing.refused(), non2xx, errors, timeouts }).toEqual(NONE_LOST);
      expect(counts['2xx']).toBeGreaterThan(0);
      expect(await writing.wrong()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'services and database are restarted, no acknowledged write is lost, and all recovers automatically',
    async () => {
      const writing = startWriters(site, () => site.url, 'restarted');
      const reading = readers(site.url);
      const more = async (what: string) => {
        const before = writing.acknowledged();
        await until(what, () => writing.acknowledged() > before + MORE_WRITES);
      };
      await more('writes before');
      await site.running.parts.services.stop();
      await until('a refusal', () => writing.refused() > 0);
      await keep(startServices(site));
      await more('writes after the services came back');
      const refused = writing.refused();
      await site.running.parts.database.stop();
      await until('a refusal', () => writing.refused() > refused);
      await keep(startDatabase(site));
      await more('writes after the database came back');
      reading.stop();
      const result = await reading;
      await writing.stop();
      console.log(`${writing.acknowledged()} writes acknowledged, ${writing.refused()} refused`);
      expect(result['2xx']).toBeGreaterThan(0);
      expect(await writing.wrong()).toEqual([]);
    },
    LIMIT_MS,
  );
});
