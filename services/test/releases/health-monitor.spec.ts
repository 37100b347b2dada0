import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type Composition,
  releaseOverviewResponse,
  type VersionEvent,
  signedCompositionResponse,
  versionListResponse,
} from '@mockingbird/contracts';
import {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
} from '@mockingbird/registry/signing';
import { getModelToken } from '@nestjs/mongoose';
import { HealthMonitorService } from '../../src/releases/health-monitor/health-monitor.service.js';
import * as limits from '../../src/releases/health-monitor/limits.js';
import * as model from '../../src/releases/health-monitor/version-event.model.js';
import * as store from '../../src/releases/health-monitor/version-events.repository.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, TEST_COMPOSITION_KEY, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';
import { until } from '../support/until.js';

const trusted = parseTrustedKeys(publicKeyText(parseSigningKey(TEST_COMPOSITION_KEY)));
/** More than the 300 that one visitor may send in five minutes. */
const REPORTS = 400;
const PARALLEL = 20;

describe('the watch', () => {
  let database: TestDatabase;
  let services: TestApp;
  let second: TestApp;
  /** How far the test's clock is ahead of the system clock, in milliseconds. */
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock });
    second = await startApp({ mongodbUri: database.uri }, { clock });
  });
  afterAll(async () => {
    await Promise.all([services.close(), second.close()]);
    await database.close();
  });

  const release = async (path: string, body: unknown) => {
    const answer = await services.call(`/api/releases/${path}`, { key: 'release', body, now: clock() });
    if (answer.status >= 300) throw new Error(answer.text);
  };
  const promote = (name: string, version: string) => release('promote', { remotes: [{ name, version }] });
  const opened = (answer: unknown): Composition => {
    const result = openComposition(signedCompositionResponse.parse(answer).data, trusted);
    if (!result.ok) throw new Error(result.detail);
    return result.composition;
  };
  const live = async () =>
    opened((await services.call('/api/releases/composition', { key: 'edge', now: clock() })).json());
  const remoteOf = async (name: string) =>
    (await live()).remotes.find(({ manifest }) => manifest.name === name);

  /** Sends an event of a visitor, who is identified by a number. */
  const tell = async (
    visitor: number,
    event: Omit<VersionEvent, 'message'> & { message?: string },
    { app = services, composition }: { app?: TestApp; composition?: number } = {},
  ) => {
    const answer = await app.call('/api/releases/telemetry', {
      headers: { 'x-forwarded-for': `10.1.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}` },
      body: { composition: composition ?? (await live()).number, events: [event] },
      now: clock(),
    });
    return answer.status;
  };
  const several = async (
    from: number,
    count: number,
    event: Omit<VersionEvent, 'message'> & { message?: string },
    options: { app?: TestApp; composition?: number } = {},
  ) => {
    const composition = options.composition ?? (await live()).number;
    await Promise.all(
      Array.from({ length: count }, (_, index) => tell(from + index, event, { ...options, composition })),
    );
  };
  const monitorOf = ({ app }: TestApp) => app.nest.get(HealthMonitorService, { strict: false });
  const check = () => Promise.all([services, second].map((each) => monitorOf(each).check()));
  const eventModel = () =>
    services.app.nest.get<model.VersionEventModel>(getModelToken(model.VERSION_EVENT), { strict: false });
  const begin = async (name: string, versions = ['1.0.0', '1.1.0']) => {
    for (const version of versions) await release('artefacts', publicationOf({ name, version }));
    await promote(name, '1.0.0');
  };

  it('takes a bad canary back once, with two processes, soon after the reports, and says why', async () => {
    await begin('canary');
    await release('canary', { name: 'canary', version: '1.1.0', percent: 10 });
    const { number } = await live();
    const bad = { remote: 'canary', version: '1.1.0' } as const;
    await several(0, 20, { remote: 'canary', version: '1.0.0', kind: 'mounted' });
    await several(100, 6, { ...bad, kind: 'mounted' }, { app: second });
    await several(106, 3, { ...bad, kind: 'render' });
    const began = Date.now();
    await several(109, 3, { ...bad, kind: 'load' }, { app: second });
    await until(async () => (await remoteOf('canary'))?.canary === undefined);
    console.log(`taken back within ${Date.now() - began} ms`);
    await check();
    const composition = await live();
    expect(composition).toMatchObject({ number: number + 1, kind: 'automatic', by: 'watch' });
    expect(composition.why).toMatch(
      /^The canary canary@1\.1\.0 was taken back: [56] of 1[012] visitors in trouble .*render 3.*; of 1\.0\.0 0 of 20 \(0\.0 %\)\./,
    );
  });

  it('takes a bad promotion back, and leaves the version before alone', async () => {
    await begin('fresh');
    await promote('fresh', '1.1.0');
    await several(0, 10, { remote: 'fresh', version: '1.1.0', kind: 'mount' });
    await until(async () => (await remoteOf('fresh'))?.manifest.version === '1.0.0');
    const { number, kind } = await live();
    expect(kind).toBe('automatic');
    await several(0, 10, { remote: 'fresh', version: '1.1.0', kind: 'render' }, { composition: number - 1 });
    await several(0, 10, { remote: 'fresh', version: '1.0.0', kind: 'render' });
    await check();
    expect((await live()).number).toBe(number);
  });

  it('marks what was rolled back, a canary too, and promotes it again only when somebody says so', async () => {
    const answer = await services.call('/api/releases/versions', { key: 'release', now: clock() });
    const marked = versionListResponse.parse(answer.json()).data.filter(({ autoRollback }) => autoRollback);
    expect(marked.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([
      'canary@1.1.0',
      'fresh@1.1.0',
    ]);
    const { number, createdAt } = await live();
    expect(marked.find(({ name }) => name === 'fresh')?.autoRollback).toEqual({
      composition: number,
      at: createdAt,
    });
    const remotes = [
      { name: 'fresh', version: '1.0.0' },
      { name: 'canary', version: '1.1.0' },
    ];
    const promotion = (body: object) =>
      services.call('/api/releases/promote', { key: 'release', body, now: clock() });
    const refused = await promotion({ remotes });
    expect([refused.status, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'MB-4017',
        errors: [
          {
            path: '/remotes/1/version',
            message: expect.stringMatching(
              /^canary@1\.1\.0 was rolled back automatically with composition \d+ /,
            ),
          },
        ],
      }),
    ]);
    expect((await promotion({ remotes, again: true, dryRun: true })).status).toBe(201);
    expect((await live()).number).toBe(number);
  });

  it('ignores events from before a repeated promotion', async () => {
    const before = (await live()).number - 1;
    await release('promote', { remotes: [{ name: 'fresh', version: '1.1.0' }], again: true });
    const { number } = await live();
    await check();
    await several(0, 12, { remote: 'fresh', version: '1.1.0', kind: 'timeout' }, { composition: before });
    await check();
    expect((await live()).number).toBe(number);
    await several(0, 10, { remote: 'fresh', version: '1.1.0', kind: 'timeout' });
    await until(async () => (await live()).number === number + 1);
    expect((await remoteOf('fresh'))?.manifest.version).toBe('1.0.0');
  });

  it('does nothing on hundreds of reports of one visitor, and stops listening to it', async () => {
    await begin('forged');
    await promote('forged', '1.1.0');
    const { number } = await live();
    await several(0, 30, { remote: 'forged', version: '1.1.0', kind: 'mounted' });
    const kinds = ['load', 'integrity', 'timeout', 'mount', 'render'] as const;
    const statuses: number[] = [];
    for (let sent = 0; sent < REPORTS; sent += PARALLEL) {
      const batch = Array.from({ length: PARALLEL }, (_, index) =>
        tell(
          999,
          { remote: 'forged', version: '1.1.0', kind: kinds[index % 5] ?? 'load' },
          { app: index % 2 === 0 ? services : second, composition: number },
        ),
      );
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(REPORTS - 300);
    await check();
    expect((await live()).number).toBe(number);
  });

  it('takes hundreds of addresses of one customer for one visitor', async () => {
    await begin('network');
    await promote('network', '1.1.0');
    const { number } = await live();
    const events = [{ remote: 'network', version: '1.1.0', kind: 'render' }];
    const statuses = new Set<number>();
    for (let sent = 0; sent < REPORTS; sent += PARALLEL) {
      const batch = Array.from({ length: PARALLEL }, async (_, index) => {
        const answer = await services.call('/api/releases/telemetry', {
          headers: { 'x-forwarded-for': `2001:db8:7:${(sent + index).toString(16)}::1` },
          body: { composition: number, events },
          now: clock(),
        });
        statuses.add(answer.status);
      });
      await Promise.all(batch);
    }
    expect([...statuses]).toEqual([200]);
    const { data } = releaseOverviewResponse.parse(
      (await services.call('/api/releases/admin/overview', { as: 'admin', now: clock() })).json(),
    );
    expect(data.health.find(({ name }) => name === 'network')?.live).toMatchObject({ seen: 1, affected: 1 });
    await check();
    expect((await live()).number).toBe(number);
  });

  it('takes one back although another, whose addresses are given away, cannot be', async () => {
    for (const [name, version, path] of [
      ['stuck', '1.0.0', '/given-away'],
      ['stuck', '1.1.0', '/stuck'],
      ['taker', '1.0.0', '/given-away'],
    ] as const) {
      await release('artefacts', publicationOf({ name, version, routes: [path] }));
      await promote(name, version);
    }
    await begin('well');
    await promote('well', '1.1.0');
    const { number } = await live();
    // Both exceed the limit before the next check. "stuck" is checked first, in the order of names.
    for (const remote of ['stuck', 'well']) {
      await several(0, 10, { remote, version: '1.1.0', kind: 'mount' }, { composition: number });
    }
    await until(async () => (await remoteOf('well'))?.manifest.version === '1.0.0');
    expect((await remoteOf('stuck'))?.manifest.version).toBe('1.1.0');
    await expect(check()).resolves.toBeDefined();
    expect((await live()).number).toBe(number + 1);
  });

  it('hears of trouble although a crowd without any has taken all its places', async () => {
    await begin('crowd');
    await promote('crowd', '1.1.0');
    const since = (await remoteOf('crowd'))?.since ?? '';
    // Starts at the beginning of a slot, so that no new slot begins during the test.
    ahead += limits.EVENT_SLOT_MS - (clock() % limits.EVENT_SLOT_MS);
    const now = clock();
    const slot = new Date(now - (now % limits.EVENT_SLOT_MS));
    const of = { remote: 'crowd', version: '1.1.0', since, kinds: ['mounted' as const], affected: false };
    const times = { slot, last: new Date(now), expires: new Date(now + limits.HEALTHY_EVENT_MS) };
    const events = eventModel();
    const capacity = services.app.nest.get<store.SlotCapacity>(store.SLOT_CAPACITY, { strict: false });
    capacity.healthy = 300;
    const visitors = Array.from({ length: capacity.healthy }, (_, index) => `crowd ${index}`);
    await events.collection.insertMany(visitors.map((visitor) => ({ ...of, ...times, visitor })));
    await several(0, 1, { remote: 'crowd', version: '1.1.0', kind: 'mounted' });
    await several(1, 1, { remote: 'crowd', version: '1.1.0', kind: 'render' });
    const count = (affected: boolean) => events.countDocuments({ remote: 'crowd', affected }).exec();
    expect([await count(false), await count(true)]).toEqual([capacity.healthy, 1]);
  });

  it('counts a version whose clock is ahead', async () => {
    await begin('ahead');
    ahead += 20_000;
    await promote('ahead', '1.1.0');
    ahead -= 20_000;
    await several(0, 10, { remote: 'ahead', version: '1.1.0', kind: 'mount' });
    await until(async () => (await remoteOf('ahead'))?.manifest.version === '1.0.0');
  });

  it('counts a visitor once who is in trouble again later', async () => {
    await begin('again');
    await promote('again', '1.1.0');
    const { number } = await live();
    const bad = { remote: 'again', version: '1.1.0', kind: 'load' } as const;
    await several(0, 4, bad);
    ahead += 6 * 60_000;
    await several(0, 4, bad);
    await several(4, 8, { ...bad, kind: 'mounted' });
    await check();
    expect((await live()).number).toBe(number);
    await several(4, 1, bad);
    await until(async () => (await live()).number === number + 1);
  });

  it('does nothing about a version that does as the other one does', async () => {
    await begin('alike');
    await release('canary', { name: 'alike', version: '1.1.0', percent: 50 });
    const { number } = await live();
    await several(0, 20, { remote: 'alike', version: '1.0.0', kind: 'mounted' });
    await several(10, 10, { remote: 'alike', version: '1.0.0', kind: 'load' });
    await several(100, 20, { remote: 'alike', version: '1.1.0', kind: 'mounted' });
    await several(110, 10, { remote: 'alike', version: '1.1.0', kind: 'load' });
    await check();
    expect((await live()).number).toBe(number);
  });

  it('looks away from a promotion after half an hour, and forgets after ten minutes', async () => {
    await begin('old');
    await promote('old', '1.1.0');
    const { number } = await live();
    await several(0, 4, { remote: 'old', version: '1.1.0', kind: 'load' });
    ahead += 11 * 60_000;
    await several(4, 8, { remote: 'old', version: '1.1.0', kind: 'mounted' });
    await several(12, 3, { remote: 'old', version: '1.1.0', kind: 'load' });
    await check();
    expect((await live()).number).toBe(number);
    ahead += 20 * 60_000;
    await several(0, 20, { remote: 'old', version: '1.1.0', kind: 'load' });
    await check();
    expect((await live()).number).toBe(number);
  });

  it('judges by what was reported until it began, however long it takes', async () => {
    await begin('late');
    await promote('late', '1.1.0');
    const { number } = await live();
    const repository = services.app.nest.get(store.VersionEventsRepository, { strict: false });
    const tally = repository.tally.bind(repository);
    let proceed = () => {};
    const held = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const started = new Promise<void>((resolve) => {
      jest.spyOn(repository, 'tally').mockImplementation(async (...args) => {
        resolve();
        await held;
        return tally(...args);
      });
    });
    const pendingCheck = monitorOf(services).check();
    await started;
    // After the half hour for which a promotion is monitored: a check that starts now ignores it.
    ahead += 31 * 60_000;
    await several(0, 20, { remote: 'late', version: '1.1.0', kind: 'load' });
    proceed();
    await pendingCheck;
    jest.restoreAllMocks();
    expect((await live()).number).toBe(number);
  });

  it('shows admins how versions fare, and what went wrong in a day', async () => {
    await begin('shown');
    await promote('shown', '1.1.0');
    await release('canary', { name: 'shown', version: '1.0.0', percent: 5, cohorts: ['beta'] });
    await several(0, 3, { remote: 'shown', version: '1.1.0', kind: 'mounted' });
    await several(2, 2, { remote: 'shown', version: '1.1.0', kind: 'render' });
    await several(2, 1, { remote: 'shown', version: '1.1.0', kind: 'load' });
    await several(5, 1, { remote: 'shown', version: '1.0.0', kind: 'load' });
    const answer = await services.call('/api/releases/admin/overview', { as: 'admin', now: clock() });
    const { data } = releaseOverviewResponse.parse(answer.json());
    expect(data.composition.number).toBe((await live()).number);
    expect(data.health.find(({ name }) => name === 'shown')).toEqual({
      name: 'shown',
      live: { version: '1.1.0', seen: 4, affected: 2, kinds: { mounted: 3, load: 1, render: 2 } },
      other: { version: '1.0.0', seen: 1, affected: 1, kinds: { load: 1 } },
      canaryPercent: 5,
      cohorts: ['beta'],
      monitoredUntil: expect.stringMatching(/Z$/),
    });
    expect(data.versions).toContainEqual(
      expect.objectContaining({ name: 'shown', version: '1.1.0', state: 'live' }),
    );
    const { from, slotMinutes, slots, series } = data.errorSeries;
    expect([slotMinutes, slots, Date.parse(from) % (15 * 60_000)]).toEqual([15, 96, 0]);
    const line = series.find(({ remote, version }) => remote === 'shown' && version === '1.1.0');
    expect(line?.kinds).toEqual({ load: 1, render: 2 });
    expect(line?.affected).toHaveLength(96);
    // A new slot may have begun in the meantime.
    expect(line?.affected.slice(-2).reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(2);
    const longAgo = series.find(({ remote }) => remote === 'fresh');
    expect(longAgo?.affected.slice(0, -1).some((count) => count > 0)).toBe(true);
    const student = await services.call('/api/releases/admin/overview', { as: 'student', now: clock() });
    expect(student.status).toBe(403);
  });

  it('stores no events of unknown versions, and never an address', async () => {
    const events = eventModel();
    const before = await events.countDocuments().exec();
    const { number } = await live();
    await tell(1, { remote: 'unknown', version: '1.0.0', kind: 'load' });
    await tell(1, { remote: 'old', version: '9.9.9', kind: 'load' });
    await tell(1, { remote: 'old', version: '1.1.0', kind: 'load' }, { composition: number + 1 });
    await tell(1, { remote: 'fresh', version: '1.1.0', kind: 'load' }, { composition: -1 });
    expect(await events.countDocuments().exec()).toBe(before);
    const stored = await events.find().lean().exec();
    expect(JSON.stringify(stored)).not.toMatch(/10\.1\./);
  });
});
