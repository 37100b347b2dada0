import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { timeBefore, type CompositionUse, neededVersions } from './needed-versions.js';

const NOW = Date.parse('2026-03-31T00:00:00.000Z');
const ago = (days: number, ...versions: string[]): CompositionUse => ({
  since: timeBefore(NOW, days),
  versions,
});
const needed = (compositions: CompositionUse[], days = 30) => [...neededVersions(compositions, NOW, days)];

describe('the versions that are needed', () => {
  it('are those of the live composition, however old it is', () => {
    expect(needed([ago(400, 'a@2', 'a@1')])).toEqual(['a@2', 'a@1']);
    expect(needed([])).toEqual([]);
  });

  it('are those of what was live when the window began, and of nothing before', () => {
    expect(needed([ago(1, 'a@4'), ago(29, 'a@3'), ago(31, 'a@2'), ago(32, 'a@1')])).toEqual([
      'a@4',
      'a@3',
      'a@2',
    ]);
    expect(needed([ago(1, 'a@4'), ago(30, 'a@3'), ago(31, 'a@2')])).toEqual(['a@4', 'a@3']);
  });

  it('become fewer with fewer days, and never lose the live ones', () => {
    const history = fc
      .array(fc.record({ age: fc.nat(90), versions: fc.array(fc.nat(20).map(String)) }), { minLength: 1 })
      .map((all) =>
        all.sort((left, right) => left.age - right.age).map(({ age, versions }) => ago(age, ...versions)),
      );
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (all, days, more) => {
          const few = neededVersions(all, NOW, days);
          const many = neededVersions(all, NOW, days + more);
          expect([...few].filter((version) => !many.has(version))).toEqual([]);
          expect(all[0]?.versions.filter((version) => !few.has(version))).toEqual([]);
          // Each was live from its moment until the next one's: it counts when the two overlap.
          for (const [at, { versions }] of all.entries()) {
            const ended = all[at - 1]?.since ?? NOW;
            if (ended > timeBefore(NOW, days))
              expect(versions.filter((version) => !few.has(version))).toEqual([]);
          }
        },
      ),
    );
  });
});
