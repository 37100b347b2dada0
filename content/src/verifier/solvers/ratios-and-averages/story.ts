import type { Question } from '@mockingbird/contracts';
import {
  amounts,
  product,
  quantitiesIn,
  same,
  satisfying,
  textOf,
  type Amount,
  type Amounts,
  type Fraction,
  type Solver,
} from '../../solver-kit.js';

/** In a pattern `#name` is a number, with or without the sign of rupees. */
const pattern = (source: string) =>
  new RegExp(source.replace(/#(\w+)/g, (_, name: string) => String.raw`₹?(?<${name}>\d+(?:\.\d+)?)`));

/** Inserts each option into the story. @param patterns one for each wording */
export const story = (
  patterns: readonly string[],
  holds: (read: Amounts, option: Fraction, question: Question) => boolean,
): Solver =>
  satisfying((question) => {
    const read = amounts(question, ...patterns.map(pattern));
    return (option) => holds(read, option, question);
  });

/** The same where the options are ratios: all their terms are inserted. */
export const ratioStory =
  (
    patterns: readonly string[],
    holds: (read: Amounts, terms: readonly Fraction[], question: Question) => boolean,
  ): Solver =>
  (question) => {
    const read = amounts(question, ...patterns.map(pattern));
    return question.options.flatMap((option, index) => {
      const [ratio] = quantitiesIn(textOf(option));
      return ratio?.kind === 'ratio' && holds(read, ratio.terms, question) ? [index] : [];
    });
  };

/** Whether both sides come to the same when all is multiplied out. */
export const balance = (left: readonly Amount[], right: readonly Amount[]) =>
  same(product(...left), product(...right));
