import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gateReportResponse, publishedResponse, versionListResponse } from '@mockingbird/contracts';
import { ArtefactsService } from '../../src/releases/artefacts/artefacts.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';
import { GOOD, refusing, startStandInGate, type StandInGate } from './stand-in-gate.js';

const DAY_MS = 24 * 60 * 60_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64');
const FILE = `${'a'.repeat(32)}.png`;
const BAD_NAME = '../../escape.png';
const NO_PNG = `${'b'.repeat(32)}.png`;

const reportWith = (note: string) => ({
  at: '2026-11-28T00:00:00.000Z',
  liveVersion: '0.9.0',
  routes: [
    {
      ...{ routeId: 'start', path: '/start', htmlDiff: '-a\n+b', notes: [] },
      pictures: [{ width: 390, candidate: FILE, live: FILE, changedPercent: 0 }],
    },
  ],
  notes: [note],
});

describe('the report of the gate', () => {
  let database: TestDatabase;
  let gate: StandInGate;
  let services: TestApp;
  let dataDir: string;
  let now = Date.now();
  beforeAll(async () => {
    database = await startDatabase();
    gate = await startStandInGate();
    dataDir = await mkdtemp(join(tmpdir(), 'services-report-'));
    const changes = { mongodbUri: database.uri, gateUrl: gate.url, dataDir };
    services = await startApp(changes, { clock: () => now });
  });
  afterAll(async () => {
    await services.close();
    await gate.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    const files = { [FILE]: PNG, [BAD_NAME]: PNG, [NO_PNG]: Buffer.from('<svg>').toString('base64') };
    gate.answer = {
      status: 200,
      body: { data: { ...GOOD.data, report: { ...reportWith('first'), files } } },
    };
  });

  const call = (path: string, body?: unknown) =>
    services.call(`/api/releases/${path}`, { key: 'release', body, now });
  const asAdmin = (path: string, as: 'admin' | 'student' = 'admin') =>
    services.call(`/api/releases/admin/${path}`, { as, now });
  const publish = (name: string, more: object = {}) =>
    call('artefacts', { ...publicationOf({ name }), ...more });
  const statusOf = async (path: string, as?: 'admin' | 'student') => (await asAdmin(path, as)).status;

  it('is stored with the version, and admins alone read it', async () => {
    await publish('shown');
    const answer = await asAdmin('report?name=shown&version=1.0.0');
    expect(gateReportResponse.parse(answer.json()).data).toEqual(reportWith('first'));
    const picture = await asAdmin(`picture?name=shown&version=1.0.0&file=${FILE}`);
    expect(picture.json()).toEqual({ data: { base64: PNG } });
    expect(await statusOf('report?name=shown&version=1.0.0', 'student')).toBe(403);
    expect(await statusOf(`picture?name=shown&version=1.0.0&file=${FILE}`, 'student')).toBe(403);
    const { data } = versionListResponse.parse((await asAdmin('versions')).json());
    expect(data.find(({ name }) => name === 'shown')?.hasReport).toBe(true);
  });

  it('has only pictures with a plain name', async () => {
    await publish('plain');
    for (const file of [BAD_NAME, NO_PNG, 'report.json', 'x'.repeat(61)]) {
      const path = `picture?name=plain&version=1.0.0&file=${encodeURIComponent(file)}`;
      expect([400, 404]).toContain(await statusOf(path));
    }
    expect(existsSync(join(dataDir, 'artefacts/escape.png'))).toBe(false);
  });

  it('is not there for a version without one, and not stored in a dry run', async () => {
    await publish('dry', { dryRun: true });
    expect(await statusOf('report?name=dry&version=1.0.0')).toBe(404);
    gate.answer = { status: 200, body: GOOD };
    await publish('none');
    expect(await statusOf('report?name=none&version=1.0.0')).toBe(404);
  });

  it('is replaced by a later one, and removed with the version', async () => {
    await publish('later');
    now += 11 * 60_000;
    gate.answer = {
      status: 200,
      body: { data: { ...GOOD.data, report: { ...reportWith('second'), files: {} } } },
    };
    await call('promote', { remotes: [{ name: 'later', version: '1.0.0' }] });
    const answer = await asAdmin('report?name=later&version=1.0.0');
    expect(gateReportResponse.parse(answer.json()).data.notes).toEqual(['second']);
    const folder = join(dataDir, 'artefacts/later/1.0.0');
    expect(readdirSync(folder).filter((name) => name.startsWith('report-'))).toHaveLength(1);
    // Only the newer version stays live: the older one is removed after its time.
    await call('artefacts', publicationOf({ name: 'later', version: '1.1.0' }));
    for (const _ of [1, 2]) await call('promote', { remotes: [{ name: 'later', version: '1.1.0' }] });
    await call('artefacts', publicationOf({ name: 'later', version: '1.2.0' }));
    await call('promote', { remotes: [{ name: 'later', version: '1.2.0' }] });
    now += 40 * DAY_MS;
    await call('gc', {});
    expect(existsSync(folder)).toBe(false);
    expect(await statusOf('report?name=later&version=1.0.0')).toBe(404);
    // A check that began before the removal may end after it.
    const artefacts = services.app.nest.get(ArtefactsService);
    await artefacts.saveReport('later', '1.0.0', new Map([['report.json', Buffer.from('{}')]]));
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });
});

describe('an issue in the browser', () => {
  let database: TestDatabase;
  let gate: StandInGate;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    gate = await startStandInGate();
    services = await startApp({ mongodbUri: database.uri, gateUrl: gate.url });
  });
  afterAll(async () => {
    await services.close();
    await gate.close();
    await database.close();
  });

  it('names the line of source by the source maps of the publication', async () => {
    const message = 'Route "start" at /start: exception: x is undefined';
    const stack = [
      { file: 'remoteEntry.js', line: 1, column: 1 },
      { file: 'chunks/page.js', line: 3, column: 1 },
    ];
    const { data } = refusing('browser', 'MB-4020');
    const checks = data.checks.map((check) =>
      check.check === 'browser' ? { ...check, detail: `${message} (and 1 more)` } : check,
    );
    gate.answer = {
      status: 200,
      body: {
        data: {
          checks,
          issues: [
            { path: '/manifest/routes/0', message, stack },
            // The beginning of the other one, from another place.
            { path: '/manifest/routes/0', message: message.slice(0, -3), stack: stack.slice(0, 1) },
          ].toReversed(),
        },
      },
    };
    const map = { version: 3, sources: ['mfe-x/src/page.tsx'], names: [], mappings: ';;AAIE' };
    const answer = await services.call('/api/releases/artefacts', {
      key: 'release',
      body: {
        ...publicationOf({ name: 'mapped' }),
        sourceMaps: { 'chunks/page.js': JSON.stringify(map), 'remoteEntry.js': JSON.stringify(map) },
      },
    });
    expect(answer.json()).toMatchObject({
      code: 'MB-4020',
      detail: `${message} (mfe-x/src/page.tsx:5:3) (and 1 more)`,
      errors: expect.arrayContaining([
        { path: '/manifest/routes/0', message: `${message} (mfe-x/src/page.tsx:5:3)` },
      ]),
    });
  });

  it('is unknown where the gate is older than the check', async () => {
    const checks = GOOD.data.checks.filter(({ check }) => check !== 'browser');
    gate.answer = { status: 200, body: { data: { checks, issues: [] } } };
    const answer = await services.call('/api/releases/artefacts', {
      key: 'release',
      body: publicationOf({ name: 'old-gate' }),
    });
    const last = publishedResponse.parse(answer.json()).data.checks.at(-1);
    expect(last).toEqual({
      check: 'browser',
      outcome: 'skipped',
      detail: 'Not decided: the gate is older than this check.',
    });
  });
});
