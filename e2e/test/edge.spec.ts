import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSecondEdge, type SecondEdge } from '../src/failures/second-edge.js';
import { request, type HttpResponse } from '../src/harness/request.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { freePort } from '../src/harness/ports.js';
import { pageStateOf, versionAt } from '../src/harness/page-state.js';
import { buildRemote, deriveVersion, release, TRIAL_FOLDER } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { otherShell, type OtherShell } from '../src/stand-ins/other-shell.js';

let site: TestSite;
let edge: Part;

beforeAll(async () => {
  const [started, trial] = await Promise.all([startTestSite(), buildRemote(TRIAL_FOLDER, '1.0.0')]);
  site = started;
  await release(site, trial, 'pages that show when they were made');
  await site.running.parts.edge.stop();
  // All log lines of the edge; the last test searches them for secrets.
  edge = await startEdge(site, { LOG_LEVEL: 'debug' });
  await until('the trial remote is live', async () => (await versionAt(site.url, '/trial')) !== undefined);
});

afterAll(async () => {
  await edge?.stop();
  await site?.stop();
});

const page = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  request(site.url, path, { headers, method });
const from = ({ headers }: HttpResponse) => headers['x-mb-page'];
/** The render time of the stamp page, and its query. */
const stampOf = ({ text }: HttpResponse) => {
  const [, query, madeAt] = /<output data-query="([^"]*)">(\d+)<\/output>/.exec(text) ?? [];
  return { query: query?.replaceAll('&amp;', '&'), madeAt };
};

describe('a page', () => {
  it('is rendered once and then comes from the cache, the same to the byte', async () => {
    const first = await page('/trial/stamp/once');
    const second = await page('/trial/stamp/once');
    expect([from(first), from(second)]).toEqual(['render', 'cache']);
    expect(second.body.equals(first.body)).toBe(true);
    expect(first.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=30, stale-while-revalidate=600/,
    );
  });

  it('is rendered once for any number of visitors who come at the same time', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => page('/trial/stamp/crowd')));
    expect(new Set(crowd.map((answer) => stampOf(answer).madeAt)).size).toBe(1);
    expect(crowd.every(({ status }) => status === 200)).toBe(true);
  });

  it('depends on the query parameters that its route declares, in whatever order, and on no other', async () => {
    const first = await page('/trial/stamp/query?b=2&a=1');
    expect(stampOf(first).query).toBe('?a=1&b=2');
    const reordered = await page('/trial/stamp/query?a=1&b=2&utm_source=mail');
    expect([from(reordered), stampOf(reordered)]).toEqual(['cache', stampOf(first)]);
    const other = await page('/trial/stamp/query?a=2&b=2');
    expect([from(other), stampOf(other).query]).toEqual(['render', '?a=2&b=2']);
    const none = await page('/trial/stamp/query?utm_source=mail');
    expect([from(none), stampOf(none).query]).toEqual(['render', '']);
  });

  it('answers who has it already with 304 and nothing else', async () => {
    const { headers } = await page('/trial/stamp/etag');
    const again = await page('/trial/stamp/etag', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const strong = String(headers.etag).replace('W/', '');
    for (const condition of [strong, `"other", ${headers.etag}`, '*']) {
      expect((await page('/trial/stamp/etag', { 'if-none-match': condition })).status).toBe(304);
    }
    expect((await page('/trial/stamp/etag', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await page('/trial/stamp/head');
    const head = await page('/trial/stamp/head', {}, 'HEAD');
    expect([head.status, head.headers.etag, head.body.length]).toEqual([200, get.headers.etag, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('comes in the encoding that the client prefers', async () => {
    const plain = await page('/trial/stamp/encoded');
    const zipped = await page('/trial/stamp/encoded', { 'accept-encoding': 'gzip' });
    const brotli = await page('/trial/stamp/encoded', { 'accept-encoding': 'gzip, deflate, br' });
    const refused = await page('/trial/stamp/encoded', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect([zipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.headers.vary).toBe('accept-encoding');
  });

  it('has one address: superfluous slashes are redirected permanently, with the query', async () => {
    for (const [requested, wanted] of [
      ['/about/', '/about'],
      ['//about', '/about'],
      ['/trial//stamp/x/?a=1', '/trial/stamp/x?a=1'],
      ['//evil.example/about', '/evil.example/about'],
      ['/%2e%2e//about/', '/about'],
    ]) {
      const answer = await page(String(requested));
      expect([answer.status, answer.headers.location]).toEqual([308, wanted]);
    }
  });

  it('is unknown with status 404 inside the layout, and not cached', async () => {
    const answer = await page('/no/such/page');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.text).toContain('id="mb-header"');
    expect(answer.text).toContain('noindex');
  });

  it('survives an address that no URL can be', async () => {
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/exam/%00',
      `/${'x'.repeat(8_000)}`,
      '/exam/..%2f..%2fsecrets.json',
    ]) {
      const { status } = await page(path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(status).toBeLessThan(500);
    }
  });

  it('is rendered again for another version, while the old one is in the cache', async () => {
    const first = await page('/trial/stamp/version');
    const trial = await buildRemote(TRIAL_FOLDER, '1.0.1');
    await release(site, deriveVersion(trial, '1.0.2'), 'another version');
    await until('1.0.2 is live', async () => (await versionAt(site.url, '/trial')) === 'mfe-trial@1.0.2');
    const second = await page('/trial/stamp/version');
    expect(from(second)).toBe('render');
    expect(stampOf(second).madeAt).not.toBe(stampOf(first).madeAt);
  });

  it('is answered with 405 to every other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await page('/about', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });
});

describe('the picture of a shared link', () => {
  it.each([
    '/exam/percentage',
    '/mocktest/dmv-california/dmv-california-1',
    '/articles/ssc-cgl-tier-1/arithmetic/averages-and-alligation',
    '/tools/sat-score-calculator',
    '/blog/seconds-per-question',
    '/ssc',
  ])('is a PNG of 1200 x 630: %s', async (path) => {
    const address = /"og:image" content="([^"]+)"/.exec((await page(path)).text)?.[1] ?? '';
    const { headers, body } = await page(new URL(address).pathname);
    const size = [body.readUInt32BE(16), body.readUInt32BE(20)];
    expect([headers['content-type'], body.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG']);
    expect(size).toEqual([1_200, 630]);
  });
});

describe('a static file', () => {
  it('may be cached for a year, and is precompressed', async () => {
    const state = pageStateOf((await page('/trial')).text);
    const entry = `${state?.remote?.base}${state?.remote?.entry}`;
    const shell = /src="(\/assets\/shell\.[0-9a-f]+\.js)"/.exec((await page('/trial')).text)?.[1] ?? '';
    for (const path of [entry, shell]) {
      const plain = await page(path);
      const brotli = await page(path, { 'accept-encoding': 'br' });
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      const head = await page(path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    }
  });

  it('is never the server bundle, the manifest, or anything outside a version', async () => {
    const base = pageStateOf((await page('/trial')).text)?.remote?.base;
    for (const file of [
      'server.cjs',
      'manifest.json',
      '../1.0.0/server.cjs',
      '..%2f..%2fsecrets.json',
      'nothing.js',
    ]) {
      const answer = await page(`${base}${file}`);
      expect(answer.status).toBeGreaterThanOrEqual(300);
      expect(answer.text).not.toContain('module.exports');
      expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
    }
  });

  it('bears the digest that the page names for it', async () => {
    const { createHash } = await import('node:crypto');
    const html = (await page('/trial')).text;
    const tags = [...html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)" integrity="([^"]+)"/g)];
    expect(tags.length).toBeGreaterThan(2);
    for (const [, path = '', integrity] of tags) {
      const { body } = await page(path);
      expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity);
    }
    expect(html).not.toMatch(/<script(?=[^>]*\bsrc=)(?![^>]*\bintegrity=)/);
  });
});

describe('what every answer says for safety', () => {
  it('is on pages, files, calls and refusals alike', async () => {
    for (const path of [
      '/about',
      '/assets/icon.svg',
      '/api/exams/allexams',
      '/no/such/page',
      '/remotes/x/1/y.js',
    ]) {
      const { headers } = await page(path);
      const policy = String(headers['content-security-policy']);
      // The services' own policy, on their responses, allows nothing.
      expect(policy).toMatch(/default-src 'none'/);
      if (!path.startsWith('/api/')) expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|nonce|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      // This edge is reached by plain http; test/nginx.spec.ts has https.
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('keeps the opener away from pages that sign people in or act for an admin', async () => {
    const openerPolicy = async (path: string) => (await page(path)).headers['cross-origin-opener-policy'];
    for (const path of ['/login', '/signup', '/admin', '/admin/releases', '/dataupload'])
      expect([path, await openerPolicy(path)]).toEqual([path, 'same-origin']);
    // Other pages get the process that the browser has prepared.
    for (const path of ['/about', '/blog'])
      expect([path, await openerPolicy(path)]).toEqual([path, 'unsafe-none']);
  });
});

describe('a call under /api', () => {
  let services: Server;
  let other: Part;
  const heard: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];

  beforeAll(async () => {
    services = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.writeHead(418, { 'content-type': 'application/x-tea', 'x-own': 'unchanged', etag: '"t"' });
        response.end(`tea for ${body}`);
      });
    });
    const port = await freePort();
    await new Promise<void>((ready) => services.listen(port, '127.0.0.1', ready));
    other = await startEdge(site, {
      PORT: String(await freePort()),
      SERVICES_URL: `releases=${site.servicesUrl},*=http://127.0.0.1:${port},upload=http://127.0.0.1:9`,
      DATA_DIR: `${site.dataDir}/other`,
    });
  });

  afterAll(async () => {
    await other?.stop();
    services?.close();
  });

  it('passes on path, method, body and headers as they came, and the answer as it is', async () => {
    const answer = await request(other.url, '/api/exams/search%2Fodd?q=a%20b', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-signature': 'abc', 'x-forwarded-for': '6.6.6.6' },
      body: 'two',
    });
    expect([answer.status, answer.text]).toEqual([418, 'tea for two']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tea',
      'x-own': 'unchanged',
      etag: '"t"',
    });
    expect(heard.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/exams/search%2Fodd?q=a%20b',
      body: 'two',
    });
    expect(heard.at(-1)?.headers).toMatchObject({ 'x-signature': 'abc', 'x-forwarded-for': '127.0.0.1' });
  });

  it('bears one request id from the reader to the services, and keeps a well-formed one that it came with', async () => {
    const made = await request(other.url, '/api/exams/a');
    expect(heard.at(-1)?.headers['x-request-id']).toBe(made.headers['x-request-id']);
    await request(other.url, '/api/exams/a', { headers: { 'x-request-id': 'given-by-me-1' } });
    expect(heard.at(-1)?.headers['x-request-id']).toBe('given-by-me-1');
    await request(other.url, '/api/exams/a', { headers: { 'x-request-id': 'bad id <script>' } });
    expect(heard.at(-1)?.headers['x-request-id']).not.toContain('script');
  });

  it('gets 503 problem+json when its module does not answer', async () => {
    const answer = await request(other.url, '/api/upload', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'MB-2006',
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('edges with different builds of the shell', () => {
  const VISITORS = 5;
  let other: OtherShell;
  let second: SecondEdge;
  beforeAll(async () => {
    other = await otherShell();
    // Its disk is empty: it knows only its own build of the shell.
    second = await startSecondEdge(site, other);
  });
  afterAll(async () => {
    await second?.stop();
    await other?.remove();
  });

  const scriptsOf = ({ text }: HttpResponse) =>
    [...new Set([...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))].sort();
  /** Visitors who get a page from one edge and its files from another. @returns all responses without status 200 */
  async function visit(pageFrom: string, filesFrom: string): Promise<string[]> {
    const refused: string[] = [];
    const visitor = async () => {
      const opened = await request(pageFrom, '/about');
      const [first = ''] = scriptsOf(opened);
      const paths = [first, ...scriptsOf(await request(filesFrom, first))];
      const answers = await Promise.all(
        paths.map(async (path) => ({ path, ...(await request(filesFrom, path)) })),
      );
      expect(answers.length).toBeGreaterThan(10);
      for (const { path, status } of answers) if (status !== 200) refused.push(`${status} ${path}`);
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    return refused;
  }

  it('answer for each other’s pages without a 404, also with a new disk', async () => {
    const shells = [await request(site.url, '/about'), await request(second.url, '/about')].map(scriptsOf);
    expect(shells[0]?.filter((path) => shells[1]?.includes(path))).toEqual([]);
    expect(await Promise.all([visit(second.url, site.url), visit(site.url, second.url)])).toEqual([[], []]);
  });

  it('answer 404 for a file that no build has, without asking for other addresses than names of files', async () => {
    for (const path of [
      '/assets/shell.0123456789.js',
      '/assets/shell.js',
      '/assets/..%2fsecret.0123456789.js',
    ]) {
      const answer = await request(site.url, path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  });

  it('start on a full disk and without the services, say so, and serve what the disk has', async () => {
    second.line.cut();
    await second.restart({ ...other, isDiskFull: true });
    // A busy machine may leave a page to the browser at first.
    const isRendered = async () => pageStateOf((await request(second.url, '/about')).text)?.rendered;
    await until('a page is rendered', isRendered);
    expect(await Promise.all([visit(second.url, second.url), visit(site.url, second.url)])).toEqual([[], []]);
    expect(second.log()).toContain('MB-2011');
  });
});

describe('the log', () => {
  it('holds no secret, no query and no address of a reader', async () => {
    await page('/region/us?q=private-words');
    await page('/api/exams/allexams', {
      authorization: 'Bearer private-token',
      'x-signature': 'private-signature',
    });
    await until('the call is logged', () => edge.log().includes('/api/exams/allexams'));
    const log = edge.log();
    for (const pair of site.running.secrets.API_KEYS.split(','))
      expect(log).not.toContain(pair.split(':')[1]);
    expect(log).not.toContain(site.running.secrets.JWT_SECRET);
    expect(log).not.toMatch(/private-words|private-token|private-signature|127\.0\.0\.1(?!:\d)/);
  });

  it('and the pages show the browser’s key alone', async () => {
    const { text } = await page('/about');
    for (const pair of site.running.secrets.API_KEYS.split(',')) {
      const [id = '', secret = ''] = pair.split(':');
      expect(text.includes(secret)).toBe(id.startsWith('browser'));
    }
  });
});
