import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseClient, type ReleaseClient } from '@mockingbird/registry/publish';
import * as z from 'zod';
import { pageStateOf } from '../src/harness/page-state.js';
import { freePort } from '../src/harness/ports.js';
import { builtRemote, deriveVersion } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { until } from '../src/harness/until.js';
import { databaseCommand } from '../src/hostile/database-command.js';
import { escapeCode } from '../src/hostile/escape-code.js';
import { startReportListener, type ReportListener } from '../src/hostile/report-listener.js';
import { npmStart, type Started } from '../src/start/npm-start.js';

const PAGE = '/tools/sat-score-calculator';
const LIST_ACCOUNTS = databaseCommand({ find: 'accounts', $db: 'mockingbird' });

const reportSchema = z.object({
  sockets: z.array(z.string()),
  processes: z.number(),
  files: z.record(z.string(), z.array(z.string())),
  environment: z.array(z.string()),
  texts: z.array(z.string()),
  database: z.array(z.string()),
  calls: z.record(z.string(), z.union([z.number(), z.string()])),
  searched: z.number(),
});

let folder: string;
let started: Started;
let listener: ReportListener;
let secrets: Record<string, string>;
let databasePort: number;
let report: z.infer<typeof reportSchema>;

const secretOf = (id: string): string =>
  secrets['API_KEYS']
    ?.split(',')
    .find((pair) => pair.startsWith(`${id}:`))
    ?.slice(id.length + 1) ?? '';

/** Publishes a version of a remote with this code in front of its server bundle, and makes it live. */
async function goLive(client: ReleaseClient, name: string, code: string): Promise<void> {
  const version = '77.0.0';
  const change = (file: string, text: string) => (file === 'server.cjs' ? `${code}\n${text}` : undefined);
  await client.publish(deriveVersion(await builtRemote(name), version, change));
  await client.promote({ remotes: [{ name, version }], why: 'a team’s package was taken over' });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-hostile-'));
  listener = await startReportListener();
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  started = npmStart({ DATA_DIR: folder, PORT, SERVICES_PORT, PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` });
  await started.ready();
  const secretsFile = join(folder, 'secrets.json');
  secrets = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(secretsFile, 'utf8')));
  databasePort = Number(new URL(started.address('database')).port);
  const servicesUrl = started.address('services');
  const release = { id: 'release', secret: secretOf('release') };
  await goLive(
    createReleaseClient({ servicesUrl, key: release }),
    'mfe-calculators',
    escapeCode({
      ...{ reportTo: listener.url, servicesUrl, databasePort, secretsFile },
      key: { id: 'browser', secret: secretOf('browser') },
      databaseCommand: LIST_ACCOUNTS.toString('base64'),
    }),
  );
  const { value } = await until('the report of the bundle', async () => {
    await request(started.address('site'), PAGE);
    return listener.reports()[0];
  });
  report = reportSchema.parse(value);
});

afterAll(async () => {
  if (started) {
    started.signal('SIGTERM', 'command');
    await started.ended;
  }
  await listener?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the command of the bundle to the database, as any program of this machine can. */
const askDatabase = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(databasePort, '127.0.0.1', () => socket.write(LIST_ACCOUNTS));
    socket.once('error', reject);
    socket.once('data', (part) => {
      socket.destroy();
      resolve(part.toString('latin1'));
    });
  });

describe('a hostile bundle under npm start', () => {
  it('ran, reached the network with the browser’s key, and searched its surroundings', () => {
    expect(report.calls['own key']).toBe(200);
    expect(report.searched).toBeGreaterThan(1_000);
    expect(report.texts.length).toBeGreaterThan(10);
  });

  it('got no class or object of Node that leads out of its thread', () => {
    expect(report.sockets).toEqual([]);
    expect(report.processes).toBe(0);
  });

  it('read no file', () => {
    expect(Object.keys(report.files)).toContain(join(folder, 'secrets.json'));
    expect(Object.values(report.files).flat()).toEqual([]);
  });

  it('found no secret except the browser’s key', () => {
    const found = JSON.stringify([report.texts, report.environment]);
    expect(report.environment).toEqual([]);
    for (const id of ['edge', 'release']) {
      expect(secretOf(id)).not.toBe('');
      expect(found).not.toContain(secretOf(id));
    }
    for (const [name, secret] of Object.entries(secrets).filter(([name]) => name !== 'API_KEYS')) {
      expect([name, found.includes(secret)]).toEqual([name, false]);
    }
  });

  it('got no row of the database, which requires a password of everybody', async () => {
    expect(report.database.filter((answer) => /argon2|username/.test(answer))).toEqual([]);
    expect(await askDatabase()).toContain('requires authentication');
  });

  it('signed no call as edge, release or admin', () => {
    const { 'own key': _, ...calls } = report.calls;
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(['edge', 'release']));
    const accepted = Object.entries(calls).filter(([, status]) => status !== 401 && status !== 403);
    expect(accepted).toEqual([]);
  });

  it('left the site well: its page is there, and so are those of others', async () => {
    for (const path of [PAGE, '/region/us?q=after', '/about']) {
      const answer = await request(started.address('site'), path);
      expect([path, answer.status, pageStateOf(answer.text)?.remote?.name]).toEqual([
        path,
        200,
        path === PAGE ? 'mfe-calculators' : 'mfe-home',
      ]);
    }
    expect(started.errors().filter((line) => line.includes('exited unexpectedly'))).toEqual([]);
  });
});
