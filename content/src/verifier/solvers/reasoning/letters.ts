import type { Question } from '@mockingbird/contracts';
import { textOf, type Solver } from '../../solver-kit.js';

/** All options whose text is among the answers. */
export const oneOf =
  (find: (question: Question) => Iterable<string>): Solver =>
  (question) => {
    const answers = new Set(find(question));
    return question.options.flatMap((option, index) => (answers.has(textOf(option)) ? [index] : []));
  };

/** Number of a letter, A is 0. */
export const numberOf = (letter: string) => letter.charCodeAt(0) - 65;

/** A remainder of 26 that is never negative. */
export const within26 = (number: number) => ((number % 26) + 26) % 26;

/** The letter of a number, A for 0 and for 26. */
export const letterOf = (number: number) => String.fromCharCode(65 + within26(number));

/** Words of capital letters in a text, in order. */
export const capitalsIn = (text: string, least = 3) =>
  [...text.matchAll(/\b[A-Z]+\b/g)].map(([word]) => word).filter((word) => word.length >= least);
