import { defineTemplate, frac, isWhole, range, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { exactly, integer, line, plusTerm, term } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface Crossing {
  a: number;
  b: number;
  c: number;
  x: number;
  more: number;
}
const constantOf = ({ a, b, c, x }: Crossing) => a * x + b - c * x;

const valueAfterSolving = defineTemplate<Crossing, Fraction>({
  id: 'value-after-solving',
  level: 'easy',
  parameters: { a: range(4, 12), b: range(-15, 20), c: range(2, 7), x: range(2, 14), more: range(2, 9) },
  isSensible: (p) => p.a - p.c > 1 && p.b !== 0 && Math.abs(constantOf(p)) > 1 && p.more !== p.x,
  solve: ({ x, more }) => frac(x + more),
  show: integer,
  mistakes: [
    { text: 'This is $x$. The question asks for more.', value: ({ x }) => frac(x) },
    { text: 'You subtracted from $x$ instead of adding.', value: ({ x, more }) => frac(x - more) },
    { text: 'You multiplied instead of adding.', value: ({ x, more }) => frac(x * more) },
    {
      text: 'You added the terms with $x$ of both sides.',
      value: (p) => frac(constantOf(p) - p.b, p.a + p.c).add(p.more),
    },
    {
      text: 'You added the constants instead of subtracting.',
      value: (p) => frac(constantOf(p) + p.b, p.a - p.c).add(p.more),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) => t`If $${line(p.a, p.b)} = ${line(p.c, constantOf(p))}$, what is the value of $x + ${p.more}$?`,
    (p) =>
      t`The equation $${line(p.a, p.b)} = ${line(p.c, constantOf(p))}$ is true for one number $x$. What is $x + ${p.more}$?`,
    (p) =>
      t`What is the value of $x + ${p.more}$ when $x$ is the solution of $${line(p.a, p.b)} = ${line(p.c, constantOf(p))}$?`,
  ],
  explain: (p, right) =>
    t`Bring the terms with $x$ together: $${p.a - p.c}x = ${constantOf(p) - p.b}$, so $x = ${p.x}$. Then $${p.x} + ${p.more} = ${tex(right)}$.`,
});

interface SumOfPair {
  a: number;
  b: number;
  total: number;
  difference: number;
}
const rightSides = ({ a, b, total, difference }: SumOfPair) => {
  const [x, y] = [(total + difference) / 2, (total - difference) / 2];
  return [a * x + b * y, b * x + a * y] as const;
};

const sumFromSystem = defineTemplate<SumOfPair, Fraction>({
  id: 'sum-from-system',
  level: 'medium',
  parameters: { a: range(3, 11), b: range(2, 9), total: range(5, 24), difference: range(1, 15) },
  isSensible: (p) => p.a > p.b && (p.total + p.difference) % 2 === 0 && p.difference < p.total,
  solve: ({ total }) => frac(total),
  show: integer,
  mistakes: [
    { text: 'This is $x - y$. You subtracted the equations.', value: ({ difference }) => frac(difference) },
    { text: 'This is $x$ alone.', value: ({ total, difference }) => frac(total + difference, 2) },
    { text: 'This is $y$ alone.', value: ({ total, difference }) => frac(total - difference, 2) },
    {
      text: 'You divided the sum of the right sides by one coefficient only.',
      value: (p) => frac(rightSides(p)[0] + rightSides(p)[1], p.a),
    },
    { text: 'You forgot to divide by 2.', value: ({ total }) => frac(2 * total) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`If $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${rightSides(p)[0]}$ and $${term(p.b, 'x')}${plusTerm(p.a, 'y')} = ${rightSides(p)[1]}$, what is the value of $x + y$?`,
    (p) =>
      t`The pair $(x, y)$ satisfies $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${rightSides(p)[0]}$ and $${term(p.b, 'x')}${plusTerm(p.a, 'y')} = ${rightSides(p)[1]}$. What is $x + y$?`,
    (p) =>
      t`In the system $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${rightSides(p)[0]}$, $${term(p.b, 'x')}${plusTerm(p.a, 'y')} = ${rightSides(p)[1]}$, what is the sum $x + y$ of the solution?`,
  ],
  explain: (p, right) => {
    const [one, other] = rightSides(p);
    return t`Add the equations: $${p.a + p.b}x + ${p.a + p.b}y = ${one + other}$. Divide by ${p.a + p.b}: $x + y = \frac{${one + other}}{${p.a + p.b}} = ${tex(right)}$.`;
  },
});

interface NoSolution {
  a: number;
  b: number;
  c: number;
  times: number;
  off: number;
}

const noSolution = defineTemplate<NoSolution, Fraction>({
  id: 'system-without-solution',
  level: 'hard',
  parameters: { a: range(2, 9), b: range(2, 9), c: range(3, 20), times: [2, 3, 4, 5], off: range(1, 9) },
  isSensible: ({ a, b, c, off }) => a !== b && a !== off && b !== c,
  solve: ({ a, times }) => frac(a * times),
  show: integer,
  mistakes: [
    { text: 'This is the coefficient of the first equation.', value: ({ a }) => frac(a) },
    { text: 'You took the factor between the equations.', value: ({ times }) => frac(times) },
    {
      text: 'This makes the lines meet: the signs of the slopes differ.',
      value: ({ a, times }) => frac(-a * times),
    },
    { text: 'You compared $x$ with $y$ instead of $x$ with $x$.', value: ({ b, times }) => frac(b * times) },
    { text: 'You added the factor instead of multiplying.', value: ({ a, times }) => frac(a + times) },
    {
      text: 'This makes the lines perpendicular or nearly so.',
      value: ({ b, times, a }) => frac(b * b * times, a),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`For which value of $k$ does the system $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${p.c}$, $kx${plusTerm(p.b * p.times, 'y')} = ${p.c * p.times + p.off}$ have no solution?`,
    (p) =>
      t`The lines $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${p.c}$ and $kx${plusTerm(p.b * p.times, 'y')} = ${p.c * p.times + p.off}$ never meet. What is the value of the constant $k$?`,
    (p) =>
      t`In the equations $${term(p.a, 'x')}${plusTerm(p.b, 'y')} = ${p.c}$ and $kx${plusTerm(p.b * p.times, 'y')} = ${p.c * p.times + p.off}$, $k$ is a constant. No pair $(x, y)$ satisfies both. What is $k$?`,
  ],
  explain: (p, right) =>
    t`Parallel lines have coefficients in the same ratio. The right sides, ${p.c} and ${p.c * p.times + p.off}, are in another, so the lines are not the same. From $\frac{${p.b * p.times}}{${p.b}} = ${p.times}$ follows $k = ${p.times} \times ${p.a} = ${tex(right)}$.`,
});

interface ManySolutions {
  a: number;
  b: number;
  c: number;
  d: number;
}

const everyNumber = defineTemplate<ManySolutions, Fraction>({
  id: 'infinitely-many-solutions',
  level: 'medium',
  parameters: { a: range(2, 9), b: range(2, 12), c: range(2, 9), d: range(1, 9) },
  isSensible: ({ a, c }) => a !== c,
  solve: ({ a, b, c, d }) => frac(a * b + c * d),
  show: integer,
  mistakes: [
    { text: 'You opened only the first bracket.', value: ({ a, b }) => frac(a * b) },
    { text: 'You opened only the second bracket.', value: ({ c, d }) => frac(c * d) },
    { text: 'You multiplied only $x$ by the factors.', value: ({ b, d }) => frac(b + d) },
    { text: 'This is the coefficient of $x$.', value: ({ a, c }) => frac(a + c) },
    { text: 'You subtracted the second bracket.', value: ({ a, b, c, d }) => frac(a * b - c * d) },
    {
      text: 'You multiplied the first factor with the second number.',
      value: ({ a, b, c, d }) => frac(a * d + c * b),
    },
    ...SLIPS,
  ],
  wordings: [
    ({ a, b, c, d }) =>
      t`The equation $${a}(x + ${b}) + ${c}(x + ${d}) = ${a + c}x + n$ has infinitely many solutions. What is the value of the constant $n$?`,
    ({ a, b, c, d }) =>
      t`For which value of $n$ is $${a}(x + ${b}) + ${c}(x + ${d}) = ${a + c}x + n$ true for every number $x$?`,
    ({ a, b, c, d }) =>
      t`Every real number is a solution of $${a}(x + ${b}) + ${c}(x + ${d}) = ${a + c}x + n$. What is $n$?`,
  ],
  explain: ({ a, b, c, d }, right) =>
    t`The terms with $x$ agree already: $${a} + ${c} = ${a + c}$. The constants must agree too: $n = ${a} \times ${b} + ${c} \times ${d} = ${tex(right)}$.`,
});

interface TwoPoints {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
const slopeOf = ({ x1, y1, x2, y2 }: TwoPoints) => frac(y2 - y1, x2 - x1);

const interceptFromPoints = defineTemplate<TwoPoints, Fraction>({
  id: 'intercept-from-points',
  level: 'medium',
  parameters: { x1: range(1, 6), y1: range(-9, 12), x2: range(3, 10), y2: range(-9, 20) },
  isSensible: (p) =>
    p.x2 - p.x1 > 1 &&
    p.y1 !== p.y2 &&
    isWhole(slopeOf(p)) &&
    !slopeOf(p).equals(1) &&
    p.y1 !== 0 &&
    p.y2 !== 0,
  solve: (p) => frac(p.y1).sub(slopeOf(p).mul(p.x1)),
  show: exactly,
  mistakes: [
    { text: 'This is the slope of the line.', value: (p) => slopeOf(p) },
    {
      text: 'You added the change instead of going back to $x = 0$.',
      value: (p) => slopeOf(p).mul(p.x1).add(p.y1),
    },
    { text: 'You read the height of the first point.', value: ({ y1 }) => frac(y1) },
    {
      text: 'You divided the change of $x$ by the change of $y$.',
      value: (p) => frac(p.y1).sub(slopeOf(p).inverse().mul(p.x1)),
    },
    {
      text: 'You gave the sign of the slope the wrong way round.',
      value: (p) => frac(p.y2).add(slopeOf(p).mul(p.x2)),
    },
    {
      text: 'This is where the line meets the $x$-axis.',
      value: (p) => frac(p.x1).sub(frac(p.y1).div(slopeOf(p))),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`In the $xy$-plane, a line passes through the points $(${p.x1}, ${p.y1})$ and $(${p.x2}, ${p.y2})$. What is its $y$-intercept?`,
    (p) =>
      t`A linear function $f$ has $f(${p.x1}) = ${p.y1}$ and $f(${p.x2}) = ${p.y2}$. What is the value of $f(0)$?`,
    (p) =>
      t`The graph of a line contains $(${p.x1}, ${p.y1})$ and $(${p.x2}, ${p.y2})$. At which value of $y$ does it cross the $y$-axis?`,
  ],
  explain: (p, right) =>
    t`The slope is $\frac{${p.y2} - ${p.y1 < 0 ? `(${p.y1})` : p.y1}}{${p.x2} - ${p.x1}} = ${tex(slopeOf(p))}$. From the first point back to $x = 0$: $${p.y1} - ${slopeOf(p).lt(0) ? `(${tex(slopeOf(p))})` : tex(slopeOf(p))} \times ${p.x1} = ${tex(right)}$.`,
});

interface Perpendicular {
  top: number;
  bottom: number;
  cut: number;
  through: number;
  steps: number;
}

const perpendicularLine = defineTemplate<Perpendicular, Fraction>({
  id: 'perpendicular-line',
  level: 'hard',
  parameters: {
    top: range(1, 5),
    bottom: range(2, 6),
    cut: range(2, 9),
    through: range(3, 14),
    steps: range(1, 4),
  },
  isSensible: ({ top, bottom, cut, through, steps }) =>
    frac(top, bottom).d === BigInt(bottom) && cut !== through && through !== bottom * steps,
  solve: ({ bottom, through, steps }) => frac(through - bottom * steps),
  show: exactly,
  mistakes: [
    {
      text: 'You used the slope of the given line. That makes a parallel.',
      value: ({ top, bottom, through, steps }) => frac(top * top * steps, bottom).add(through),
    },
    {
      text: 'You turned the slope over without changing its sign.',
      value: ({ bottom, through, steps }) => frac(through + bottom * steps),
    },
    {
      text: 'You started at the intercept of the given line.',
      value: ({ bottom, cut, steps }) => frac(cut - bottom * steps),
    },
    {
      text: 'You changed only the sign of the slope.',
      value: ({ top, bottom, through, steps }) => frac(through).sub(frac(top * top * steps, bottom)),
    },
    { text: 'This is the change of $y$ alone.', value: ({ bottom, steps }) => frac(-bottom * steps) },
    {
      text: 'You moved by the change of $x$.',
      value: ({ top, through, steps }) => frac(through - top * steps),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`Line $k$ has the equation $y = \frac{${p.top}}{${p.bottom}}x + ${p.cut}$. Line $j$ is perpendicular to $k$ and passes through $(0, ${p.through})$. Which value of $y$ does line $j$ have at $x = ${p.top * p.steps}$?`,
    (p) =>
      t`A line is perpendicular to the graph of $y = \frac{${p.top}}{${p.bottom}}x + ${p.cut}$, and its $y$-intercept is ${p.through}. What is the value of $y$ on this line when $x = ${p.top * p.steps}$?`,
    (p) =>
      t`Two lines meet at a right angle. One is $y = \frac{${p.top}}{${p.bottom}}x + ${p.cut}$, the other contains $(0, ${p.through})$ and $(${p.top * p.steps}, n)$. What is $n$?`,
  ],
  explain: (p, right) =>
    t`Perpendicular slopes have the product -1, so the slope of the other line is $${tex(frac(-p.bottom, p.top))}$. At $x = ${p.top * p.steps}$: $${p.through} - ${tex(frac(p.bottom, p.top))} \times ${p.top * p.steps} = ${tex(right)}$.`,
});

export const LINEAR_EQUATIONS = [
  valueAfterSolving,
  sumFromSystem,
  noSolution,
  everyNumber,
  interceptFromPoints,
  perpendicularLine,
];
