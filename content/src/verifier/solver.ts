import type { Question } from '@mockingbird/contracts';
import { toNumber, type Fraction } from '@mockingbird/remote-kit';
import { numbers, same, type Amount } from './exact/amount.js';
import { ReadingError } from './reading/take.js';
import { quantitiesIn } from './reading/quantities.js';
import { nearOf, textOf, valueOf } from './reading/option-value.js';

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

/** All options near the value: for answers with roots, which no fraction equals. */
export const closeTo =
  (find: (question: Question) => number): Solver =>
  (question) => {
    const value = find(question);
    return question.options.flatMap((option, index) => {
      const exactly = valueOf(option);
      const near = exactly ? toNumber(exactly) : nearOf(option)?.near;
      return near !== undefined && Math.abs(near - value) <= 1e-9 * Math.max(1, Math.abs(value))
        ? [index]
        : [];
    });
  };

/** Inserts each option with all its numbers, such as a point (3, −2). */
export const fitting =
  (read: (question: Question) => (...numbers: Fraction[]) => boolean): Solver =>
  (question) => {
    const fits = read(question);
    return question.options.flatMap((option, index) => {
      const parts = quantitiesIn(textOf(option)).map((part) =>
        part.kind === 'ratio' ? part.terms : [part.value],
      );
      return fits(...parts.flat()) ? [index] : [];
    });
  };

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
