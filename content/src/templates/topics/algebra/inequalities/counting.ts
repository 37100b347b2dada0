import { defineTemplate, frac, num, range, t, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { bracketed } from '../bracketed.js';

const counts = [
  slip('You counted one integer too many.', 1),
  slip('You left out one integer.', -1),
  slip('You counted two integers too many.', 2),
  slip('You left out two integers.', -2),
];
const signed = (number: number, name = '') =>
  `${number < 0 ? '-' : '+'} ${Math.abs(number) === 1 && name !== '' ? '' : Math.abs(number)}${name}`;

interface Roots {
  low: number;
  high: number;
  isStrict: boolean;
}

const insideCount = ({ low, high, isStrict }: Roots) => high - low + (isStrict ? -1 : 1);

function quadraticTex({ low, high, isStrict }: Roots): string {
  const middle = low + high === 0 ? '' : ` ${signed(-(low + high), 'x')}`;
  return t`$x^2${middle} ${signed(low * high)} ${isStrict ? '<' : t`\le`} 0$`;
}

const quadraticInequality = defineTemplate<Roots, Fraction>({
  id: 'integers-of-a-quadratic-inequality',
  level: 'medium',
  parameters: { low: range(-12, 6), high: range(-3, 14), isStrict: [true, false] },
  isSensible: (p) => p.low * p.high !== 0 && insideCount(p) > 3 && insideCount(p) < 22,
  solve: (p) => frac(insideCount(p)),
  show: num,
  mistakes: [
    {
      text: 'Check whether the roots themselves belong to the solution.',
      value: (p) => frac(insideCount({ ...p, isStrict: !p.isStrict })),
    },
    {
      text: 'You subtracted the roots. Count the integers from the first to the last.',
      value: ({ low, high }) => frac(high - low),
    },
    {
      text: 'You counted only the positive integers.',
      value: ({ low, high, isStrict }) => (low < 0 && high > 0 ? frac(high - (isStrict ? 1 : 0)) : undefined),
    },
    {
      text: 'You lost the sign of the smaller root.',
      value: ({ low, high }) => frac(Math.abs(high + low) + 1),
    },
    ...counts,
    slip('You counted three integers too many.', 3),
    slip('You left out three integers.', -3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `How many integers $x$ satisfy ${quadraticTex(p)}?`,
    (p, s) => `${s.person.name} lists all integers that solve ${quadraticTex(p)}. How many are there?`,
    (p) => `For how many integers $x$, negative ones included, is ${quadraticTex(p)}?`,
  ],
  explain: ({ low, high, isStrict }, right) => {
    const sign = isStrict ? '<' : t`\le`;
    const count = isStrict ? t`${high} - ${bracketed(low)} - 1` : t`${high} - ${bracketed(low)} + 1`;
    return t`The product $(x ${signed(-low)})(x ${signed(-high)})$ is negative between its roots, so $${low} ${sign} x ${sign} ${high}$. The number of integers is $${count} = ${right.n}$.`;
  },
});

interface Quotient {
  zero: number;
  pole: number;
}

const signChange = ({ zero, pole }: Quotient) => t`$\frac{x ${signed(-zero)}}{x ${signed(-pole)}} \le 0$`;

const quotientInequality = defineTemplate<Quotient, Fraction>({
  id: 'integers-of-a-quotient-inequality',
  level: 'medium',
  parameters: { zero: range(-14, 16), pole: range(-14, 16) },
  isSensible: ({ zero, pole }) =>
    zero * pole !== 0 && Math.abs(zero - pole) > 3 && Math.abs(zero - pole) < 22,
  solve: ({ zero, pole }) => frac(Math.abs(zero - pole)),
  show: num,
  mistakes: [
    {
      text: 'You counted the number for which the denominator is 0.',
      value: ({ zero, pole }) => frac(Math.abs(zero - pole) + 1),
    },
    {
      text: 'You left out the number for which the quotient is 0.',
      value: ({ zero, pole }) => frac(Math.abs(zero - pole) - 1),
    },
    {
      text: 'You lost a sign and added the two numbers.',
      value: ({ zero, pole }) => frac(Math.abs(zero + pole)),
    },
    {
      text: 'You counted only the positive integers.',
      value: ({ zero, pole }) => (zero * pole < 0 ? frac(Math.max(zero, pole - 1)) : undefined),
    },
    slip('You counted two integers too many.', 2),
    slip('You left out two integers.', -2),
    slip('You counted three integers too many.', 3),
    slip('You left out three integers.', -3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `How many integers $x$ satisfy ${signChange(p)}?`,
    (p, s) =>
      `${s.person.name} marks on a number line all integers with ${signChange(p)}. How many marks are there?`,
    (p) => `The quotient is not positive: ${signChange(p)}. For how many integers $x$ is this true?`,
  ],
  explain: ({ zero, pole }, right) => {
    const [low, high] = [Math.min(zero, pole), Math.max(zero, pole)];
    const chain = zero < pole ? t`${low} \le x < ${high}` : t`${low} < x \le ${high}`;
    return t`Numerator and denominator have different signs between ${low < 0 ? `$${low}$` : low} and ${high < 0 ? `$${high}$` : high}. The quotient is 0 for $x = ${zero}$, which counts, and does not exist for $x = ${pole}$. So $${chain}$, which are $${high} - ${bracketed(low)} = ${right.n}$ integers.`;
  },
});

interface Distances {
  a: number;
  b: number;
  c: number;
}

const lowest = ({ a, b, c }: Distances) => Math.ceil((a + b - c) / 2);
const highest = ({ a, b, c }: Distances) => Math.floor((a + b + c) / 2);
const distanceCount = (p: Distances) => highest(p) - lowest(p) + 1;
const distanceTex = ({ a, b, c }: Distances) => t`$|x ${signed(-a)}| + |x ${signed(-b)}| \le ${c}$`;

const sumOfDistances = defineTemplate<Distances, Fraction>({
  id: 'integers-with-a-sum-of-distances',
  level: 'hard',
  parameters: { a: range(-9, 6), b: range(-3, 14), c: range(6, 30) },
  isSensible: (p) => p.a * p.b !== 0 && p.b > p.a + 1 && p.c > p.b - p.a + 1 && p.c < 3 * (p.b - p.a),
  solve: (p) => frac(distanceCount(p)),
  show: num,
  mistakes: [
    {
      text: 'You counted only the integers between the two numbers, with both ends.',
      value: ({ a, b }) => frac(b - a + 1),
    },
    {
      text: 'You solved only with both brackets positive and counted from the larger number on.',
      value: (p) => frac(highest(p) - p.b + 1),
    },
    { text: 'You left out the integers below the smaller number.', value: (p) => frac(highest(p) - p.a + 1) },
    {
      text: 'You added the distance of the two numbers to the limit.',
      value: ({ a, b, c }) => frac(c + b - a),
    },
    { text: 'You counted from the smaller number to twice as far.', value: ({ a, b }) => frac(2 * (b - a)) },
    ...counts,
    slip('You counted three integers too many.', 3),
    slip('You left out three integers.', -3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `How many integers $x$ satisfy ${distanceTex(p)}?`,
    (p) =>
      `On a number line the distances of an integer $x$ from $${p.a}$ and from $${p.b}$ have a sum of at most ${p.c}. How many such integers are there?`,
    (p, s) =>
      `${s.person.name} lists all integers $x$ with ${distanceTex(p)}. How many numbers are on the list?`,
  ],
  explain: (p, right) => {
    const [low, high] = [lowest(p), highest(p)];
    return t`From $${p.a}$ to $${p.b}$ the sum is ${p.b - p.a}, which is within the limit. Outside it grows by 2 with each step, and $${p.c} - ${p.b - p.a} = ${p.c - p.b + p.a}$ is left, enough for ${Math.floor((p.c - p.b + p.a) / 2)} steps to each side. The integers go from $${low}$ to $${high}$: $${high} - ${bracketed(low)} + 1 = ${right.n}$.`;
  },
});

interface Absolute {
  a: number;
  low: number;
  high: number;
  isStrict: boolean;
}

const interval = (low: number, high: number, isStrict: boolean) => {
  const sign = isStrict ? '<' : t`\le`;
  return low < high ? t`$${low} ${sign} x ${sign} ${high}$` : undefined;
};
const middle = ({ a, low, high }: Absolute) => (a * (low + high)) / 2;
const radius = ({ a, low, high }: Absolute) => (a * (high - low)) / 2;
const absoluteTex = (p: Absolute) =>
  t`$|${p.a === 1 ? '' : p.a}x ${signed(-middle(p))}| ${p.isStrict ? '<' : t`\le`} ${radius(p)}$`;

const absoluteValue = defineTemplate<Absolute, string>({
  id: 'interval-of-an-absolute-value',
  level: 'medium',
  parameters: { a: range(1, 5), low: range(-12, 8), high: range(-4, 15), isStrict: [true, false] },
  isSensible: (p) =>
    p.high > p.low + 1 &&
    p.low * p.high !== 0 &&
    middle(p) !== 0 &&
    Number.isInteger(middle(p)) &&
    Number.isInteger(radius(p)),
  solve: ({ low, high, isStrict }) => interval(low, high, isStrict) ?? '',
  show: (text) => text,
  mistakes: [
    {
      text: 'You took the number beside the unknown with the wrong sign.',
      value: ({ low, high, isStrict }) => interval(-high, -low, isStrict),
    },
    {
      text: 'You forgot to divide by the coefficient of the unknown.',
      value: (p) => interval(middle(p) - radius(p), middle(p) + radius(p), p.isStrict),
    },
    {
      text: 'You took both bounds as far from 0 as the upper one.',
      value: ({ high, isStrict }) => interval(-Math.abs(high), Math.abs(high), isStrict),
    },
    {
      text: 'You took both bounds as far from 0 as the lower one.',
      value: ({ low, isStrict }) => interval(-Math.abs(low), Math.abs(low), isStrict),
    },
    {
      text: 'Whether the bounds belong to it is given by the sign.',
      value: ({ low, high, isStrict }) => interval(low, high, !isStrict),
    },
    {
      text: 'You lost the sign of the smaller bound.',
      value: ({ low, high, isStrict }) => interval(-low, high, isStrict),
    },
    {
      text: 'You came out one too low at the lower bound.',
      value: ({ low, high, isStrict }) => interval(low - 1, high, isStrict),
    },
    {
      text: 'You came out one too high at the upper bound.',
      value: ({ low, high, isStrict }) => interval(low, high + 1, isStrict),
    },
  ],
  wordings: [
    (p) => `Which values of $x$ satisfy ${absoluteTex(p)}?`,
    (p, s) => `${s.person.name} solves ${absoluteTex(p)}. Which interval is right?`,
    (p) => `The inequality ${absoluteTex(p)} holds for exactly which real numbers $x$?`,
  ],
  explain: (p, right) => {
    const sign = p.isStrict ? '<' : t`\le`;
    const [m, r] = [middle(p), radius(p)];
    return t`What is between the bars is from $-${r}$ to ${r}: $${-r} ${sign} ${p.a === 1 ? '' : p.a}x ${signed(-m)} ${sign} ${r}$. ${m < 0 ? 'Subtract' : 'Add'} ${Math.abs(m)}${p.a === 1 ? '' : ` and divide by ${p.a}`}: ${right}.`;
  },
});

export const COUNTING = [quadraticInequality, quotientInequality, absoluteValue, sumOfDistances];
