import {
  defineTemplate,
  digits,
  frac,
  num,
  percentOf,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { tenTooFew, tenTooMany } from '../../slips.js';

interface Blank {
  rate: number;
  base: number;
  other: number;
  missing: number;
}

const RATES = [15, 20, 25, 30, 35, 40, 45, 60, 65, 70, 75, 80];
const partOf = ({ rate, base }: Blank) => percentOf(rate, base);
const restOf = ({ other, missing }: Blank) => percentOf(other, missing);
const totalOf = (p: Blank) => partOf(p).add(restOf(p));

const missingNumber = defineTemplate<Blank, Fraction>({
  id: 'missing-number',
  level: 'medium',
  parameters: { rate: RATES, base: range(180, 960, 20), other: RATES, missing: range(120, 980, 20) },
  isSensible: (p) => p.rate !== p.other && partOf(p).d === 1n && restOf(p).d === 1n && p.base !== p.missing,
  solve: ({ missing }) => frac(missing),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You did not subtract the first part from the total.',
      value: (p) => totalOf(p).mul(100).div(p.other),
    },
    {
      text: 'You added the first part to the total. It has to be subtracted.',
      value: (p) => totalOf(p).add(partOf(p)).mul(100).div(p.other),
    },
    {
      text: 'You took the percentage of the rest. The rest is that percentage of the number.',
      value: (p) => percentOf(p.other, restOf(p)),
    },
    { text: 'You used the first rate for both parts.', value: (p) => restOf(p).mul(100).div(p.rate) },
    { text: 'This is the second part, not the number.', value: restOf },
    {
      text: 'You divided by what is left of 100 percent.',
      value: (p) =>
        restOf(p)
          .mul(100)
          .div(100 - p.other),
    },
    {
      text: 'You took the rates off each other and used the difference.',
      value: (p) =>
        restOf(p)
          .mul(100)
          .div(Math.abs(p.other - p.rate)),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p) =>
      t`What should replace the question mark: $${p.rate}\% \text{ of } ${p.base} + ${p.other}\% \text{ of } \,? = ${digits(totalOf(p))}$?`,
    (p) =>
      `The sum of ${p.rate}% of ${p.base} and ${p.other}% of a number is ${num(totalOf(p))}. What is the number?`,
    (p, s) =>
      `Of ${p.base} ${s.pick(['people', 'visitors', 'voters'])} in one village ${p.rate}% come to a meeting, and of those in a second village ${p.other}%. ${num(totalOf(p))} come in all. How many live in the second village?`,
    (p, s) =>
      `${s.person.name} adds ${p.rate}% of ${p.base} to ${p.other}% of a hidden number and gets ${num(totalOf(p))}. Which number is hidden?`,
  ],
  explain: (p, right) =>
    t`The first part is $\frac{${p.rate}}{100} \times ${p.base} = ${digits(partOf(p))}$. For the second, $${digits(totalOf(p))} - ${digits(partOf(p))} = ${digits(restOf(p))}$ is left. The number is $${digits(restOf(p))} \div \frac{${p.other}}{100} = ${right.n}$.`,
});

interface Near {
  a: number;
  b: number;
  rate: number;
  c: number;
  aOff: number;
  bOff: number;
  cOff: number;
}

const rounded = ({ a, b, rate, c }: Near) => a * b + (rate * c) / 100;

/** Only values that no fair rounding can reach. */
const apart = (p: Near, value: number) =>
  Math.abs(value - rounded(p)) >= 0.06 * rounded(p) && Number.isInteger(value) ? frac(value) : undefined;

const approximateValue = defineTemplate<Near, Fraction>({
  id: 'approximate-value',
  level: 'easy',
  parameters: {
    a: range(12, 40),
    b: range(11, 32),
    rate: [20, 25, 30, 40, 60, 75],
    c: range(200, 1_600, 100),
    aOff: [-3, -2, 2, 3],
    bOff: [-3, -1, 1, 3],
    cOff: [-2, -1, 1, 2],
  },
  isSensible: (p) => p.a > p.b && rounded(p) % 5 === 0 && (p.rate * p.c) % 100 === 0,
  solve: (p) => frac(rounded(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You subtracted the percentage. It has to be added.',
      value: (p) => apart(p, p.a * p.b - (p.rate * p.c) / 100),
    },
    {
      text: 'You took what is left of the third number, not the percentage.',
      value: (p) => apart(p, p.a * p.b + ((100 - p.rate) * p.c) / 100),
    },
    { text: 'You left out the percentage.', value: (p) => apart(p, p.a * p.b) },
    { text: 'You took the percentage twice.', value: (p) => apart(p, p.a * p.b + (p.rate * p.c) / 50) },
    { text: 'You added the whole third number.', value: (p) => apart(p, p.a * p.b + p.c) },
    { text: 'You took 10% of the third number.', value: (p) => apart(p, p.a * p.b + p.c / 10) },
    { text: 'You carried one hundred too many.', value: (p) => apart(p, rounded(p) + 100) },
    { text: 'You forgot to carry one hundred.', value: (p) => apart(p, rounded(p) - 100) },
    {
      text: 'You rounded the first number up to the next ten too far.',
      value: (p) => apart(p, (p.a + 10) * p.b + (p.rate * p.c) / 100),
    },
    {
      text: 'You took the first number ten too small.',
      value: (p) => apart(p, (p.a - 10) * p.b + (p.rate * p.c) / 100),
    },
  ],
  wordings: [
    (p) => t`What approximate value should replace the question mark: $${near(p)} = \,?$`,
    (p) => t`Which of these is closest to $${near(p)}$?`,
    (p, s) =>
      t`${s.person.name} estimates $${near(p)}$ by rounding each number first. What does ${s.person.they} get?`,
  ],
  explain: (p, right) =>
    t`Round each number first: $${p.a} \times ${p.b} + \frac{${p.rate}}{100} \times ${p.c} = ${p.a * p.b} + ${(p.rate * p.c) / 100} = ${right.n}$.`,
});

function near({ a, b, rate, c, aOff, bOff, cOff }: Near): string {
  const [first, second] = [frac(100 * a + aOff, 100), frac(100 * b + bOff, 100)];
  return t`${digits(first)} \times ${digits(second)} + ${rate}\% \text{ of } ${digits(frac(10 * c + cOff, 10))}`;
}

interface Coins {
  first: number;
  second: number;
  third: number;
  each: number;
}

const worth = ({ first, second, third }: Coins) => first + second + third;

const equalCounts = defineTemplate<Coins, Fraction>({
  id: 'equal-numbers-of-notes',
  level: 'medium',
  parameters: {
    first: [1, 2, 5, 10],
    second: [2, 5, 10, 20, 50],
    third: [10, 20, 50, 100, 200],
    each: range(12, 96),
  },
  isSensible: (p) => p.first < p.second && p.second < p.third && worth(p) * p.each < 10_000,
  solve: ({ each }) => frac(each),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the number of all three kinds together.', value: ({ each }) => frac(3 * each) },
    { text: 'You left out the first kind.', value: (p) => frac(worth(p) * p.each, p.second + p.third) },
    { text: 'You left out the second kind.', value: (p) => frac(worth(p) * p.each, p.first + p.third) },
    {
      text: 'You divided by the value of the third kind alone.',
      value: (p) => frac(worth(p) * p.each, p.third),
    },
    { text: 'You divided the right number by 3 once more.', value: ({ each }) => frac(each, 3) },
    slip('You came out two too high when you divided.', 2),
    slip('You came out two too low when you divided.', -2),
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['cash box', 'purse', 'money bag'])} holds equal numbers of coins and notes of ${rupees(p.first)}, ${rupees(p.second)} and ${rupees(p.third)}, in all ${rupees(worth(p) * p.each)}. How many of each kind does it hold?`,
    (p, s) =>
      `${s.person.name} sells tickets at ${rupees(p.first)}, ${rupees(p.second)} and ${rupees(p.third)}, as many of each kind as of the others, and takes ${rupees(worth(p) * p.each)}. How many tickets of each kind does ${s.person.they} sell?`,
    (p, s) =>
      `A ${s.pick(['teacher', 'trader', 'club'])} buys equal numbers of three articles for ${rupees(worth(p) * p.each)}. One piece costs ${rupees(p.first)}, ${rupees(p.second)} or ${rupees(p.third)}, by its kind. Find the number of pieces of each kind.`,
  ],
  explain: (p, right) =>
    t`One of each kind costs $${p.first} + ${p.second} + ${p.third} = ${worth(p)}$ rupees. So there are $${worth(p) * p.each} \div ${worth(p)} = ${right.n}$ of each kind.`,
});

export const BLANKS = [approximateValue, missingNumber, equalCounts];
