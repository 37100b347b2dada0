import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  freezeStateResponse,
  releaseChangeResponse,
  releaseOverviewResponse,
  tokenCreatedResponse,
  type FreezeRequest,
} from '@mockingbird/contracts';
import { HealthMonitorService } from '../../src/releases/health-monitor/health-monitor.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const HOUR = 60 * 60_000;
const FROZEN = [409, expect.objectContaining({ code: 'MB-4018' })];
const result = (answer: Answer) => [answer.status, answer.json()];

describe('a freeze of releases', () => {
  let database: TestDatabase;
  let services: TestApp;
  let second: TestApp;
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const call = (path: string, body?: unknown, app = services) =>
    app.call(`/api/releases/${path}`, {
      key: 'release',
      now: clock(),
      ...(body === undefined ? {} : { body }),
    });
  const promote = (version: string, app = services, more = {}) =>
    call('promote', { remotes: [{ name: 'home', version }], again: true, ...more }, app);
  const canary = (percent: number, more = {}) =>
    call('canary', { name: 'home', version: '1.1.0', percent, ...more });
  const freeze = (request: FreezeRequest = { why: 'exam day' }) => call('freeze', request);
  const state = async () => freezeStateResponse.parse((await call('freeze')).json()).data.freeze;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock });
    second = await startApp({ mongodbUri: database.uri }, { clock });
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await call('artefacts', publicationOf({ name: 'home', version }));
    }
    await promote('1.2.0');
    await promote('1.0.0');
  });
  afterEach(async () => {
    ahead = 0;
    await call('unfreeze', {});
    await call('canary/end', { name: 'home' });
  });
  afterAll(async () => {
    await Promise.all([services.close(), second.close()]);
    await database.close();
  });

  it('refuses promotions at every process, also as a dry run, and says who froze, when and why', async () => {
    await freeze();
    const refused = await promote('1.2.0', second);
    expect(result(refused)).toEqual(FROZEN);
    expect(refused.json()).toMatchObject({
      detail: expect.stringMatching(
        /^Releases are frozen by release since \d{4}-\d\d-\d\d \d\d:\d\d UTC, until somebody ends it: exam day$/,
      ),
    });
    expect(result(await promote('1.2.0', services, { dryRun: true }))).toEqual(FROZEN);
    await call('unfreeze', {});
    expect((await promote('1.2.0')).status).toBe(201);
    await promote('1.0.0');
  });

  it('refuses a new canary and a larger one, and lets a smaller one and the end pass', async () => {
    await canary(10, { cohorts: ['beta'] });
    await freeze();
    expect(result(await canary(11, { cohorts: ['beta'] }))).toEqual(FROZEN);
    expect(result(await canary(10, { cohorts: ['beta', 'staff'] }))).toEqual(FROZEN);
    expect((await canary(5)).status).toBe(201);
    const other = { name: 'home', version: '1.2.0', percent: 1 };
    expect(result(await call('canary', other))).toEqual(FROZEN);
    expect((await call('canary/end', { name: 'home' })).status).toBe(201);
    expect(result(await canary(1))).toEqual(FROZEN);
  });

  it('lets rollbacks pass, by people and automatic ones', async () => {
    const promoted = releaseChangeResponse.parse((await promote('1.2.0')).json()).data.composition;
    await freeze();
    await Promise.all(
      Array.from({ length: 12 }, (_, visitor) =>
        services.call('/api/releases/telemetry', {
          headers: { 'x-forwarded-for': `10.9.0.${visitor + 1}` },
          body: {
            composition: promoted.number,
            events: [{ remote: 'home', version: '1.2.0', kind: 'mount' }],
          },
          now: clock(),
        }),
      ),
    );
    await services.app.nest.get(HealthMonitorService, { strict: false }).check();
    const rolledBack = (await call('compositions?limit=1')).json();
    expect(rolledBack).toMatchObject({ data: [{ kind: 'automatic' }] });
    const { number } = releaseChangeResponse.parse((await call('rollback', { to: 1 })).json()).data
      .composition;
    expect(number).toBeGreaterThan(1);
    await call('rollback', { to: 2 });
  });

  it('begins while a promotion is at work, which is refused', async () => {
    const [frozen, promoted] = await Promise.all([
      freeze(),
      // Six promotions wait for each other, so that the freeze comes before the last one.
      Promise.all(['1.2.0', '1.0.0', '1.2.0', '1.0.0', '1.2.0', '1.0.0'].map((version) => promote(version))),
    ]);
    expect(frozen.status).toBe(200);
    expect(promoted.map(({ status }) => status)).toContain(409);
  });

  it('ends automatically at its time', async () => {
    const until = new Date(clock() + HOUR).toISOString();
    await freeze({ why: 'exam day', until });
    expect(await state()).toMatchObject({ by: 'release', why: 'exam day', until });
    expect(result(await promote('1.2.0'))).toEqual(FROZEN);
    ahead = HOUR;
    expect(await state()).toBeNull();
    expect((await promote('1.2.0')).status).toBe(201);
    await promote('1.0.0');
  });

  it('is replaced by a later one, with another reason and without an end', async () => {
    await freeze({ why: 'exam day', until: new Date(clock() + HOUR).toISOString() });
    await freeze({ why: 'an incident' });
    expect(await state()).toEqual({ since: expect.any(String), by: 'release', why: 'an incident' });
  });

  it.each([
    [{}, '/why'],
    [{ why: '  ' }, '/why'],
    [{ why: 'x'.repeat(501) }, '/why'],
    [{ why: 'exams', until: '2026-12-01T08:00' }, '/until'],
    [{ why: 'exams', until: '2000-01-01T00:00:00Z' }, '/until'],
  ])('is refused for %j', async (body, path) => {
    const answer = await call('freeze', body);
    expect(result(answer)).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    ]);
    expect(await state()).toBeNull();
  });

  it('is for the platform; a team may see it', async () => {
    const created = await call('tokens', { owner: 'test' });
    const { token } = tokenCreatedResponse.parse(created.json()).data;
    const asTeam = (path: string, body?: unknown) =>
      services.call(`/api/releases/${path}`, {
        token,
        now: clock(),
        ...(body === undefined ? {} : { body }),
      });
    const notAllowed = [403, expect.objectContaining({ code: 'MB-4006' })];
    expect(result(await asTeam('freeze', { why: 'mine' }))).toEqual(notAllowed);
    expect(result(await asTeam('unfreeze', {}))).toEqual(notAllowed);
    expect((await asTeam('freeze')).status).toBe(200);
  });

  it('is started and ended by admins, and shown to them', async () => {
    const asAdmin = (path: string, body?: unknown) =>
      services.call(`/api/releases/admin/${path}`, {
        as: 'admin',
        now: clock(),
        ...(body === undefined ? {} : { body }),
      });
    const shown = async () =>
      releaseOverviewResponse.parse((await asAdmin('overview')).json()).data.freeze?.by;
    expect((await asAdmin('freeze', { why: 'exam day' })).status).toBe(200);
    expect(await shown()).toBe('admin');
    expect((await asAdmin('unfreeze', {})).status).toBe(200);
    expect(await shown()).toBeUndefined();
  });
});
