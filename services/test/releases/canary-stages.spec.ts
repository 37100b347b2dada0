import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  compositionListResponse,
  releaseHealthResponse,
  type CanaryStage,
  type VersionEvent,
} from '@mockingbird/contracts';
import { HealthMonitorService } from '../../src/releases/health-monitor/health-monitor.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const MINUTE = 60_000;
const PLAN = { percents: [1, 10, 50], everySeconds: 30 * 60 };

describe('a canary with stages', () => {
  let database: TestDatabase;
  let apps: TestApp[];
  let ahead = 0;
  let runs = 0;
  let name = '';
  const clock = () => Date.now() + ahead;
  const start = () => startApp({ mongodbUri: database.uri }, { clock });
  beforeAll(async () => {
    database = await startDatabase();
    apps = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await database.close();
  });

  const first = (): TestApp => {
    const [app] = apps;
    if (!app) throw new Error('No process runs');
    return app;
  };
  const call = async (path: string, body?: unknown, expected = 201) => {
    const answer = await first().call(`/api/releases/${path}`, {
      key: 'release',
      now: clock(),
      ...(body === undefined ? {} : { body }),
    });
    if (body !== undefined && answer.status !== expected) throw new Error(answer.text);
    return answer;
  };
  /** Both processes look, as their timers do. */
  const check = () =>
    Promise.all(apps.map(({ app }) => app.nest.get(HealthMonitorService, { strict: false }).check()));
  const history = async () =>
    compositionListResponse.parse((await call('compositions?limit=20')).json()).data;
  const percent = async () =>
    (await history())[0]?.remotes.find((remote) => remote.name === name)?.canary?.percent;
  const stage = async (): Promise<CanaryStage | undefined> =>
    releaseHealthResponse
      .parse((await call('health')).json())
      .data.remotes.find((remote) => remote.name === name)?.stage;
  /** Visitors of the canary report this. Each run of a test has other visitors. */
  const report = async (count: number, kind: VersionEvent['kind'] = 'mounted', from = 1) => {
    const composition = (await history())[0]?.number;
    for (let visitor = from; visitor < from + count; visitor += 1) {
      const answer = await first().call('/api/releases/telemetry', {
        headers: { 'x-forwarded-for': `10.${runs}.0.${visitor}` },
        body: { composition, events: [{ remote: name, version: '1.1.0', kind }] },
        now: clock(),
      });
      if (answer.status !== 200) throw new Error(answer.text);
    }
  };
  const pass = async (minutes: number) => {
    ahead += minutes * MINUTE;
    await check();
  };

  beforeEach(async () => {
    runs += 1;
    name = `staged-${runs}`;
    for (const version of ['1.0.0', '1.1.0']) await call('artefacts', publicationOf({ name, version }));
    await call('promote', { remotes: [{ name, version: '1.0.0' }] });
    await call('canary', { name, version: '1.1.0', percent: 1, stages: PLAN, why: 'new search' });
  });

  it('grows once at each stage, with two processes, and stays at the last one', async () => {
    const { number } = (await history())[0] ?? { number: 0 };
    await report(12);
    await pass(29);
    expect(await percent()).toBe(1);
    expect(await stage()).toMatchObject({ stage: 1, percents: [1, 10, 50], nextPercent: 10, seen: 12 });
    await pass(1);
    expect(await percent()).toBe(10);
    await report(12);
    await pass(30);
    await pass(60);
    expect(await percent()).toBe(50);
    const raises = (await history()).filter((each) => each.number > number);
    expect(raises.map(({ kind, by, why }) => [kind, by, why])).toEqual([
      [
        'canary',
        'watch',
        `Stage 3 of 3 of the canary ${name}@1.1.0: 10 -> 50 %. 0 of 12 visitors had an error; of 1.0.0 0 of 0.`,
      ],
      [
        'canary',
        'watch',
        `Stage 2 of 3 of the canary ${name}@1.1.0: 1 -> 10 %. 0 of 12 visitors had an error; of 1.0.0 0 of 0.`,
      ],
    ]);
    expect(await stage()).not.toHaveProperty('nextAt');
  });

  it('waits while too few visitors had it, and grows when there are enough', async () => {
    await report(3);
    await pass(45);
    expect(await percent()).toBe(1);
    expect(await stage()).toMatchObject({ waitsFor: 'visitors', seen: 3, neededVisitors: 10 });
    await report(7, 'mounted', 4);
    await check();
    expect(await percent()).toBe(10);
  });

  it('waits while it has more errors than the live version, which is no rollback yet', async () => {
    await report(12);
    await report(3, 'render');
    await pass(30);
    expect(await percent()).toBe(1);
    expect(await stage()).toMatchObject({ waitsFor: 'errors', affected: 3 });
  });

  it('stops with a rollback', async () => {
    await report(12, 'render');
    await check();
    expect((await history())[0]?.kind).toBe('automatic');
    await pass(120);
    expect(await percent()).toBeUndefined();
    expect((await history())[0]?.kind).toBe('automatic');
  });

  it('waits during a freeze', async () => {
    await report(12);
    await call('freeze', { why: 'exam day' }, 200);
    await pass(31);
    expect(await percent()).toBe(1);
    expect(await stage()).toMatchObject({ waitsFor: 'freeze' });
    await call('unfreeze', {}, 200);
    await check();
    expect(await percent()).toBe(10);
  });

  it('goes on after a restart', async () => {
    await report(12);
    await Promise.all(apps.map((app) => app.close()));
    apps = [await start(), await start()];
    await pass(30);
    expect(await percent()).toBe(10);
  });

  it('grows no more after somebody set the share', async () => {
    await report(12);
    await call('canary', { name, version: '1.1.0', percent: 2 });
    await pass(120);
    expect(await percent()).toBe(2);
    expect(await stage()).toBeUndefined();
  });

  it('starts its first stage again with other stages, and keeps its visitors', async () => {
    await pass(29);
    await call('canary', {
      name,
      version: '1.1.0',
      percent: 5,
      stages: { percents: [5, 20], everySeconds: 3_600 },
    });
    await report(12);
    await pass(30);
    expect(await percent()).toBe(5);
    await report(12);
    await pass(30);
    expect(await percent()).toBe(20);
  });

  it.each([
    [{ percent: 2, stages: PLAN }, '/percent'],
    [{ percent: 10, stages: { ...PLAN, percents: [10, 1] } }, '/stages/percents'],
    [{ percent: 1, stages: { ...PLAN, percents: [1] } }, '/stages/percents'],
    [{ percent: 1, stages: { ...PLAN, everySeconds: 59 } }, '/stages/everySeconds'],
  ])('is refused for %j', async (body, path) => {
    const answer = await first().call('/api/releases/canary', {
      key: 'release',
      now: clock(),
      body: { name, version: '1.1.0', ...body },
    });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    ]);
  });
});
