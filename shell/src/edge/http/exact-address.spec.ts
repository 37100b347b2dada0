import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { CompositionHistory } from '../composition/composition-history.js';
import { readConfig } from '../config.js';
import { createServer as createEdge, type EdgeParts } from '../server.js';
import { Replicas } from '../services/replicas.js';

const KEYS = 'browser:browser-secret-for-tests,edge:edge-secret-for-tests-only';
const PUBLIC_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

let received: string[];
let services: Server;
let edge: Server;
let folder: string;

// A server on a port has an `AddressInfo`.
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
};

beforeAll(async () => {
  received = [];
  services = createServer((message, answer) => {
    received.push(`${message.method} ${message.url}`);
    answer.end('ok');
  });
  await listen(services);
  folder = await mkdtemp(join(tmpdir(), 'mb-addresses-'));
  const config = readConfig({ API_KEYS: KEYS, COMPOSITION_PUBLIC_KEYS: PUBLIC_KEY });
  const log = pino({ level: 'silent' });
  const replicas = new Replicas({ '*': [`http://127.0.0.1:${portOf(services)}`] });
  // Without a live composition, pages answer 503 and need none of the missing parts.
  const parts = { config, replicas, log, site: () => undefined, secure: false, files: { handle: () => {} } };
  const history = new CompositionHistory({ folder, log });
  edge = createServer(createEdge({ ...parts, history } as unknown as EdgeParts)); // Only pages need the missing parts.
  await listen(edge);
});

afterAll(async () => {
  await Promise.all([close(edge), close(services)]);
  await rm(folder, { recursive: true, force: true });
});

/** Sends the path unchanged. */
const status = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(edge), method, path, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end();
  });

/** Lists spellings that a server could accept if it decodes, ignores case or joins slashes. */
const createSpellings = (first: string, rest: string) => [
  ...[first.toUpperCase(), `${first.slice(0, -1)}${first.slice(-1).toUpperCase()}`].map(
    (name) => `/${name}/${rest}`,
  ),
  `/${first.toUpperCase()}/${rest.toUpperCase()}`,
  ...[`//${first}/${rest}`, `///${first}//${rest}`, `/./${first}/${rest}`, `/x/../${first}/${rest}`],
  ...[`/../${first}/${rest}`, `/${first}%2F${rest}`, `/\\${first}/${rest}`, `/${first}\\${rest}`],
  ...[`/x/..%2f${first}/${rest}`, `/%2e/${first}/${rest}`, `/x/%2E%2e/${first}/${rest}`],
  ...[...first].map(
    (letter, index) =>
      `/${first.slice(0, index)}%${letter.charCodeAt(0).toString(16)}${first.slice(index + 1)}/${rest}`,
  ),
  ...[`/${first.toUpperCase()}/${rest}?x=/${first}/${rest}`, `http://other.invalid/${first}/${rest}`],
  ...[`/${first.toUpperCase()}`, `//${first}`, `/${first.toUpperCase()}/`],
];

const MISSPELLED = [
  ...createSpellings('_mb', 'gate'),
  ...createSpellings('_mb', 'composition'),
  ...createSpellings('api', 'exams/allexams'),
];

/** Correct in the first segment and unknown after it. The gate is another process. */
const UNKNOWN = [
  'gate',
  'gate/',
  'GATE',
  'Gate',
  'gate//',
  'x/../gate',
  'composition/',
  'Composition',
  '',
  'other',
]
  .map((rest) => `/_mb/${rest}`)
  .concat('/_mb', '/_mb?gate');

describe('an address of the API or of the edge itself', () => {
  it(`is 404 in ${MISSPELLED.length} other spellings, with GET and POST, and does not reach the services`, async () => {
    const accepted: string[] = [];
    for (const method of ['GET', 'POST'])
      for (const path of MISSPELLED) {
        const answer = await status(method, path);
        if (answer !== 404) accepted.push(`${method} ${path}: ${answer}`);
      }
    expect(accepted).toEqual([]);
    expect(received).toEqual([]);
    console.log(`${MISSPELLED.length * 2} requests in other spellings: 404`);
  });

  it.each(UNKNOWN)('is 404 without a route: %s', async (path) => {
    expect([await status('GET', path), await status('POST', path)]).toEqual([404, 404]);
  });

  it.each([
    ['GET', '/_mb/composition', 503],
    ['GET', '/api/exams/allexams', 200],
    // The services decide on the rest of the path.
    ['GET', '/api/exams/allexams/', 200],
    ['GET', '/api', 200],
    ['GET', '/apitude', 503],
    ['GET', '/_mbx', 503],
    ['GET', '/a?next=/API/x', 503],
    ['GET', '/%E0%A4%A', 503],
  ])('%s %s is answered with %i', async (method, path, expected) => {
    expect(await status(method, path)).toBe(expected);
  });
});
