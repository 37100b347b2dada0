import { describe, expect, it } from '@jest/globals';
import {
  type Choices,
  createQuestions,
  createRandom,
  createResponses,
  scoresOf,
} from '../../../test/exam/population.js';
import { ItemScores, SKIPPED, type StoredItemScores } from './score-sums.js';
import { findSuspicion } from './suspicion.js';

const OPTIONS = 4;

/** The sums of one question, as the services store them. */
function sumsOf(index: number, responses: readonly Choices[], scores: readonly number[]): StoredItemScores {
  const counts: Record<string, number> = {};
  const sums: Record<string, number> = {};
  let squares = 0;
  for (const [student, choices] of responses.entries()) {
    const choice = String(choices[index] ?? SKIPPED);
    const score = scores[student] ?? 0;
    counts[choice] = (counts[choice] ?? 0) + 1;
    sums[choice] = (sums[choice] ?? 0) + score;
    squares += score * score;
  }
  return { counts, sums, squares };
}

/** @returns the suspicion about each question */
function suspicionsOf(keys: readonly number[], responses: readonly Choices[]) {
  const scores = scoresOf(keys, responses);
  return keys.map((key, index) =>
    findSuspicion(new ItemScores(sumsOf(index, responses, scores), key), key, OPTIONS, keys.length),
  );
}

/** Pearson's correlation of two lists: the reference for the sums. */
function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (left: readonly number[], right: readonly number[], x: number, y: number) =>
    left.reduce((sum, value, index) => sum + (value - x) * ((right[index] ?? 0) - y), 0);
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}

describe('the sums of a question', () => {
  const random = createRandom(19);
  const questions = createQuestions(30, random);
  const responses = createResponses(questions, 400, random);
  const keys = questions.map(({ truth }) => truth);
  const scores = scoresOf(keys, responses);

  it.each([0, 7, 29])('give the correlation that the single responses give (question %i)', (index) => {
    const key = keys[index] ?? 0;
    const item = new ItemScores(sumsOf(index, responses, scores), key);
    const rest = responses.map(
      (choices, student) => (scores[student] ?? 0) - (choices[index] === key ? 1 : 0),
    );
    for (let option = 0; option < OPTIONS; option += 1) {
      const chose = responses.map((choices) => (choices[index] === option ? 1 : 0));
      expect(item.correlation(option)).toBeCloseTo(correlate(chose, rest), 10);
      const choosers = rest.filter((_, student) => chose[student] === 1);
      const mean = choosers.reduce((sum, value) => sum + value, 0) / choosers.length;
      expect(item.meanRestScore(option)).toBeCloseTo(mean, 10);
    }
  });

  it('have no correlation where all chose the same, or all scores are equal', () => {
    const same = new ItemScores({ counts: { 1: 60 }, sums: { 1: 600 }, squares: 6_100 }, 1);
    expect([same.correlation(1), same.correlation(0), same.meanRestScore(0)]).toEqual([null, null, null]);
    const equal = new ItemScores({ counts: { 0: 30, 1: 30 }, sums: { 0: 300, 1: 330 }, squares: 6_630 }, 1);
    expect(equal.correlation(1)).toBeNull();
    expect(new ItemScores({}, 0).correlation(0)).toBeNull();
  });
});

describe('a suspicion about a key', () => {
  it.each([
    [100, 0.75],
    [300, 1],
    [1_000, 1],
  ])('finds wrong keys after %i submissions', (students, least) => {
    const random = createRandom(students);
    let [found, wrong] = [0, 0];
    for (let test = 0; test < 20; test += 1) {
      const questions = createQuestions(40, random);
      const responses = createResponses(questions, students, random);
      // Every tenth key is one option beside the right one.
      const isWrong = (index: number) => index % 10 === 3;
      const keys = questions.map(({ truth }, index) => (truth + (isWrong(index) ? 1 : 0)) % OPTIONS);
      for (const [index, suspicion] of suspicionsOf(keys, responses).entries()) {
        if (!isWrong(index)) continue;
        wrong += 1;
        if (suspicion !== undefined) found += 1;
      }
    }
    expect(wrong).toBe(80);
    expect(found / wrong).toBeGreaterThanOrEqual(least);
  });

  it.each([60, 100, 300, 1_000, 3_000])('leaves good questions alone after %i submissions', (students) => {
    const random = createRandom(students + 1);
    let [flagged, all] = [0, 0];
    for (let test = 0; test < 25; test += 1) {
      const questions = createQuestions(40, random);
      const responses = createResponses(questions, students, random);
      const keys = questions.map(({ truth }) => truth);
      const suspicions = suspicionsOf(keys, responses);
      all += suspicions.length;
      flagged += suspicions.filter((suspicion) => suspicion !== undefined).length;
    }
    expect(all).toBe(1_000);
    expect(flagged / all).toBeLessThanOrEqual(0.01);
  });

  const of = (counts: StoredItemScores['counts'], means: Record<string, number>, variance: number) => {
    const sums = Object.fromEntries(
      Object.entries(counts ?? {}).map(([choice, count]) => [choice, count * (means[choice] ?? 0)]),
    );
    const squares = Object.entries(counts ?? {}).reduce(
      (sum, [choice, count]) => sum + count * ((means[choice] ?? 0) ** 2 + variance),
      0,
    );
    return new ItemScores({ counts, sums, squares }, 0);
  };

  it('names its reason, and the wrong option that strong students prefer', () => {
    const negative = of({ 0: 100, 1: 100 }, { 0: 10, 1: 20 }, 9);
    expect(findSuspicion(negative, 0, 2, 30)).toEqual({ reason: 'negative-discrimination', preferred: 1 });
    // The key is right about as often among strong students as among weak ones; they prefer C.
    const beaten = of({ 0: 100, 1: 100, 2: 100 }, { 0: 16, 1: 10, 2: 20 }, 9);
    expect(findSuspicion(beaten, 0, 3, 30)).toEqual({ reason: 'distractor-beats-key', preferred: 2 });
    const never = of({ 1: 40, 2: 60 }, { 1: 10, 2: 20 }, 9);
    expect(findSuspicion(never, 0, 3, 30)).toEqual({ reason: 'key-never-chosen', preferred: 2 });
    const low = of({ 0: 5_000, 1: 5_000 }, { 0: 16.1, 1: 15 }, 25);
    expect(findSuspicion(low, 0, 2, 30)).toEqual({ reason: 'low-discrimination' });
  });

  it('needs 50 answers; a low discrimination needs ten questions, and one that is not easy', () => {
    const counts = { 0: 25, 1: 24, [SKIPPED]: 40 };
    const means = { 0: 10, 1: 20, [SKIPPED]: 15 };
    expect(findSuspicion(of(counts, means, 4), 0, 2, 30)).toBeUndefined();
    expect(findSuspicion(of({ ...counts, 1: 25 }, means, 4), 0, 2, 30)?.reason).toBe(
      'negative-discrimination',
    );
    const low = of({ 0: 5_000, 1: 5_000 }, { 0: 5.6, 1: 4.5 }, 25);
    expect([9, 10].map((questions) => findSuspicion(low, 0, 2, questions)?.reason)).toEqual([
      undefined,
      'low-discrimination',
    ]);
    const easy = of({ 0: 9_600, 1: 400 }, { 0: 5.6, 1: 4.5 }, 25);
    expect(findSuspicion(easy, 0, 2, 30)).toBeUndefined();
  });
});
