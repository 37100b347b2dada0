import { defineTemplate, frac, isWhole, range, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { exactly, factor, integer, line, parabola, plus, plusTerm } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface Vertex {
  h: number;
  c: number;
}

const leastValue = defineTemplate<Vertex, Fraction>({
  id: 'least-value-of-a-quadratic',
  level: 'medium',
  parameters: { h: range(-9, 9), c: range(-20, 60) },
  isSensible: ({ h, c }) => Math.abs(h) > 1 && c !== 0 && c !== h * h && c !== h,
  solve: ({ h, c }) => frac(c - h * h),
  show: integer,
  mistakes: [
    { text: 'This is where the least value is, not the value.', value: ({ h }) => frac(h) },
    { text: 'This is the value at $x = 0$.', value: ({ c }) => frac(c) },
    { text: 'You added the square instead of taking it off.', value: ({ h, c }) => frac(c + h * h) },
    { text: 'You took off the whole coefficient squared.', value: ({ h, c }) => frac(c - 4 * h * h) },
    { text: 'You forgot the constant.', value: ({ h }) => frac(-h * h) },
    { text: 'You took off the coefficient of $x$ only.', value: ({ h, c }) => frac(c - 2 * Math.abs(h)) },
    ...SLIPS,
  ],
  wordings: [
    ({ h, c }) => t`What is the minimum value of the function $f(x) = ${parabola(-2 * h, c)}$?`,
    ({ h, c }) =>
      t`The graph of $f(x) = ${parabola(-2 * h, c)}$ has its vertex at $(m, n)$. What is the value of $n$?`,
    ({ h, c }) =>
      t`The function $f(x) = ${parabola(-2 * h, c)}$ is written as $f(x) = (x - m)^2 + n$. What is $n$?`,
  ],
  explain: ({ h, c }, right) =>
    t`Half of the coefficient of $x$, with the other sign, is $m = ${h}$. There the value is $${factor(h)}^2${plusTerm(-2 * h, '')} \times ${factor(h)}${plus(c)} = ${tex(right)}$.`,
});

interface OneRoot {
  a: number;
  half: number;
}

const oneSolution = defineTemplate<OneRoot, Fraction>({
  id: 'quadratic-with-one-solution',
  level: 'medium',
  parameters: { a: range(1, 9), half: range(2, 24) },
  isSensible: ({ a, half }) => a !== half && frac(half * half, a).d <= 4n && frac(half * half, a).gt(1),
  solve: ({ a, half }) => frac(half * half, a),
  show: exactly,
  mistakes: [
    {
      text: 'You forgot to divide by 4 in the discriminant.',
      value: ({ a, half }) => frac(4 * half * half, a),
    },
    { text: 'You forgot to square.', value: ({ a, half }) => frac(half, a) },
    { text: 'You multiplied by the leading coefficient.', value: ({ a, half }) => frac(half * half * a) },
    { text: 'You divided by 2 instead of 4.', value: ({ a, half }) => frac(2 * half * half, a) },
    { text: 'You took the square of half the coefficient only.', value: ({ half }) => frac(half * half) },
    { text: 'You took the coefficient of $x$ itself.', value: ({ half }) => frac(2 * half) },
    ...SLIPS,
  ],
  wordings: [
    ({ a, half }) =>
      t`The equation $${a === 1 ? '' : a}x^2${plusTerm(-2 * half, 'x')} + k = 0$ has exactly one real solution. What is the value of the constant $k$?`,
    ({ a, half }) =>
      t`For which value of $k$ does the graph of $y = ${a === 1 ? '' : a}x^2${plusTerm(-2 * half, 'x')} + k$ touch the $x$-axis at exactly one point?`,
    ({ a, half }) =>
      t`In $${a === 1 ? '' : a}x^2${plusTerm(-2 * half, 'x')} + k = 0$, $k$ is a constant and the two solutions are equal. What is $k$?`,
  ],
  explain: ({ a, half }, right) =>
    t`One solution means that the discriminant is 0: $(-${2 * half})^2 = 4 \times ${a} \times k$. So $k = \frac{${4 * half * half}}{4 \times ${a}} = ${tex(right)}$.`,
});

interface Roots {
  r: number;
  s: number;
}

const squaresOfSolutions = defineTemplate<Roots, Fraction>({
  id: 'squares-of-solutions',
  level: 'hard',
  parameters: { r: range(-9, 12), s: range(-9, 12) },
  isSensible: ({ r, s }) => r < s && r * s !== 0 && r + s !== 0 && Math.abs(r) + Math.abs(s) > 4,
  solve: ({ r, s }) => frac(r * r + s * s),
  show: integer,
  mistakes: [
    { text: 'This is the square of the sum.', value: ({ r, s }) => frac((r + s) ** 2) },
    { text: 'You took the product off only once.', value: ({ r, s }) => frac((r + s) ** 2 - r * s) },
    { text: 'You added twice the product.', value: ({ r, s }) => frac((r + s) ** 2 + 2 * r * s) },
    { text: 'This is the square of the difference.', value: ({ r, s }) => frac((r - s) ** 2) },
    { text: 'You added sum and product.', value: ({ r, s }) => frac(Math.abs(r + s) + Math.abs(r * s)) },
    { text: 'You squared the product.', value: ({ r, s }) => frac((r * s) ** 2) },
    ...SLIPS,
  ],
  wordings: [
    ({ r, s }) =>
      t`The solutions of $${parabola(-(r + s), r * s)} = 0$ are $m$ and $n$. What is the value of $m^2 + n^2$?`,
    ({ r, s }) =>
      t`If $m$ and $n$ are the two solutions of $${parabola(-(r + s), r * s)} = 0$, what is $m^2 + n^2$?`,
    ({ r, s }) =>
      t`The graph of $y = ${parabola(-(r + s), r * s)}$ meets the $x$-axis at $m$ and $n$. What is the sum $m^2 + n^2$?`,
  ],
  explain: ({ r, s }, right) =>
    t`The sum of the solutions is ${r + s} and their product ${r * s}. Then $m^2 + n^2 = (m + n)^2 - 2mn$, which is $${factor(r + s)}^2 - 2 \times ${factor(r * s)} = ${tex(right)}$.`,
});

interface Composition {
  a: number;
  b: number;
  c: number;
  x: number;
}

const composition = defineTemplate<Composition, Fraction>({
  id: 'function-of-a-function',
  level: 'easy',
  parameters: { a: range(2, 9), b: range(-12, 15), c: range(-9, 12), x: range(-5, 7) },
  isSensible: ({ b, c, x }) => b !== 0 && c !== 0 && Math.abs(x) > 1,
  solve: ({ a, b, c, x }) => frac(a * (x * x + c) + b),
  show: integer,
  mistakes: [
    {
      text: 'You applied the functions in the other order.',
      value: ({ a, b, c, x }) => frac((a * x + b) ** 2 + c),
    },
    { text: 'This is the inner value alone.', value: ({ c, x }) => frac(x * x + c) },
    { text: 'This is the outer function at the given number.', value: ({ a, b, x }) => frac(a * x + b) },
    { text: 'You added both functions.', value: ({ a, b, c, x }) => frac(a * x + b + x * x + c) },
    {
      text: 'You multiplied only the square by the slope.',
      value: ({ a, b, c, x }) => frac(a * x * x + c + b),
    },
    { text: 'You doubled instead of squaring.', value: ({ a, b, c, x }) => frac(a * (2 * x + c) + b) },
    ...SLIPS,
  ],
  wordings: [
    ({ a, b, c, x }) =>
      t`The functions $f$ and $g$ are defined by $f(x) = ${line(a, b)}$ and $g(x) = x^2${plus(c)}$. What is the value of $f(g(${x}))$?`,
    ({ a, b, c, x }) => t`If $f(x) = ${line(a, b)}$ and $g(x) = x^2${plus(c)}$, what is $f(g(${x}))$?`,
    ({ a, b, c, x }) =>
      t`A rule $g(x) = x^2${plus(c)}$ is applied first, then $f(x) = ${line(a, b)}$ is applied to its result. What is $f(g(${x}))$?`,
  ],
  explain: ({ a, b, c, x }, right) =>
    t`First $g$: $${factor(x)}^2${plus(c)} = ${x * x + c}$. Then $f$: $${a} \times ${factor(x * x + c)}${plus(b)} = ${tex(right)}$.`,
});

interface Touching {
  b: number;
  c: number;
  slope: number;
}
const gapOf = ({ b, slope }: Touching) => frac((b - slope) ** 2, 4);

const lineTouchesParabola = defineTemplate<Touching, Fraction>({
  id: 'line-touches-parabola',
  level: 'hard',
  parameters: { b: range(-8, 10), c: range(-6, 30), slope: range(-7, 9) },
  isSensible: (p) =>
    p.b !== p.slope && p.slope !== 0 && Math.abs(p.slope) !== 1 && p.c !== 0 && isWhole(gapOf(p)),
  solve: (p) => frac(p.c).sub(gapOf(p)),
  show: integer,
  mistakes: [
    {
      text: 'You used the discriminant without dividing by 4.',
      value: (p) => frac(p.c).sub(gapOf(p).mul(4)),
    },
    { text: 'You added instead of subtracting.', value: (p) => frac(p.c).add(gapOf(p)) },
    { text: 'You left out the slope of the line.', value: ({ b, c }) => frac(c).sub(frac(b * b, 4)) },
    {
      text: 'You added the slope to the coefficient instead of taking it off.',
      value: ({ b, c, slope }) => frac(c).sub(frac((b + slope) ** 2, 4)),
    },
    { text: 'This is where the parabola meets the $y$-axis.', value: ({ c }) => frac(c) },
    { text: 'This is the gap between both intercepts.', value: (p) => gapOf(p) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`The graphs of $y = ${parabola(p.b, p.c)}$ and $y = ${line(p.slope, 0)} + d$ meet at exactly one point. What is the value of the constant $d$?`,
    (p) =>
      t`The system $y = ${parabola(p.b, p.c)}$, $y = ${line(p.slope, 0)} + d$ has exactly one real solution. What is $d$?`,
    (p) =>
      t`For which constant $d$ is the line $y = ${line(p.slope, 0)} + d$ tangent to the parabola $y = ${parabola(p.b, p.c)}$?`,
  ],
  explain: (p, right) =>
    t`Set both equal: $x^2${plusTerm(p.b - p.slope, 'x')}${plus(p.c)} - d = 0$. One solution means $${factor(p.b - p.slope)}^2 = 4(${p.c} - d)$, so $d = ${p.c} - \frac{${factor(p.b - p.slope)}^2}{4} = ${tex(right)}$.`,
});

export const FUNCTIONS = [leastValue, oneSolution, squaresOfSolutions, composition, lineTouchesParabola];
