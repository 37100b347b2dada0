import type { Question } from '@mockingbird/contracts';
import { ReadingError, textOf, type Solver, type Solvers } from '../../solver-kit.js';
import { followsARule, isOutOfLine } from './series-rules.js';

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** The terms of the line with the series; NaN for the question mark. */
function termsOf({ questionText }: Question): number[] {
  const line = questionText.split('\n').at(-1) ?? '';
  const terms = line.split(', ').map((term) => (term === '?' ? NaN : numberOf(term)));
  if (terms.length < 5) throw new ReadingError('expected a series');
  return terms;
}

/** Puts each option in the place of the question mark, and looks for a rule. */
const inserting: Solver = (question) => {
  const terms = termsOf(question);
  const gap = terms.findIndex(Number.isNaN);
  if (gap < 0) throw new ReadingError('expected a question mark');
  return question.options.flatMap((option, index) =>
    followsARule(terms.with(gap, numberOf(textOf(option)))) ? [index] : [],
  );
};

/** A term is wrong when another one in its place gives a series with a rule. */
const wrongTerm: Solver = (question) => {
  const terms = termsOf(question);
  return question.options.flatMap((option, index) => {
    return isOutOfLine(terms, terms.indexOf(numberOf(textOf(option)))) ? [index] : [];
  });
};

const NEXT = [
  'rising-factors-and-squares',
  'prime-differences',
  'multiplied-differences',
  'two-steps-in-turn',
  'times-and-plus',
  'rising-factors-and-additions',
  'sum-of-the-two-before',
  'rising-divisors',
  'growing-differences',
  'two-series-in-one',
  'differences-are-powers',
  'factors-in-steps-of-a-half',
  'missing-term',
  'cubes-and-a-little-more',
  'products-of-neighbours',
  'squares-and-a-constant',
];

export const NUMBER_SERIES: Solvers = {
  ...Object.fromEntries(NEXT.map((template) => [template, inserting])),
  'wrong-term': wrongTerm,
};
