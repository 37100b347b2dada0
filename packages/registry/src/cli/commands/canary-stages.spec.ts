import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CanaryStage, Composition } from '@mockingbird/contracts';
import { before, composition, manifest, signed } from '../../../test/samples.js';
import { StandInServices } from '../../../test/stand-in-services.js';

const CANARY = 'POST /api/releases/canary';
const LIVE = 'GET /api/releases/composition';
const HEALTH = 'GET /api/releases/health';
const PERCENTS = [1, 10, 50];

const staged = (percent: number): Composition => ({
  ...composition,
  kind: 'canary',
  remotes: [
    {
      manifest: { ...manifest, version: '0.9.0' },
      since: before.createdAt,
      canary: {
        manifest,
        percent,
        salt: 's',
        cohorts: [],
        since: before.createdAt,
        stages: { percents: PERCENTS, everySeconds: 1_800, raisedAt: '2026-11-20T10:00:00.000Z' },
      },
    },
  ],
});

let services: StandInServices;
beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.answer('GET /api/releases/compositions/6', signed(before));
  services.answer(CANARY, { composition: staged(1), dryRun: false, checks: [] }, 201);
});
afterEach(() => services.stop());

const status = async (percent: number, stage: Partial<CanaryStage> = {}) => {
  services.answer(LIVE, signed(staged(percent)));
  const version = (name: string) => ({ version: name, seen: 0, affected: 0, kinds: {} });
  const described = { stage: 1, percents: PERCENTS, seen: 3, affected: 0, neededVisitors: 10, ...stage };
  services.answer(HEALTH, {
    composition: 7,
    neededVisitors: 10,
    remotes: [{ name: 'mfe-x', live: version('0.9.0'), other: version('1.0.0'), stage: described }],
  });
  const { code, out } = await services.mb('status');
  expect(code).toBe(0);
  return out.filter((line) => line.includes('stage'));
};

describe('a canary with stages', () => {
  it('starts with the first one, and says what comes next', async () => {
    const { code, out } = await services.mb(
      'canary',
      'mfe-x',
      '1.0.0',
      '--stages',
      '1,10,50',
      '--every',
      '30m',
    );
    expect(code).toBe(0);
    expect(services.sentTo(CANARY)).toEqual([
      { name: 'mfe-x', version: '1.0.0', percent: 1, stages: { percents: PERCENTS, everySeconds: 1_800 } },
    ]);
    expect(out.at(-1)).toBe(
      'mfe-x@1.0.0: stage 1 of 3 (1, 10, 50 %). Next: 10 % from 2026-11-20 10:30 UTC, if it is healthy',
    );
  });

  it.each([
    [['--stages', '1,10']],
    [['--every', '30m']],
    [['--stages', '1,10', '--every', '30m', '--percent', '1']],
    [['--stages', '10,1', '--every', '30m']],
    [['--stages', '1', '--every', '30m']],
    [['--stages', '0,1', '--every', '30m']],
    [['--stages', '1,101', '--every', '30m']],
    [['--stages', '1,ten', '--every', '30m']],
    [['--stages', '1,10', '--every', '30s']],
    [['--stages', '1,10', '--every', '1000h']],
  ])('is refused with %j', async (options) => {
    expect(await services.mb('canary', 'mfe-x', '1.0.0', ...options)).toMatchObject({ code: 64 });
    expect(services.requests).toEqual([]);
  });

  it.each<[NonNullable<CanaryStage['waitsFor']>, string]>([
    ['visitors', 'cannot judge yet: 3 of 10 visitors'],
    ['errors', '2 of 3 visitors had an error'],
    ['speed', 'it is slower than the live version'],
    ['freeze', 'releases are frozen'],
  ])('is shown by mb status with what it waits for: %s', async (waitsFor, text) => {
    expect(await status(1, { waitsFor, affected: 2 })).toEqual([
      `mfe-x@1.0.0: stage 1 of 3 (1, 10, 50 %). 10 % has to wait since 2026-11-20 10:30 UTC: ${text}`,
    ]);
  });

  it('stays at the last one', async () => {
    expect(await status(50)).toEqual([
      'mfe-x@1.0.0: stage 3 of 3 (1, 10, 50 %), the last one: it stays at 50 % until it is promoted or ended',
    ]);
  });
});
