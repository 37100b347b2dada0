import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MONITOR_MIN_VISITORS, MONITOR_MIN_AFFECTED } from '../limits.js';
import { shouldRollBack, type Tally, type MonitoredChange } from './rollback-policy.js';

const tally = fc
  .tuple(fc.nat(400), fc.nat(400))
  .map(([calm, affected]): Tally => ({ seen: calm + affected, affected }));
const monitoredAs = fc.constantFrom<MonitoredChange>('canary', 'promotion');

interface Report {
  visitor: number;
  affected: boolean;
}
/** As the database counts: visitors, not reports. */
function tallyOf(reports: readonly Report[]): Tally {
  const inTrouble = reports.filter(({ affected }) => affected);
  return {
    seen: new Set(reports.map(({ visitor }) => visitor)).size,
    affected: new Set(inTrouble.map(({ visitor }) => visitor)).size,
  };
}
const reports = fc.array(fc.record({ visitor: fc.nat(30), affected: fc.boolean() }), { maxLength: 60 });

describe('the verdict about a version', () => {
  it('is never against one below the smallest sample', () => {
    fc.assert(
      fc.property(tally, tally, monitoredAs, (candidate, other, kind) => {
        fc.pre(candidate.seen < MONITOR_MIN_VISITORS || candidate.affected < MONITOR_MIN_AFFECTED);
        expect(shouldRollBack(candidate, other, kind)).toBe(false);
      }),
    );
  });

  it('does not depend on how often a visitor tells the same', () => {
    fc.assert(
      fc.property(
        reports,
        tally,
        monitoredAs,
        fc.integer({ min: 1, max: 1_000 }),
        (all, other, kind, times) => {
          const [first] = all;
          const forged = first ? Array.from({ length: times }, () => first) : [];
          expect(shouldRollBack(tallyOf([...all, ...forged]), other, kind)).toBe(
            shouldRollBack(tallyOf(all), other, kind),
          );
        },
      ),
    );
  });

  it('is not changed by one affected visitor alone', () => {
    const forged = (calm: number) =>
      tallyOf([
        ...Array.from({ length: calm }, (_, visitor) => ({ visitor, affected: false })),
        ...Array.from({ length: 1_000 }, () => ({ visitor: -1, affected: true })),
      ]);
    fc.assert(
      fc.property(tally, fc.nat(400), monitoredAs, (someone, calm, kind) => {
        expect(shouldRollBack(forged(calm), someone, kind)).toBe(false);
        const quiet = { seen: calm, affected: 0 };
        expect(shouldRollBack(someone, forged(calm), kind)).toBe(shouldRollBack(someone, quiet, kind));
      }),
    );
  });

  it('stays when more visitors of the version are in trouble, or fewer of the other one', () => {
    fc.assert(
      fc.property(tally, tally, monitoredAs, (candidate, other, kind) => {
        fc.pre(shouldRollBack(candidate, other, kind));
        const { seen, affected } = candidate;
        expect(shouldRollBack({ seen: seen + 1, affected: affected + 1 }, other, kind)).toBe(true);
        expect(
          shouldRollBack({ seen: Math.max(seen, affected + 1), affected: affected + 1 }, other, kind),
        ).toBe(true);
        const calmer = { seen: other.seen, affected: Math.max(0, other.affected - 1) };
        expect(shouldRollBack(candidate, calmer, kind)).toBe(true);
      }),
    );
  });

  it('is for a version that does no worse than the other one', () => {
    fc.assert(
      fc.property(tally, fc.nat(100), (other, percent) => {
        fc.pre(other.affected > 1 && other.seen >= 100);
        const seen = Math.round((other.seen * percent) / 100);
        const candidate = { seen, affected: Math.floor((other.affected * seen) / other.seen) };
        expect(shouldRollBack(candidate, other, 'canary')).toBe(false);
      }),
    );
  });

  it.each<[string, Tally, Tally, MonitoredChange, boolean]>([
    ['half of ten', { seen: 10, affected: 5 }, { seen: 0, affected: 0 }, 'promotion', true],
    ['half of ten, the other as bad', { seen: 10, affected: 5 }, { seen: 20, affected: 11 }, 'canary', false],
    ['3 %, which may happen', { seen: 200, affected: 5 }, { seen: 500, affected: 0 }, 'canary', false],
    ['6 % beside 1 %', { seen: 200, affected: 12 }, { seen: 1_000, affected: 11 }, 'canary', true],
    ['6 % beside 3 %', { seen: 200, affected: 12 }, { seen: 1_000, affected: 31 }, 'canary', false],
    [
      'old tabs tell of trouble alone',
      { seen: 100, affected: 50 },
      { seen: 3, affected: 3 },
      'promotion',
      true,
    ],
    ['an outage hits old tabs too', { seen: 20, affected: 18 }, { seen: 9, affected: 9 }, 'promotion', false],
  ])('knows %s', (_, candidate, other, kind, expected) => {
    expect(shouldRollBack(candidate, other, kind)).toBe(expected);
  });
});
