import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';

/** TeX of a multiple of an unknown: 3x, or x alone. */
const term = (factor: number, name: string) => `${factor === 1 ? '' : factor}${name}`;

interface Pair {
  a: number;
  b: number;
  c: number;
  d: number;
  x: number;
  y: number;
}

const totals = ({ a, b, c, d, x, y }: Pair) => ({ first: a * x + b * y, second: c * x - d * y });
const pairTex = (p: Pair) =>
  t`$${term(p.a, 'x')} + ${term(p.b, 'y')} = ${totals(p).first}$ and $${term(p.c, 'x')} - ${term(p.d, 'y')} = ${totals(p).second}$`;

const sumOfUnknowns = defineTemplate<Pair, Fraction>({
  id: 'sum-of-two-unknowns',
  level: 'easy',
  parameters: {
    a: range(1, 6),
    b: range(1, 6),
    c: range(2, 7),
    d: range(1, 6),
    x: range(3, 16),
    y: range(2, 14),
  },
  isSensible: (p) =>
    p.x !== p.y &&
    totals(p).second > 0 &&
    hcf(p.a, p.b) === 1 &&
    hcf(p.c, p.d) === 1 &&
    p.a + p.b > 3 &&
    p.a !== p.b,
  solve: ({ x, y }) => frac(x + y),
  show: num,
  mistakes: [
    { text: 'This is the difference of the unknowns.', value: ({ x, y }) => frac(Math.abs(x - y)) },
    { text: 'This is the value of x alone.', value: ({ x }) => frac(x) },
    { text: 'This is the value of y alone.', value: ({ y }) => frac(y) },
    { text: 'This is the product of the unknowns.', value: ({ x, y }) => frac(x * y) },
    { text: 'You took y one too large.', value: ({ x, y }) => frac(x + y + 1) },
    { text: 'You took y one too small.', value: ({ x, y }) => frac(x + y - 1) },
    { text: 'You took x two too large.', value: ({ x, y }) => frac(x + y + 2) },
    { text: 'You added x twice.', value: ({ x, y }) => frac(2 * x + y) },
    { text: 'You added y twice.', value: ({ x, y }) => frac(x + 2 * y) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`If ${pairTex(p)}, what is the value of $x + y$?`,
    (p, s) => t`${s.person.name} solves ${pairTex(p)}. What is the sum of $x$ and $y$?`,
    (p) => t`Two numbers $x$ and $y$ satisfy ${pairTex(p)}. Find $x + y$.`,
  ],
  explain: (p, right) => {
    const { first, second } = totals(p);
    const factor = p.a * p.d + p.b * p.c;
    return t`Multiply the first by ${p.d} and the second by ${p.b} and add: $${factor}x = ${p.d} \times ${first} + ${p.b} \times ${second} = ${factor * p.x}$, so $x = ${p.x}$. Then $${term(p.b, 'y')} = ${first} - ${p.a} \times ${p.x} = ${p.b * p.y}$ and $y = ${p.y}$. The sum is $${p.x} + ${p.y} = ${right.n}$.`;
  },
});

interface Parallel {
  a: number;
  b: number;
  c: number;
  top: number;
  bottom: number;
  d: number;
}

const multiplied = (value: number, { top, bottom }: Parallel) => frac(value * top, bottom);
const parallelTex = (p: Parallel) =>
  t`$${term(p.a, 'x')} + ${term(p.b, 'y')} = ${p.c}$ and $${num(multiplied(p.a, p))}x + ky = ${p.d}$`;

const noSolution = defineTemplate<Parallel, Fraction>({
  id: 'equations-without-solution',
  level: 'medium',
  parameters: {
    a: range(2, 12),
    b: range(2, 15),
    c: range(4, 20),
    top: range(2, 7),
    bottom: range(1, 4),
    d: range(5, 40),
  },
  isSensible: (p) =>
    hcf(p.top, p.bottom) === 1 &&
    [p.a, p.b].every((value) => multiplied(value, p).d === 1n) &&
    !multiplied(p.c, p).equals(p.d) &&
    p.a !== p.b &&
    multiplied(p.b, p).lt(60),
  solve: (p) => multiplied(p.b, p),
  show: num,
  mistakes: [
    {
      text: 'You divided by the ratio of the coefficients of x. You have to multiply by it.',
      value: (p) => frac(p.b * p.bottom, p.top),
    },
    {
      text: 'You added the difference of the coefficients of x. Coefficients have to be in proportion.',
      value: (p) => multiplied(p.a, p).add(p.b - p.a),
    },
    {
      text: 'You used the right sides in place of the coefficients of x.',
      value: (p) => frac(p.b * p.d, p.c),
    },
    {
      text: 'You put the coefficients of x and y in the wrong order in the proportion.',
      value: (p) => multiplied(p.a * p.a, p).div(p.b),
    },
    { text: 'This is the coefficient of x in the second equation.', value: (p) => multiplied(p.a, p) },
    { text: 'This is the coefficient of y in the first equation.', value: (p) => frac(p.b) },
    {
      text: 'You multiplied all three coefficients and did not divide.',
      value: (p) => multiplied(p.a, p).mul(p.b),
    },
    oneTooMany,
    oneTooFew,
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`For which value of $k$ do the equations ${parallelTex(p)} have no solution?`,
    (p) => t`The lines ${parallelTex(p)} are parallel. What is the value of $k$?`,
    (p, s) => t`${s.person.name} finds that no pair $(x, y)$ satisfies both ${parallelTex(p)}. Find $k$.`,
  ],
  explain: (p, right) =>
    t`The coefficients of $x$ and $y$ must be in proportion: $\frac{${p.a}}{${num(multiplied(p.a, p))}} = \frac{${p.b}}{k}$. So $k = \frac{${num(multiplied(p.a, p))} \times ${p.b}}{${p.a}} = ${right.n}$. The right sides, ${p.c} and ${p.d}, are not in this proportion, so there is no solution.`,
});

interface Cycle {
  a: number;
  b: number;
  c: number;
}

const cyclicSums = defineTemplate<Cycle, Fraction>({
  id: 'sums-of-pairs',
  level: 'medium',
  parameters: { a: range(38, 70), b: range(36, 72), c: range(37, 71) },
  isSensible: ({ a, b, c }) => new Set([a, b, c]).size === 3 && a + b > c && (a + b + c) % 5 > 0,
  solve: ({ c }) => frac(c),
  show: num,
  mistakes: [
    { text: 'This is the first unknown.', value: ({ a }) => frac(a) },
    { text: 'This is the second unknown.', value: ({ b }) => frac(b) },
    { text: 'This is the sum of all three.', value: ({ a, b, c }) => frac(a + b + c) },
    { text: 'You forgot to halve.', value: ({ c }) => frac(2 * c) },
    {
      text: 'You divided the sum of the three sums by 3, not by 2.',
      value: ({ a, b, c }) => frac(2 * (a + b + c), 3).sub(a + b),
    },
    oneTooMany,
    oneTooFew,
    slip('You added the three sums and came out 4 too high.', 2),
    slip('You added the three sums and came out 10 too low.', -5),
    slip('You added the three sums and came out 10 too high.', 5),
  ],
  wordings: [
    ({ a, b, c }) => t`If $a + b = ${a + b}$, $b + c = ${b + c}$ and $c + a = ${c + a}$, what is $c$?`,
    ({ a, b, c }, s) => {
      const [first, second, third] = s.people.map(({ name }) => name);
      return `${first} and ${second} together weigh ${a + b} kg, ${second} and ${third} ${b + c} kg, and ${third} and ${first} ${c + a} kg. How many kg does ${third} weigh?`;
    },
    ({ a, b, c }, s) => {
      const thing = s.pick(['pen', 'plate', 'toy']);
      return `A red and a blue ${thing} together cost ₹${a + b}, a blue and a green one ₹${b + c}, and a green and a red one ₹${c + a}. How many rupees does the green ${thing} cost?`;
    },
  ],
  explain: ({ a, b, c }, right) =>
    t`Add the three sums: each unknown occurs twice, so all three together are $\frac{${a + b} + ${b + c} + ${c + a}}{2} = ${a + b + c}$. Subtract the pair without the wanted one: $${a + b + c} - ${a + b} = ${right.n}$.`,
});

interface Reciprocals {
  a: number;
  b: number;
  c: number;
  d: number;
  u: number;
  v: number;
}

const reciprocalTotals = ({ a, b, c, d, u, v }: Reciprocals) => ({
  first: a * u + b * v,
  second: c * u - d * v,
});
const reciprocalTex = (p: Reciprocals) =>
  t`$\frac{${p.a}}{x} + \frac{${p.b}}{y} = ${reciprocalTotals(p).first}$ and $\frac{${p.c}}{x} - \frac{${p.d}}{y} = ${reciprocalTotals(p).second}$`;

const unknownsInDenominators = defineTemplate<Reciprocals, Fraction>({
  id: 'unknowns-in-denominators',
  level: 'hard',
  parameters: {
    a: range(2, 6),
    b: range(2, 6),
    c: range(2, 8),
    d: range(1, 5),
    u: range(2, 9),
    v: range(2, 9),
  },
  isSensible: (p) =>
    p.u !== p.v && reciprocalTotals(p).second > 0 && p.a !== p.b && frac(p.u + p.v, p.u * p.v).d > 1n,
  solve: ({ u, v }) => frac(u + v, u * v),
  show: asFraction,
  mistakes: [
    { text: 'You turned over the sum and not each reciprocal.', value: ({ u, v }) => frac(1, u + v) },
    { text: 'This is the product of the unknowns.', value: ({ u, v }) => frac(1, u * v) },
    { text: 'This is the difference of the unknowns.', value: ({ u, v }) => frac(Math.abs(u - v), u * v) },
    { text: 'This is the value of x alone.', value: ({ u }) => frac(1, u) },
    { text: 'This is the value of y alone.', value: ({ v }) => frac(1, v) },
    { text: 'You added 1 and 1 above and multiplied below.', value: ({ u, v }) => frac(2, u * v) },
    { text: 'You added above and below.', value: ({ u, v }) => frac(2, u + v) },
    { text: 'You turned the right value over.', value: ({ u, v }) => frac(u * v, u + v) },
    { text: 'You added x twice.', value: ({ u, v }) => frac(2, u).add(frac(1, v)) },
    { text: 'You added y twice.', value: ({ u, v }) => frac(1, u).add(frac(2, v)) },
  ],
  wordings: [
    (p) => t`If ${reciprocalTex(p)}, what is $x + y$?`,
    (p, s) => t`${s.person.name} solves the equations ${reciprocalTex(p)}. What is the value of $x + y$?`,
    (p) => t`The numbers $x$ and $y$ satisfy ${reciprocalTex(p)}. Find their sum.`,
  ],
  explain: (p, right) => {
    const { first, second } = reciprocalTotals(p);
    const factor = p.a * p.d + p.b * p.c;
    return t`Call the reciprocals $u$ and $v$: $${p.a}u + ${p.b}v = ${first}$ and $${p.c}u - ${term(p.d, 'v')} = ${second}$. Eliminate $v$: $${factor}u = ${p.d} \times ${first} + ${p.b} \times ${second} = ${factor * p.u}$, so $u = ${p.u}$, and $v = \frac{${first} - ${p.a} \times ${p.u}}{${p.b}} = ${p.v}$. Then $x + y = \frac{1}{${p.u}} + \frac{1}{${p.v}} = ${tex(right)}$.`;
  },
});

interface WholePairs {
  a: number;
  b: number;
  total: number;
}

/** The pairs of positive whole numbers with a first unknown of at least `least`. */
const pairsOf = ({ a, b, total }: WholePairs, least = 1) =>
  range(least, Math.max(least, Math.floor(total / a)))
    .map((x) => [x, (total - a * x) / b] as const)
    .filter(([, y]) => Number.isInteger(y) && y >= least);

const wholeSolutions = defineTemplate<WholePairs, Fraction>({
  id: 'pairs-of-whole-numbers',
  level: 'hard',
  parameters: { a: range(2, 9), b: range(3, 11), total: range(60, 240) },
  isSensible: (p) => p.a !== p.b && hcf(p.a, p.b) === 1 && pairsOf(p).length > 3 && pairsOf(p).length < 13,
  solve: (p) => frac(pairsOf(p).length),
  show: num,
  mistakes: [
    { text: 'You counted the pairs with 0, too.', value: (p) => frac(pairsOf(p, 0).length) },
    {
      text: 'You divided the total by the product of the coefficients and rounded down.',
      value: ({ a, b, total }) => frac(Math.floor(total / (a * b))),
    },
    {
      text: 'You divided the total by the sum of the coefficients and rounded down.',
      value: ({ a, b, total }) => frac(Math.floor(total / (a + b))),
    },
    slip('You counted one pair too many.', 1),
    slip('You left out one pair.', -1),
    slip('You counted two pairs too many.', 2),
    slip('You left out two pairs.', -2),
    slip('You counted three pairs too many.', 3),
    slip('You left out three pairs.', -3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`How many pairs of positive whole numbers $(x, y)$ satisfy $${p.a}x + ${p.b}y = ${p.total}$?`,
    (p, s) =>
      `${s.person.name} buys ${s.pick(['pens', 'sweets', 'stickers'])} at ₹${p.a} and ${s.pick(['notebooks', 'rulers', 'balls'])} at ₹${p.b}, at least one of each, for exactly ₹${p.total}. In how many ways can ${s.person.they} choose the numbers?`,
    (p, s) =>
      `A ${s.pick(['carpenter', 'plumber', 'builder'])} joins pieces ${p.a} cm long and pieces ${p.b} cm long, at least one of each, to a total length of ${p.total} cm. How many different numbers of pieces of the two kinds are possible?`,
  ],
  explain: (p, right) => {
    const pairs = pairsOf(p);
    const [first, last] = [pairs[0], pairs.at(-1)];
    return t`The first pair is $(${first?.join(', ')})$, as $${p.a} \times ${first?.[0]} + ${p.b} \times ${first?.[1]} = ${p.total}$. From pair to pair $x$ rises by ${p.b} and $y$ falls by ${p.a}, down to the last pair $(${last?.join(', ')})$. The count is $\frac{${last?.[0]} - ${first?.[0]}}{${p.b}} + 1 = ${right.n}$.`;
  },
});

export const PAIRS = [sumOfUnknowns, noSolution, cyclicSums, unknownsInDenominators, wholeSolutions];
