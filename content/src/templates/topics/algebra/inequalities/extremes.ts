import {
  asFraction,
  defineTemplate,
  frac,
  num,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, halvedResult, tenTooFew, tenTooMany } from '../../slips.js';
import { bracketed } from '../bracketed.js';

interface Sum {
  half: number;
}

const greatestProduct = defineTemplate<Sum, Fraction>({
  id: 'greatest-product',
  level: 'easy',
  parameters: { half: range(7, 160) },
  solve: ({ half }) => frac(half ** 2),
  show: wholeNumber,
  mistakes: [
    {
      text: 'The two numbers differ by 2 there. Equal ones give more.',
      value: ({ half }) => frac(half ** 2 - 1),
    },
    {
      text: 'The two numbers differ by 4 there. Equal ones give more.',
      value: ({ half }) => frac(half ** 2 - 4),
    },
    { text: 'You took half of the product.', value: ({ half }) => frac(half ** 2, 2) },
    { text: 'You multiplied the whole sum by its half.', value: ({ half }) => frac(2 * half ** 2) },
    { text: 'You squared the whole sum.', value: ({ half }) => frac(4 * half ** 2) },
    { text: 'These numbers have a sum that is 1 too large.', value: ({ half }) => frac(half * (half + 1)) },
    { text: 'These numbers have a sum that is 2 too large.', value: ({ half }) => frac((half + 1) ** 2) },
    { text: 'These numbers have a sum that is 1 too small.', value: ({ half }) => frac(half * (half - 1)) },
  ],
  wordings: [
    ({ half }) =>
      `Two positive numbers have the sum ${2 * half}. What is the greatest possible value of their product?`,
    ({ half }, s) =>
      `${s.person.name} has ${4 * half} m of fence for a rectangular ${s.pick(['garden', 'pen', 'field'])}. How many square metres can it enclose at most?`,
    ({ half }, s) =>
      `The length and the breadth of a rectangular ${s.pick(['poster', 'banner', 'sheet'])} add up to ${2 * half} cm. Find its largest possible area in square centimetres.`,
  ],
  explain: ({ half }, right) =>
    t`For a fixed sum the product is greatest when both numbers are equal. Each is half of ${2 * half}: $${half} \times ${half} = ${right.n}$.`,
});

interface Ranges {
  a: number;
  b: number;
  c: number;
  d: number;
}

const isOrdered = ({ a, b, c, d }: Ranges) => a < b - 1 && c < d - 1;
const rangesTex = ({ a, b, c, d }: Ranges) => t`$${a} \le x \le ${b}$ and $${c} \le y \le ${d}$`;

interface Difference extends Ranges {
  p: number;
  q: number;
  isGreatest: boolean;
}

const combined = ({ p, q }: Difference, x: number, y: number) => frac(p * x - q * y);
const extremeOf = (r: Difference) => (r.isGreatest ? combined(r, r.b, r.c) : combined(r, r.a, r.d));
const differenceTex = ({ p, q }: Difference) => `${p === 1 ? '' : p}x - ${q === 1 ? '' : q}y`;

const rangeOfDifference = defineTemplate<Difference, Fraction>({
  id: 'extreme-of-a-difference',
  level: 'medium',
  parameters: {
    a: range(-9, 6),
    b: range(-2, 12),
    c: range(-8, 5),
    d: range(-3, 12),
    p: range(1, 4),
    q: range(1, 4),
    isGreatest: [true, false],
  },
  isSensible: (r) =>
    isOrdered(r) && r.p + r.q > 2 && r.p !== r.q && !extremeOf(r).equals(0) && extremeOf(r).abs().gt(3),
  solve: extremeOf,
  show: asFraction,
  mistakes: [
    {
      text: 'You took the larger bound of both. What is subtracted works the other way.',
      value: (r) => combined(r, r.b, r.d),
    },
    {
      text: 'You took the smaller bound of both. What is subtracted works the other way.',
      value: (r) => combined(r, r.a, r.c),
    },
    {
      text: 'You mixed up the smallest and the greatest value.',
      value: (r) => extremeOf({ ...r, isGreatest: !r.isGreatest }),
    },
    { text: 'You left out the coefficient of $x$.', value: (r) => extremeOf({ ...r, p: 1 }) },
    { text: 'You left out the coefficient of $y$.', value: (r) => extremeOf({ ...r, q: 1 }) },
    { text: 'You added the two parts.', value: (r) => extremeOf({ ...r, q: -r.q }) },
    { text: 'You mixed up the coefficients.', value: (r) => extremeOf({ ...r, p: r.q, q: r.p }) },
    slip('You came out one too high in the last step.', 1),
    slip('You came out one too low in the last step.', -1),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (r) =>
      t`If ${rangesTex(r)}, what is the ${r.isGreatest ? 'greatest' : 'smallest'} possible value of $${differenceTex(r)}$?`,
    (r, s) =>
      t`${s.person.name} chooses numbers with ${rangesTex(r)}. What is the ${r.isGreatest ? 'largest' : 'least'} value that $${differenceTex(r)}$ can have?`,
    (r) => t`Find the ${r.isGreatest ? 'maximum' : 'minimum'} of $${differenceTex(r)}$ for ${rangesTex(r)}.`,
  ],
  explain: (r, right) => {
    const [x, y] = r.isGreatest ? [r.b, r.c] : [r.a, r.d];
    return t`It is ${r.isGreatest ? 'greatest for the largest $x$ and the smallest $y$' : 'smallest for the smallest $x$ and the largest $y$'}: $${r.p} \times ${bracketed(x)} - ${r.q} \times ${bracketed(y)} = ${num(right)}$.`;
  },
});

const greatestOfProduct = defineTemplate<Ranges, Fraction>({
  id: 'greatest-product-of-two-ranges',
  level: 'hard',
  parameters: { a: range(-14, -3), b: range(2, 12), c: range(-14, -3), d: range(2, 12) },
  isSensible: ({ a, b, c, d }) => a * c > b * d && new Set([a, b, c, d].map(Math.abs)).size === 4,
  solve: ({ a, c }) => frac(a * c),
  show: num,
  mistakes: [
    {
      text: 'You multiplied the two larger bounds. Two negative numbers give more here.',
      value: ({ b, d }) => frac(b * d),
    },
    { text: 'You lost the sign of the lower bound of $x$.', value: ({ a, d }) => frac(-a * d) },
    { text: 'You lost the sign of the lower bound of $y$.', value: ({ b, c }) => frac(-b * c) },
    { text: 'You left out the lower bound of $x$, which counts.', value: ({ a, c }) => frac((a + 1) * c) },
    { text: 'You left out the lower bound of $y$, which counts.', value: ({ a, c }) => frac(a * (c + 1)) },
    { text: 'You went one beyond the lower bound of $x$.', value: ({ a, c }) => frac((a - 1) * c) },
    { text: 'You went one beyond the lower bound of $y$.', value: ({ a, c }) => frac(a * (c - 1)) },
    {
      text: 'You squared the lower bound of $x$. For $y$ there are other bounds.',
      value: ({ a }) => frac(a * a),
    },
    {
      text: 'You squared the lower bound of $y$. For $x$ there are other bounds.',
      value: ({ c }) => frac(c * c),
    },
    {
      text: 'You added the products of the lower and of the upper bounds.',
      value: ({ a, b, c, d }) => frac(a * c + b * d),
    },
  ],
  wordings: [
    (r) => t`If ${rangesTex(r)}, what is the greatest possible value of $xy$?`,
    (r, s) => t`${s.person.name} multiplies two numbers with ${rangesTex(r)}. What is the largest product?`,
    (r) => t`For real numbers with ${rangesTex(r)}, find the maximum of $xy$.`,
  ],
  explain: ({ a, b, c, d }, right) =>
    t`The greatest product is at two bounds with the same sign. The upper ones give $${b} \times ${d} = ${b * d}$, the lower ones $(${a}) \times (${c}) = ${a * c}$, which is more. So it is ${right.n}.`,
});

interface Mean {
  a: number;
  b: number;
  extra: number;
}

const rootOf = ({ a, b }: Mean) => Math.sqrt(a * b);
const leastOf = (p: Mean) => 2 * rootOf(p) + p.extra;
const meanTex = ({ a, b, extra }: Mean) =>
  t`${a === 1 ? '' : a}x + \frac{${b}}{x}${extra === 0 ? '' : ` + ${extra}`}`;

const leastSum = defineTemplate<Mean, Fraction>({
  id: 'least-sum-with-reciprocal',
  level: 'hard',
  parameters: { a: range(1, 12), b: range(2, 100), extra: range(0, 12) },
  isSensible: (p) =>
    Number.isInteger(rootOf(p)) && p.a !== p.b && p.b > 3 && new Set([p.a, p.b, p.extra]).size === 3,
  solve: (p) => frac(leastOf(p)),
  show: num,
  mistakes: [
    { text: 'This is the value for $x = 1$.', value: ({ a, b, extra }) => frac(a + b + extra) },
    {
      text: 'You took the root once. The two parts are equal, and both count.',
      value: (p) => frac(rootOf(p) + p.extra),
    },
    { text: 'You doubled the sum of the two equal parts.', value: (p) => frac(4 * rootOf(p) + p.extra) },
    { text: 'You left out the number that is added.', value: (p) => frac(2 * rootOf(p)) },
    { text: 'You doubled the number that is added, too.', value: (p) => frac(2 * rootOf(p) + 2 * p.extra) },
    {
      text: 'You took the product of the two coefficients and not its root.',
      value: ({ a, b, extra }) => frac(a * b + extra),
    },
    { text: 'You took a root that is one too large.', value: (p) => frac(leastOf(p) + 2) },
    { text: 'You took a root that is one too small.', value: (p) => frac(leastOf(p) - 2) },
    tenTooMany,
    tenTooFew,
    doubledResult,
    halvedResult,
  ],
  wordings: [
    (p) => t`What is the smallest value of $${meanTex(p)}$ for positive $x$?`,
    (p, s) =>
      t`${s.person.name} inserts positive numbers into $${meanTex(p)}$. What is the least value that ${s.person.they} can get?`,
    (p, s) =>
      t`A plant makes $x$ tonnes of ${s.pick(['paint', 'glue', 'soap'])} in a batch, for $${meanTex(p)}$ thousand rupees. The batch may be of any size. What is its least possible cost, in thousands of rupees?`,
  ],
  explain: (p, right) =>
    t`The product of the two parts with $x$ is always $${p.a} \times ${p.b} = ${p.a * p.b}$, so their sum is least when both are equal, each $\sqrt{${p.a * p.b}} = ${rootOf(p)}$. The least value is $2 \times ${rootOf(p)}${p.extra === 0 ? '' : ` + ${p.extra}`} = ${right.n}$.`,
});

export const EXTREMES = [greatestProduct, rangeOfDifference, greatestOfProduct, leastSum];
