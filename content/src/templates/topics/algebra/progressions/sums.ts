import { defineTemplate, digits, frac, num, range, rupees, t, type Fraction } from '../../../kit/index.js';
import { arithmeticSum, doubled, halved } from './slips.js';

interface Arithmetic {
  first: number;
  step: number;
  n: number;
}

const total = ({ first, step, n }: Arithmetic) => arithmeticSum(first, step, n);
const start = ({ first, step }: Arithmetic) =>
  range(0, 2)
    .map((index) => first + index * step)
    .join(', ');

/** Errors in the sum of an arithmetic progression. */
const SUM_MISTAKES = [
  {
    text: 'You took a last term that is one step too far.',
    value: (p: Arithmetic) => total(p).add(frac(p.n * p.step, 2)),
  },
  {
    text: 'You took a last term that is one step too early.',
    value: (p: Arithmetic) => total(p).sub(frac(p.n * p.step, 2)),
  },
  { text: 'You forgot to halve.', value: (p: Arithmetic) => total(p).mul(2) },
  { text: 'You added one term too many.', value: (p: Arithmetic) => total({ ...p, n: p.n + 1 }) },
  { text: 'You left out the last term.', value: (p: Arithmetic) => total({ ...p, n: p.n - 1 }) },
  { text: 'You left out the first term.', value: (p: Arithmetic) => total(p).sub(p.first) },
  {
    text: 'You counted the first term only once in the bracket.',
    value: (p: Arithmetic) => total(p).sub(frac(p.n * p.first, 2)),
  },
  { text: 'You added the first term once more.', value: (p: Arithmetic) => total(p).add(p.first) },
];

const sumOfTerms = defineTemplate<Arithmetic, Fraction>({
  id: 'sum-of-an-arithmetic-progression',
  level: 'easy',
  parameters: { first: range(2, 30), step: range(2, 12), n: range(10, 40) },
  solve: total,
  show: num,
  mistakes: SUM_MISTAKES,
  wordings: [
    (p) => `What is the sum of the first ${p.n} terms of the arithmetic progression ${start(p)}, ...?`,
    (p, s) =>
      `A stack of ${s.pick(['logs', 'pipes', 'bricks'])} has ${p.first} in the top row and ${p.step} more in each row below than in the row above it. How many are there in ${p.n} rows?`,
    (p, s) =>
      `${s.person.name} reads ${p.first} pages on the first day and each day ${p.step} pages more than on the day before. How many pages does ${s.person.they} read in ${p.n} days?`,
  ],
  explain: (p, right) => {
    const last = p.first + (p.n - 1) * p.step;
    return t`The last term is $${p.first} + ${p.n - 1} \times ${p.step} = ${last}$, so the sum is $\frac{${p.n}}{2} \times (${p.first} + ${last}) = ${digits(right)}$.`;
  },
});

const savings = defineTemplate<Arithmetic, Fraction>({
  id: 'rising-savings',
  level: 'medium',
  parameters: { first: range(200, 2_000, 100), step: range(20, 250, 10), n: range(8, 36) },
  isSensible: ({ first, step }) => step * 4 <= first * 3,
  solve: total,
  show: rupees,
  mistakes: SUM_MISTAKES,
  wordings: [
    (p, s) =>
      `${s.person.name} saves ${rupees(p.first)} in the first month and each month ${rupees(p.step)} more than in the month before. How much has ${s.person.they} saved in ${p.n} months?`,
    (p, s) =>
      `A ${s.pick(['loan', 'debt', 'scooter'])} is paid off in ${p.n} monthly instalments. The first is ${rupees(p.first)} and each of the others is ${rupees(p.step)} more than the one before it. How much is paid in all?`,
    (p, s) => {
      const unit = s.pick(['day', 'week']);
      return `A contractor who finishes late pays a penalty of ${rupees(p.first)} for the first ${unit} and for each further one ${rupees(p.step)} more than for the one before. Find the penalty for a delay of ${p.n} ${unit}s.`;
    },
  ],
  explain: (p, right) => {
    const last = p.first + (p.n - 1) * p.step;
    return t`The last amount is $${p.first} + ${p.n - 1} \times ${p.step} = ${last}$, so the total is $\frac{${p.n}}{2} \times (${p.first} + ${last}) = ${digits(right)}$ rupees.`;
  },
});

interface Multiples {
  of: number;
  low: number;
  high: number;
}

const firstOf = ({ of, low }: Multiples) => Math.ceil(low / of) * of;
const lastOf = ({ of, high }: Multiples) => Math.floor(high / of) * of;
const countOf = (p: Multiples) => (lastOf(p) - firstOf(p)) / p.of + 1;
const sumOf = (p: Multiples) => frac((firstOf(p) + lastOf(p)) * countOf(p), 2);

const multiples = defineTemplate<Multiples, Fraction>({
  id: 'sum-of-multiples',
  level: 'medium',
  parameters: { of: range(3, 19), low: range(20, 200, 10), high: range(150, 500, 10) },
  isSensible: (p) =>
    p.low % p.of !== 0 && p.high % p.of !== 0 && p.high - p.low >= 8 * p.of && countOf(p) <= 50,
  solve: sumOf,
  show: num,
  mistakes: [
    { text: 'You left out the first multiple.', value: (p) => sumOf(p).sub(firstOf(p)) },
    { text: 'You left out the last multiple.', value: (p) => sumOf(p).sub(lastOf(p)) },
    {
      text: 'You added the multiple below the lower limit, too.',
      value: (p) => sumOf(p).add(firstOf(p) - p.of),
    },
    {
      text: 'You added the multiple above the upper limit, too.',
      value: (p) => sumOf(p).add(lastOf(p) + p.of),
    },
    {
      text: 'You counted the steps between the multiples, one fewer than the multiples.',
      value: (p) => frac((firstOf(p) + lastOf(p)) * (countOf(p) - 1), 2),
    },
    {
      text: 'You counted one multiple too many.',
      value: (p) => frac((firstOf(p) + lastOf(p)) * (countOf(p) + 1), 2),
    },
    {
      text: 'You used the limits instead of the first and the last multiple.',
      value: (p) => frac((p.low + p.high) * countOf(p), 2),
    },
    { text: 'You forgot to halve.', value: (p) => sumOf(p).mul(2) },
    halved,
  ],
  wordings: [
    ({ of, low, high }) => `What is the sum of all multiples of ${of} between ${low} and ${high}?`,
    ({ of, low, high }) =>
      `Find the sum of all whole numbers greater than ${low} and less than ${high} that are divisible by ${of}.`,
    ({ of, low, high }, s) =>
      `${s.person.name} adds all numbers between ${low} and ${high} that leave no remainder when they are divided by ${of}. What is the result?`,
  ],
  explain: (p, right) =>
    t`The first multiple is ${firstOf(p)} and the last is ${lastOf(p)}. There are $\frac{${lastOf(p)} - ${firstOf(p)}}{${p.of}} + 1 = ${countOf(p)}$ of them, so the sum is $\frac{${countOf(p)}}{2} \times (${firstOf(p)} + ${lastOf(p)}) = ${digits(right)}$.`,
});

interface MiddleTerm {
  place: number;
  term: number;
}

const fromMiddle = defineTemplate<MiddleTerm, Fraction>({
  id: 'sum-from-the-middle-term',
  level: 'medium',
  parameters: { place: range(4, 20), term: range(11, 90) },
  isSensible: ({ place, term }) => term >= 2 * place,
  solve: ({ place, term }) => frac((2 * place - 1) * term),
  show: num,
  mistakes: [
    {
      text: 'You counted the middle term twice, once for each half.',
      value: ({ place, term }) => frac(2 * place * term),
    },
    {
      text: 'You left out the middle term itself.',
      value: ({ place, term }) => frac((2 * place - 2) * term),
    },
    {
      text: 'You took the given term as the last and 1 as the first one.',
      value: ({ place, term }) => frac((2 * place - 1) * (term + 1), 2),
    },
    {
      text: 'You added the number of terms once more.',
      value: ({ place, term }) => frac((2 * place - 1) * (term + 1)),
    },
    {
      text: 'You multiplied by the place of the middle term.',
      value: ({ place, term }) => frac(place * term),
    },
    { text: 'You counted two terms too many.', value: ({ place, term }) => frac((2 * place + 1) * term) },
    { text: 'You counted two terms too few.', value: ({ place, term }) => frac((2 * place - 3) * term) },
    {
      text: 'You took a term that is 1 too small.',
      value: ({ place, term }) => frac((2 * place - 1) * (term - 1)),
    },
    doubled,
    halved,
  ],
  wordings: [
    ({ place, term }) =>
      `Term number ${place} of an arithmetic progression is ${term}. What is the sum of its first ${2 * place - 1} terms?`,
    ({ place, term }, s) =>
      `${s.person.name} solves the same number of ${s.pick(['sums', 'riddles', 'puzzles'])} more each day than on the day before. On day ${place} it is ${term}. How many does ${s.person.they} solve in the first ${2 * place - 1} days?`,
    ({ place, term }, s) =>
      `In a ${s.pick(['hall', 'stadium', 'theatre'])} of ${2 * place - 1} rows each row has the same number of seats more than the row in front of it. Row ${place} has ${term} seats. Find the number of all seats.`,
  ],
  explain: ({ place, term }, right) =>
    t`Term ${place} is the middle one of ${2 * place - 1} terms, and the mean of all of them: $${2 * place - 1} \times ${term} = ${digits(right)}$.`,
});

export const SUMS = [sumOfTerms, savings, multiples, fromMiddle];
