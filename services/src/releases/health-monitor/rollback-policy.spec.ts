import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WATCH_SEEN, WATCH_TROUBLED } from './limits.js';
import { isWorse, type Tally, type Watched } from './rollback-policy.js';

const tally = fc
  .tuple(fc.nat(400), fc.nat(400))
  .map(([calm, troubled]): Tally => ({ seen: calm + troubled, troubled }));
const watched = fc.constantFrom<Watched>('canary', 'promotion');

interface Report {
  visitor: number;
  troubled: boolean;
}
/** As the database counts: visitors, not reports. */
function tallyOf(reports: readonly Report[]): Tally {
  const inTrouble = reports.filter(({ troubled }) => troubled);
  return {
    seen: new Set(reports.map(({ visitor }) => visitor)).size,
    troubled: new Set(inTrouble.map(({ visitor }) => visitor)).size,
  };
}
const reports = fc.array(fc.record({ visitor: fc.nat(30), troubled: fc.boolean() }), { maxLength: 60 });

describe('the verdict about a version', () => {
  it('is never against one below the smallest sample', () => {
    fc.assert(
      fc.property(tally, tally, watched, (candidate, other, kind) => {
        fc.pre(candidate.seen < WATCH_SEEN || candidate.troubled < WATCH_TROUBLED);
        expect(isWorse(candidate, other, kind)).toBe(false);
      }),
    );
  });

  it('does not depend on how often a visitor tells the same', () => {
    fc.assert(
      fc.property(reports, tally, watched, fc.integer({ min: 1, max: 1_000 }), (all, other, kind, times) => {
        const [first] = all;
        const forged = first ? Array.from({ length: times }, () => first) : [];
        expect(isWorse(tallyOf([...all, ...forged]), other, kind)).toBe(isWorse(tallyOf(all), other, kind));
      }),
    );
  });

  it('is not changed by one visitor where nobody else is in trouble', () => {
    const forged = (calm: number) =>
      tallyOf([
        ...Array.from({ length: calm }, (_, visitor) => ({ visitor, troubled: false })),
        ...Array.from({ length: 1_000 }, () => ({ visitor: -1, troubled: true })),
      ]);
    fc.assert(
      fc.property(tally, fc.nat(400), watched, (someone, calm, kind) => {
        expect(isWorse(forged(calm), someone, kind)).toBe(false);
        const quiet = { seen: calm, troubled: 0 };
        expect(isWorse(someone, forged(calm), kind)).toBe(isWorse(someone, quiet, kind));
      }),
    );
  });

  it('stays when more visitors of the version are in trouble, or fewer of the other one', () => {
    fc.assert(
      fc.property(tally, tally, watched, (candidate, other, kind) => {
        fc.pre(isWorse(candidate, other, kind));
        const { seen, troubled } = candidate;
        expect(isWorse({ seen: seen + 1, troubled: troubled + 1 }, other, kind)).toBe(true);
        expect(isWorse({ seen: Math.max(seen, troubled + 1), troubled: troubled + 1 }, other, kind)).toBe(
          true,
        );
        const calmer = { seen: other.seen, troubled: Math.max(0, other.troubled - 1) };
        expect(isWorse(candidate, calmer, kind)).toBe(true);
      }),
    );
  });

  it('is for a version that does no worse than the other one', () => {
    fc.assert(
      fc.property(tally, fc.nat(100), (other, percent) => {
        fc.pre(other.troubled > 1 && other.seen >= 100);
        const seen = Math.round((other.seen * percent) / 100);
        const candidate = { seen, troubled: Math.floor((other.troubled * seen) / other.seen) };
        expect(isWorse(candidate, other, 'canary')).toBe(false);
      }),
    );
  });

  it.each<[string, Tally, Tally, Watched, boolean]>([
    ['half of ten', { seen: 10, troubled: 5 }, { seen: 0, troubled: 0 }, 'promotion', true],
    ['half of ten, the other as bad', { seen: 10, troubled: 5 }, { seen: 20, troubled: 11 }, 'canary', false],
    ['3 %, which may happen', { seen: 200, troubled: 5 }, { seen: 500, troubled: 0 }, 'canary', false],
    ['6 % beside 1 %', { seen: 200, troubled: 12 }, { seen: 1_000, troubled: 11 }, 'canary', true],
    ['6 % beside 3 %', { seen: 200, troubled: 12 }, { seen: 1_000, troubled: 31 }, 'canary', false],
    [
      'old tabs tell of trouble alone',
      { seen: 100, troubled: 50 },
      { seen: 3, troubled: 3 },
      'promotion',
      true,
    ],
    ['an outage hits old tabs too', { seen: 20, troubled: 18 }, { seen: 9, troubled: 9 }, 'promotion', false],
  ])('knows %s', (_, candidate, other, kind, expected) => {
    expect(isWorse(candidate, other, kind)).toBe(expected);
  });
});
