import type { Entry } from '../bank.js';
import { ranksOf, textOf } from '../reading/option-value.js';

/** The point of the chi-squared distribution that chance passes once in a hundred, for four and for five options. */
const CHI_SQUARED_LIMITS: Readonly<Record<number, number>> = { 4: 11.345, 5: 13.277 };

export interface BiasFigures {
  questions: number;
  positions: number[];
  positionChi: number;
  ranks: number[];
  rankChi: number;
  /** Questions with one longest option; how often it is right; its distance to chance in standard deviations. */
  longest: { questions: number; right: number; deviations: number };
}

function tally(indexes: readonly number[], options: number): number[] {
  return Array.from({ length: options }, (_, index) => indexes.filter((one) => one === index).length);
}

export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((total, count) => total + count, 0) / counts.length;
  if (expected === 0) return 0;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

/** Characters that a reader sees; TeX commands are none. */
const lengthOf = (text: string) => text.replace(/\\[a-zA-Z]+|[${}\\]/g, '').length;

function longestFigures(entries: readonly Entry[], optionCount: number) {
  const hits = entries.flatMap(({ question: { options, correctAnswer } }) => {
    const lengths = options.map((option) => lengthOf(textOf(option)));
    const most = Math.max(...lengths);
    return lengths.filter((length) => length === most).length === 1 ? [lengths[correctAnswer] === most] : [];
  });
  const right = hits.filter(Boolean).length;
  const chance = 1 / optionCount;
  const deviation = Math.sqrt(hits.length * chance * (1 - chance)) || 1;
  return { questions: hits.length, right, deviations: (right - hits.length * chance) / deviation };
}

/** Of the questions with so many options. */
export function biasOf(all: readonly Entry[], optionCount = 4): BiasFigures {
  const entries = all.filter(({ question }) => question.options.length === optionCount);
  const positions = tally(
    entries.map(({ question }) => question.correctAnswer),
    optionCount,
  );
  const ranks = tally(
    entries.flatMap(({ question }) => ranksOf(question.options)?.[question.correctAnswer] ?? []),
    optionCount,
  );
  return {
    questions: entries.length,
    positions,
    positionChi: chiSquared(positions),
    ranks,
    rankChi: chiSquared(ranks),
    longest: longestFigures(entries, optionCount),
  };
}

const DEVIATIONS_LIMIT = 2;

export function biasProblems(figures: BiasFigures): string[] {
  const problems: string[] = [];
  const limit = CHI_SQUARED_LIMITS[figures.positions.length] ?? 0;
  if (figures.positionChi > limit)
    problems.push(`the right option's position is uneven: ${figures.positions.join(', ')}`);
  if (figures.rankChi > limit)
    problems.push(`the right option's rank is uneven: ${figures.ranks.join(', ')}`);
  const { questions, right, deviations } = figures.longest;
  if (Math.abs(deviations) > DEVIATIONS_LIMIT)
    problems.push(`the longest option is right in ${right} of ${questions} questions`);
  return problems;
}
