import { createServer, type Server } from 'node:http';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition, Manifest } from '@mockingbird/contracts';
import { verifyRequest } from '@mockingbird/request-signing/node';
import { parseSigningKey, signComposition } from '../signing/index.js';
import { runCommand } from './run-command.js';

const SECRET = 'a-secret-of-sixteen-or-more';
const DIGEST = `sha384-${'A'.repeat(64)}`;

const manifest: Manifest = {
  schema: 1,
  name: 'mfe-x',
  version: '1.0.0',
  owner: 'team',
  apiVersion: 1,
  globalName: 'mfe_x_1_0_0',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: [],
  navigation: [],
  fragments: [],
  examples: {},
  shared: {},
  files: { 'remoteEntry.js': { integrity: DIGEST, bytes: 5 } },
};

const composition: Composition = {
  schema: 2,
  number: 7,
  createdAt: '2026-11-20T00:00:00.000Z',
  kind: 'promote',
  by: 'release',
  why: 'test',
  remotes: [{ manifest, since: '2026-11-20T00:00:00.000Z', fallback: { ...manifest, version: '0.9.0' } }],
};

let server: Server;
let answers: Record<string, { status: number; body: unknown }>;
let asked: { route: string; body: string; keyId: string | undefined }[];
let lines: string[];

beforeEach(async () => {
  asked = [];
  lines = [];
  answers = {};
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const route = `${request.method} ${request.url}`;
      const verified = verifyRequest({
        headers: request.headers,
        method: request.method ?? '',
        path: request.url ?? '',
        keys: new Map([['release', SECRET]]),
        now: Date.now(),
      });
      asked.push({
        route,
        body: Buffer.concat(parts).toString(),
        keyId: verified.ok ? verified.keyId : undefined,
      });
      const answer = answers[route] ?? { status: 500, body: {} };
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const output = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };

function mb(...args: string[]): Promise<number> {
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const environment = { SERVICES_URL: `http://127.0.0.1:${port}`, API_KEYS: `release:${SECRET}` };
  return runCommand(args, environment, output);
}

describe('mb publish', () => {
  it('sends the manifest and every file, signed with the release key', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mb-'));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'remoteEntry.js'), 'hello');
    const data = { name: 'mfe-x', version: '1.0.0', created: true, dryRun: false, checks: [] };
    answers['POST /api/releases/artefacts'] = { status: 201, body: { data } };
    expect(await mb('publish', folder)).toBe(0);
    expect(lines).toEqual(['published mfe-x@1.0.0']);
    expect(asked[0]?.keyId).toBe('release');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      manifest: { name: 'mfe-x' },
      files: { 'remoteEntry.js': Buffer.from('hello').toString('base64') },
    });
  });

  it('names every fault of a manifest and sends nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mb-'));
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({ ...manifest, version: 'one', routes: 1 }),
    );
    expect(await mb('publish', folder)).toBe(1);
    expect(lines[0]).toMatch(/MB-4001 .*\/version.*\/routes/);
    expect(asked).toEqual([]);
  });

  it('hands the refusal of the services on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mb-'));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: {} }));
    const problem = { type: 'x', title: 't', status: 409, detail: 'exists', code: 'MB-4002', requestId: 'r' };
    answers['POST /api/releases/artefacts'] = { status: 409, body: problem };
    expect(await mb('publish', folder)).toBe(1);
    expect(lines).toEqual(['MB-4002 exists']);
  });
});

describe('mb promote', () => {
  it('makes the named versions live, with the reason', async () => {
    const data = { composition, dryRun: false, checks: [] };
    answers['POST /api/releases/promote'] = { status: 201, body: { data } };
    expect(await mb('promote', 'mfe-x@1.0.0', '--why', 'Friday')).toBe(0);
    expect(lines).toEqual(['composition 7 is live']);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      remotes: [{ name: 'mfe-x', version: '1.0.0' }],
      why: 'Friday',
    });
  });

  it.each([
    [['promote']],
    [['promote', 'mfe-x']],
    [['promote', '@1']],
    [['dance']],
    [['status', '--loud']],
    [[]],
  ])('is told apart from a wrong call: %j', async (args) => {
    expect(await mb(...args)).toBe(64);
    expect(asked).toEqual([]);
  });
});

describe('mb status', () => {
  it('says what is live and what was live before', async () => {
    const key = parseSigningKey(`test:${Buffer.alloc(32, 7).toString('base64')}`);
    answers['GET /api/releases/composition'] = {
      status: 200,
      body: { data: signComposition(composition, key) },
    };
    expect(await mb('status')).toBe(0);
    expect(lines).toEqual([
      'composition 7 since 2026-11-20T00:00:00.000Z: test',
      '  mfe-x@1.0.0 (before: 0.9.0)',
    ]);
  });

  it('knows the time before the first composition, and an answer that is no problem document', async () => {
    answers['GET /api/releases/composition'] = { status: 404, body: {} };
    expect(await mb('status')).toBe(0);
    expect(lines).toEqual(['no composition yet']);
    answers['GET /api/releases/composition'] = { status: 500, body: {} };
    expect(await mb('status')).toBe(1);
  });

  it('needs keys', async () => {
    expect(await runCommand(['status'], {}, output)).toBe(64);
    expect(await runCommand(['status'], { API_KEYS: `edge:${SECRET}` }, output)).toBe(64);
    expect(await runCommand(['--help'], {}, output)).toBe(0);
  });
});
