import { defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';

const centimetres = unit('cm');
const squareCentimetres = unit('cm²');

/** Sides of triangles with whole areas. */
const TRIANGLES: readonly (readonly [number, number, number, area: number])[] = [
  [13, 14, 15, 84],
  [5, 5, 6, 12],
  [5, 5, 8, 12],
  [10, 13, 13, 60],
  [13, 13, 24, 60],
  [10, 17, 21, 84],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [11, 13, 20, 66],
  [12, 17, 25, 90],
  [13, 20, 21, 126],
  [15, 28, 41, 126],
  [17, 25, 28, 210],
  [17, 25, 26, 204],
  [25, 29, 36, 360],
  [13, 37, 40, 240],
  [8, 29, 35, 84],
  [15, 34, 35, 252],
];

interface ScaledTriangle {
  sides: (typeof TRIANGLES)[number];
  scale: number;
}

const areaOf = ({ sides, scale }: ScaledTriangle) => sides[3] * scale * scale;

const heron = defineTemplate<ScaledTriangle, Fraction>({
  id: 'triangle-from-three-sides',
  level: 'hard',
  parameters: { sides: TRIANGLES, scale: [1, 2, 3] },
  solve: (p) => frac(areaOf(p)),
  show: squareCentimetres,
  mistakes: [
    { text: 'You halved the area once more.', value: (p) => frac(areaOf(p), 2) },
    { text: 'You doubled the area.', value: (p) => frac(2 * areaOf(p)) },
    {
      text: 'You took half of the product of the two shorter sides, as in a right-angled triangle.',
      value: ({ sides: [a, b], scale }) => frac(a * b * scale * scale, 2),
    },
    {
      text: 'You took half of the product of the two longer sides.',
      value: ({ sides: [, b, c], scale }) => frac(b * c * scale * scale, 2),
    },
    {
      text: 'You took half of the product of the shortest and the longest side.',
      value: ({ sides: [a, , c], scale }) => frac(a * c * scale * scale, 2),
    },
    { text: 'You lost a third of the product under the root.', value: (p) => frac(2 * areaOf(p), 3) },
    {
      text: 'You took the product of half the perimeter and one of the differences.',
      value: ({ sides: [a, b, c], scale }) => frac((b + c - a) * (a + b + c) * scale * scale, 4),
    },
    {
      text: 'You took the product of half the perimeter and the smallest difference.',
      value: ({ sides: [a, b, c], scale }) => frac((a + b - c) * (a + b + c) * scale * scale, 4),
    },
    { text: 'You counted a quarter too much.', value: (p) => frac(5 * areaOf(p), 4) },
  ],
  wordings: [
    ({ sides: [a, b, c], scale }) =>
      `The sides of a triangle are ${centimetres(a * scale)}, ${centimetres(b * scale)} and ${centimetres(c * scale)}. What is its area?`,
    ({ sides: [a, b, c], scale }, s) =>
      `${s.person.name} cuts a triangle with sides of ${centimetres(a * scale)}, ${centimetres(b * scale)} and ${centimetres(c * scale)} from a sheet of paper. How large is its area?`,
    ({ sides: [a, b, c], scale }) =>
      `Find the area of a triangular tile whose edges measure ${centimetres(a * scale)}, ${centimetres(b * scale)} and ${centimetres(c * scale)}.`,
  ],
  explain: ({ sides, scale }, right) => {
    const [a, b, c] = [sides[0] * scale, sides[1] * scale, sides[2] * scale];
    const s = frac(a + b + c, 2);
    return t`Half of the perimeter is $(${a} + ${b} + ${c}) \div 2 = ${digits(s)}$. By Heron's formula the area is $\sqrt{${digits(s)} \times ${digits(s.sub(a))} \times ${digits(s.sub(b))} \times ${digits(s.sub(c))}} = ${digits(right)}$ square centimetres.`;
  },
});

interface BaseHeight {
  base: number;
  height: number;
}

const heightOfTriangle = defineTemplate<BaseHeight, Fraction>({
  id: 'height-of-a-triangle',
  level: 'easy',
  parameters: { base: range(8, 48, 2), height: range(5, 45) },
  isSensible: ({ base, height }) => base !== height,
  solve: ({ height }) => frac(height),
  show: centimetres,
  mistakes: [
    {
      text: 'You forgot that the area of a triangle is half of base times height.',
      value: ({ height }) => frac(height, 2),
    },
    { text: 'You doubled the height.', value: ({ height }) => frac(2 * height) },
    { text: 'You took four times the area.', value: ({ height }) => frac(4 * height) },
    {
      text: 'You took one and a half times the area, not twice.',
      value: ({ height }) => frac(3 * height, 4),
    },
    { text: 'You counted one centimetre too many.', value: ({ height }) => frac(height + 1) },
    { text: 'You counted one centimetre too few.', value: ({ height }) => frac(height - 1) },
    { text: 'You took three times the area, not twice.', value: ({ height }) => frac(3 * height, 2) },
    {
      text: 'You added half of the base to the height.',
      value: ({ base, height }) => frac(base, 2).add(height),
    },
  ],
  wordings: [
    ({ base, height }) =>
      `The area of a triangle is ${squareCentimetres(frac(base * height, 2))} and its base is ${centimetres(base)}. What is the height on this base?`,
    ({ base, height }, s) =>
      `${s.person.name} draws a triangle on a base of ${centimetres(base)}. How high must it be to have an area of ${squareCentimetres(frac(base * height, 2))}?`,
    ({ base, height }) =>
      `A triangular flag has an area of ${squareCentimetres(frac(base * height, 2))}. One of its sides measures ${centimetres(base)}. Find its height on that side.`,
  ],
  explain: ({ base, height }, right) =>
    t`Twice the area, divided by the base, is the height: $2 \times ${digits(frac(base * height, 2))} \div ${base} = ${digits(right)}$ centimetres.`,
});

interface Trapezium {
  longer: number;
  shorter: number;
  height: number;
}

const trapeziumArea = ({ longer, shorter, height }: Trapezium) => frac((longer + shorter) * height, 2);

const trapezium = defineTemplate<Trapezium, Fraction>({
  id: 'trapezium',
  level: 'easy',
  parameters: { longer: range(14, 40), shorter: range(8, 30), height: range(6, 24) },
  isSensible: (p) => p.longer > p.shorter + 2 && trapeziumArea(p).d === 1n,
  solve: trapeziumArea,
  show: squareCentimetres,
  mistakes: [
    { text: 'You forgot to halve the sum of the parallel sides.', value: (p) => trapeziumArea(p).mul(2) },
    {
      text: 'You multiplied only the longer side by the distance.',
      value: ({ longer, height }) => frac(longer * height),
    },
    {
      text: 'You multiplied only the shorter side by the distance.',
      value: ({ shorter, height }) => frac(shorter * height),
    },
    {
      text: 'You subtracted the parallel sides instead of adding them.',
      value: ({ longer, shorter, height }) => frac((longer - shorter) * height, 2),
    },
    { text: 'You halved the area once more.', value: (p) => trapeziumArea(p).div(2) },
    {
      text: 'You took half of the product of the parallel sides.',
      value: ({ longer, shorter }) => frac(longer * shorter, 2),
    },
    {
      text: 'You multiplied the two parallel sides.',
      value: ({ longer, shorter }) => frac(longer * shorter),
    },
    {
      text: 'You made the distance of the sides one centimetre too long.',
      value: (p) => trapeziumArea({ ...p, height: p.height + 1 }),
    },
    {
      text: 'You made the distance of the sides one centimetre too short.',
      value: (p) => trapeziumArea({ ...p, height: p.height - 1 }),
    },
  ],
  wordings: [
    ({ longer, shorter, height }) =>
      `The parallel sides of a trapezium are ${centimetres(longer)} and ${centimetres(shorter)} long and ${centimetres(height)} apart. What is its area?`,
    ({ longer, shorter, height }, s) =>
      `A table top has the shape of a trapezium. ${s.person.name} measures its parallel edges as ${centimetres(longer)} and ${centimetres(shorter)} and their distance as ${centimetres(height)}. What is its area?`,
    ({ longer, shorter, height }) =>
      `In a trapezium with a height of ${centimetres(height)} the parallel sides measure ${centimetres(longer)} and ${centimetres(shorter)}. Find its area.`,
  ],
  explain: ({ longer, shorter, height }, right) =>
    t`The area is half of the sum of the parallel sides times their distance: $\frac{${longer} + ${shorter}}{2} \times ${height} = ${digits(right)}$ square centimetres.`,
});

/** Halves of two diagonals and the side of the rhombus. */
const RHOMBI: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
  [20, 21, 29],
  [18, 24, 30],
  [16, 30, 34],
  [21, 28, 35],
  [12, 35, 37],
  [15, 36, 39],
  [24, 32, 40],
  [9, 40, 41],
  [27, 36, 45],
  [14, 48, 50],
  [30, 40, 50],
];

const rhombus = defineTemplate<{ halves: (typeof RHOMBI)[number]; givesShorter: boolean }, Fraction>({
  id: 'rhombus-from-side-and-diagonal',
  level: 'medium',
  parameters: { halves: RHOMBI, givesShorter: [true, false] },
  solve: ({ halves: [p, q] }) => frac(2 * p * q),
  show: squareCentimetres,
  mistakes: [
    {
      text: 'You forgot to halve the product of the diagonals.',
      value: ({ halves: [p, q] }) => frac(4 * p * q),
    },
    {
      text: 'You multiplied half of one diagonal by half of the other.',
      value: ({ halves: [p, q] }) => frac(p * q),
    },
    { text: 'You squared the side, as in a square.', value: ({ halves: [, , side] }) => frac(side * side) },
    {
      text: 'You multiplied the side by the given diagonal.',
      value: ({ halves: [p, q, side], givesShorter }) => frac(side * 2 * (givesShorter ? p : q)),
    },
    {
      text: 'You multiplied half of the side by the given diagonal.',
      value: ({ halves: [p, q, side], givesShorter }) => frac(side * (givesShorter ? p : q)),
    },
    {
      text: 'You took the area of only one of the four triangles.',
      value: ({ halves: [p, q] }) => frac(p * q, 2),
    },
    {
      text: 'You took the area of three of the four triangles.',
      value: ({ halves: [p, q] }) => frac(3 * p * q, 2),
    },
    {
      text: 'You took half of the square of the given diagonal.',
      value: ({ halves: [p, q], givesShorter }) => frac(2 * (givesShorter ? p * p : q * q)),
    },
    {
      text: 'You took the square of the given diagonal.',
      value: ({ halves: [p, q], givesShorter }) => frac(4 * (givesShorter ? p * p : q * q)),
    },
  ],
  wordings: [
    ({ halves: [p, q, side], givesShorter }) =>
      `A side of a rhombus is ${centimetres(side)} and one of its diagonals is ${centimetres(2 * (givesShorter ? p : q))}. What is its area?`,
    ({ halves: [p, q, side], givesShorter }, s) =>
      `${s.person.name} makes a kite in the shape of a rhombus with sides of ${centimetres(side)}. One diagonal stick is ${centimetres(2 * (givesShorter ? p : q))} long. What is the area of the kite?`,
    ({ halves: [p, q, side], givesShorter }) =>
      `The perimeter of a rhombus is ${centimetres(4 * side)} and one diagonal measures ${centimetres(2 * (givesShorter ? p : q))}. Find the area of the rhombus.`,
  ],
  explain: ({ halves: [p, q, side], givesShorter }, right) => {
    const [given, other] = givesShorter ? [p, q] : [q, p];
    return t`The diagonals halve each other at right angles. The side is ${side} cm, so half of the other diagonal is $\sqrt{${side}^2 - ${given}^2} = ${other}$ cm. The area is $\frac{1}{2} \times ${2 * given} \times ${2 * other} = ${digits(right)}$ square centimetres.`;
  },
});

export const TRIANGLES_AND_QUADRILATERALS = [heightOfTriangle, trapezium, rhombus, heron];
