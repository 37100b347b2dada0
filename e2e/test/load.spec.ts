import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import autocannon from 'autocannon';
import { call, signedHeaders } from '../src/harness/call.js';
import { documentsOf } from '../src/harness/collection.js';
import { startDatabase, startEdge, startServices, type Part } from '../src/harness/part.js';
import { freePort } from '../src/harness/ports.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

/** The full test run (`npm run prove`) takes a minute. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 6);
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 200;
/** Budget of shared connections: the 99th percentile relative to the median. */
const TAIL = 5;
const WRITERS = 6;
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

/**
 * Writers that count page views until they are stopped, each at a separate address, and record the acknowledged ones.
 */
function writers(url: () => string, name: string) {
  const acknowledged = new Map<string, number>();
  const refused = new Map<string, number>();
  let running = true;
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const loops = Array.from({ length: WRITERS }, async (_, writer) => {
    const path = `/load/${name}/${writer}`;
    while (running) {
      const view = { path, query: '', region: 'US' };
      const status = await call(site, url(), '/api/content/pageviews', view).then(
        (answer) => answer.status,
        () => 0,
      );
      const counts = status === 200 ? acknowledged : refused;
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  });
  return {
    acknowledged: () => total(acknowledged),
    refused: () => total(refused),
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
    /** Addresses with fewer views than acknowledged, or more than sent. */
    wrong: async () => {
      const documents = await documentsOf(site, 'pageViews');
      return [...acknowledged].flatMap(([path, count]) => {
        const stored = Number(documents.find((document) => document.path === path)?.views ?? 0);
        const most = count + (refused.get(path) ?? 0);
        return stored >= count && stored <= most ? [] : [{ path, stored, acknowledged: count, most }];
      });
    },
  };
}

/** Readers that run until they are stopped, and count their responses. */
function readers(url: string) {
  const path = READS[0] ?? '';
  return autocannon({
    url,
    connections: WRITERS,
    duration: LIMIT_MS,
    requests: [{ path, headers: signedHeaders(site, 'GET', path) }],
  });
}

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
      const writing = writers(() => edge.url, 'rolling');
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
      expect({ refused: writing.refused(), non2xx, errors, timeouts }).toEqual({
        refused: 0,
        non2xx: 0,
        errors: 0,
        timeouts: 0,
      });
      expect(result['2xx']).toBeGreaterThan(0);
      expect(await writing.wrong()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'services and database are restarted, no acknowledged write is lost, and all recovers automatically',
    async () => {
      const writing = writers(() => site.url, 'restarted');
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
