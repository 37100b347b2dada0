import { defineTemplate, frac, isWhole, range, reduced, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { exactly, integer, line, plus, plusTerm } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

/** Legs and longest side of right triangles. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
  [21, 20, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

interface RightTriangle {
  triple: (typeof TRIPLES)[number];
  times: number;
}

const tangentFromSides = defineTemplate<RightTriangle, Fraction>({
  id: 'tangent-from-two-sides',
  level: 'easy',
  parameters: { triple: TRIPLES, times: range(1, 9) },
  solve: ({ triple: [a, b] }) => frac(a, b),
  show: exactly,
  mistakes: [
    { text: 'This is the tangent of the other angle.', value: ({ triple: [a, b] }) => frac(b, a) },
    { text: 'This is the sine.', value: ({ triple: [a, , c] }) => frac(a, c) },
    { text: 'This is the cosine.', value: ({ triple: [, b, c] }) => frac(b, c) },
    { text: 'You turned the sine over.', value: ({ triple: [a, , c] }) => frac(c, a) },
    { text: 'You turned the cosine over.', value: ({ triple: [, b, c] }) => frac(c, b) },
    { text: 'You divided by the sum of the legs.', value: ({ triple: [a, b] }) => frac(a, a + b) },
  ],
  wordings: [
    ({ triple: [a, , c], times }) =>
      t`In right triangle $ABC$, angle $C$ is the right angle, $AB = ${c * times}$ and $BC = ${a * times}$. What is the value of $\tan A$?`,
    ({ triple: [a, , c], times }) =>
      t`A right triangle has its right angle at $C$. Its sides include $AB = ${c * times}$ and $BC = ${a * times}$. What is $\tan A$?`,
    ({ triple: [a, , c], times }) =>
      t`Triangle $ABC$ has a right angle at $C$, and $AB = ${c * times}$ is its longest side. If $BC = ${a * times}$, what is the tangent of angle $A$?`,
  ],
  explain: ({ triple: [a, b, c], times }) =>
    t`The other leg: $\sqrt{${c * times}^2 - ${a * times}^2} = ${b * times}$. The tangent is opposite over adjacent: $${reduced(a * times, b * times)}$.`,
});

interface Complement {
  a: number;
  b: number;
  c: number;
  d: number;
}

const complementaryAngles = defineTemplate<Complement, Fraction>({
  id: 'sine-equals-cosine',
  level: 'hard',
  parameters: { a: range(2, 7), b: range(-12, 15), c: range(2, 8), d: range(-10, 18) },
  isSensible: ({ a, b, c, d }) => {
    const k = (90 - b - d) / (a + c);
    return b !== 0 && d !== 0 && a !== c && Number.isInteger(k) && a * k + b > 5 && c * k + d > 5;
  },
  solve: ({ a, b, c, d }) => frac(90 - b - d, a + c),
  show: integer,
  mistakes: [
    {
      text: 'You set both angles equal.',
      value: ({ a, b, c, d }) => (a === c ? undefined : frac(d - b, a - c)),
    },
    { text: 'You used a sum of 180 degrees.', value: ({ a, b, c, d }) => frac(180 - b - d, a + c) },
    {
      text: 'This is the first angle.',
      value: ({ a, b, c, d }) =>
        frac(90 - b - d, a + c)
          .mul(a)
          .add(b),
    },
    { text: 'You added the constants to 90.', value: ({ a, b, c, d }) => frac(90 + b + d, a + c) },
    { text: 'You left out the constants.', value: ({ a, c }) => frac(90, a + c) },
    { text: 'You used a sum of 45 degrees.', value: ({ a, b, c, d }) => frac(45 - b - d, a + c) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`The acute angles $p$ and $q$ satisfy $\sin p = \cos q$. In degrees, $p = ${line(p.a, p.b, 'k')}$ and $q = ${line(p.c, p.d, 'k')}$. What is the value of $k$?`,
    (p) =>
      t`Two acute angles measure $p = ${line(p.a, p.b, 'k')}$ and $q = ${line(p.c, p.d, 'k')}$ degrees, and $\sin p = \cos q$. What is $k$?`,
    (p) =>
      t`If $p = ${line(p.a, p.b, 'k')}$ and $q = ${line(p.c, p.d, 'k')}$ are acute angles in degrees with $\sin p = \cos q$, what is the value of the constant $k$?`,
  ],
  explain: ({ a, b, c, d }, right) =>
    t`The sine of an angle is the cosine of its complement, so both angles add up to 90 degrees: $${a + c}k${plus(b + d)} = 90$. Then $k = \frac{90${plus(-(b + d))}}{${a + c}} = ${tex(right)}$.`,
});

interface Circle {
  h: number;
  k: number;
  r: number;
}

const radiusFromEquation = defineTemplate<Circle, Fraction>({
  id: 'radius-from-an-equation',
  level: 'hard',
  parameters: { h: range(-9, 9), k: range(-9, 9), r: range(3, 14) },
  isSensible: ({ h, k, r }) => h * k !== 0 && Math.abs(h) !== Math.abs(k) && h * h + k * k !== r * r,
  solve: ({ r }) => frac(r),
  show: integer,
  mistakes: [
    { text: 'This is the square of the radius.', value: ({ r }) => frac(r * r) },
    { text: 'This is the diameter.', value: ({ r }) => frac(2 * r) },
    {
      text: 'You took the constant for the square, with the other sign, and halved.',
      value: ({ h, k, r }) => frac(Math.abs(r * r - h * h - k * k), 2),
    },
    { text: 'You added only one of the squares.', value: ({ r, k }) => frac(Math.abs(k) + r) },
    { text: 'You took half of the radius.', value: ({ r }) => frac(r, 2) },
    {
      text: 'You added the coordinates of the center.',
      value: ({ h, k }) => frac(Math.abs(h) + Math.abs(k)),
    },
    ...SLIPS,
  ],
  wordings: [
    ({ h, k, r }) =>
      t`In the $xy$-plane, a circle has the equation $x^2 + y^2${plusTerm(-2 * h, 'x')}${plusTerm(-2 * k, 'y')}${plus(h * h + k * k - r * r)} = 0$. What is its radius?`,
    ({ h, k, r }) =>
      t`The equation $x^2 + y^2${plusTerm(-2 * h, 'x')}${plusTerm(-2 * k, 'y')}${plus(h * h + k * k - r * r)} = 0$ describes a circle. What is the length of its radius?`,
    ({ h, k, r }) =>
      t`What is the radius of the circle with the equation $x^2 + y^2${plusTerm(-2 * h, 'x')}${plusTerm(-2 * k, 'y')}${plus(h * h + k * k - r * r)} = 0$?`,
  ],
  explain: ({ h, k, r }, right) =>
    t`Complete both squares: the center is $(${h}, ${k})$, and the square of the radius is $${h < 0 ? `(${h})` : h}^2 + ${k < 0 ? `(${k})` : k}^2${plus(r * r - h * h - k * k)} = ${r * r}$. The radius is $\sqrt{${r * r}} = ${tex(right)}$.`,
});

interface Similar {
  small: number;
  other: number;
  times: number;
}

const similarTriangles = defineTemplate<Similar, Fraction>({
  id: 'similar-triangles',
  level: 'easy',
  parameters: { small: range(3, 14), other: range(4, 20), times: range(2, 7) },
  isSensible: ({ small, other, times }) => small !== other && small * times !== other,
  solve: ({ other, times }) => frac(other * times),
  show: integer,
  mistakes: [
    {
      text: 'You added the difference of the sides instead of multiplying.',
      value: ({ small, other, times }) => frac(other + small * (times - 1)),
    },
    { text: 'You divided by the factor.', value: ({ other, times }) => frac(other, times) },
    {
      text: 'You multiplied the first side instead.',
      value: ({ small, times }) => frac(small * times * times),
    },
    {
      text: 'You used the square of the factor, as for areas.',
      value: ({ other, times }) => frac(other * times * times),
    },
    { text: 'You counted the factor one too high.', value: ({ other, times }) => frac(other * (times + 1)) },
    { text: 'You counted the factor one too low.', value: ({ other, times }) => frac(other * (times - 1)) },
    ...SLIPS,
  ],
  wordings: [
    ({ small, other, times }) =>
      t`Triangles $ABC$ and $DEF$ are similar, and $A$, $B$, $C$ correspond to $D$, $E$, $F$. If $AB = ${small}$, $DE = ${small * times}$ and $BC = ${other}$, what is the length of $EF$?`,
    ({ small, other, times }) =>
      t`Triangle $ABC$ is similar to triangle $DEF$, in this order of vertices. $AB = ${small}$ and $DE = ${small * times}$. What is $EF$ if $BC = ${other}$?`,
    ({ small, other, times }) =>
      t`In similar triangles $ABC$ and $DEF$, with vertices in matching order, $AB = ${small}$, $DE = ${small * times}$ and $BC = ${other}$. How long is $EF$?`,
  ],
  explain: ({ small, other, times }, right) =>
    t`The factor is $\frac{${small * times}}{${small}} = ${times}$, so the side is $${other} \times ${times} = ${tex(right)}$.`,
});

interface Arc {
  radius: number;
  degrees: number;
}

const arcLength = defineTemplate<Arc, Fraction>({
  id: 'length-of-an-arc',
  level: 'medium',
  parameters: { radius: range(6, 45, 3), degrees: range(20, 160, 10) },
  isSensible: ({ radius, degrees }) => isWhole(frac(degrees * radius, 180)) && degrees !== 90,
  solve: ({ radius, degrees }) => frac(degrees * radius, 180),
  show: integer,
  mistakes: [
    {
      text: 'You used the diameter for the radius.',
      value: ({ radius, degrees }) => frac(degrees * radius, 90),
    },
    {
      text: 'You used half of the circumference.',
      value: ({ radius, degrees }) => frac(degrees * radius, 360),
    },
    {
      text: 'This belongs to the area of the sector.',
      value: ({ radius, degrees }) => frac(degrees * radius * radius, 360),
    },
    { text: 'This is the whole circumference over pi.', value: ({ radius }) => frac(2 * radius) },
    {
      text: 'This is the rest of the circle.',
      value: ({ radius, degrees }) => frac((360 - degrees) * radius, 180),
    },
    {
      text: 'You used the supplement of the angle.',
      value: ({ radius, degrees }) => frac((180 - degrees) * radius, 180),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`In a circle of radius ${p.radius}, a central angle of ${p.degrees} degrees cuts off an arc of length $n\pi$. What is the value of $n$?`,
    (p) =>
      t`A circle has radius ${p.radius}. The length of the arc of a central angle of ${p.degrees} degrees is $n\pi$. What is $n$?`,
    (p) =>
      t`A wheel with radius ${p.radius} inches turns on a fixed axle by ${p.degrees} degrees. A point on its rim moves $n\pi$ inches. What is $n$?`,
  ],
  explain: ({ radius, degrees }, right) =>
    t`The arc is $\frac{${degrees}}{360}$ of the circumference $2 \times ${radius}\pi$. So $n = \frac{${degrees}}{360} \times 2 \times ${radius} = ${tex(right)}$.`,
});

interface Cylinder {
  radius: number;
  height: number;
}

const cylinderVolume = defineTemplate<Cylinder, Fraction>({
  id: 'volume-of-a-cylinder',
  level: 'medium',
  parameters: { radius: range(2, 12), height: range(3, 25) },
  isSensible: ({ radius, height }) => radius !== height,
  solve: ({ height }) => frac(height),
  show: integer,
  mistakes: [
    { text: 'You divided by the radius only once.', value: ({ radius, height }) => frac(radius * height) },
    { text: 'You divided by twice the radius.', value: ({ radius, height }) => frac(radius * height, 2) },
    { text: 'You used the formula of a cone.', value: ({ height }) => frac(3 * height) },
    { text: 'You used the diameter for the radius.', value: ({ height }) => frac(height, 4) },
    {
      text: 'You subtracted the square of the radius.',
      value: ({ radius, height }) => frac(radius * radius * height - radius * radius),
    },
    { text: 'You took half of the quotient.', value: ({ height }) => frac(height, 2) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      t`A right circular cylinder with radius ${p.radius} has a volume of $${p.radius * p.radius * p.height}\pi$. What is its height?`,
    (p) =>
      t`The volume of a can is $${p.radius * p.radius * p.height}\pi$ cubic inches, and its radius is ${p.radius} inches. What is its height in inches?`,
    (p) =>
      t`A tank in the form of a right circular cylinder holds $${p.radius * p.radius * p.height}\pi$ cubic feet. Its base has a radius of ${p.radius} feet. How many feet high is it?`,
  ],
  explain: ({ radius, height }, right) =>
    t`The volume is the base times the height. Without $\pi$ the base is $${radius}^2 = ${radius * radius}$, so the height is $\frac{${radius * radius * height}}{${radius * radius}} = ${tex(right)}$.`,
});

interface Angles {
  a: number;
  b: number;
  c: number;
  x: number;
}

const parallelLines = defineTemplate<Angles, Fraction>({
  id: 'angles-at-parallel-lines',
  level: 'easy',
  parameters: { a: range(3, 9), b: range(-15, 20), c: range(2, 7), x: range(6, 18) },
  isSensible: ({ a, b, c, x }) =>
    a > c && b !== 0 && a * x + b > 20 && a * x + b < 170 && a * x + b !== 90 && a * x + b - c * x > 1,
  solve: ({ x }) => frac(x),
  show: integer,
  mistakes: [
    {
      text: 'You added both angles up to 180 degrees. Here they are equal.',
      value: ({ a, b, c, x }) => frac(180 - b - (a * x + b - c * x), a + c),
    },
    { text: 'This is the size of the angle.', value: ({ a, b, x }) => frac(a * x + b) },
    { text: 'You added the terms with $x$.', value: ({ a, b, c, x }) => frac(a * x + b - c * x - b, a + c) },
    { text: 'You added the constants.', value: ({ a, b, c, x }) => frac(a * x + b - c * x + b, a - c) },
    { text: 'You doubled the value.', value: ({ x }) => frac(2 * x) },
    {
      text: 'You used a sum of 90 degrees.',
      value: ({ a, b, c, x }) => frac(90 - b - (a * x + b - c * x), a + c),
    },
    ...SLIPS,
  ],
  wordings: [
    ({ a, b, c, x }) =>
      t`Two parallel lines are cut by a third line. Two alternate interior angles measure $${line(a, b)}$ and $${line(c, a * x + b - c * x)}$ degrees. What is the value of $x$?`,
    ({ a, b, c, x }) =>
      t`Lines $m$ and $n$ are parallel. A transversal makes corresponding angles of $${line(a, b)}$ and $${line(c, a * x + b - c * x)}$ degrees with them. What is $x$?`,
    ({ a, b, c, x }) =>
      t`Two lines cross. Two vertical angles at the crossing measure $${line(a, b)}$ and $${line(c, a * x + b - c * x)}$ degrees. What is the value of $x$?`,
  ],
  explain: ({ a, b, c, x }, right) =>
    t`The angles are equal: $${line(a, b)} = ${line(c, a * x + b - c * x)}$. So $${a - c}x = ${a * x - c * x}$ and $x = \frac{${a * x - c * x}}{${a - c}} = ${tex(right)}$.`,
});

export const GEOMETRY = [
  tangentFromSides,
  complementaryAngles,
  radiusFromEquation,
  similarTriangles,
  arcLength,
  cylinderVolume,
  parallelLines,
];
