import type { Question } from '@mockingbird/contracts';
import {
  closeTo,
  equalTo,
  formulaIn,
  formulasIn,
  groupsIn,
  holdsWith,
  less,
  minus,
  numbers,
  numbersOf,
  over,
  product,
  ReadingError,
  says,
  sum,
  textOf,
  valueWith,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';
import { conclusionsOf } from './order.js';

const FAR = 250;
const INTEGERS = numbers(-FAR, FAR);

/** All integers that fit; none of them may be at the end of the range that is searched. */
function integersWith(fits: (x: number) => boolean): number[] {
  const found = INTEGERS.filter(fits);
  if (found.length === 0 || found.includes(-FAR) || found.includes(FAR))
    throw new ReadingError('the range of integers is not bounded');
  return found;
}

const counted = equalTo((question) => {
  const tex = formulaIn(question, /x.*(?:[<>]|\\[lg]e)/);
  return integersWith((x) => holdsWith(tex, { x })).length;
});

/** Test points: the ends of all options, points close to them, between them and far away. */
function testPoints({ options }: Question): Fraction[] {
  const ends = options.flatMap((option) =>
    [...textOf(option).matchAll(/-?\d+(?:\.\d+)?|\\frac\{(-?\d+)\}\{(\d+)\}/g)].map(([whole, top, bottom]) =>
      top === undefined ? over(Math.round(Number(whole) * 100), 100) : over(Number(top), Number(bottom)),
    ),
  );
  const near = [over(-1, 100), over(0, 1), over(1, 100)];
  const grid = INTEGERS.map((twice) => over(twice, 2));
  return [...ends.flatMap((end) => near.map((step) => sum(end, step))), ...grid];
}

/** Options that hold for the same test points as the stem's inequality. */
const sameSolutions: Solver = (question) => {
  const tex = formulaIn(question, /[<>]|\\[lg]e/);
  const points = testPoints(question).map((x) => ({ x, isSolution: holdsWith(tex, { x }) }));
  return question.options.flatMap((option, index) => {
    const [solution = ''] = formulasIn(textOf(option));
    return points.every(({ x, isSolution }) => holdsWith(solution, { x }) === isSolution) ? [index] : [];
  });
};

const concluded =
  (isWanted: boolean): Solver =>
  (question) => {
    const follows = conclusionsOf(question);
    return question.options.flatMap((option, index) =>
      follows(formulasIn(textOf(option))[0] ?? '') === isWanted ? [index] : [],
    );
  };

const LETTERS: Solvers = {
  'conclusion-from-statements': concluded(true),
  'conclusion-from-a-chain': concluded(true),
  'what-does-not-follow': concluded(false),
};

const SOLUTIONS: Solvers = {
  'interval-of-an-absolute-value': sameSolutions,
  'sign-turns-round': sameSolutions,
  'integers-of-a-quotient-inequality': counted,
  'integers-of-a-quadratic-inequality': counted,
  'integers-with-a-sum-of-distances': equalTo((question) => {
    const tex = says(question, /distances of/) ? distancesIn(question) : formulaIn(question, /\|/);
    return integersWith((x) => holdsWith(tex, { x })).length;
  }),
  'sum-under-two-conditions': equalTo((question) => {
    const both = formulasIn(question.questionText).filter((tex) => /[<>]|\\[lg]e/.test(tex));
    if (both.length !== 2) throw new ReadingError('expected two conditions');
    return sum(...integersWith((x) => both.every((tex) => holdsWith(tex, { x }))));
  }),
  // From the least one on, all must fit.
  'least-whole-number': equalTo((question) => {
    const tex = formulaIn(question, /x.*(?:[<>]|\\[lg]e)/);
    const [least = -FAR, ...others] = INTEGERS.filter((x) => holdsWith(tex, { x }));
    if (least === -FAR || least + others.length !== FAR) throw new ReadingError('expected a least number');
    return least;
  }),
};

/** The inequality that a stem has in words. */
function distancesIn(question: Question): string {
  const [one = '', other = '', most = ''] = groupsIn(
    question,
    /from \$(-?\d+)\$ and from \$(-?\d+)\$ have a sum of at most (\d+)/,
  );
  return String.raw`|x - (${one})| + |x - (${other})| \le ${most}`;
}

/** All whole points of the ranges of x and y, the ends included. */
function wholePoints({ questionText }: Question): { x: number; y: number }[] {
  const [xs, ys] = ['x', 'y'].map((letter) => {
    const range = new RegExp(String.raw`\$(-?\d+) \\le ${letter} \\le (-?\d+)\$`);
    const [, from, to] = range.exec(questionText) ?? [];
    if (from === undefined || to === undefined) throw new ReadingError(`expected a range of ${letter}`);
    return numbers(Number(from), Number(to));
  });
  const points = (xs ?? []).flatMap((x) => (ys ?? []).map((y) => ({ x, y })));
  if (points.length === 0) throw new ReadingError('expected ranges with numbers in them');
  return points;
}

/** What x and y add to a sum that has no other part. */
function termsOf(tex: string): [number, number] {
  const at = (x: number, y: number) => valueWith(tex, { x, y }).near;
  if (at(0, 0) !== 0) throw new ReadingError('expected two terms');
  return [at(1, 0), at(0, 1)];
}

const ONE_HALF = over(1, 2);

const EXTREMES: Solvers = {
  'extreme-of-a-difference': equalTo((question) => {
    const [a, b] = termsOf(formulaIn(question, /^\d*x - \d*y$/));
    const values = wholePoints(question).map(({ x, y }) => a * x + b * y);
    const isLeast = says(question, /smallest|minimum|least/);
    return values.reduce((best, value) => (isLeast === value < best ? value : best));
  }),
  'greatest-product-of-two-ranges': equalTo((question) => {
    if (!says(question, /greatest|largest|maximum/)) throw new ReadingError('expected a greatest product');
    return wholePoints(question)
      .map(({ x, y }) => x * y)
      .reduce((best, value) => Math.max(best, value));
  }),
  // All halves are tried for the first number.
  'greatest-product': equalTo((question) => {
    const [given = 0, ...others] = numbersOf(question);
    if (others.length > 0) throw new ReadingError('expected one number');
    const all = says(question, /fence/) ? over(given, 2) : over(given, 1);
    return numbers(1, 2 * given)
      .map((halves) => product(halves, ONE_HALF))
      .map((one) => product(one, minus(all, one)))
      .reduce((best, value) => (less(best, value) ? value : best));
  }),
  // The middle third that is higher is left off, again and again.
  'least-sum-with-reciprocal': closeTo((question) => {
    const [times, above, added] =
      /^(\d*)x \+ \\frac\{(\d+)\}\{x\}(?: \+ (\d+))?$/.exec(formulaIn(question, /frac/))?.slice(1) ?? [];
    if (above === undefined) throw new ReadingError('expected a sum with a reciprocal');
    const at = (x: number) => Number(times || 1) * x + Number(above) / x + Number(added ?? 0);
    let [low, high] = [1e-6, 1e3];
    for (let step = 0; step < FAR; step++) {
      const third = (high - low) / 3;
      if (at(low + third) > at(high - third)) low += third;
      else high -= third;
    }
    return at((low + high) / 2);
  }),
};

const STORIES: Solvers = {
  // Pays for one after the other, as long as the money lasts.
  'what-a-budget-allows': equalTo((question) => {
    const [a = 0, b = 0, c = 0] = numbersOf(question);
    const [money, fee, each] = says(question, /setting up/) ? [c, a, b] : [a, b, c];
    let count = 0;
    for (let left = money - fee; left >= each; left -= each) count++;
    return count;
  }),
  'mark-needed-for-an-average': equalTo((question) => {
    const all = numbersOf(question);
    const [average = 0, ...others] = all.toReversed();
    if (others.length !== 4) throw new ReadingError('expected four numbers and an average');
    const total = others.reduce((found, mark) => found + mark, 0);
    const [least] = numbers(0, 1_000).filter((mark) => (total + mark) / 5 >= average);
    if (least === undefined) throw new ReadingError('no mark is enough');
    return least;
  }),
};

export const INEQUALITIES: Solvers = { ...LETTERS, ...SOLUTIONS, ...EXTREMES, ...STORIES };
