import { describe, expect, it } from '@jest/globals';
import { createQuestions, createRandom, createResponses, scoresOf } from '../../../test/exam/population.js';
import { computeTestFigures } from './test-figures.js';

const NO_FIGURES = { meanScore: null, standardDeviation: null, reliability: null, standardError: null };

const variance = (list: readonly number[]): number => {
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length;
};

/** Cronbach's alpha of the single responses. For questions that are right or wrong it equals KR-20. */
function alpha(matrix: readonly (readonly number[])[]): number {
  const k = matrix[0]?.length ?? 0;
  const totals = matrix.map((row) => row.reduce((sum, value) => sum + value, 0));
  const within = Array.from({ length: k }, (_, item) => variance(matrix.map((row) => row[item] ?? 0)));
  return (k / (k - 1)) * (1 - within.reduce((sum, value) => sum + value, 0) / variance(totals));
}

/** A simulated test: what the services would sum up, and the single responses. */
function simulate(seed: number, count: number, students: number) {
  const random = createRandom(seed);
  const questions = createQuestions(count, random);
  const responses = createResponses(questions, students, random);
  const keys = questions.map(({ truth }) => truth);
  const scores = scoresOf(keys, responses);
  const matrix = responses.map((choices) => keys.map((key, index) => (choices[index] === key ? 1 : 0)));
  const items = keys.map((_, index) => ({
    scored: students,
    shareRight: matrix.reduce((sum, row) => sum + (row[index] ?? 0), 0) / students,
  }));
  const sum = scores.reduce((all, score) => all + score, 0);
  const squares = scores.reduce((all, score) => all + score * score, 0);
  return { items, matrix, scores, sums: { submissions: students, sum, squares, questions: {} } };
}

describe('the figures of a test', () => {
  it.each([
    [1, 10, 30],
    [2, 40, 200],
    [3, 100, 1_000],
  ])('equal those of the single responses (seed %i, %i questions, %i students)', (seed, count, students) => {
    const { items, matrix, scores, sums } = simulate(seed, count, students);
    const figures = computeTestFigures(items, sums);
    const deviation = Math.sqrt(variance(scores));
    expect(figures).toMatchObject({ scored: students, questions: count });
    expect(figures.meanScore).toBeCloseTo(sums.sum / students, 10);
    expect(figures.standardDeviation).toBeCloseTo(deviation, 8);
    expect(figures.reliability).toBeCloseTo(alpha(matrix), 10);
    expect(figures.standardError).toBeCloseTo(deviation * Math.sqrt(1 - alpha(matrix)), 8);
  });

  it('follow a worked example', () => {
    // Four questions, p = 0.8, 0.6, 0.4, 0.2; the sum of p(1 - p) is 0.8. Scores have the mean 2 and the variance 2.
    const items = [0.8, 0.6, 0.4, 0.2].map((shareRight) => ({ scored: 50, shareRight }));
    const figures = computeTestFigures(items, { submissions: 50, sum: 100, squares: 300, questions: {} });
    expect(figures.reliability).toBeCloseTo((4 / 3) * (1 - 0.8 / 2), 12);
    expect(figures.standardError).toBeCloseTo(Math.sqrt(2) * Math.sqrt(1 - 0.8), 12);
  });

  it('are absent for fewer than 30 scored attempts', () => {
    const { items, sums } = simulate(4, 10, 29);
    expect(computeTestFigures(items, sums)).toEqual({ scored: 29, questions: 10, ...NO_FIGURES });
    expect(computeTestFigures(items)).toEqual({ scored: 0, questions: 10, ...NO_FIGURES });
  });

  it('take the reliability from the submissions with all questions, where others have only some', () => {
    const { items, matrix, sums } = simulate(6, 10, 60);
    const right = Object.fromEntries(
      items.map((_, index) => [String(index), matrix.reduce((sum, row) => sum + (row[index] ?? 0), 0)]),
    );
    const complete = { submissions: 60, sum: sums.sum, squares: sums.squares, right };
    // One more student sent the first question alone, and got it right.
    const some = items.map((item, index) => (index === 0 ? { ...item, scored: 61 } : item));
    const all = { ...sums, submissions: 61, sum: sums.sum + 1, squares: sums.squares + 1 };
    const figures = computeTestFigures(some, { ...all, complete });
    const before = computeTestFigures(items, sums);
    expect(figures).toMatchObject({ scored: 61, meanScore: all.sum / 61 });
    expect(figures.reliability).toBeCloseTo(alpha(matrix), 10);
    expect(figures.standardError).toBeCloseTo(before.standardError ?? 0, 10);
    const few = { ...complete, submissions: 29 };
    expect(computeTestFigures(some, { ...all, complete: few }).reliability).toBeNull();
    expect(computeTestFigures(some, all).reliability).toBeNull();
  });

  it('have no reliability where students saw different questions, or had equal scores', () => {
    const { items, sums } = simulate(5, 10, 60);
    const adaptive = computeTestFigures([...items, { scored: 30, shareRight: 0.5 }], sums);
    expect([adaptive.meanScore, adaptive.reliability, adaptive.standardError]).toEqual([
      sums.sum / 60,
      null,
      null,
    ]);
    const equal = { submissions: 60, sum: 300, squares: 1_500, questions: {} };
    expect(computeTestFigures(items, equal)).toMatchObject({ standardDeviation: 0, reliability: null });
  });
});
