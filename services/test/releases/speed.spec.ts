import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Composition,
  type RemoteHealth,
  releaseOverviewResponse,
  signedCompositionResponse,
  type SpeedFigure,
} from '@mockingbird/contracts';
import {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
} from '@mockingbird/registry/signing';
import { getModelToken } from '@nestjs/mongoose';
import { HealthMonitorService } from '../../src/releases/health-monitor/health-monitor.service.js';
import {
  SPEED_CHECK_MS,
  SPEED_PERIOD_MS,
  SPEED_STORED_MS,
  SPEED_WARM_UP_MS,
} from '../../src/releases/speed/limits.js';
import * as model from '../../src/releases/speed/speed-histogram.model.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { readableLog, startApp, TEST_COMPOSITION_KEY, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const trusted = parseTrustedKeys(publicKeyText(parseSigningKey(TEST_COMPOSITION_KEY)));
const PATH = '/api/releases/speed';
const SAMPLES = 240;
const BATCH = 20;

const monitorOf = ({ app }: TestApp) => app.nest.get(HealthMonitorService, { strict: false });

describe('the speed of real visitors', () => {
  const log = readableLog();
  let database: TestDatabase;
  let reporting: TestApp;
  let rollingBack: TestApp;
  /** How far the test's clock is ahead of the system clock, in milliseconds. */
  let ahead = 0;
  let reports = 0;
  const clock = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await startDatabase();
    const mongodbUri = database.uri;
    reporting = await startApp({ mongodbUri }, { clock, log: log.log });
    const other = { mongodbUri, slowerAction: 'roll-back' as const, slowerByPercent: 30 };
    rollingBack = await startApp(other, { clock });
    // Their own checks, every few seconds, could roll back a version before the test looks at it.
    for (const each of [reporting, rollingBack]) await monitorOf(each).beforeApplicationShutdown();
  });
  afterAll(async () => {
    await Promise.all([reporting.close(), rollingBack.close()]);
    await database.close();
  });

  const release = async (path: string, body: unknown) => {
    const response = await reporting.call(`/api/releases/${path}`, { key: 'release', body, now: clock() });
    if (response.status >= 300) throw new Error(response.text);
  };
  const live = async (): Promise<Composition> => {
    const response = await reporting.call('/api/releases/composition', { key: 'edge', now: clock() });
    const opened = openComposition(signedCompositionResponse.parse(response.json()).data, trusted);
    if (!opened.ok) throw new Error(opened.detail);
    return opened.composition;
  };
  const remoteOf = async (name: string) =>
    (await live()).remotes.find(({ manifest }) => manifest.name === name);
  const begin = async (name: string) => {
    for (const version of ['1.0.0', '1.1.0']) await release('artefacts', publicationOf({ name, version }));
    await release('promote', { remotes: [{ name, version: '1.0.0' }] });
    const [route] = (await remoteOf(name))?.manifest.routes ?? [];
    return route?.id ?? '';
  };
  const send = async (figures: readonly unknown[], composition?: number) => {
    reports += 1;
    return reporting.call(PATH, {
      // Another address for each report, because of the rate limit.
      headers: { 'x-forwarded-for': `10.9.${Math.floor(reports / 200)}.${(reports % 200) + 1}` },
      body: { composition: composition ?? (await live()).number, figures },
      now: clock(),
    });
  };
  const sendMany = async (figure: SpeedFigure, count = SAMPLES) => {
    for (let sent = 0; sent < count; sent += BATCH) {
      const size = Math.min(BATCH, count - sent);
      const response = await send(Array.from({ length: size }, () => figure));
      expect(response.status).toBe(200);
    }
  };
  const healthOf = async (name: string): Promise<RemoteHealth | undefined> => {
    const response = await reporting.call('/api/releases/admin/overview', { as: 'admin', now: clock() });
    return releaseOverviewResponse.parse(response.json()).data.health.find((each) => each.name === name);
  };
  const check = async (app: TestApp) => {
    ahead += SPEED_CHECK_MS + 1;
    await monitorOf(app).check();
  };
  const histograms = () =>
    reporting.app.nest.get<model.SpeedHistogramModel>(getModelToken(model.SPEED_HISTOGRAM), {
      strict: false,
    });

  it('is stored as histograms and shown by version and route', async () => {
    const route = await begin('shown');
    const figure = { remote: 'shown', version: '1.0.0', route } as const;
    await send([
      { ...figure, measure: 'LCP', value: 1_000 },
      { ...figure, measure: 'LCP', value: 2_000 },
      { ...figure, measure: 'CLS', value: 0 },
    ]);
    await send([{ ...figure, measure: 'LCP', value: 2_000 }]);
    const speed = (await healthOf('shown'))?.live.speed;
    const lcp = { measure: 'LCP', p75: expect.closeTo(2_000, -2), samples: 3 };
    const measures = [lcp, { measure: 'CLS', p75: 0, samples: 1 }];
    expect(speed).toEqual({ measures, routes: [{ route, measures }] });
    const stored = await histograms().find({ remote: 'shown' }).lean().exec();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('10.9.');
    expect(stored[0]?.expires.getTime()).toBeGreaterThan(clock() + SPEED_STORED_MS - 60_000);
  });

  it('is not stored for versions and routes that no visitor can have seen', async () => {
    const route = await begin('known');
    const before = await histograms().countDocuments().exec();
    const valid = { remote: 'known', version: '1.0.0', route, measure: 'LCP', value: 1_000 };
    for (const change of [{ remote: 'unknown' }, { version: '1.1.0' }, { route: 'unknown' }]) {
      expect((await send([{ ...valid, ...change }])).status).toBe(200);
    }
    await send([valid], (await live()).number + 1);
    expect(await histograms().countDocuments().exec()).toBe(before);
    await send([valid]);
    expect(await histograms().countDocuments().exec()).toBe(before + 1);
  });

  it.each([
    ['a negative value', { value: -1 }],
    ['a value without a number', { value: 'fast' }],
    ['more than a minute', { value: 60_001 }],
    ['a score that no page can have', { measure: 'CLS', value: 11 }],
    ['an unknown measure', { measure: 'TTFB' }],
  ])('is rejected with %s', async (_, change) => {
    const figure = { remote: 'known', version: '1.0.0', route: 'home', measure: 'LCP', value: 1_000 };
    const response = await send([{ ...figure, ...change }]);
    expect(response.status).toBe(400);
    expect(response.text).toContain('/figures/0/');
  });

  it('is rejected without figures, and with too many', async () => {
    const figure = { remote: 'known', version: '1.0.0', route: 'home', measure: 'LCP', value: 1_000 };
    expect((await send([])).status).toBe(400);
    expect((await send(Array.from({ length: BATCH + 1 }, () => figure))).status).toBe(400);
  });

  it('is accepted from one address only a few times', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 70; call += 1) {
      const response = await reporting.call(PATH, {
        headers: { 'x-forwarded-for': '10.8.0.1' },
        body: {
          composition: 1,
          figures: [{ remote: 'known', version: '1.0.0', route: 'x', measure: 'LCP', value: 1 }],
        },
        now: clock(),
      });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('of a slower canary is reported once, and rolls it back only where that is configured', async () => {
    const route = await begin('canary');
    await release('canary', { name: 'canary', version: '1.1.0', percent: 50 });
    const figure = { remote: 'canary', route, measure: 'LCP' } as const;
    await sendMany({ ...figure, version: '1.0.0', value: 2_000 });
    await sendMany({ ...figure, version: '1.1.0', value: 3_000 }, 180);
    await check(rollingBack);
    expect((await healthOf('canary'))?.other?.slower).toBeUndefined();
    await sendMany({ ...figure, version: '1.1.0', value: 3_000 }, 60);
    await check(reporting);
    await check(reporting);
    const warnings = log.lines().filter(({ msg }) => msg === 'version_slower');
    expect(warnings).toEqual([
      expect.objectContaining({ remote: 'canary', version: '1.1.0', measure: 'LCP', than: '1.0.0' }),
    ]);
    const health = await healthOf('canary');
    expect(health?.live.slower).toBeUndefined();
    expect(Math.round(health?.other?.slower?.percent ?? 0)).toBeGreaterThan(40);
    expect((await remoteOf('canary'))?.canary).toBeDefined();
    await check(rollingBack);
    expect((await remoteOf('canary'))?.canary).toBeUndefined();
    const { kind, why } = await live();
    expect(kind).toBe('automatic');
    expect(why).toMatch(
      /^The canary canary@1\.1\.0 was rolled back because it is slower than 1\.0\.0\. The 75th percentile of LCP is \d+ ms; of 1\.0\.0 it is \d+ ms\./,
    );
  });

  it('of a new live version is compared with the same hours of the day before', async () => {
    const route = await begin('promoted');
    const figure = { remote: 'promoted', route, measure: 'INP' } as const;
    const afterWarmUp = SPEED_WARM_UP_MS + 5 * 60_000;
    ahead += afterWarmUp;
    await sendMany({ ...figure, version: '1.0.0', value: 100 });
    ahead += SPEED_PERIOD_MS - afterWarmUp;
    await release('promote', { remotes: [{ name: 'promoted', version: '1.1.0' }] });
    await sendMany({ ...figure, version: '1.1.0', value: 200 });
    // All caches are cold in the first minutes.
    expect((await healthOf('promoted'))?.live.slower).toBeUndefined();
    ahead += afterWarmUp;
    await sendMany({ ...figure, version: '1.1.0', value: 200 });
    expect((await healthOf('promoted'))?.live.slower).toMatchObject({ measure: 'INP', than: '1.0.0' });
    await check(rollingBack);
    expect((await remoteOf('promoted'))?.manifest.version).toBe('1.0.0');
  });
});
