import type { Question } from '@mockingbird/contracts';
import {
  closeTo,
  equalTo,
  evaluate,
  formulasIn,
  isWhole,
  less,
  minus,
  numbers,
  numbersOf,
  only,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  type Solvers,
} from '../../solver-kit.js';

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Goes from term to term: the list of the first `count` ones. */
function listed(first: number, count: number, next: (last: number) => number): number[] {
  const list: number[] = [];
  for (let term = first; list.length < count; term = next(term)) list.push(term);
  return list;
}

/** The terms that a stem writes out, before or after the place of the term that it wants. */
function termsAndPlace(question: Question): { terms: number[]; place: number } {
  const all = numbersOf(question);
  const isPlaceFirst = says(question, /^What is term number \d+ of/);
  const terms = isPlaceFirst ? all.slice(1, 5) : all.slice(0, 4);
  return { terms, place: (isPlaceFirst ? all.at(0) : all.at(-1)) ?? 0 };
}

/** The written terms must be those that the rule gives. */
function continued(question: Question, next: (terms: readonly number[]) => (last: number) => number): number {
  const { terms, place } = termsAndPlace(question);
  const list = listed(terms[0] ?? 0, place, next(terms));
  if (terms.some((term, index) => term !== list[index])) throw new ReadingError('other terms are written');
  return list.at(-1) ?? 0;
}

/** First term, step and count, or first term, step and sum. */
function firstStepAndLast(question: Question): [number, number, number] {
  const [a = 0, b = 0, c = 0, d] = numbersOf(question);
  if (d === undefined) return [a, b, c];
  return [b, c - b, a];
}

const ARITHMETIC: Solvers = {
  'term-of-an-arithmetic-progression': equalTo((question) =>
    continued(
      question,
      ([first = 0, second = 0]) =>
        (last) =>
          last + second - first,
    ),
  ),
  'sum-of-an-arithmetic-progression': equalTo((question) => {
    const [first, step, count] = firstStepAndLast(question);
    return total(listed(first, count, (last) => last + step));
  }),
  'rising-savings': equalTo((question) => {
    const [a = 0, b = 0, c = 0] = numbersOf(question);
    const [first, step, count] = says(question, /instalments/) ? [b, c, a] : [a, b, c];
    return total(listed(first, count, (last) => last + step));
  }),
  // Adds term after term until the sum is there.
  'how-many-terms': equalTo((question) => {
    const all = numbersOf(question);
    const [first = 0, second] = all;
    const [step = 0, wanted = 0] = all.slice(-2);
    if (all.length > 3 && second !== first + step) throw new ReadingError('another step is written');
    return only(1, 1_000, (count) => total(listed(first, count, (last) => last + step)) === wanted);
  }),
  // Every whole step is tried.
  'term-from-two-terms': equalTo((question) => {
    const [from = 0, start = 0, to = 0, end = 0, place = 0] = numbersOf(question);
    const step = only(
      -1_000,
      1_000,
      (value) => listed(start, to - from + 1, (last) => last + value).at(-1) === end,
    );
    return listed(start, place - from + 1, (last) => last + step).at(-1) ?? 0;
  }),
  // The step is not given: many steps must lead to one sum.
  'sum-from-the-middle-term': equalTo((question) => {
    const [a = 0, b = 0, c = 0] = numbersOf(question);
    const [place, term, count] = says(question, /rows each row/) ? [b, c, a] : [a, b, c];
    const sums = numbers(-20, 20).map((step) =>
      total(listed(term - (place - 1) * step, count, (last) => last + step)),
    );
    const [found = 0] = sums;
    if (new Set(sums).size > 1) throw new ReadingError('the sum depends on the step');
    return found;
  }),
  // Each new term is what the sum still lacks.
  'term-from-the-formula-of-the-sum': equalTo((question) => {
    const [, squares = '', singles = ''] = /\$(\d*)n\^2 \+ (\d*)n\$/.exec(question.questionText) ?? [];
    const place = numbersOf(question).at(-1) ?? 0;
    let found = 0;
    let term = 0;
    for (const count of numbers(1, place)) {
      term = Number(squares || 1) * count * count + Number(singles || 1) * count - found;
      found += term;
    }
    return term;
  }),
  'sum-of-multiples': equalTo((question) => {
    const [a = 1, b = 1, c = 1] = numbersOf(question);
    const [step, from, to] = says(question, /multiples of/) ? [a, b, c] : [c, a, b];
    if (from % step === 0 || to % step === 0) throw new ReadingError('a bound is a multiple itself');
    return total(numbers(from, to).filter((value) => value % step === 0));
  }),
  'three-numbers-sum-and-product': satisfying((question) => {
    const [sumOfAll = 0, productOfAll = 0] = numbersOf(question);
    return (largest) =>
      isWhole(largest) &&
      numbers(0, sumOfAll).some((step) => {
        const three = [0, 1, 2].map((times) => minus(largest, times * step));
        return same(sum(...three), sumOfAll) && same(product(...three), productOfAll);
      });
  }),
};

/** So many terms that the rest of an endless series is far below the precision of a number. */
const ENDLESS = 2_000;

/** The terms of `$90 + 75 + \cdots$`. */
const writtenTerms = (question: Question): number[] =>
  formulasIn(question.questionText)
    .filter((tex) => tex.includes('\\cdots'))
    .flatMap((tex) => tex.split(' + ').slice(0, -1))
    .map((tex) => evaluate(tex).near);

const GEOMETRIC: Solvers = {
  'term-of-a-geometric-progression': equalTo((question) =>
    continued(
      question,
      ([first = 1, second = 1]) =>
        (last) =>
          (last * second) / first,
    ),
  ),
  'endless-geometric-series': closeTo((question) => {
    const [a = 0, b = 0, c] = writtenTerms(question);
    const [first = 0, ratio = 0] = c === undefined ? numbersOf(question) : [a, b / a];
    if (c !== undefined && Math.abs(b * ratio - c) > 1e-9)
      throw new ReadingError('the series is not geometric');
    return total(listed(first, ENDLESS, (last) => last * ratio));
  }),
  // Bounce after bounce: the ball goes up and down again.
  'bouncing-ball': closeTo((question) => {
    const [height = 0, ratio = 0] = numbersOf(question);
    const heights = listed(height, ENDLESS, (last) => last * ratio);
    return total(heights.map((metres, bounce) => (bounce === 0 ? metres : metres + metres)));
  }),
};

const MEANS: Solvers = {
  'geometric-mean': satisfying((question) => {
    const [first, last] = take(question, 'number', 'number');
    return (mean) => less(0, mean) && same(over(mean, first), over(last, mean));
  }),
  'harmonic-mean': satisfying((question) => {
    const [first = 0, last = 0] = numbersOf(question);
    return (mean) =>
      less(0, mean) && same(minus(over(1, mean), over(1, first)), minus(over(1, last), over(1, mean)));
  }),
};

export const PROGRESSIONS: Solvers = { ...ARITHMETIC, ...GEOMETRIC, ...MEANS };
