import { describe, expect, it } from '@jest/globals';
import { findGuideRange, findLikelyRange } from '../src/sat/scoring/likely-range.js';
import { calculateSectionScore } from '../src/sat/scoring/section-score.js';
import { exactSectionScore, pathOf, publishedScore, questionsOf, type SectionId } from './proof/exact-sat.js';
import { SECTIONS } from './sat-sections.js';

const IDS: readonly SectionId[] = ['math', 'rw'];
const countTo = (max: number) => Array.from({ length: max + 1 }, (_, count) => count);

/** Every pair of counts of a section. */
const everyInput = (id: SectionId) => {
  const counts = countTo(SECTIONS[id].perModule);
  return counts.flatMap((first) => counts.map((second) => [first, second] as const));
};

const ours = (id: SectionId, first: number, second: number) =>
  calculateSectionScore(SECTIONS[id], [first, second]);

describe.each(IDS)('every input of the SAT section %s', (id) => {
  it('gives the score of the independent calculation', () => {
    const differing = everyInput(id).filter(
      ([first, second]) => ours(id, first, second) !== exactSectionScore(id, first, second),
    );
    expect(differing).toEqual([]);
  });

  it('never gives less for one more right answer, across the thresholds too', () => {
    const { perModule } = SECTIONS[id];
    const falls = everyInput(id).filter(([first, second]) => {
      const score = ours(id, first, second);
      const inFirst = first < perModule && ours(id, first + 1, second) < score;
      return inFirst || (second < perModule && ours(id, first, second + 1) < score);
    });
    expect(falls).toEqual([]);
  });
});

/** The shares of the stated error, in percent. */
const SHARES = countTo(70).map((percent) => percent + 30);
const STATED_ERROR = 60;

/** Our score minus the published one, for a share of right answers on a path; undefined if it cannot be reached. */
function findError(id: SectionId, path: string, share: number): number | undefined {
  const right = Math.round((share * questionsOf(id)) / 100);
  const input = everyInput(id).find(([first, second]) => {
    return first + second === right && pathOf(id, first) === path;
  });
  if (!input) return undefined;
  const [over, under] = publishedScore(id, right);
  return ours(id, ...input) - Number(over) / Number(under);
}

it.each(['hard', 'medium', 'easy'])(
  'the total is within 60 points of the published guide at every share from 30 %% on the %s path',
  (path) => {
    const totals = SHARES.flatMap((share) => {
      const [math, rw] = IDS.map((id) => findError(id, path, share));
      return math === undefined || rw === undefined ? [] : [math + rw];
    });
    expect(totals.length).toBeGreaterThan(30);
    expect(totals.filter((error) => Math.abs(error) > STATED_ERROR)).toEqual([]);
  },
);

it('the likely range contains the published range and the estimate for every share on every path', () => {
  const outside = everyInput('math').filter((math) => {
    const rw = [Math.round((math[0] * 27) / 22), Math.round((math[1] * 27) / 22)] as const;
    const [low, high] = findLikelyRange(SECTIONS, { math, rw });
    const ranges = [findGuideRange(SECTIONS.math, math), findGuideRange(SECTIONS.rw, rw)];
    const published = [0, 1].map((end) => ranges.reduce((sum, range) => sum + (range[end] ?? 0), 0));
    const total = ours('math', ...math) + ours('rw', ...rw);
    return Math.min(total, ...published) < low || Math.max(total, ...published) > high;
  });
  expect(outside).toEqual([]);
});
