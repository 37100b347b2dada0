import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  numbers,
  only,
  over,
  product,
  same,
  satisfying,
  minus,
  says,
  type Solvers,
} from '../../solver-kit.js';
import { factorsOf, isPrime, power, writtenNumbers } from './reading.js';

const MOST_PAGES = 2_000;

/** At each number: how many digits the numbers from 1 up to it have together. */
const DIGITS_UP_TO: number[] = [0];
for (let last = 1; last <= MOST_PAGES; last++)
  DIGITS_UP_TO.push((DIGITS_UP_TO[last - 1] ?? 0) + String(last).length);

/** All orders of the digits. */
function orders(digits: readonly string[]): string[] {
  if (digits.length === 0) return [''];
  return digits.flatMap((digit, at) => orders(digits.toSpliced(at, 1)).map((rest) => digit + rest));
}

const digitSum = (value: number) => [...String(value)].reduce((total, digit) => total + Number(digit), 0);
const reversed = (value: number) => Number([...String(value)].reverse().join(''));

function placeAndFace(question: Question): number {
  const [first = 0, second = 0] = writtenNumbers(question);
  const [number, digit] = first > second ? [first, second] : [second, first];
  const text = String(number);
  const place = text.indexOf(String(digit));
  return digit * 10 ** (text.length - place - 1) - digit;
}

const DIGITS: Solvers = {
  // The product itself, and the zeros at its end.
  'trailing-zeros': equalTo((question) => {
    const last = Math.max(...writtenNumbers(question));
    const value = numbers(1, last).reduce((result, factor) => result * BigInt(factor), 1n);
    return /0*$/.exec(String(value))?.[0].length ?? 0;
  }),
  'place-and-face-value': equalTo(placeAndFace),
  'reversed-digits': equalTo((question) => {
    const [first = 0, second = 0] = writtenNumbers(question);
    const isSumFirst = says(question, /^The digits|^The age/);
    const [sum, change] = isSumFirst ? [first, second] : [second, first];
    return only(10, 99, (value) => digitSum(value) === sum && reversed(value) - value === change);
  }),
  'page-digits': equalTo((question) => DIGITS_UP_TO[Math.max(...writtenNumbers(question))] ?? Number.NaN),
  'pages-from-digits': equalTo((question) => {
    const digits = Math.max(...writtenNumbers(question));
    return only(1, MOST_PAGES, (last) => DIGITS_UP_TO[last] === digits);
  }),
  'greatest-minus-least': equalTo((question) => {
    // A number of four digits does not begin with 0.
    const found = orders(writtenNumbers(question).map(String))
      .filter((digits) => !digits.startsWith('0'))
      .map(Number);
    return Math.max(...found) - Math.min(...found);
  }),
  'unit-digit-of-product': equalTo((question) => {
    const [a = 0, b = 0, c = 0, d = 0] = writtenNumbers(question);
    return (power(a, b) * power(c, d)) % 10n;
  }),
};

const COUNTS: Solvers = {
  'even-factors': equalTo((question) => {
    const value = Math.max(...writtenNumbers(question));
    return factorsOf(value).filter((factor) => factor % 2 === 0).length;
  }),
  'count-factors': equalTo((question) => factorsOf(Math.max(...writtenNumbers(question))).length),
  'primes-between': equalTo((question) => {
    const [from = 0, to = 0] = writtenNumbers(question);
    return numbers(from, to).filter(isPrime).length;
  }),
};

const EQUATIONS: Solvers = {
  'wrong-multiplier': satisfying((question) => {
    const [a = 0, b = 0, gap = 0] = writtenNumbers(question);
    return (value) => same(minus(product(value, Math.max(a, b)), product(value, Math.min(a, b))), gap);
  }),
  'consecutive-numbers': satisfying((question) => {
    const [one = 0, other = 0] = writtenNumbers(question);
    const [count, total] = [Math.min(one, other), Math.max(one, other)];
    const parity = says(question, /odd/) ? 1n : 0n;
    return (largest) => {
      const all = numbers(0, count - 1).map((step) => minus(largest, 2 * step));
      const sum = all.reduce((result, { numerator }) => result + numerator, 0n);
      return largest.numerator % 2n === parity && sum === BigInt(total);
    };
  }),
  'exceeds-its-part': satisfying((question) => {
    const [top = 0, bottom = 1, rest = 0] = writtenNumbers(question);
    return (value) => same(minus(value, over(product(value, top), bottom)), rest);
  }),
};

export const NUMBER_SYSTEM: Solvers = { ...DIGITS, ...COUNTS, ...EQUATIONS };
