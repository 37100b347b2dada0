import { defineTemplate, digits, frac, num, range, t, unit, type Fraction } from '../../../kit/index.js';

export type Point = readonly [x: number, y: number];

/** A point in a text: (3, -2). */
export const point = ([x, y]: readonly [Fraction | number, Fraction | number]) => `(${num(x)}, ${num(y)})`;

const units = unit('units');

/** A number in a sum of TeX: negative ones in brackets. */
export const signed = (value: number) => (value < 0 ? `(${value})` : String(value));

/** Steps along the axes that make a whole distance. */
const STEPS: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [15, 8, 17],
  [12, 16, 20],
  [7, 24, 25],
];

interface Walk {
  x: number;
  y: number;
  step: (typeof STEPS)[number];
  flips: boolean;
}

const endOf = ({ x, y, step: [right, up], flips }: Walk): Point => [x + right, flips ? y - up : y + up];

const distance = defineTemplate<Walk, Fraction>({
  id: 'distance-of-two-points',
  level: 'easy',
  parameters: { x: range(-9, 7), y: range(-8, 9), step: STEPS, flips: [true, false] },
  solve: ({ step }) => frac(step[2]),
  show: units,
  mistakes: [
    { text: 'You added the differences of the coordinates.', value: ({ step: [a, b] }) => frac(a + b) },
    {
      text: 'You subtracted the differences of the coordinates.',
      value: ({ step: [a, b] }) => frac(Math.abs(a - b)),
    },
    { text: 'You took only the larger difference.', value: ({ step: [a, b] }) => frac(Math.max(a, b)) },
    { text: 'You took only the smaller difference.', value: ({ step: [a, b] }) => frac(Math.min(a, b)) },
    { text: 'You took the mean of the differences.', value: ({ step: [a, b] }) => frac(a + b, 2) },
    { text: 'You counted one unit too many.', value: ({ step }) => frac(step[2] + 1) },
    { text: 'You counted one unit too few.', value: ({ step }) => frac(step[2] - 1) },
    { text: 'You doubled the larger difference.', value: ({ step: [a, b] }) => frac(2 * Math.max(a, b)) },
    { text: 'You counted two units too many.', value: ({ step }) => frac(step[2] + 2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the distance between the points ${point([p.x, p.y])} and ${point(endOf(p))}?`,
    (p) => `Find the length of the segment from A${point([p.x, p.y])} to B${point(endOf(p))}.`,
    (p, s) =>
      `On a map with squared lines ${s.person.name}'s house is at ${point([p.x, p.y])} and the school at ${point(endOf(p))}. How many units are they apart in a straight line?`,
  ],
  explain: ({ step: [a, b] }, right) =>
    t`The coordinates differ by ${a} and ${b}. The distance is $\sqrt{${a}^2 + ${b}^2} = \sqrt{${a * a + b * b}} = ${digits(right)}$ units.`,
});

interface Division {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
  first: number;
  second: number;
}

const START = ({ x, y }: Division): Point => [x, y];
const END = ({ x, y, stepX, stepY, first, second }: Division): Point => [
  x + stepX * (first + second),
  y + stepY * (first + second),
];
const at = ({ x, y, stepX, stepY }: Division, parts: number): Point => [x + stepX * parts, y + stepY * parts];

const divided = defineTemplate<Division, Point>({
  id: 'point-that-divides-a-segment',
  level: 'medium',
  parameters: {
    x: range(-9, 9),
    y: range(-9, 9),
    stepX: range(1, 4),
    stepY: [-4, -3, -2, -1, 1, 2, 3, 4],
    first: range(1, 5),
    second: range(1, 5),
  },
  isSensible: ({ first, second, stepX, stepY }) =>
    first !== second && first + second <= 7 && Math.abs(stepX) !== Math.abs(stepY),
  solve: (p) => at(p, p.first),
  show: point,
  mistakes: [
    { text: 'You divided the segment in the opposite ratio.', value: (p) => at(p, p.second) },
    { text: 'You went one part too far.', value: (p) => at(p, p.first + 1) },
    { text: 'You stopped one part too early.', value: (p) => at(p, p.first - 1) },
    { text: 'You exchanged the coordinates.', value: (p) => [at(p, p.first)[1], at(p, p.first)[0]] },
    {
      text: 'You took the first coordinate from the opposite ratio.',
      value: (p) => [at(p, p.second)[0], at(p, p.first)[1]],
    },
    {
      text: 'You took the second coordinate from the opposite ratio.',
      value: (p) => [at(p, p.first)[0], at(p, p.second)[1]],
    },
    {
      text: 'You gave the second coordinate the wrong sign.',
      value: (p) => [at(p, p.first)[0], -at(p, p.first)[1]],
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `Which point divides the segment from ${point(START(p))} to ${point(END(p))} internally in the ratio ${p.first} : ${p.second}?`,
    (p) =>
      `P lies on AB with AP : PB = ${p.first} : ${p.second}. A is ${point(START(p))} and B is ${point(END(p))}. Find P.`,
    (p, s) =>
      `${s.person.name} puts a mark on the straight line from ${point(START(p))} to ${point(END(p))} so that the parts before and after it are as ${p.first} to ${p.second}. Where is the mark?`,
  ],
  explain: (p) => {
    const [x, y] = END(p);
    const parts = p.first + p.second;
    const [right, up] = at(p, p.first);
    return t`With the weights ${p.first} for the end and ${p.second} for the start: $x = \frac{${p.first} \times ${signed(x)} + ${p.second} \times ${signed(p.x)}}{${parts}} = ${right}$ and $y = \frac{${p.first} \times ${signed(y)} + ${p.second} \times ${signed(p.y)}}{${parts}} = ${up}$. The point is ${point(at(p, p.first))}.`;
  },
});

interface Three {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  cx: number;
  cy: number;
}

const centroid = defineTemplate<Three, Point>({
  id: 'centroid',
  level: 'easy',
  parameters: {
    ax: range(-9, 9),
    ay: range(-9, 9),
    bx: range(-9, 9),
    by: range(-9, 9),
    cx: range(-9, 9),
    cy: range(-9, 9),
  },
  isSensible: (p) =>
    (p.ax + p.bx + p.cx) % 3 === 0 &&
    (p.ay + p.by + p.cy) % 3 === 0 &&
    Math.abs(twiceArea(p)) > 12 &&
    Math.abs(p.ax + p.bx + p.cx) !== Math.abs(p.ay + p.by + p.cy),
  solve: (p) => [(p.ax + p.bx + p.cx) / 3, (p.ay + p.by + p.cy) / 3],
  show: point,
  mistakes: [
    {
      text: 'You added the coordinates and did not divide by 3.',
      value: (p) => [p.ax + p.bx + p.cx, p.ay + p.by + p.cy],
    },
    {
      text: 'You exchanged the coordinates.',
      value: (p) => [(p.ay + p.by + p.cy) / 3, (p.ax + p.bx + p.cx) / 3],
    },
    {
      text: 'You gave the first coordinate the wrong sign.',
      value: (p) => [-(p.ax + p.bx + p.cx) / 3, (p.ay + p.by + p.cy) / 3],
    },
    {
      text: 'You gave the second coordinate the wrong sign.',
      value: (p) => [(p.ax + p.bx + p.cx) / 3, -(p.ay + p.by + p.cy) / 3],
    },
    {
      text: 'You counted one too many in the first coordinate.',
      value: (p) => [(p.ax + p.bx + p.cx) / 3 + 1, (p.ay + p.by + p.cy) / 3],
    },
    {
      text: 'You counted one too few in the second coordinate.',
      value: (p) => [(p.ax + p.bx + p.cx) / 3, (p.ay + p.by + p.cy) / 3 - 1],
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the centroid of the triangle with the corners ${corners(p)}?`,
    (p) => `The medians of the triangle with the vertices ${corners(p)} meet in a point. Which one?`,
    (p, s) =>
      `${s.person.name} balances a thin triangular plate with the corners ${corners(p)} on the tip of a pencil. At which point does ${s.person.they} support it?`,
  ],
  explain: (p) =>
    t`The coordinates are the means: $x = \frac{${p.ax} + ${signed(p.bx)} + ${signed(p.cx)}}{3} = ${(p.ax + p.bx + p.cx) / 3}$ and $y = \frac{${p.ay} + ${signed(p.by)} + ${signed(p.cy)}}{3} = ${(p.ay + p.by + p.cy) / 3}$. The point is ${point([(p.ax + p.bx + p.cx) / 3, (p.ay + p.by + p.cy) / 3])}.`,
});

function corners({ ax, ay, bx, by, cx, cy }: Three): string {
  return `${point([ax, ay])}, ${point([bx, by])} and ${point([cx, cy])}`;
}

function twiceArea({ ax, ay, bx, by, cx, cy }: Three): number {
  return ax * (by - cy) + bx * (cy - ay) + cx * (ay - by);
}

const triangleArea = defineTemplate<Three, Fraction>({
  id: 'area-from-three-corners',
  level: 'medium',
  parameters: {
    ax: range(-6, 6),
    ay: range(-6, 6),
    bx: range(-6, 9),
    by: range(-6, 9),
    cx: range(-6, 9),
    cy: range(-6, 9),
  },
  isSensible: (p) => Math.abs(twiceArea(p)) >= 12 && Math.abs(twiceArea(p)) % 2 === 0,
  solve: (p) => frac(Math.abs(twiceArea(p)), 2),
  show: unit('square units'),
  mistakes: [
    { text: 'You forgot to halve the sum.', value: (p) => frac(Math.abs(twiceArea(p))) },
    { text: 'You halved the sum twice.', value: (p) => frac(Math.abs(twiceArea(p)), 4) },
    { text: 'You took half of the rectangle around the triangle.', value: (p) => frac(boxOf(p), 2) },
    { text: 'You took the rectangle around the triangle.', value: (p) => frac(boxOf(p)) },
    { text: 'You counted one square unit too many.', value: (p) => frac(Math.abs(twiceArea(p)), 2).add(1) },
    { text: 'You counted one square unit too few.', value: (p) => frac(Math.abs(twiceArea(p)), 2).sub(1) },
    {
      text: 'You gave one of the three products the wrong sign.',
      value: (p) => frac(Math.abs(twiceArea(p) - 2 * p.ax * (p.by - p.cy)), 2),
    },
    {
      text: 'You left out one of the three products.',
      value: (p) => frac(Math.abs(twiceArea(p) - p.bx * (p.cy - p.ay)), 2),
    },
    { text: 'You counted two square units too many.', value: (p) => frac(Math.abs(twiceArea(p)), 2).add(2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the area of the triangle with the corners ${corners(p)}?`,
    (p) => `Find the area of the triangle whose vertices are ${corners(p)}.`,
    (p, s) =>
      `${s.person.name} plots the points ${corners(p)} on squared paper and joins them. How large is the triangle in square units?`,
  ],
  explain: (p, right) =>
    t`Half of the sum, without its sign: $${p.ax} \times (${p.by} - ${signed(p.cy)}) + ${signed(p.bx)} \times (${p.cy} - ${signed(p.ay)}) + ${signed(p.cx)} \times (${p.ay} - ${signed(p.by)}) = ${twiceArea(p)}$, and $${Math.abs(twiceArea(p))} \div 2 = ${digits(right)}$ square units.`,
});

function boxOf({ ax, ay, bx, by, cx, cy }: Three): number {
  const spread = (...values: number[]) => Math.max(...values) - Math.min(...values);
  return spread(ax, bx, cx) * spread(ay, by, cy);
}

const fourthCorner = defineTemplate<Three, Point>({
  id: 'fourth-corner-of-a-parallelogram',
  level: 'medium',
  parameters: {
    ax: range(-7, 7),
    ay: range(-7, 7),
    bx: range(-7, 9),
    by: range(-7, 9),
    cx: range(-7, 9),
    cy: range(-7, 9),
  },
  isSensible: (p) => Math.abs(twiceArea(p)) >= 10,
  solve: (p) => [p.ax + p.cx - p.bx, p.ay + p.cy - p.by],
  show: point,
  mistakes: [
    {
      text: 'This point makes the parallelogram ABDC.',
      value: (p) => [p.bx + p.cx - p.ax, p.by + p.cy - p.ay],
    },
    {
      text: 'This point makes the parallelogram ADBC.',
      value: (p) => [p.ax + p.bx - p.cx, p.ay + p.by - p.cy],
    },
    { text: 'You added all three corners.', value: (p) => [p.ax + p.bx + p.cx, p.ay + p.by + p.cy] },
    { text: 'You exchanged the coordinates.', value: (p) => [p.ay + p.cy - p.by, p.ax + p.cx - p.bx] },
    {
      text: 'You gave the second coordinate the wrong sign.',
      value: (p) => [p.ax + p.cx - p.bx, -(p.ay + p.cy - p.by)],
    },
    {
      text: 'You gave the first coordinate the wrong sign.',
      value: (p) => [-(p.ax + p.cx - p.bx), p.ay + p.cy - p.by],
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `ABCD is a parallelogram with A${point([p.ax, p.ay])}, B${point([p.bx, p.by])} and C${point([p.cx, p.cy])}, its corners named in order. What is D?`,
    (p) => `Three corners of a parallelogram, one after another, are ${corners(p)}. Find the fourth corner.`,
    (p, s) =>
      `${s.person.name} goes around a parallelogram and notes its corners: first ${point([p.ax, p.ay])}, then ${point([p.bx, p.by])}, then ${point([p.cx, p.cy])}. Which corner comes next?`,
  ],
  explain: (p) =>
    t`The diagonals have one midpoint, so $x = ${p.ax} + ${signed(p.cx)} - ${signed(p.bx)} = ${p.ax + p.cx - p.bx}$ and $y = ${p.ay} + ${signed(p.cy)} - ${signed(p.by)} = ${p.ay + p.cy - p.by}$. The corner is ${point([p.ax + p.cx - p.bx, p.ay + p.cy - p.by])}.`,
});

interface OnAxis {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  isX: boolean;
}

/** Where the axis has equal distances to both points. */
const equidistant = ({ ax, ay, bx, by, isX }: OnAxis) => {
  const difference = bx * bx + by * by - ax * ax - ay * ay;
  return isX ? frac(difference, 2 * (bx - ax)) : frac(difference, 2 * (by - ay));
};
const onAxis = (isX: boolean, value: Fraction): readonly [Fraction, Fraction] =>
  isX ? [value, frac(0)] : [frac(0), value];

const equalDistances = defineTemplate<OnAxis, readonly [Fraction, Fraction]>({
  id: 'equal-distances-on-an-axis',
  level: 'hard',
  parameters: { ax: range(-8, 8), ay: range(-8, 8), bx: range(-8, 8), by: range(-8, 8), isX: [true, false] },
  isSensible: (p) =>
    Math.abs(p.ax - p.bx) > 1 &&
    Math.abs(p.ay - p.by) > 1 &&
    equidistant(p).d === 1n &&
    !equidistant(p).equals(0) &&
    equidistant(p).abs().lt(20),
  solve: (p) => onAxis(p.isX, equidistant(p)),
  show: point,
  mistakes: [
    { text: 'This point is on the other axis.', value: (p) => onAxis(!p.isX, equidistant(p)) },
    { text: 'You lost the sign.', value: (p) => onAxis(p.isX, equidistant(p).neg()) },
    {
      text: 'You forgot the factor 2 in front of the unknown.',
      value: (p) => onAxis(p.isX, equidistant(p).mul(2)),
    },
    { text: 'You halved the coordinate once more.', value: (p) => onAxis(p.isX, equidistant(p).div(2)) },
    { text: 'You counted one unit too many.', value: (p) => onAxis(p.isX, equidistant(p).add(1)) },
    { text: 'You counted one unit too few.', value: (p) => onAxis(p.isX, equidistant(p).sub(1)) },
    { text: 'You lost the sign and changed the axis.', value: (p) => onAxis(!p.isX, equidistant(p).neg()) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `Which point of the ${p.isX ? 'x' : 'y'}-axis is equally far from ${point([p.ax, p.ay])} and ${point([p.bx, p.by])}?`,
    (p) =>
      `P is on the ${p.isX ? 'x' : 'y'}-axis, and its distances from A${point([p.ax, p.ay])} and B${point([p.bx, p.by])} are equal. Find P.`,
    (p, s) =>
      `A road runs along the ${p.isX ? 'x' : 'y'}-axis. ${s.person.name} and ${s.other.name} live at ${point([p.ax, p.ay])} and ${point([p.bx, p.by])}. At which point of the road is a bus stop that is equally far from both?`,
  ],
  explain: (p, right) => {
    const name = p.isX ? 'x' : 'y';
    const [a, b] = p.isX ? [p.ax, p.bx] : [p.ay, p.by];
    const [c, d] = p.isX ? [p.ay, p.by] : [p.ax, p.bx];
    const value = p.isX ? right[0] : right[1];
    return t`From $(${name} - ${signed(a)})^2 + ${signed(c)}^2 = (${name} - ${signed(b)})^2 + ${signed(d)}^2$ the squares of $${name}$ cancel, and $${name} = \frac{${b * b + d * d - a * a - c * c}}{${2 * (b - a)}} = ${digits(value)}$. The point is ${point(right)}.`;
  },
});

export const POINTS = [distance, centroid, divided, triangleArea, fourthCorner, equalDistances];
