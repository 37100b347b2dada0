import { defineTemplate, frac, range, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { factor, integer, parabola, plus, plusTerm, term } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface Radical {
  b: number;
  k: number;
}

const radicalEquation = defineTemplate<Radical, Fraction>({
  id: 'equation-with-a-root',
  level: 'hard',
  parameters: { b: range(2, 11), k: range(2, 9) },
  isSensible: ({ b, k }) => k * k - b - k > 1,
  solve: ({ b, k }) => frac(b + k),
  show: integer,
  mistakes: [
    {
      text: 'This number makes the right side negative, and a root is never negative.',
      value: ({ b, k }) => frac(b + 1 - k),
    },
    { text: 'You squared only the left side.', value: ({ b, k }) => frac(k * k - b - k + b) },
    { text: 'This is the value of the root.', value: ({ k }) => frac(k) },
    { text: 'You added both solutions of the squared equation.', value: ({ b }) => frac(2 * b + 1) },
    { text: 'You took the number beside $x$ on the right side.', value: ({ b }) => frac(b) },
    { text: 'You subtracted the root.', value: ({ b, k }) => frac(b - k) },
    ...SLIPS,
  ],
  wordings: [
    ({ b, k }) => t`What is the solution of $\sqrt{x + ${k * k - b - k}} = x - ${b}$?`,
    ({ b, k }) => t`For which real number $x$ is $\sqrt{x + ${k * k - b - k}} = x - ${b}$ true?`,
    ({ b, k }) => t`The equation $\sqrt{x + ${k * k - b - k}} = x - ${b}$ has one real solution. What is it?`,
  ],
  explain: ({ b, k }, right) =>
    t`Square both sides: $x + ${k * k - b - k} = (x - ${b})^2$. The solutions are ${b + k} and ${b + 1 - k}, but the second makes the right side negative. Check the first: $\sqrt{${b + k} + ${k * k - b - k}} = ${k} = ${b + k} - ${b}$. The solution is $${tex(right)}$.`,
});

interface Rational {
  x: number;
  m: number;
  n: number;
  times: number;
}
/** The numerators, in lowest terms, times a whole number. */
const numerators = ({ x, m, n, times }: Rational) => {
  const ratio = frac(x + m, x + n);
  return { a: Number(ratio.n) * times, c: Number(ratio.d) * times };
};

const rationalEquation = defineTemplate<Rational, Fraction>({
  id: 'equation-with-fractions-of-x',
  level: 'medium',
  parameters: { x: range(2, 15), m: range(1, 9), n: range(-8, 9), times: [1, 2, 3] },
  isSensible: (p) => p.n !== 0 && p.m !== p.n && p.x + p.n > 1 && numerators(p).a < 25 && numerators(p).c > 1,
  solve: ({ x }) => frac(x),
  show: integer,
  mistakes: [
    { text: 'You gave the result the wrong sign.', value: ({ x }) => frac(-x) },
    {
      text: 'You multiplied only $x$ by the other numerator.',
      value: (p) => frac(p.m - p.n, numerators(p).a - numerators(p).c),
    },
    { text: 'This is the first denominator.', value: ({ x, m }) => frac(x + m) },
    { text: 'This is the second denominator.', value: ({ x, n }) => frac(x + n) },
    {
      text: 'You subtracted the numerators instead of cross-multiplying.',
      value: (p) => frac(numerators(p).a - numerators(p).c).abs(),
    },
    { text: 'You added the two constants.', value: ({ m, n }) => frac(m + n).abs() },
    { text: 'You took the difference of the constants.', value: ({ m, n }) => frac(m - n).abs() },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`What is the solution of $\frac{${numerators(p).a}}{x${plus(p.m)}} = \frac{${numerators(p).c}}{x${plus(p.n)}}$?`,
    (p) =>
      t`If $\frac{${numerators(p).a}}{x${plus(p.m)}} = \frac{${numerators(p).c}}{x${plus(p.n)}}$, what is the value of $x$?`,
    (p) =>
      t`For which number $x$ is $\frac{${numerators(p).a}}{x${plus(p.m)}} = \frac{${numerators(p).c}}{x${plus(p.n)}}$?`,
  ],
  explain: (p, right) => {
    const { a, c } = numerators(p);
    return t`Cross-multiply: $${a}(x${plus(p.n)}) = ${c}(x${plus(p.m)})$, so $${term(a - c, 'x')} = ${c * p.m - a * p.n}$. Check: $\frac{${a}}{${p.x}${plus(p.m)}} = \frac{${c}}{${p.x}${plus(p.n)}}$. The solution is $${tex(right)}$.`;
  },
});

interface Larger {
  r: number;
  s: number;
}

const greaterSolution = defineTemplate<Larger, Fraction>({
  id: 'greater-solution',
  level: 'easy',
  parameters: { r: range(-12, 6), s: range(-3, 13) },
  isSensible: ({ r, s }) => r < s && r * s !== 0 && r + s !== 0 && Math.abs(s) > 1 && s !== -r * s,
  solve: ({ s }) => frac(s),
  show: integer,
  mistakes: [
    { text: 'This is the smaller solution.', value: ({ r }) => frac(r) },
    { text: 'You gave the solution the wrong sign.', value: ({ s }) => frac(-s) },
    { text: 'This is the smaller solution with the wrong sign.', value: ({ r }) => frac(-r) },
    { text: 'This is the sum of the solutions.', value: ({ r, s }) => frac(r + s) },
    { text: 'This is the distance of the solutions.', value: ({ r, s }) => frac(s - r) },
    { text: 'This is the product of the solutions.', value: ({ r, s }) => frac(r * s) },
    ...SLIPS,
  ],
  wordings: [
    ({ r, s }) => t`What is the greater of the two solutions of $${parabola(-(r + s), r * s)} = 0$?`,
    ({ r, s }) =>
      t`The graph of $y = ${parabola(-(r + s), r * s)}$ meets the $x$-axis at two points. What is the greater of their $x$-coordinates?`,
    ({ r, s }) =>
      t`If $x$ is the greater number with $${parabola(-(r + s), r * s)} = 0$, what is the value of $x$?`,
  ],
  explain: ({ r, s }, right) =>
    t`Factor: two numbers with the sum ${r + s} and the product ${r * s} are ${r} and ${s}. The greater one is $${tex(right)}$.`,
});

interface Cubic {
  root: number;
  b: number;
  c: number;
}
const constantOf = ({ root, b, c }: Cubic) => -(root ** 3 + b * root * root + c * root);

const factorOfCubic = defineTemplate<Cubic, Fraction>({
  id: 'factor-of-a-polynomial',
  level: 'medium',
  parameters: { root: range(-4, 5), b: range(-7, 8), c: range(-12, 14) },
  isSensible: (p) => Math.abs(p.root) > 1 && p.b !== 0 && p.c !== 0 && Math.abs(constantOf(p)) > 4,
  solve: (p) => frac(constantOf(p)),
  show: integer,
  mistakes: [
    {
      text: 'You put in the root with the wrong sign.',
      value: ({ root, b, c }) => frac(root ** 3 - b * root * root + c * root),
    },
    {
      text: 'This is the value without the constant. The constant must cancel it.',
      value: (p) => frac(-constantOf(p)),
    },
    {
      text: 'You forgot the term with $x^3$.',
      value: ({ root, b, c }) => frac(-(b * root * root + c * root)),
    },
    { text: 'You forgot the term with $x^2$.', value: ({ root, c }) => frac(-(root ** 3 + c * root)) },
    { text: 'You forgot the term with $x$.', value: ({ root, b }) => frac(-(root ** 3 + b * root * root)) },
    {
      text: 'You took the square for the cube.',
      value: ({ root, b, c }) => frac(-(root * root + b * root * root + c * root)),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`If $x${plus(-p.root)}$ is a factor of $x^3${plusTerm(p.b, 'x^2')}${plusTerm(p.c, 'x')} + k$, what is the value of the constant $k$?`,
    (p) =>
      t`The polynomial $p(x) = x^3${plusTerm(p.b, 'x^2')}${plusTerm(p.c, 'x')} + k$ is divisible by $x${plus(-p.root)}$. What is $k$?`,
    (p) =>
      t`When $x^3${plusTerm(p.b, 'x^2')}${plusTerm(p.c, 'x')} + k$ is divided by $x${plus(-p.root)}$, the remainder is zero. What is $k$?`,
  ],
  explain: ({ root, b, c }, right) =>
    t`A factor means that the polynomial is 0 at $x = ${root}$. So $k = -(${factor(root)}^3${plus(b)} \times ${factor(root)}^2${plus(c)} \times ${factor(root)}) = ${tex(right)}$.`,
});

interface Squares {
  x: number;
  y: number;
}

const differenceOfSquares = defineTemplate<Squares, Fraction>({
  id: 'difference-of-squares',
  level: 'medium',
  parameters: { x: range(4, 30), y: range(1, 24) },
  isSensible: ({ x, y }) => x - y > 1 && x + y !== 2 * (x - y),
  solve: ({ x, y }) => frac(x + y),
  show: integer,
  mistakes: [
    { text: 'This is $x$.', value: ({ x }) => frac(x) },
    { text: 'This is $2x$. The question asks for $x + y$.', value: ({ x }) => frac(2 * x) },
    { text: 'You subtracted instead of dividing.', value: ({ x, y }) => frac(x * x - y * y - (x - y)) },
    { text: 'You took half of the quotient.', value: ({ x, y }) => frac(x + y, 2) },
    { text: 'This is $y$.', value: ({ y }) => frac(y) },
    { text: 'You multiplied $x$ and $y$.', value: ({ x, y }) => frac(x * y) },
    ...SLIPS,
  ],
  wordings: [
    ({ x, y }) => t`If $x^2 - y^2 = ${x * x - y * y}$ and $x - y = ${x - y}$, what is the value of $x + y$?`,
    ({ x, y }) =>
      t`The numbers $x$ and $y$ satisfy $x^2 - y^2 = ${x * x - y * y}$ and $x - y = ${x - y}$. What is $x + y$?`,
    ({ x, y }) => t`What is $x + y$ when $x^2 - y^2 = ${x * x - y * y}$ and $x - y = ${x - y}$?`,
  ],
  explain: ({ x, y }, right) =>
    t`Factor: $x^2 - y^2 = (x - y)(x + y)$. So $x + y = \frac{${x * x - y * y}}{${x - y}} = ${tex(right)}$.`,
});

interface Powers {
  base: number;
  m: number;
  n: number;
  k: number;
}

const equalPowers = defineTemplate<Powers, Fraction>({
  id: 'equal-powers',
  level: 'easy',
  parameters: { base: [2, 3, 5, 7], m: range(3, 12), n: range(2, 9), k: [2, 3] },
  isSensible: ({ m, n, k }) => m + k * n > 8 && m !== n && m !== k,
  solve: ({ m, n, k }) => frac(m + k * n),
  show: integer,
  mistakes: [
    { text: 'You added the exponents without multiplying.', value: ({ m, n, k }) => frac(m + n + k) },
    { text: 'You multiplied all exponents.', value: ({ m, n, k }) => frac(m * n * k) },
    { text: 'You raised the exponent to the power.', value: ({ m, n, k }) => frac(m + n ** k) },
    { text: 'You multiplied the exponents of the product.', value: ({ m, n }) => frac(m * n) },
    { text: 'You used the power for both factors.', value: ({ m, n, k }) => frac(k * (m + n)) },
    { text: 'You forgot the outer exponent.', value: ({ m, n }) => frac(m + n) },
    ...SLIPS,
  ],
  wordings: [
    ({ base, m, n, k }) =>
      t`If $${base}^{${m}} \times (${base}^{${n}})^{${k}} = ${base}^{p}$, what is the value of $p$?`,
    ({ base, m, n, k }) =>
      t`The product $${base}^{${m}} \times (${base}^{${n}})^{${k}}$ is written as $${base}^{p}$. What is $p$?`,
    ({ base, m, n, k }) =>
      t`For which exponent $p$ is $${base}^{p}$ equal to $${base}^{${m}} \times (${base}^{${n}})^{${k}}$?`,
  ],
  explain: ({ m, n, k }, right) =>
    t`A power of a power multiplies the exponents: $${n} \times ${k} = ${n * k}$. A product adds them: $${m} + ${n * k} = ${tex(right)}$.`,
});

export const EQUATIONS = [
  greaterSolution,
  radicalEquation,
  rationalEquation,
  factorOfCubic,
  differenceOfSquares,
  equalPowers,
];
