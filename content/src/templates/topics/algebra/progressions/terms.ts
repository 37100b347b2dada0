import { defineTemplate, digits, frac, hcf, num, range, t, type Fraction } from '../../../kit/index.js';
import { doubled, halved, isInTenths } from './slips.js';

interface Arithmetic {
  first: number;
  step: number;
  n: number;
}

const start = ({ first, step }: Arithmetic) =>
  range(0, 3)
    .map((index) => first + index * step)
    .join(', ');
const termAt = ({ first, step, n }: Arithmetic) => frac(first + (n - 1) * step);

const arithmeticTerm = defineTemplate<Arithmetic, Fraction>({
  id: 'term-of-an-arithmetic-progression',
  level: 'easy',
  parameters: { first: range(2, 40), step: range(3, 15), n: range(12, 50) },
  solve: termAt,
  show: num,
  mistakes: [
    { text: 'You counted one step too many.', value: (p) => termAt({ ...p, n: p.n + 1 }) },
    { text: 'You counted one step too few.', value: (p) => termAt({ ...p, n: p.n - 1 }) },
    { text: 'You forgot the first term.', value: ({ step, n }) => frac((n - 1) * step) },
    {
      text: 'You multiplied the number of the term by the difference.',
      value: ({ step, n }) => frac(n * step),
    },
    {
      text: 'You exchanged the first term and the difference.',
      value: ({ first, step, n }) => frac(step + (n - 1) * first),
    },
    { text: 'You added the first term twice.', value: (p) => termAt(p).add(p.first) },
    { text: 'You counted two steps too many.', value: (p) => termAt({ ...p, n: p.n + 2 }) },
    { text: 'You counted two steps too few.', value: (p) => termAt({ ...p, n: p.n - 2 }) },
  ],
  wordings: [
    (p) => `What is term number ${p.n} of the arithmetic progression ${start(p)}, ...?`,
    (p, s) =>
      `The rows of ${s.pick(['a hall', 'a stadium', 'a theatre'])} have ${start(p)}, ... seats, with the same increase from row to row. How many seats are in row ${p.n}?`,
    (p, s) =>
      `${s.person.name} writes the numbers ${start(p)}, ... in which each is greater than the one before by the same amount. Find the number in place ${p.n}.`,
  ],
  explain: (p, right) =>
    t`The difference is $${p.first + p.step} - ${p.first} = ${p.step}$. From the first term to term ${p.n} there are ${p.n - 1} steps: $${p.first} + ${p.n - 1} \times ${p.step} = ${digits(right)}$.`,
});

interface Geometric {
  first: number;
  factor: number;
  n: number;
}

const powerTerm = ({ first, factor, n }: Geometric) => frac(first * factor ** (n - 1));
const powerSum = (p: Geometric) => frac(p.first * (p.factor ** p.n - 1), p.factor - 1);
const powers = ({ first, factor }: Geometric) =>
  range(0, 3)
    .map((index) => first * factor ** index)
    .join(', ');

const geometricTerm = defineTemplate<Geometric, Fraction>({
  id: 'term-of-a-geometric-progression',
  level: 'easy',
  parameters: { first: range(2, 15), factor: [2, 3, 4, 5], n: range(6, 11) },
  isSensible: (p) => powerTerm(p).lt(60_000),
  solve: powerTerm,
  show: num,
  mistakes: [
    { text: 'You multiplied once too often.', value: (p) => powerTerm({ ...p, n: p.n + 1 }) },
    { text: 'You multiplied once too little.', value: (p) => powerTerm({ ...p, n: p.n - 1 }) },
    { text: 'This is the sum of the terms up to this one.', value: powerSum },
    { text: 'This is the sum of the terms before this one.', value: (p) => powerSum({ ...p, n: p.n - 1 }) },
    { text: 'You added the first term.', value: ({ first }, right) => right.add(first) },
    { text: 'You took the first term off.', value: ({ first }, right) => right.sub(first) },
    {
      text: 'You took a first term that is 1 too large.',
      value: (p) => powerTerm({ ...p, first: p.first + 1 }),
    },
    {
      text: 'You took a first term that is 1 too small.',
      value: (p) => powerTerm({ ...p, first: p.first - 1 }),
    },
  ],
  wordings: [
    (p) => `What is term number ${p.n} of the geometric progression ${powers(p)}, ...?`,
    (p, s) =>
      `${s.pick(['Bacteria', 'Cells', 'Algae'])} in a dish are counted every hour. The counts are ${powers(p)}, ..., each ${p.factor} times the one before. What is count number ${p.n}?`,
    (p, s) =>
      `${s.person.name} writes ${powers(p)} and so on, always multiplying by the same number. Find the number in place ${p.n}.`,
  ],
  explain: (p, right) =>
    t`Each term is ${p.factor} times the one before, so term ${p.n} is $${p.first} \times ${p.factor}^{${p.n - 1}} = ${digits(right)}$.`,
});

interface Middle {
  unit: number;
  m: number;
  n: number;
}

const outer = ({ unit, m, n }: Middle): [low: number, high: number] => [unit * m * m, unit * n * n];

const geometricMean = defineTemplate<Middle, Fraction>({
  id: 'geometric-mean',
  level: 'easy',
  parameters: { unit: range(2, 14, 2), m: range(1, 8), n: range(2, 9) },
  isSensible: ({ unit, m, n }) =>
    m < n && hcf(m, n) === 1 && n <= 3 * m && unit * n * n < 500 && unit * m * m > 3,
  solve: ({ unit, m, n }) => frac(unit * m * n),
  show: num,
  mistakes: [
    { text: 'You took the arithmetic mean.', value: (p) => frac(outer(p)[0] + outer(p)[1], 2) },
    { text: 'This is the difference of the outer terms.', value: (p) => frac(outer(p)[1] - outer(p)[0]) },
    {
      text: 'This is half of the difference of the outer terms.',
      value: (p) => frac(outer(p)[1] - outer(p)[0], 2),
    },
    { text: 'You added the outer terms.', value: (p) => frac(outer(p)[0] + outer(p)[1]) },
    { text: 'You took half of the last term.', value: (p) => frac(outer(p)[1], 2) },
    { text: 'You doubled the first term.', value: (p) => frac(2 * outer(p)[0]) },
    { text: 'You took a square root that is 1 too large.', value: (_, right) => right.add(1) },
    { text: 'You took a square root that is 1 too small.', value: (_, right) => right.sub(1) },
    doubled,
    halved,
  ],
  wordings: [
    (p) => `For which positive number x are ${outer(p)[0]}, x, ${outer(p)[1]} in geometric progression?`,
    (p) => `What is the geometric mean of ${outer(p)[0]} and ${outer(p)[1]}?`,
    (p, s) =>
      `${s.person.name} wants to put a positive number between ${outer(p)[0]} and ${outer(p)[1]} so that the three numbers form a geometric progression in this order. Which number is it?`,
  ],
  explain: (p, right) => {
    const [low, high] = outer(p);
    return t`In a geometric progression the square of the middle term is the product of the outer ones: $\sqrt{${low} \times ${high}} = \sqrt{${low * high}} = ${digits(right)}$.`;
  },
});

interface HarmonicPair {
  a: number;
  b: number;
}

const harmonic = ({ a, b }: HarmonicPair) => frac(2 * a * b, a + b);

const harmonicMean = defineTemplate<HarmonicPair, Fraction>({
  id: 'harmonic-mean',
  level: 'medium',
  parameters: { a: range(3, 60), b: range(4, 90) },
  isSensible: (p) => p.a < p.b && p.b <= 4 * p.a && isInTenths(harmonic(p)),
  solve: harmonic,
  show: num,
  mistakes: [
    { text: 'You took the arithmetic mean.', value: ({ a, b }) => frac(a + b, 2) },
    { text: 'You forgot the factor 2.', value: ({ a, b }) => frac(a * b, a + b) },
    { text: 'You divided by the difference of the numbers.', value: ({ a, b }) => frac(2 * a * b, b - a) },
    { text: 'You subtracted the numbers.', value: ({ a, b }) => frac(b - a) },
    { text: 'You took half of the difference.', value: ({ a, b }) => frac(b - a, 2) },
    {
      text: 'You counted the smaller number twice in an arithmetic mean.',
      value: ({ a, b }) => frac(2 * a + b, 3),
    },
    {
      text: 'You counted the larger number twice in an arithmetic mean.',
      value: ({ a, b }) => frac(a + 2 * b, 3),
    },
    doubled,
  ],
  wordings: [
    ({ a, b }) => `The numbers ${a}, x and ${b} are in harmonic progression. What is x?`,
    ({ a, b }) => `What is the harmonic mean of ${a} and ${b}?`,
    ({ a, b }, s) =>
      `${s.person.name} looks for a number x between ${a} and ${b} such that the reciprocals of ${a}, x and ${b} are in arithmetic progression. Find x.`,
  ],
  explain: ({ a, b }, right) =>
    t`The reciprocals are in arithmetic progression, so $\frac{2}{x} = \frac{1}{${a}} + \frac{1}{${b}}$ and the middle number is $\frac{2 \times ${a} \times ${b}}{${a} + ${b}} = ${digits(right)}$.`,
});

interface TwoTerms extends Arithmetic {
  other: number;
  wanted: number;
}

const at = (p: TwoTerms, n: number) => termAt({ ...p, n });

const fromTwoTerms = defineTemplate<TwoTerms, Fraction>({
  id: 'term-from-two-terms',
  level: 'medium',
  parameters: {
    first: range(2, 30),
    step: range(2, 12),
    n: range(3, 9),
    other: range(10, 20),
    wanted: range(22, 60),
  },
  solve: (p) => at(p, p.wanted),
  show: num,
  mistakes: [
    { text: 'You counted one step too many.', value: (p) => at(p, p.wanted + 1) },
    { text: 'You counted one step too few.', value: (p) => at(p, p.wanted - 1) },
    {
      text: 'You counted all steps from the first given term, as if it were the first of all.',
      value: (p) => at(p, p.wanted + p.n - 1),
    },
    {
      text: 'You counted all steps from the second given term, as if it were the first of all.',
      value: (p) => at(p, p.wanted + p.other - 1),
    },
    { text: 'You forgot the first term.', value: (p) => at(p, p.wanted).sub(p.first) },
    {
      text: 'You took a difference that is 1 too large.',
      value: (p) => at({ ...p, step: p.step + 1 }, p.wanted),
    },
    {
      text: 'You took a difference that is 1 too small.',
      value: (p) => at({ ...p, step: p.step - 1 }, p.wanted),
    },
    { text: 'You counted two steps too few.', value: (p) => at(p, p.wanted - 2) },
  ],
  wordings: [
    (p) =>
      `Term number ${p.n} of an arithmetic progression is ${num(at(p, p.n))} and term number ${p.other} is ${num(at(p, p.other))}. What is term number ${p.wanted}?`,
    (p, s) =>
      `The ${s.pick(['wage', 'fee', 'rent'])} in a scheme rises by the same amount each month. In month ${p.n} it is ${num(at(p, p.n))} hundred rupees and in month ${p.other} it is ${num(at(p, p.other))} hundred rupees. How many hundred rupees is it in month ${p.wanted}?`,
    (p, s) =>
      `${s.person.name} adds the same number again and again. The number in place ${p.n} is ${num(at(p, p.n))}, that in place ${p.other} is ${num(at(p, p.other))}. Find the number in place ${p.wanted}.`,
  ],
  explain: (p, right) => {
    const [low, high] = [digits(at(p, p.n)), digits(at(p, p.other))];
    return t`Over $${p.other} - ${p.n} = ${p.other - p.n}$ steps the terms grow by $${high} - ${low} = ${(p.other - p.n) * p.step}$, so the difference is $\frac{${(p.other - p.n) * p.step}}{${p.other - p.n}} = ${p.step}$. From term ${p.other} there are ${p.wanted - p.other} more steps: $${high} + ${p.wanted - p.other} \times ${p.step} = ${digits(right)}$.`;
  },
});

export const TERMS = [arithmeticTerm, geometricTerm, geometricMean, harmonicMean, fromTwoTerms];
