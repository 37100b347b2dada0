import type { Question } from '@mockingbird/contracts';
import type { Fraction } from '@mockingbird/remote-kit';
import { numbers, same, type Amount } from './exact/amount.js';
import { ReadingError } from './reading/take.js';
import { valueOf } from './reading/option-value.js';

/** Gives the indexes of all right options. It reads its numbers from the stem. */
export type Solver = (question: Question) => number[];

/** Solvers of a topic by template. */
export type Solvers = Readonly<Record<string, Solver>>;

function where(question: Question, fits: (value: Fraction) => boolean): number[] {
  return question.options.flatMap((option, index) => {
    const value = valueOf(option);
    return value && fits(value) ? [index] : [];
  });
}

/** All options with the value that `find` works out. */
export const equalTo =
  (find: (question: Question) => Amount): Solver =>
  (question) => {
    const value = find(question);
    return where(question, (option) => same(option, value));
  };

/** Inserts each option: `read` reads the stem once and gives the test for a value. */
export const satisfying =
  (read: (question: Question) => (value: Fraction) => boolean): Solver =>
  (question) =>
    where(question, read(question));

/**
 * The only whole number in the range that fits.
 * @throws ReadingError when none or several fit: the stem would have no answer or many
 */
export function only(from: number, to: number, fits: (value: number) => boolean): number {
  const found = numbers(from, to).filter(fits);
  const [value] = found;
  if (value === undefined || found.length > 1) throw new ReadingError(`${found.length} numbers fit`);
  return value;
}
