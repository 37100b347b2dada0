import {
  defineTemplate,
  frac,
  isPrime,
  listed,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

interface DigitOfNumber {
  number: number;
  /** Places to the right of the digit. */
  place: number;
}

const digitOf = ({ number, place }: DigitOfNumber) => Math.floor(number / 10 ** place) % 10;

const placeAndFace = defineTemplate<DigitOfNumber, Fraction>({
  id: 'place-and-face-value',
  level: 'easy',
  parameters: { number: range(1_234_567, 9_876_543, 1_009), place: [3, 4, 5] },
  isSensible: (p) => new Set(String(p.number)).size === 7 && digitOf(p) > 1,
  solve: (p) => frac(digitOf(p) * (10 ** p.place - 1)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the place value. You did not subtract the face value.',
      value: (p) => frac(digitOf(p) * 10 ** p.place),
    },
    { text: 'You added the face value.', value: (p) => frac(digitOf(p) * (10 ** p.place + 1)) },
    { text: 'You subtracted 1 for the face value.', value: (p) => frac(digitOf(p) * 10 ** p.place - 1) },
    {
      text: 'You took the number from this digit on for its place value.',
      value: (p) => frac((p.number % 10 ** (p.place + 1)) - digitOf(p)),
    },
    { text: 'You subtracted the face value twice.', value: (p) => frac(digitOf(p) * (10 ** p.place - 2)) },
    {
      text: 'You took only the value of the place and did not multiply by the digit.',
      value: (p) => frac(10 ** p.place - digitOf(p)),
    },
    {
      text: 'You counted one digit too few.',
      value: (p) => frac((digitOf(p) - 1) * 10 ** p.place - digitOf(p)),
    },
    {
      text: 'You subtracted ten times the face value.',
      value: (p) => frac(digitOf(p) * (10 ** p.place - 10)),
    },
  ],
  wordings: [
    (p) =>
      `What is the difference between the place value and the face value of ${digitOf(p)} in ${wholeNumber(p.number)}?`,
    (p, s) =>
      `${s.person.name} writes the number ${wholeNumber(p.number)} on the board. By how much does the place value of the digit ${digitOf(p)} exceed its face value?`,
    (p, s) =>
      `A ${s.pick(['district', 'city', 'region'])} has ${wholeNumber(p.number)} ${s.pick(['voters', 'people', 'trees'])}. In this number, subtract the face value of ${digitOf(p)} from its place value.`,
  ],
  explain: (p, right) =>
    t`The place value is $${digitOf(p)} \times ${10 ** p.place} = ${digitOf(p) * 10 ** p.place}$, and the face value is the digit, ${digitOf(p)}. The difference is $${digitOf(p) * 10 ** p.place} - ${digitOf(p)} = ${right.n}$.`,
});

interface Between {
  low: number;
  width: number;
}

const primesOf = ({ low, width }: Between) => range(low, low + width).filter(isPrime);
const primesShift = (shift: number) => (p: Between) => frac(primesOf(p).length + shift);

const primesBetween = defineTemplate<Between, Fraction>({
  id: 'primes-between',
  level: 'easy',
  parameters: { low: range(20, 150, 2), width: [20, 24, 28, 30, 32, 36, 40] },
  isSensible: (p) => primesOf(p).length > 3,
  solve: primesShift(0),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted all odd numbers that 3 does not divide.',
      value: ({ low, width }) =>
        frac(range(low, low + width).filter((n) => n % 2 !== 0 && n % 3 !== 0).length),
    },
    {
      text: 'You tried only the divisors 2, 3 and 5.',
      value: ({ low, width }) =>
        frac(range(low, low + width).filter((n) => n % 2 !== 0 && n % 3 !== 0 && n % 5 !== 0).length),
    },
    { text: 'You left out one prime number.', value: primesShift(-1) },
    { text: 'You left out two prime numbers.', value: primesShift(-2) },
    { text: 'You left out three prime numbers.', value: primesShift(-3) },
    { text: 'You took one composite number for a prime.', value: primesShift(1) },
    { text: 'You took two composite numbers for primes.', value: primesShift(2) },
    { text: 'You took three composite numbers for primes.', value: primesShift(3) },
  ],
  wordings: [
    ({ low, width }) => `How many prime numbers lie between ${low} and ${low + width}?`,
    ({ low, width }, s) =>
      `${s.person.name} writes all whole numbers from ${low} to ${low + width} and circles the primes. How many numbers does ${s.person.they} circle?`,
    ({ low, width }, s) =>
      `${s.pick(['Tickets', 'Lockers', 'Cards', 'Seats'])} are numbered from ${low} to ${low + width}. How many of them have a prime number?`,
  ],
  explain: (p, right) => t`The primes are ${listed(primesOf(p))}. Count them: ${right.n}.`,
});

interface Digits {
  a: number;
  b: number;
  c: number;
  d: number;
}

const greatestOf = ({ a, b, c, d }: Digits) => 1000 * d + 100 * c + 10 * b + a;
const leastOf = ({ a, b, c, d }: Digits) =>
  a === 0 ? 1000 * b + 10 * c + d : 1000 * a + 100 * b + 10 * c + d;
const gapOf = (p: Digits) => greatestOf(p) - leastOf(p);

const greatestMinusLeast = defineTemplate<Digits, Fraction>({
  id: 'greatest-minus-least',
  level: 'easy',
  parameters: { a: range(0, 4), b: range(1, 6), c: range(2, 8), d: range(3, 9) },
  isSensible: ({ a, b, c, d }) => a < b && b < c && c < d,
  solve: (p) => frac(gapOf(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You put 0 first in the least number, so it has only three digits.',
      value: (p) => (p.a === 0 ? frac(greatestOf(p) - 100 * p.b - 10 * p.c - p.d) : undefined),
    },
    {
      text: 'You interchanged the last two digits of the greatest number.',
      value: (p) => frac(gapOf(p) - 9 * (p.b - p.a)),
    },
    {
      text: 'You interchanged the last two digits of the least number.',
      value: (p) => frac(gapOf(p) - 9 * (p.d - p.c)),
    },
    {
      text: 'You interchanged the two middle digits of the greatest number.',
      value: (p) => frac(gapOf(p) - 90 * (p.c - p.b)),
    },
    { text: 'You forgot to borrow from the hundreds.', value: (p) => frac(gapOf(p) + 100) },
    { text: 'You forgot to borrow from the thousands.', value: (p) => frac(gapOf(p) + 1000) },
    { text: 'You forgot to borrow from the tens.', value: (p) => frac(gapOf(p) + 10) },
    { text: 'You borrowed twice from the hundreds.', value: (p) => frac(gapOf(p) - 100) },
  ],
  wordings: [
    ({ a, b, c, d }) =>
      `What is the difference between the greatest and the least four-digit number formed with the digits ${b}, ${d}, ${a} and ${c}, each used once?`,
    ({ a, b, c, d }, s) =>
      `${s.person.name} has four cards with the digits ${c}, ${a}, ${d} and ${b}. From the greatest four-digit number that the cards can form, ${s.person.they} subtracts the least one. What is the result?`,
    ({ a, b, c, d }) =>
      `Each of the digits ${d}, ${b}, ${c} and ${a} is used exactly once to form four-digit numbers. By how much does the greatest of them exceed the least?`,
  ],
  explain: (p, right) =>
    t`The greatest number has its digits in falling order: ${greatestOf(p)}. The least has them in rising order, but not 0 first: ${leastOf(p)}. The difference is $${greatestOf(p)} - ${leastOf(p)} = ${right.n}$.`,
});

export const PLACES_AND_PRIMES = [placeAndFace, primesBetween, greatestMinusLeast];
