import { defineTemplate, frac, num, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';

interface EqualBases {
  base: number;
  i: number;
  j: number;
  k: number;
  l: number;
}

const unknown = ({ i, j, k, l }: EqualBases) => frac(j * l - k, i - j);

const equalBases = defineTemplate<EqualBases, Fraction>({
  id: 'equal-bases',
  level: 'medium',
  parameters: { base: [2, 3, 5], i: range(2, 5), j: range(1, 4), k: range(2, 9), l: range(2, 12) },
  isSensible: (p) =>
    p.i > p.j &&
    p.base ** p.i < 700 &&
    unknown(p).d === 1n &&
    unknown(p).gt(2) &&
    unknown(p).lt(16) &&
    p.j + p.i > 3,
  solve: unknown,
  show: num,
  mistakes: [
    {
      text: 'You multiplied only the unknown in the bracket of the exponent, not the number.',
      value: ({ i, j, k, l }) => frac(l - k, i - j),
    },
    {
      text: 'You brought the exponent to the other side without changing its sign.',
      value: ({ i, j, k, l }) => frac(j * l + k, i - j),
    },
    {
      text: 'You added the multiples of the unknown. They have to be subtracted.',
      value: ({ i, j, k, l }) => frac(j * l - k, i + j),
    },
    { text: 'You forgot to divide at the end.', value: ({ j, k, l }) => frac(j * l - k) },
    { text: 'You left out the separate power.', value: ({ i, j, l }) => frac(j * l, i - j) },
    oneTooMany,
    oneTooFew,
    slip('You came out two too high in the last step.', 2),
    slip('You came out two too low in the last step.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `If $${equalTex(p)}$, what is $x$?`,
    (p) => `For which value of $x$ is $${equalTex(p)}$?`,
    (p, s) =>
      `${s.person.name} writes both sides of $${equalTex(p)}$ as powers of one base. Which value of $x$ does ${s.person.they} find?`,
  ],
  explain: (p, right) =>
    t`With the base ${p.base} the exponents are $${p.i}x + ${p.k}$ on the left and $${p.j === 1 ? '' : p.j}x + ${p.j * p.l}$ on the right. They are equal for $x = \frac{${p.j * p.l} - ${p.k}}{${p.i} - ${p.j}} = ${right.n}$.`,
});

const equalTex = ({ base, i, j, k, l }: EqualBases) =>
  t`${base ** i}^{x} \times ${base}^{${k}} = ${base ** j}^{x + ${l}}`;

interface Derived {
  base: number;
  given: number;
  times: number;
  shift: number;
}

const derived = ({ base, given, times, shift }: Derived) => given ** times * base ** shift;

const powerFromPower = defineTemplate<Derived, Fraction>({
  id: 'power-from-a-known-power',
  level: 'medium',
  parameters: { base: range(2, 7), given: range(3, 13), times: [2, 3], shift: [1, 2, 3] },
  isSensible: (p) => p.given % p.base > 0 && p.base % p.given > 0 && derived(p) < 3_000,
  solve: (p) => frac(derived(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You multiplied the given value by the factor of the exponent. It has to be raised to it.',
      value: (p) => frac(p.given * p.times * p.base ** p.shift),
    },
    {
      text: 'You added the two parts. A sum of exponents means a product.',
      value: (p) => frac(p.given ** p.times + p.base ** p.shift),
    },
    {
      text: 'You left out the number that is added in the exponent.',
      value: (p) => frac(p.given ** p.times),
    },
    { text: 'You left out the factor of the exponent.', value: (p) => frac(p.given * p.base ** p.shift) },
    {
      text: 'You multiplied by the number that is added in the exponent.',
      value: (p) => frac(p.given ** p.times * p.shift),
    },
    {
      text: 'You multiplied by the base and by the number added in the exponent.',
      value: (p) => frac(p.given ** p.times * p.base * p.shift),
    },
    {
      text: 'You took one factor of the base too many.',
      value: (p) => frac(derived({ ...p, shift: p.shift + 1 })),
    },
    {
      text: 'You took one factor of the base too few.',
      value: (p) => frac(derived({ ...p, shift: p.shift - 1 })),
    },
  ],
  wordings: [
    (p) => t`If $${p.base}^x = ${p.given}$, what is the value of $${p.base}^{${p.times}x + ${p.shift}}$?`,
    (p, s) =>
      t`${s.person.name} knows that $${p.base}^x = ${p.given}$. What is $${p.base}^{${p.times}x + ${p.shift}}$?`,
    (p) =>
      t`Raised to the power $x$, the number ${p.base} gives ${p.given}. Find $${p.base}^{${p.times}x + ${p.shift}}$.`,
  ],
  explain: (p, right) =>
    t`$${p.base}^{${p.times}x + ${p.shift}} = (${p.base}^x)^{${p.times}} \times ${p.base}^{${p.shift}}$, and this is $${p.given}^${p.times} \times ${p.base}^${p.shift} = ${p.given ** p.times} \times ${p.base ** p.shift} = ${right.n}$.`,
});

interface PowerSum {
  base: number;
  x: number;
  step: number;
  isSum: boolean;
}

const sumFactor = ({ base, step, isSum }: PowerSum) => base ** step + (isSum ? 1 : -1);
const powerSum = (p: PowerSum) => sumFactor(p) * p.base ** p.x;

const sumOfTwoPowers = defineTemplate<PowerSum, Fraction>({
  id: 'unknown-in-two-exponents',
  level: 'medium',
  parameters: { base: range(2, 7), x: range(2, 9), step: range(1, 4), isSum: [true, false] },
  isSensible: (p) => powerSum(p) < 9_000 && powerSum(p) > 20 && sumFactor(p) > 1,
  solve: ({ x }) => frac(x),
  show: num,
  mistakes: [
    { text: 'This is the larger of the two exponents.', value: ({ x, step }) => frac(x + step) },
    { text: 'This is the sum of the two exponents.', value: ({ x, step }) => frac(2 * x + step) },
    { text: 'You subtracted the step from the exponent again.', value: ({ x, step }) => frac(x - step) },
    oneTooMany,
    oneTooFew,
    slip('You counted two factors of the base too many.', 2),
    slip('You counted two factors of the base too few.', -2),
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`If $${powerSumTex(p)}$, what is $x$?`,
    (p) => t`Which value of $x$ solves the equation $${powerSumTex(p)}$?`,
    (p, s) =>
      t`${s.person.name} takes $${p.base}^x$ out of the left side of $${powerSumTex(p)}$. Which $x$ does ${s.person.they} find?`,
  ],
  explain: (p, right) =>
    t`Take out $${p.base}^x$: the factor that is left is $${p.base}^${p.step} ${p.isSum ? '+' : '-'} 1 = ${sumFactor(p)}$. So $${p.base}^x = ${powerSum(p)} \div ${sumFactor(p)} = ${p.base ** p.x} = ${p.base}^{${p.x}}$ and $x = ${right.n}$.`,
});

const powerSumTex = (p: PowerSum) =>
  t`${p.base}^{x + ${p.step}} ${p.isSum ? '+' : '-'} ${p.base}^x = ${powerSum(p)}`;

interface TwoEquations {
  first: number;
  second: number;
  x: number;
  y: number;
}

const twoEquations = defineTemplate<TwoEquations, Fraction>({
  id: 'two-exponential-equations',
  level: 'medium',
  parameters: { first: [2, 3, 5], second: [2, 3, 5, 7], x: range(3, 9), y: range(1, 6) },
  isSensible: ({ first, second, x, y }) =>
    first !== second && x > y && first ** (x + y) < 20_000 && second ** (x - y) < 20_000,
  solve: ({ x, y }) => frac(x * y),
  show: num,
  mistakes: [
    {
      text: 'This is the product of the sum and the difference of the unknowns.',
      value: ({ x, y }) => frac((x + y) * (x - y)),
    },
    { text: 'You forgot to halve when you found the first unknown.', value: ({ x, y }) => frac(2 * x * y) },
    { text: 'You forgot to halve when you found both unknowns.', value: ({ x, y }) => frac(4 * x * y) },
    { text: 'This is the first unknown squared.', value: ({ x }) => frac(x * x) },
    { text: 'This is the sum of the unknowns.', value: ({ x, y }) => frac(x + y) },
    { text: 'This is the first unknown alone.', value: ({ x }) => frac(x) },
    { text: 'You took the second unknown one too large.', value: ({ x, y }) => frac(x * (y + 1)) },
    { text: 'You took the first unknown one too small.', value: ({ x, y }) => frac((x - 1) * y) },
    { text: 'You took the first unknown one too large.', value: ({ x, y }) => frac((x + 1) * y) },
  ],
  wordings: [
    (p) => t`If ${pairTex(p)}, what is the value of $xy$?`,
    (p) => t`For two numbers, ${pairTex(p)}. What is their product $xy$?`,
    (p, s) => t`${s.person.name} solves the pair of equations ${pairTex(p)}. Which value of $xy$ is right?`,
  ],
  explain: ({ first, second, x, y }, right) =>
    t`$${first ** (x + y)} = ${first}^{${x + y}}$ and $${second ** (x - y)} = ${second}^{${x - y}}$, so $x + y = ${x + y}$ and $x - y = ${x - y}$. Then $x = \frac{${x + y} + ${x - y}}{2} = ${x}$ and $y = ${x + y} - ${x} = ${y}$. The product is $${x} \times ${y} = ${right.n}$.`,
});

const pairTex = ({ first, second, x, y }: TwoEquations) =>
  t`$${first}^{x + y} = ${first ** (x + y)}$ and $${second}^{x - y} = ${second ** (x - y)}$`;

export const EQUATIONS = [equalBases, powerFromPower, sumOfTwoPowers, twoEquations];
