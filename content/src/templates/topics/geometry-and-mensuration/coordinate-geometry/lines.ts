import {
  asFraction,
  defineTemplate,
  digits,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  unit,
  type Fraction,
} from '../../../kit/index.js';
import { point, signed } from './points.js';

/** A slope in a text: 3, -2 or a fraction. */
const slope = (value: Fraction) => (value.d === 1n ? num(value) : asFraction(value));

interface TwoPoints {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

const slopeOf = ({ ax, ay, bx, by }: TwoPoints) => frac(by - ay, bx - ax);
const hasSlope = (p: TwoPoints) =>
  Math.abs(p.bx - p.ax) > 1 && p.by !== p.ay && Math.abs(p.by - p.ay) !== Math.abs(p.bx - p.ax);

const slopeOfLine = defineTemplate<TwoPoints, Fraction>({
  id: 'slope-through-two-points',
  level: 'easy',
  parameters: { ax: range(-9, 9), ay: range(-9, 9), bx: range(-9, 9), by: range(-9, 9) },
  isSensible: hasSlope,
  solve: slopeOf,
  show: slope,
  mistakes: [
    { text: 'You divided the difference of x by the difference of y.', value: (p) => slopeOf(p).inverse() },
    { text: 'You lost the sign.', value: (p) => slopeOf(p).neg() },
    { text: 'This is the slope of a perpendicular line.', value: (p) => slopeOf(p).inverse().neg() },
    {
      text: 'You added the coordinates instead of subtracting them.',
      value: ({ ax, ay, bx, by }) => (ax + bx === 0 ? undefined : frac(ay + by, ax + bx)),
    },
    {
      text: 'You counted one too many in the difference of y.',
      value: ({ ax, ay, bx, by }) => frac(by - ay + 1, bx - ax),
    },
    { text: 'You doubled the slope.', value: (p) => slopeOf(p).mul(2) },
    { text: 'You halved the slope.', value: (p) => slopeOf(p).div(2) },
    {
      text: 'You counted one too few in the difference of y.',
      value: ({ ax, ay, bx, by }) => frac(by - ay - 1, bx - ax),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the slope of the line through ${point([p.ax, p.ay])} and ${point([p.bx, p.by])}?`,
    (p) =>
      `A straight line passes through A${point([p.ax, p.ay])} and B${point([p.bx, p.by])}. Find its slope.`,
    (p, s) =>
      `${s.person.name} draws a straight road from ${point([p.ax, p.ay])} to ${point([p.bx, p.by])} on squared paper. What is the gradient of the road?`,
  ],
  explain: ({ ax, ay, bx, by }, right) =>
    t`The slope is the difference of y over the difference of x: $\frac{${by} - ${signed(ay)}}{${bx} - ${signed(ax)}} = \frac{${by - ay}}{${bx - ax}} = ${tex(right)}$.`,
});

interface Line {
  a: number;
  b: number;
  c: number;
}

/** 3x - 4y = 12 */
const equation = ({ a, b, c }: Line) => {
  const first = a === 1 ? 'x' : `${a}x`;
  const size = Math.abs(b) === 1 ? '' : Math.abs(b);
  return `$${first} ${b < 0 ? '-' : '+'} ${size}y = ${c}$`;
};

const isPlain = ({ a, b, c }: Line) => b !== 0 && c !== 0 && hcf(a, b, c) === 1;

const slopeFromEquation = defineTemplate<Line & { isPerpendicular: boolean }, Fraction>({
  id: 'slope-from-an-equation',
  level: 'easy',
  parameters: { a: range(1, 9), b: range(-9, 9), c: range(-18, 18), isPerpendicular: [true, false] },
  isSensible: (p) => isPlain(p) && p.a !== Math.abs(p.b),
  solve: ({ a, b, isPerpendicular }) => (isPerpendicular ? frac(b, a) : frac(-a, b)),
  show: slope,
  mistakes: [
    {
      text: 'You lost the sign.',
      value: ({ a, b, isPerpendicular }) => (isPerpendicular ? frac(-b, a) : frac(a, b)),
    },
    {
      text: 'You divided the wrong way.',
      value: ({ a, b, isPerpendicular }) => (isPerpendicular ? frac(a, b) : frac(-b, a)),
    },
    {
      text: 'You divided the wrong way and lost the sign.',
      value: ({ a, b, isPerpendicular }) => (isPerpendicular ? frac(-a, b) : frac(b, a)),
    },
    { text: 'You took the number in front of x.', value: ({ a }) => frac(a) },
    { text: 'You took the number in front of y.', value: ({ b }) => frac(b) },
    { text: 'You divided the constant by the number in front of y.', value: ({ b, c }) => frac(c, b) },
    { text: 'You took the number in front of x with the wrong sign.', value: ({ a }) => frac(-a) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `What is the slope of ${p.isPerpendicular ? 'a line perpendicular to' : 'the line'} ${equation(p)}?`,
    (p) =>
      `Find the slope of ${p.isPerpendicular ? 'every line at right angles to' : 'every line parallel to'} ${equation(p)}.`,
    (p) =>
      `A line is ${p.isPerpendicular ? 'perpendicular' : 'parallel'} to ${equation(p)}. What is its slope?`,
  ],
  explain: ({ a, b, isPerpendicular }, right) =>
    isPerpendicular
      ? t`The given line has the slope $-\frac{${a}}{${signed(b)}} = ${tex(frac(-a, b))}$. The product of the slopes of perpendicular lines is $-1$, so the slope is $-1 \div ${frac(-a, b).s < 0n ? `\\left(${tex(frac(-a, b))}\\right)` : tex(frac(-a, b))} = ${tex(right)}$.`
      : t`Solved for y, the number in front of x is the slope. Parallel lines have the same one: $-\frac{${a}}{${signed(b)}} = ${tex(right)}$.`,
});

const intercepts = defineTemplate<{ a: number; b: number }, Fraction>({
  id: 'triangle-with-the-axes',
  level: 'medium',
  parameters: { a: range(2, 12), b: range(2, 14) },
  isSensible: ({ a, b }) => a !== b && hcf(a, b) < Math.min(a, b) && (a * b) % 2 === 0,
  solve: ({ a, b }) => frac(a * b, 2),
  show: unit('square units'),
  mistakes: [
    { text: 'You forgot to halve the product.', value: ({ a, b }) => frac(a * b) },
    { text: 'You halved the product twice.', value: ({ a, b }) => frac(a * b, 4) },
    { text: 'You added the two intercepts.', value: ({ a, b }) => frac(a + b) },
    { text: 'You took half of the sum of the intercepts.', value: ({ a, b }) => frac(a + b, 2) },
    { text: 'You squared the first intercept and halved it.', value: ({ a }) => frac(a * a, 2) },
    { text: 'You squared the second intercept and halved it.', value: ({ b }) => frac(b * b, 2) },
    { text: 'You counted one square unit too many.', value: ({ a, b }) => frac(a * b, 2).add(1) },
    { text: 'You counted one square unit too few.', value: ({ a, b }) => frac(a * b, 2).sub(1) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ a, b }) =>
      `What is the area of the triangle between the line ${equation(lineOf(a, b))} and the two axes?`,
    ({ a, b }) =>
      `The line ${equation(lineOf(a, b))} meets the axes at A and B. O is the origin. Find the area of the triangle OAB.`,
    ({ a, b }, s) =>
      `${s.person.name} shades the region that the line ${equation(lineOf(a, b))} encloses with the coordinate axes. How large is it?`,
  ],
  explain: ({ a, b }, right) =>
    t`The line meets the axes at ${point([a, 0])} and ${point([0, b])}. The area is $${a} \times ${b} \div 2 = ${digits(right)}$ square units.`,
});

/** The line with the intercepts a and b, in lowest terms. */
function lineOf(a: number, b: number): Line {
  const common = hcf(a, b);
  return { a: b / common, b: a / common, c: (a * b) / common };
}

interface Meeting {
  x: number;
  y: number;
  a: number;
  b: number;
  d: number;
  e: number;
}

const firstLine = ({ x, y, a, b }: Meeting): Line => ({ a, b, c: a * x + b * y });
const secondLine = ({ x, y, d, e }: Meeting): Line => ({ a: d, b: e, c: d * x + e * y });

const meetingPoint = defineTemplate<Meeting, readonly [number, number]>({
  id: 'meeting-point-of-two-lines',
  level: 'medium',
  parameters: {
    x: range(-6, 8),
    y: range(-6, 8),
    a: range(1, 6),
    b: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5],
    d: range(1, 6),
    e: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5],
  },
  isSensible: (p) =>
    p.a * p.e !== p.b * p.d &&
    isPlain(firstLine(p)) &&
    isPlain(secondLine(p)) &&
    Math.abs(p.x) !== Math.abs(p.y) &&
    p.x !== 0 &&
    p.y !== 0,
  solve: ({ x, y }) => [x, y],
  show: point,
  mistakes: [
    { text: 'You exchanged the coordinates.', value: ({ x, y }) => [y, x] },
    { text: 'You gave y the wrong sign.', value: ({ x, y }) => [x, -y] },
    { text: 'You gave x the wrong sign.', value: ({ x, y }) => [-x, y] },
    { text: 'You gave both coordinates the wrong sign.', value: ({ x, y }) => [-x, -y] },
    { text: 'This point is only on the first line.', value: ({ x, y, a, b }) => [x + b, y - a] },
    { text: 'This point is only on the second line.', value: ({ x, y, d, e }) => [x + e, y - d] },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `At which point do the lines ${equation(firstLine(p))} and ${equation(secondLine(p))} meet?`,
    (p) => `Find the point that is on both ${equation(firstLine(p))} and ${equation(secondLine(p))}.`,
    (p, s) =>
      `Two straight paths on ${s.person.name}'s map follow ${equation(firstLine(p))} and ${equation(secondLine(p))}. Where do they cross?`,
  ],
  explain: (p) => {
    const [one, two] = [firstLine(p), secondLine(p)];
    return t`Without y: $x = \frac{${one.c} \times ${signed(two.b)} - ${signed(two.c)} \times ${signed(one.b)}}{${one.a} \times ${signed(two.b)} - ${two.a} \times ${signed(one.b)}} = ${p.x}$. Without x: $y = \frac{${one.a} \times ${signed(two.c)} - ${two.a} \times ${signed(one.c)}}{${one.a} \times ${signed(two.b)} - ${two.a} \times ${signed(one.b)}} = ${p.y}$. They meet at ${point([p.x, p.y])}.`;
  },
});

/** Numbers in front of x and y with a whole root of the sum of their squares. */
const NORMALS: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [3, -4, 5],
  [4, 3, 5],
  [4, -3, 5],
  [5, 12, 13],
  [5, -12, 13],
  [12, 5, 13],
  [12, -5, 13],
  [8, 15, 17],
  [8, -15, 17],
  [15, 8, 17],
  [6, 8, 10],
];

interface PointAndLine {
  normal: (typeof NORMALS)[number];
  x: number;
  y: number;
  distance: number;
}

const lineAt = ({ normal: [a, b, root], x, y, distance }: PointAndLine): Line => ({
  a,
  b,
  c: a * x + b * y + distance * root,
});

const distanceFromLine = defineTemplate<PointAndLine, Fraction>({
  id: 'distance-from-a-line',
  level: 'hard',
  parameters: { normal: NORMALS, x: range(-6, 6), y: range(-6, 6), distance: range(1, 9) },
  isSensible: (p) => lineAt(p).c !== 0,
  solve: ({ distance }) => frac(distance),
  show: unit('units'),
  mistakes: [
    {
      text: 'You did not divide by the root.',
      value: ({ normal: [, , root], distance }) => frac(distance * root),
    },
    {
      text: 'You divided by the sum of the two numbers, not by the root of their squares.',
      value: ({ normal: [a, b, root], distance }) =>
        a + b === 0 ? undefined : frac(distance * root, Math.abs(a + b)),
    },
    {
      text: 'You left out the constant of the line.',
      value: ({ normal: [a, b, root], x, y }) => frac(Math.abs(a * x + b * y), root),
    },
    {
      text: 'You used the constant only. That is the distance from the origin.',
      value: (p) => frac(Math.abs(lineAt(p).c), p.normal[2]),
    },
    { text: 'You counted one unit too many.', value: ({ distance }) => frac(distance + 1) },
    { text: 'You counted one unit too few.', value: ({ distance }) => frac(distance - 1) },
    { text: 'You doubled the distance.', value: ({ distance }) => frac(2 * distance) },
    { text: 'You halved the distance.', value: ({ distance }) => frac(distance, 2) },
    { text: 'You counted two units too many.', value: ({ distance }) => frac(distance + 2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `How far is the point ${point([p.x, p.y])} from the line ${equation(lineAt(p))}?`,
    (p) =>
      `Find the length of the perpendicular from ${point([p.x, p.y])} to the line ${equation(lineAt(p))}.`,
    (p, s) =>
      `${s.person.name} is at ${point([p.x, p.y])} on a plan where a canal follows ${equation(lineAt(p))}. What is the shortest distance to the canal?`,
  ],
  explain: (p, right) => {
    const { a, b, c } = lineAt(p);
    return t`Put the point into the equation: $${a} \times ${signed(p.x)} + ${signed(b)} \times ${signed(p.y)} - ${signed(c)} = ${a * p.x + b * p.y - c}$. Divide its size by the root of the squares: $\frac{${Math.abs(a * p.x + b * p.y - c)}}{\sqrt{${a}^2 + ${signed(b)}^2}} = \frac{${Math.abs(a * p.x + b * p.y - c)}}{${p.normal[2]}} = ${digits(right)}$ units.`;
  },
});

interface Collinear extends TwoPoints {
  times: number;
}

const collinear = defineTemplate<Collinear, Fraction>({
  id: 'three-points-in-a-line',
  level: 'hard',
  parameters: {
    ax: range(-7, 7),
    ay: range(-7, 7),
    bx: range(-7, 7),
    by: range(-7, 7),
    times: [-3, -2, 2, 3, 4, 5],
  },
  isSensible: (p) =>
    hasSlope(p) && Math.abs(p.ay + p.times * (p.by - p.ay)) < 30 && p.ay + p.times * (p.by - p.ay) !== 0,
  solve: ({ ay, by, times }) => frac(ay + times * (by - ay)),
  show: num,
  mistakes: [
    { text: 'You lost the sign.', value: ({ ay, by, times }) => frac(-ay - times * (by - ay)) },
    {
      text: 'You started from the second point instead of the first.',
      value: ({ ay, by, times }) => frac(by + times * (by - ay)),
    },
    { text: 'You forgot the y of the first point.', value: ({ ay, by, times }) => frac(times * (by - ay)) },
    { text: 'You went one step too far.', value: ({ ay, by, times }) => frac(ay + (times + 1) * (by - ay)) },
    {
      text: 'You stopped one step too early.',
      value: ({ ay, by, times }) => frac(ay + (times - 1) * (by - ay)),
    },
    { text: 'You counted one too many.', value: ({ ay, by, times }) => frac(ay + times * (by - ay) + 1) },
    { text: 'You counted one too few.', value: ({ ay, by, times }) => frac(ay + times * (by - ay) - 1) },
    {
      text: 'You moved with the slope of the opposite sign.',
      value: ({ ay, by, times }) => frac(ay - times * (by - ay)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `The points ${point([p.ax, p.ay])}, ${point([p.bx, p.by])} and $(${p.ax + p.times * (p.bx - p.ax)}, k)$ are on one straight line. What is $k$?`,
    (p) =>
      `For which value of $k$ is the point $(${p.ax + p.times * (p.bx - p.ax)}, k)$ on the line through ${point([p.ax, p.ay])} and ${point([p.bx, p.by])}?`,
    (p, s) =>
      `${s.person.name} plots ${point([p.ax, p.ay])} and ${point([p.bx, p.by])} and extends the line through them to where x is ${p.ax + p.times * (p.bx - p.ax)}. What is y there?`,
  ],
  explain: (p, right) =>
    t`The slope is the same on the whole line: $\frac{${p.by} - ${signed(p.ay)}}{${p.bx} - ${signed(p.ax)}} = ${tex(slopeOf(p))}$. From the first point x changes by $${p.ax + p.times * (p.bx - p.ax)} - ${signed(p.ax)} = ${p.times * (p.bx - p.ax)}$, so y is $${p.ay} + ${slopeOf(p).s < 0n ? `\\left(${tex(slopeOf(p))}\\right)` : tex(slopeOf(p))} \times ${signed(p.times * (p.bx - p.ax))} = ${digits(right)}$.`,
});

export const LINES = [slopeOfLine, slopeFromEquation, intercepts, meetingPoint, distanceFromLine, collinear];
