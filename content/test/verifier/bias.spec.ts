import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../../src/verifier/bank.js';
import { GUESSING_LIMIT, guessingScore } from '../../src/verifier/bias/classifier.js';
import { looks } from '../../src/verifier/bias/features.js';
import { biasOf, biasProblems, chiSquared } from '../../src/verifier/bias/figures.js';
import { seeded } from '../../src/verifier/mutation/random.js';
import { entryOf } from './fixture.js';

/** Questions of 20 templates with random options; `keyOf` chooses the right one. */
function questions(keyOf: (options: string[], random: (below: number) => number) => number): Entry[] {
  const random = seeded(7);
  return Array.from({ length: 1000 }, (_, index) => {
    const options = Array.from({ length: 4 }, () => String(100 + random(9000)));
    return entryOf(
      { options, correctAnswer: keyOf(options, random) },
      { template: `template-${index % 20}` },
    );
  });
}

const largest = (options: string[]) => options.indexOf(String(Math.max(...options.map(Number))));
const balanced = questions((_, random) => random(4));

describe('bias of the right option', () => {
  it('is none by chance', () => {
    expect(biasProblems(biasOf(balanced))).toEqual([]);
    expect(guessingScore(balanced, looks)).toBeLessThan(GUESSING_LIMIT);
  });

  it.each<[string, (options: string[], random: (below: number) => number) => number, RegExp]>([
    ['position', (_, random) => Math.min(3, random(5)), /position is uneven/],
    ['rank', (options, random) => (random(4) === 0 ? largest(options) : random(4)), /rank is uneven/],
    [
      'length',
      (options) => options.findIndex((one) => one.length === Math.max(...options.map((text) => text.length))),
      /longest option is right/,
    ],
  ])('is found in its %s', (_, keyOf, problem) => {
    expect(biasProblems(biasOf(questions(keyOf))).join('\n')).toMatch(problem);
  });

  it('lets a guesser score above chance', () => {
    const round = (options: string[], random: (below: number) => number) => {
      const at = random(4);
      options[at] = `${options[at]?.slice(0, -2)}00`;
      return at;
    };
    expect(guessingScore(questions(round), looks)).toBeGreaterThan(0.8);
  });

  it('is not guessed from fewer templates than fifths', () => {
    expect(guessingScore([entryOf()], looks)).toBeUndefined();
  });

  it('does not work out a formula of the stem', () => {
    const lookAt = (questionText: string) =>
      looks(entryOf({ questionText, options: ['5', '6', '7', '8'] }).question);
    expect(lookAt(String.raw`What is $\sqrt{25}$?`)).toEqual(lookAt('What is it?'));
    expect(lookAt('What is 5?')).not.toEqual(lookAt('What is it?'));
  });

  it('is measured against even counts', () => {
    expect(chiSquared([10, 10, 10, 10])).toBe(0);
    expect(chiSquared([20, 10, 5, 5])).toBe(15);
  });
});
