import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSecondEdge, type SecondEdge } from '../src/failures/second-edge.js';
import { call, signedHeaders } from '../src/harness/call.js';
import { freePort } from '../src/harness/ports.js';
import { builtRemote, releasesOf } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { sendTelemetry } from '../src/harness/visitors.js';
import {
  KIND,
  startCollector,
  STATUS_ERROR,
  type Collector,
  type ReceivedSpan,
} from '../src/traces/collector.js';
import { addFailingCanary } from '../src/monitoring/failing-canary.js';
import { drawTrace, traceOf } from '../src/traces/span-tree.js';

const BLOG = 'mfe-blog';
const HOME = 'mfe-home';
const BAD_VERSION = '9.0.0';
const SECRET_QUERY = 'jane.doe@example.com';
const COLLECTOR_KEY = 'Bearer of-the-collector';
/** An address of this machine that no site trusts. */
const STRANGER = '127.0.0.2';
/** Pages with calls of the services, and without. */
const PAGES = ['/blog', '/about', '/terms'];
/** Spans are sent every two seconds. */
const ARRIVAL_MS = 30_000;
/** A page may wait this long with a collector that hangs: no longer than without one. */
const PAGE_MS = 2_000;

interface LoadedSdk {
  program: string;
  /** Files of OpenTelemetry. */
  files: number;
}

let folder: string;
let collector: Collector;
let traced: TestSite;

/** Starts a site whose processes write down, at their end, what they loaded. */
function startWatchedSite(name: string, env: Record<string, string>) {
  const file = join(folder, name);
  const probe = resolve(import.meta.dirname, '../src/traces/loaded-sdk.cjs');
  return startTestSite({ NODE_OPTIONS: `--require ${probe}`, LOADED_SDK_FILE: file, ...env });
}

async function readLoaded(name: string): Promise<LoadedSdk[]> {
  const text = await readFile(join(folder, name), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LoadedSdk) // Written by loaded-sdk.cjs.
    .filter(({ program }) => /edge\/main|services\/dist\/main/.test(program));
}

let lastTrace = 0;
/** A trace that a proxy in front started. */
function newTraceparent(flags = '01') {
  lastTrace += 1;
  const traceId = lastTrace.toString(16).padStart(32, 'a');
  return { traceId, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` } };
}

const ofTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const isRootOf =
  (traceId: string) =>
  ({ traceId: id, parentSpanId }: ReceivedSpan) =>
    id === traceId && parentSpanId === '00f067aa0ba902b7';
/** The services send their spans at another moment than the edge. */
const hasService = (traceId: string) => () =>
  ofTrace(traceId).some(({ kind, service }) => kind === KIND.server && service === 'mockingbird-services');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-traces-'));
  collector = await startCollector();
  traced = await startWatchedSite('traced', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(COLLECTOR_KEY)}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    TRUSTED_PROXIES: '127.0.0.1',
    TRUST_TRACEPARENT: 'on',
  });
});
afterAll(async () => {
  await traced?.stop();
  await collector?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a page', () => {
  it('is one trace: edge, render process, services, database', async () => {
    const { traceId, headers } = newTraceparent();
    const page = await request(traced.url, `/blog?utm_source=${SECRET_QUERY}`, { headers });
    expect(page.status).toBe(200);
    await until('the services sent their spans', hasService(traceId), ARRIVAL_MS);
    const spans = await traceOf(collector, 'the page', isRootOf(traceId));
    // The services look at the data versions only when the last look was long ago.
    const isLook = (line: string) => line.endsWith('services: find revisions');
    expect(drawTrace(spans).filter((line) => !isLook(line))).toEqual([
      'edge: GET /blog',
      `  edge: render ${BLOG}`,
      '    edge: GET /api/articles/*',
      '      services: GET /api/articles/posts',
      '        services: find posts',
    ]);
    const inOrder = spans.toSorted((a, b) => Number(a.startTimeUnixNano - b.startTimeUnixNano));
    const [edge, render, , service] = inOrder;
    const command = inOrder.at(-1);
    const { version } = (await builtRemote(BLOG)).manifest;
    expect(edge?.attributes).toMatchObject({
      'http.route': '/blog',
      'http.response.status_code': 200,
      'mockingbird.page.source': 'render',
      'mockingbird.composition': 1,
      'mockingbird.remote': `${BLOG}@${version}`,
    });
    expect(render?.attributes).toMatchObject({ 'mockingbird.output': 'page' });
    expect(service?.attributes).toMatchObject({
      'http.route': '/api/articles/posts',
      'mockingbird.key': 'browser',
    });
    expect(command?.attributes).toMatchObject({ 'db.operation.name': 'find', 'db.collection.name': 'posts' });
    expect(spans.every(({ status }) => status.code !== STATUS_ERROR)).toBe(true);
    expect([...collector.keys]).toEqual([COLLECTOR_KEY]);
  });

  it('of the cache names its route too', async () => {
    const { traceId, headers } = newTraceparent();
    await request(traced.url, '/blog', { headers });
    await until('the page is from the cache', async () => {
      const { headers: answered } = await request(traced.url, '/blog', { headers });
      return answered['x-mb-page'] === 'cache';
    });
    const isCached = ({ attributes, traceId: id }: ReceivedSpan) =>
      id === traceId && attributes['mockingbird.page.source'] === 'cache';
    const spans = await traceOf(collector, 'the cached page', isCached);
    expect(spans.find(isCached)?.attributes).toMatchObject({ 'http.route': '/blog' });
  });

  it('that the proxy in front does not sample has no span', async () => {
    const { traceId, headers } = newTraceparent('00');
    await request(traced.url, '/blog?page=2', { headers });
    const later = newTraceparent();
    await request(traced.url, '/about', { headers: later.headers });
    await traceOf(collector, 'the later page', isRootOf(later.traceId));
    expect(ofTrace(traceId)).toEqual([]);
  });

  it('of a stranger starts another trace, whatever he sends', async () => {
    const { traceId, headers } = newTraceparent();
    await request(traced.url, '/terms', { headers, localAddress: STRANGER });
    const isPage = ({ kind, attributes }: ReceivedSpan) =>
      kind === KIND.server && attributes['http.route'] === '/terms';
    const spans = await traceOf(collector, "the stranger's page", isPage);
    expect(spans.find(isPage)).not.toMatchObject({ traceId });
    expect(spans.find(isPage)?.parentSpanId ?? '').toBe('');
  });
});

describe('an API call', () => {
  it('continues in the services, and a client cannot choose its trace', async () => {
    const { traceId, headers } = newTraceparent();
    const path = `/api/exams/exam/missing-${Date.now()}`;
    await request(traced.url, `${path}?name=${SECRET_QUERY}`, {
      headers: { ...headers, ...signedHeaders(traced, 'GET', path) },
      localAddress: STRANGER,
    });
    const isCall = ({ attributes }: ReceivedSpan) =>
      attributes['http.response.status_code'] === 404 && attributes['url.template'] === '/api/exams/*';
    await until('the edge sent the call', () => collector.spans.some(isCall));
    const id = collector.spans.find(isCall)?.traceId ?? '';
    await until('the services sent their spans', hasService(id), ARRIVAL_MS);
    const lines = drawTrace(ofTrace(id));
    expect(lines.slice(0, 3)).toEqual([
      'edge: GET api',
      '  edge: GET /api/exams/*',
      expect.stringMatching(/^ {4}services: GET \/api\/exams\/exam\/:\w+$/),
    ]);
    expect(ofTrace(traceId)).toEqual([]);
    const service = ofTrace(id).find(
      ({ kind, service: name }) => kind === KIND.server && name === 'mockingbird-services',
    );
    expect(service?.attributes).toMatchObject({ 'mockingbird.problem': 'MB-1003' });
  });
});

describe('a page whose services do not answer', () => {
  let edge: SecondEdge;
  beforeAll(async () => {
    edge = await startSecondEdge(traced, undefined, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(COLLECTOR_KEY)}`,
      OTEL_SERVICE_NAME: 'second-edge',
      TRUSTED_PROXIES: '127.0.0.1',
      TRUST_TRACEPARENT: 'on',
    });
  });
  afterAll(() => edge?.stop());

  it('is an error from the call to the edge', async () => {
    edge.line.cut();
    const { traceId, headers } = newTraceparent();
    const { status } = await request(edge.url, '/blog', { headers });
    const proxied = await call({ ...traced, url: edge.url }, edge.url, '/api/articles/posts');
    edge.line.mend();
    expect([status, proxied.status]).toEqual([503, 503]);
    const spans = await traceOf(collector, 'the failed page', isRootOf(traceId));
    expect(drawTrace(spans)).toEqual([
      'second-edge: GET /blog',
      `  second-edge: render ${BLOG}`,
      '    second-edge: GET /api/articles/*',
    ]);
    const failed = spans.filter(({ status: { code } }) => code === STATUS_ERROR);
    expect(failed.map(({ name }) => name).sort()).toEqual(['GET /api/articles/*', 'GET /blog']);
    expect(failed.map(({ attributes }) => attributes['error.type']).sort()).toEqual(['503', 'no response']);
    const isProxied = ({ name, service, status: { code } }: ReceivedSpan) =>
      service === 'second-edge' && name === 'GET api' && code === STATUS_ERROR;
    await traceOf(collector, 'the failed call', isProxied);
  });
});

describe('a render that fails', () => {
  it('is an error, and the log leads to its trace', async () => {
    const edge = await startSecondEdge(traced, undefined, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(COLLECTOR_KEY)}`,
      TRUSTED_PROXIES: '127.0.0.1',
      TRUST_TRACEPARENT: 'on',
    });
    try {
      await addFailingCanary(traced, { name: HOME, version: BAD_VERSION, cohort: 'bad' });
      const { value: cookie } = await until('the canary is served', async () => {
        const joined = await request(edge.url, '/about?mb-cohort=bad');
        return joined.headers['set-cookie']?.[0]?.split(';')[0];
      });
      const { traceId, headers } = newTraceparent();
      expect((await request(edge.url, '/about', { headers: { ...headers, cookie } })).status).toBe(200);
      const spans = await traceOf(collector, 'the page', isRootOf(traceId));
      const render = spans.find(({ name }) => name === `render ${HOME}`);
      expect(render?.status.code).toBe(STATUS_ERROR);
      expect(render?.attributes).toMatchObject({
        'error.type': 'MB-2004',
        'mockingbird.remote': `${HOME}@${BAD_VERSION}`,
      });
      const line =
        edge
          .log()
          .split('\n')
          .find((text) => text.includes(traceId)) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({ traceId, code: 'MB-2004', path: '/about' });
    } finally {
      await edge.stop();
    }
  });
});

describe("a visitor's error", () => {
  it('is a log record with the place in the source, of the version that failed', async () => {
    const { manifest } = await builtRemote(BLOG);
    const composition = await releasesOf(traced).current();
    const file = Object.keys(manifest.files).find((name) => /^blog\.\w+\.js$/.test(name)) ?? '';
    const event = {
      ...{ remote: BLOG, version: manifest.version, kind: 'handler' as const },
      message: "TypeError: Cannot read properties of undefined (reading 'title')",
      stack: [{ file, line: 1, column: 400 }],
    };
    const telemetry = { composition: composition?.number ?? 0, events: [event] };
    expect(await sendTelemetry(traced, traced.url, telemetry, { 'x-forwarded-for': '10.9.8.7' })).toBe(200);
    const { value: record } = await until('the record arrives', () =>
      collector.records.find(({ eventName }) => eventName === 'exception'),
    );
    expect(record.resource).toEqual({
      'service.name': BLOG,
      'service.version': `${BLOG}@${manifest.version}`,
      'deployment.environment.name': 'test',
    });
    expect(record.attributes).toMatchObject({
      'exception.type': 'TypeError',
      'exception.message': event.message,
      'mockingbird.error.kind': 'handler',
    });
    const [first, place] = String(record.attributes['exception.stacktrace']).split('\n');
    expect(first).toBe(event.message);
    expect(place).toMatch(new RegExp(`^ {4}at \\S*src/\\S+:\\d+:\\d+ \\(${file}:1:400\\)$`));
  });
});

describe('what is sent', () => {
  it('holds no query, no address of a client, and no secret', () => {
    const text = collector.text();
    expect(text.length).toBeGreaterThan(1_000);
    const secrets = traced.running.secrets.API_KEYS.split(',').map((pair) =>
      pair.slice(pair.indexOf(':') + 1),
    );
    for (const secret of [...secrets, traced.running.secrets.JWT_SECRET, SECRET_QUERY, '10.9.8.7', STRANGER])
      expect(text.includes(secret ?? '')).toBe(false);
  });
});

describe('a collector', () => {
  it.each(['is unreachable', 'hangs'])('that %s disturbs no page', async (how) => {
    const hanging = how === 'hangs' ? await startCollector() : undefined;
    hanging?.hang();
    const endpoint = hanging?.url ?? `http://127.0.0.1:${await freePort()}`;
    const edge = await startSecondEdge(traced, undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    try {
      for (let time = 0; time < 200; time += 1) {
        const page = await request(edge.url, PAGES[time % PAGES.length] ?? '');
        expect(page.status).toBe(200);
        if (time > 10) expect(page.milliseconds).toBeLessThan(PAGE_MS);
      }
      if (!hanging) {
        await until('the log names the failure', () => edge.log().includes('otlp export failed'));
        expect(edge.log().split('otlp export failed').length).toBe(2);
      }
    } finally {
      await edge.stop();
      await hanging?.stop();
    }
  });
});

describe('without a collector', () => {
  it('no process loads the SDK, and with one edge and services do', async () => {
    const plain = await startWatchedSite('plain', {});
    expect((await request(plain.url, '/blog', newTraceparent())).status).toBe(200);
    await plain.stop();
    await traced.stop();
    expect((await readLoaded('plain')).map(({ files }) => files)).toEqual([0, 0]);
    const loaded = await readLoaded('traced');
    expect(loaded.length).toBe(2);
    for (const { files } of loaded) expect(files).toBeGreaterThan(50);
  });
});
