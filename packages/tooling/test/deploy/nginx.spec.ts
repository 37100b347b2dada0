import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@mockingbird/contracts';
import { composeFile } from './compose-file.js';
import { all, type Directive, locationOf, readNginx, valueOf } from './nginx-config.js';
import { limitIn } from './repository.js';

const http = all(readNginx('tls.conf'), 'http')[0]?.block;
const serverOn = (port: string): Directive => {
  const server = all(http, 'server').find(({ block }) => valueOf(block, 'listen') === port);
  if (!server) throw new Error(`Nothing listens on ${port}`);
  return server;
};
const visitors = serverOn('8443 ssl http2');
const health = serverOn('127.0.0.1:8081');

const UNITS: Record<string, number> = { k: 1024, m: 1024 * 1024, s: 1_000 };
/** Bytes or milliseconds. */
const amount = (text = '') => Number.parseInt(text, 10) * (UNITS[text.slice(-1)] ?? 1);
/** The value at a location: its own directive, or the inherited one. */
const holds = (place: Directive | undefined, name: string) =>
  valueOf(place?.block, name) ?? valueOf(http, name);
const bodyLimit = (address: string) => amount(holds(locationOf(visitors, address), 'client_max_body_size'));
const waits = (address: string) => amount(holds(locationOf(visitors, address), 'proxy_read_timeout'));

const segments = [
  ...[
    '_mb',
    '_MB',
    '_Mb',
    '_mB',
    '%5fmb',
    '%5Fmb',
    '_%6db',
    '_%6Db',
    '_m%62',
    '%5f%6d%62',
    '_%4db',
    '%5F%4D%42',
  ],
];
const lasts = [
  'gate',
  'GATE',
  'Gate',
  'g%61te',
  'gate/',
  'gate//',
  'gate/.',
  'x/../gate',
  './gate',
  'gate?a=1',
  'gate#a',
];
const beginnings = ['/', '//', '///', '/./', '/x/../', '/%2e/', '/x/%2e%2e/', '/../', '/x/..%2f'];
const slashes = ['/', '//', '%2f', '%2F', '/./', '\\'];
const SPELLINGS = beginnings
  .flatMap((beginning) =>
    segments.flatMap((first) =>
      slashes.flatMap((slash) => lasts.map((last) => `${beginning}${first}${slash}${last}`)),
    ),
  )
  // A backslash joins two words into one segment: this is /gate.
  .filter((address) => !address.includes('\\x/..'));

describe('the public door of nginx', () => {
  it(`closes the gate in ${SPELLINGS.length} spellings`, () => {
    const open = SPELLINGS.filter((address) => {
      const place = locationOf(visitors, address);
      return valueOf(place?.block, 'return') !== '404' || valueOf(place?.block, 'proxy_pass') !== undefined;
    });
    expect(open).toEqual([]);
    console.log(`${SPELLINGS.length} spellings of the gate's address: 404`);
  });

  it.each([
    '/_mb',
    '/_mb/',
    '/_mb/other',
    '/_mb/composition/',
    '/_mb/compositions/',
    '/_mb/compositions/a/b',
    '/_mb/share',
  ])('closes %s, which no tab asks for', (address) => {
    expect(valueOf(locationOf(visitors, address)?.block, 'return')).toBe('404');
  });

  it.each([
    '/',
    '/about',
    '/_mb/composition',
    '/_mb/compositions/12-ab34cd',
    '/_mb/data?remote=a&version=1&address=%2F',
    '/_mb/share/0123456789/exam/act.png',
    '/_mb/offline',
    '/sw.js',
    '/manifest.webmanifest',
    '/api/exams/allexams',
    '/remotes/x.js',
    '/remotes/mfe-home/1.0.0/version-files.json',
  ])('leads %s to the edges', (address) => {
    expect(valueOf(locationOf(visitors, address)?.block, 'proxy_pass')).toBe('http://edges');
  });

  it('limits requests and connections of one address everywhere', () => {
    const leading = all(visitors.block, 'location').filter(({ block }) => valueOf(block, 'proxy_pass'));
    expect(leading.length).toBeGreaterThan(4);
    const zones = new Set(
      all(http, 'limit_req_zone').map(({ values }) => /zone=(\w+):/.exec(values.join())?.[1]),
    );
    for (const { block } of leading) {
      const [zone, burst, delay] = valueOf(block, 'limit_req')?.split(' ') ?? [];
      expect(zones.has(zone?.replace('zone=', ''))).toBe(true);
      expect([burst, delay]).toEqual([expect.stringMatching(/^burst=\d+$/), 'nodelay']);
    }
    expect(valueOf(http, 'limit_conn')).toMatch(/^visitors \d+$/);
    expect([valueOf(http, 'limit_req_status'), valueOf(http, 'limit_conn_status')]).toEqual(['429', '429']);
    for (const { values } of all(http, 'limit_req_zone')) expect(values[0]).toBe('$binary_remote_addr');
  });

  it('takes bodies as large as each place needs them', () => {
    expect(bodyLimit('/about')).toBe(1024);
    const json = limitIn('services/src/http/limits.ts', 'JSON_BODY_BYTES');
    for (const address of ['/api/auth/login', '/api/releases/admin/promote', '/api/uploads']) {
      expect(bodyLimit(address)).toBeGreaterThan(json);
      expect(bodyLimit(address)).toBeLessThan(2 * json);
    }
    const bulk = limitIn('services/src/upload/limits.ts', 'BULK_BYTES');
    for (const address of ['/api/upload', '/api/upload/bulk']) {
      expect(bodyLimit(address)).toBeGreaterThan(bulk);
      expect(bodyLimit(address)).toBeLessThan(bulk + 2 * amount('1m'));
      expect(valueOf(locationOf(visitors, address)?.block, 'proxy_request_buffering')).toBe('off');
    }
  });

  it('waits for slow clients shortly, and for the edges longer than they take', () => {
    for (const name of ['client_header_timeout', 'client_body_timeout'])
      expect(amount(valueOf(http, name))).toBeLessThanOrEqual(amount('10s'));
    const edge = (name: string) => limitIn('shell/src/edge/limits.ts', name);
    expect(waits('/api/exams/allexams')).toBeGreaterThan(edge('PROXY_TIMEOUT_MS'));
    expect(waits('/api/upload/bulk')).toBeGreaterThan(edge('UPLOAD_TIMEOUT_MS'));
    expect(waits('/api/releases/admin/promote')).toBeGreaterThan(edge('RELEASE_TIMEOUT_MS'));
  });

  it('lets a promotion wait for the gate: each waits longer than the one behind it', () => {
    const waiting = [
      limitIn('shell/src/gate/limits.ts', 'GATE_LIMIT_MS'),
      limitIn('services/src/releases/gate/limits.ts', 'GATE_CALL_MS'),
      limitIn('shell/src/edge/limits.ts', 'RELEASE_TIMEOUT_MS'),
      waits('/api/releases/admin/promote'),
      limitIn('packages/api-client/src/limits.ts', 'RELEASE_TIMEOUT_MS'),
    ];
    expect(waiting).toEqual([...new Set(waiting)].sort((a, b) => a - b));
  });

  it.each([
    ['@too-large', '413', 'MB-1005'],
    ['@too-many', '429', 'MB-1006'],
  ] as const)('refuses calls with a problem: %s', (name, status, code) => {
    const place = all(visitors.block, 'location').find(({ values }) => values[0] === name);
    const [, text = ''] = all(place?.block, 'return')[0]?.values ?? [];
    expect(JSON.parse(text)).toMatchObject({ status: Number(status), code, title: ERROR_CODES[code] });
    expect(valueOf(place?.block, 'default_type')).toBe('application/problem+json');
    for (const address of ['/api/exams', '/api/upload', '/api/releases/admin/promote']) {
      const pages = all(locationOf(visitors, address)?.block, 'error_page').map(({ values }) =>
        values.join(' '),
      );
      expect(pages).toContain(`${status} = ${name}`);
    }
  });

  it('says itself where a visitor comes from', () => {
    const set = new Map(all(http, 'proxy_set_header').map(({ values: [name, value] }) => [name, value]));
    expect(set.get('X-Forwarded-For')).toBe('$remote_addr');
    // A location with its own headers would lose the inherited ones.
    const places = [visitors, health].flatMap(({ block }) => [
      block,
      ...all(block, 'location').map((one) => one.block),
    ]);
    expect(places.flatMap((block) => all(block, 'proxy_set_header'))).toEqual([]);
  });
});

describe('the health check of nginx', () => {
  it('is for its own container, and leads nowhere', () => {
    expect(all(health.block, 'location').filter(({ block }) => valueOf(block, 'proxy_pass'))).toEqual([]);
    expect(locationOf(health, '/health/live')?.block).toBeDefined();
    expect(composeFile().services['proxy']?.healthcheck?.test?.at(-1)).toBe(
      'http://127.0.0.1:8081/health/live',
    );
  });
});

describe('the upstreams of nginx', () => {
  it('are the edges of compose.yaml, and nothing else', () => {
    const { services } = composeFile();
    const upstreams = all(http, 'upstream');
    expect(upstreams.map(({ values }) => values)).toEqual([['edges']]);
    expect(all(upstreams[0]?.block, 'server').map(({ values }) => values[0])).toEqual(
      Object.keys(services).flatMap((name) => (name.startsWith('edge-') ? [`${name}:3000`] : [])),
    );
    const targets = all(visitors.block, 'location').flatMap(
      ({ block }) => valueOf(block, 'proxy_pass') ?? [],
    );
    expect([...new Set(targets)]).toEqual(['http://edges']);
  });
});
