import { equalTo, numbers, only, says, type Solvers } from '../../solver-kit.js';
import { divides, filledNumbers, power, writtenNumbers } from './reading.js';

/** The filling of the gaps that a divisor divides. */
const gapFor = (divisor: number) =>
  equalTo((question) => {
    const fitting = filledNumbers(question).filter(([value = 0]) => divides(divisor, value));
    const [found] = fitting;
    return fitting.length === 1 ? (found?.[1] ?? -1) : -1;
  });

const GAPS: Solvers = {
  'digit-for-eleven': gapFor(11),
  'digit-for-nine': gapFor(9),
  'two-digits-for-72': equalTo((question) => {
    const sums = filledNumbers(question).flatMap(([value = 0, x = 0, y = 0]) =>
      divides(72, value) ? [x + y] : [],
    );
    return new Set(sums).size === 1 ? (sums[0] ?? -1) : -1;
  }),
};

const COUNTS: Solvers = {
  'least-added': equalTo((question) => {
    const [value = 0, divisor = 1] = writtenNumbers(question);
    return numbers(0, divisor).find((added) => divides(divisor, value + added)) ?? -1;
  }),
  'multiples-between': equalTo((question) => {
    const [a = 0, b = 0, c = 0] = writtenNumbers(question);
    const [divisor = 1, from = 0, to = 0] = [a, b, c].sort((one, other) => one - other);
    return numbers(from, to).filter((value) => divides(divisor, value)).length;
  }),
  'divisible-by-neither': equalTo((question) => {
    const all = writtenNumbers(question);
    const last = Math.max(...all);
    const [one = 1, other = 1] = all.filter((value) => value !== last && value !== 1);
    return numbers(1, last).filter((value) => !divides(one, value) && !divides(other, value)).length;
  }),
};

const REMAINDERS: Solvers = {
  // Each divisor is tried with the smallest numbers that leave these remainders.
  'divisor-from-remainders': equalTo((question) => {
    const [first = 0, second = 0, both = 0] = writtenNumbers(question);
    return only(
      Math.max(first, second) + 1,
      first + second,
      (divisor) => (first + second) % divisor === both,
    );
  }),
  'dividend-from-parts': equalTo((question) => {
    const all = writtenNumbers(question);
    const isRemainderLast = says(question, /^In a division/);
    const [a = 0, b = 0, c = 0] = all;
    const [remainder, ofRemainder, ofQuotient] = isRemainderLast ? [c, b, a] : [a, b, c];
    const divisor = ofRemainder * remainder;
    const quotient = only(1, divisor, (value) => value * ofQuotient === divisor);
    return only(
      divisor * quotient,
      divisor * quotient + divisor - 1,
      (value) => value % divisor === remainder,
    );
  }),
  // Each number is divided, and its quotient again.
  'successive-division': equalTo((question) => {
    const [a = 0, b = 0, c = 0, d = 0, last = 0] = writtenNumbers(question);
    const isDivisorsFirst = says(question, /divided successively/);
    const [one, two, first, second] = isDivisorsFirst ? [a, b, c, d] : [a, c, b, d];
    return only(1, one * two * (last + 2), (value) => {
      const quotient = Math.floor(value / one);
      return value % one === first && quotient % two === second && Math.floor(quotient / two) === last;
    });
  }),
  'power-remainder': equalTo((question) => {
    const [base = 0, exponent = 0, divisor = 1] = writtenNumbers(question);
    return power(base, exponent) % BigInt(divisor);
  }),
  'product-remainder': equalTo((question) => {
    const [a = 0, b = 0, c = 0, divisor = 1] = writtenNumbers(question);
    return (BigInt(a) * BigInt(b) * BigInt(c)) % BigInt(divisor);
  }),
  // Several numbers with the first remainder, each divided by the smaller divisor: all must agree.
  'smaller-divisor': equalTo((question) => {
    const all = writtenNumbers(question);
    const [a = 0, b = 0, small = 1] = all;
    const [large, remainder] = [Math.max(a, b), Math.min(a, b)];
    const found = new Set(numbers(0, 20).map((times) => (large * times + remainder) % small));
    return found.size === 1 ? ([...found][0] ?? -1) : -1;
  }),
};

export const DIVISIBILITY_AND_REMAINDERS: Solvers = { ...GAPS, ...COUNTS, ...REMAINDERS };
