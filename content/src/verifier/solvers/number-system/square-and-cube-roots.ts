import type { Question } from '@mockingbird/contracts';
import { toNumber, type Fraction } from '@mockingbird/remote-kit';
import {
  equalTo,
  exactly,
  formulaIn,
  formulasIn,
  less,
  minus,
  numbers,
  numbersOf,
  over,
  power,
  product,
  ReadingError,
  rootOf,
  same,
  satisfying,
  says,
  sum,
  take,
  timesInWords,
  type Solvers,
} from '../../solver-kit.js';
import { divides } from './reading.js';

const MOST = 10_000;

/** Squares and cubes as multiplication makes them: a number is one when it is on the list. */
const SQUARES = new Set(numbers(1, MOST).map((side) => side * side));
const CUBES = new Set(numbers(1, 1_000).map((edge) => edge ** 3));

/** The first number from 1 on that fits. */
function least(fits: (value: number) => boolean): number {
  const found = numbers(1, MOST).find(fits);
  if (found === undefined) throw new ReadingError('no number fits');
  return found;
}

const hasFormula = ({ questionText }: Question) => formulasIn(questionText).length > 0;

/** What is under the one root that the formula is, and its degree; or the area of a square as a formula. */
function rootIn(question: Question): { inside: Fraction; degree: number } {
  const tex = formulaIn(question);
  const [, degree = '2', inside] = /^\\sqrt(?:\[(\d)\])?\{(.*)\}$/.exec(tex) ?? [];
  if (inside === undefined && !says(question, /area/)) throw new ReadingError('expected a root or an area');
  return { inside: exactly(inside ?? tex), degree: Number(degree) };
}

/** Inserts each option: it is not negative, and its power is the number. */
const raisedTo = (read: (question: Question) => { inside: Fraction; degree: number }) =>
  satisfying((question) => {
    const { inside, degree } = read(question);
    return (value) => !less(value, 0) && same(power(value, degree), inside);
  });

const ROOTS: Solvers = {
  'product-of-four-plus-a-power': raisedTo(rootIn),
  'nested-roots': raisedTo(rootIn),
  'root-of-a-mixed-number': raisedTo(rootIn),
  'root-of-a-decimal': raisedTo((question) =>
    hasFormula(question) ? rootIn(question) : { inside: take(question, 'number')[0], degree: 2 },
  ),
  'product-of-roots': raisedTo((question) => {
    const [one = 0, other = 0, ...others] = [...question.questionText.matchAll(/\\sqrt\{(\d+)\}/g)].map(
      ([, inside]) => Number(inside),
    );
    if (others.length > 0) throw new ReadingError('expected two roots');
    return { inside: product(one, other), degree: 2 };
  }),
  'cube-roots-of-decimals': equalTo((question) => {
    if (hasFormula(question)) return exactly(formulaIn(question));
    const [one, other] = take(question, 'number', 'number').map((volume) => rootOf(volume, 3));
    if (!one || !other) throw new ReadingError('expected two cubes');
    if (says(question, /longer than|differ/)) return minus(one, other);
    if (says(question, /together/)) return sum(one, other);
    throw new ReadingError('expected a sum or a difference');
  }),
  // The help of the stem is not used: each root is worked out.
  'roots-with-shifted-points': equalTo((question) => exactly(formulaIn(question, /\+/))),
};

const SQUARE_GROUPS: Solvers = {
  'numbers-in-ratio': satisfying((question) => {
    const [terms, all] = take(question, 'ratio', 'number');
    const exponent = says(question, /cube/) ? 3 : 2;
    const largest = terms.reduce((most, term) => (less(most, term) ? term : most));
    return (value) =>
      same(sum(...terms.map((term) => power(over(product(value, term), largest), exponent))), all);
  }),
  'left-over-or-short': satisfying((question) => {
    const [spare = 0, missing = 0] = numbersOf(question);
    return (value) => {
      const count = toNumber(value);
      const side = numbers(1, MOST).find((length) => length * length === count - spare);
      return side !== undefined && (side + 1) * (side + 1) === count + missing;
    };
  }),
  'rows-and-left-over': satisfying((question) => {
    const [all, left] = take(question, 'number', 'number');
    return (side) => same(sum(product(side, side), left), all);
  }),
  'as-many-rupees-as-members': satisfying((question) => {
    const [all = 0] = numbersOf(question);
    const times = timesInWords(question);
    return (count) => same(product(count, count, times), all);
  }),
};

const SEARCHES: Solvers = {
  'least-square-with-divisors': equalTo((question) => {
    const divisors = numbersOf(question);
    if (divisors.length < 2) throw new ReadingError('expected several divisors');
    return least((side) => divisors.every((divisor) => divides(divisor, side * side))) ** 2;
  }),
  'largest-square-with-divisor': equalTo((question) => {
    const [limit, divisor, ...others] = numbersOf(question);
    if (!limit || !divisor || others.length > 0) throw new ReadingError('expected a limit and a divisor');
    return Math.max(...[...SQUARES].filter((square) => square < limit && divides(divisor, square)));
  }),
  'least-factor-for-a-square': equalTo((question) => {
    const [given] = numbersOf(question);
    return least((factor) => SQUARES.has(factor * (given ?? 0)));
  }),
  'least-change-to-a-square': equalTo((question) => {
    const [given = 0] = numbersOf(question);
    const isMore = says(question, /added|How many more/);
    if (isMore === says(question, /subtracted|taken away|left over/)) throw new ReadingError('more or less?');
    return least((change) => SQUARES.has(isMore ? given + change : given - change));
  }),
  'least-divisor-for-a-cube': equalTo((question) => {
    const [given = 0] = numbersOf(question);
    return least((divisor) => divides(divisor, given) && CUBES.has(given / divisor));
  }),
};

export const SQUARE_AND_CUBE_ROOTS: Solvers = { ...ROOTS, ...SQUARE_GROUPS, ...SEARCHES };
