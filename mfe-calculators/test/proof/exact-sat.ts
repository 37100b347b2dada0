import { PUBLISHED } from './sat-guide.js';

export type SectionId = keyof typeof PUBLISHED;
export type PathName = 'hard' | 'medium' | 'easy';

/** The rules of the specification, typed independently of the remote. */
const RULES = {
  math: { perModule: 22, hardFrom: 18, mediumFrom: 13 },
  rw: { perModule: 27, hardFrom: 22, mediumFrom: 15 },
} as const;
const TOPS = { hard: 800n, medium: 760n, easy: 720n } as const;

export const questionsOf = (id: SectionId): number => 2 * RULES[id].perModule;

/** The published score for a share of right answers, as an exact fraction. */
export function publishedScore(id: SectionId, right: number): readonly [over: bigint, under: bigint] {
  const scores = PUBLISHED[id];
  const under = BigInt(questionsOf(id));
  const place = BigInt(right) * BigInt(scores.length - 1);
  const [below, rest] = [place / under, place % under];
  const low = scores[Number(below)] ?? 0n;
  const high = scores[Number(below) + 1] ?? low;
  return [low * under + (high - low) * rest, under];
}

/** Rounds to the nearest multiple; a half rounds up. */
const roundTo = (step: bigint, [over, under]: readonly [bigint, bigint]): bigint =>
  ((2n * over + step * under) / (2n * step * under)) * step;

export function pathOf(id: SectionId, first: number): PathName {
  const { hardFrom, mediumFrom } = RULES[id];
  if (first < mediumFrom) return 'easy';
  return first < hardFrom ? 'medium' : 'hard';
}

/** The score of a section by the rule of the scoring guide. */
export function exactSectionScore(id: SectionId, first: number, second: number): number {
  const path = pathOf(id, first);
  const right = first + second;
  if (right === questionsOf(id)) return Number(TOPS[path]);
  const rounded = roundTo(20n, [roundTo(10n, publishedScore(id, right)), 1n]);
  const lowered = path === 'easy' ? rounded - 20n : rounded;
  const raised = lowered < 200n ? 200n : lowered;
  return Number(raised > TOPS[path] ? TOPS[path] : raised);
}
