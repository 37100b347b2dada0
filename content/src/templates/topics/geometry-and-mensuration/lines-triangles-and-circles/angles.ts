import { defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';

/** 40° in a text. */
const degrees = (value: Fraction | number) => `${digits(value)}°`;

interface Pair {
  isComplement: boolean;
  times: number;
  extra: number;
}

const wholeOf = ({ isComplement }: Pair) => (isComplement ? 90 : 180);
const pairAngle = (p: Pair) => frac(wholeOf(p) - p.extra, p.times + 1);

const complement = defineTemplate<Pair, Fraction>({
  id: 'complement-and-supplement',
  level: 'easy',
  parameters: { isComplement: [true, false], times: [2, 3, 4, 5, 7, 8], extra: range(3, 45, 3) },
  isSensible: (p) => pairAngle(p).d === 1n && pairAngle(p).gt(8),
  solve: pairAngle,
  show: degrees,
  mistakes: [
    {
      text: 'You let the two angles make 180° together instead of 90°.',
      value: (p) => (p.isComplement ? pairAngle({ ...p, isComplement: false }) : undefined),
    },
    {
      text: 'You let the two angles make 90° together instead of 180°.',
      value: (p) => (p.isComplement ? undefined : pairAngle({ ...p, isComplement: true })),
    },
    { text: 'This is the other angle of the pair.', value: (p) => frac(wholeOf(p)).sub(pairAngle(p)) },
    {
      text: 'You added the extra degrees instead of taking them off.',
      value: (p) => frac(wholeOf(p) + p.extra, p.times + 1),
    },
    { text: 'You left out the extra degrees.', value: (p) => frac(wholeOf(p), p.times + 1) },
    {
      text: 'You divided by the multiple only. The angle itself counts, too.',
      value: (p) => frac(wholeOf(p) - p.extra, p.times),
    },
    { text: 'You counted five degrees too many.', value: (p) => pairAngle(p).add(5) },
    { text: 'You counted five degrees too few.', value: (p) => pairAngle(p).sub(5) },
    { text: 'You halved the angle.', value: (p) => pairAngle(p).div(2) },
  ],
  wordings: [
    (p) =>
      `An angle is such that its ${p.isComplement ? 'complement' : 'supplement'} is ${p.extra}° more than ${p.times} times the angle. What is the angle?`,
    (p) =>
      `Two angles together make ${p.isComplement ? 'a right angle' : 'a straight angle'}. The larger one is ${p.extra}° more than ${p.times} times the smaller one. Find the smaller angle.`,
    (p, s) =>
      `${s.person.name} divides ${p.isComplement ? 'a right angle' : 'a straight angle'} into two parts so that one part is ${p.times} times the other and ${p.extra}° more. How large is the smaller part?`,
  ],
  explain: (p, right) =>
    t`The angle and its multiple make $${wholeOf(p)} - ${p.extra} = ${wholeOf(p) - p.extra}$ degrees. The angle is $${wholeOf(p) - p.extra} \div (${p.times} + 1) = ${digits(right)}$ degrees.`,
});

interface TriangleRatio {
  first: number;
  second: number;
  third: number;
}

const largestAngle = ({ first, second, third }: TriangleRatio) => frac(180 * third, first + second + third);

const angleRatio = defineTemplate<TriangleRatio, Fraction>({
  id: 'angles-in-ratio',
  level: 'easy',
  parameters: { first: range(1, 9), second: range(2, 11), third: range(3, 15) },
  isSensible: (p) =>
    p.first < p.second &&
    p.second < p.third &&
    largestAngle(p).d === 1n &&
    180 % (p.first + p.second + p.third) === 0,
  solve: largestAngle,
  show: degrees,
  mistakes: [
    {
      text: 'This is the smallest angle.',
      value: ({ first, second, third }) => frac(180 * first, first + second + third),
    },
    {
      text: 'This is the angle in the middle.',
      value: ({ first, second, third }) => frac(180 * second, first + second + third),
    },
    { text: 'You divided 360°, not 180°.', value: (p) => largestAngle(p).mul(2) },
    { text: 'You divided 90°, not 180°.', value: (p) => largestAngle(p).div(2) },
    { text: 'You added the two smaller angles.', value: (p) => frac(180).sub(largestAngle(p)) },
    {
      text: 'You counted one part too many.',
      value: (p) => largestAngle(p).add(frac(180, p.first + p.second + p.third)),
    },
    {
      text: 'You counted one part too few.',
      value: (p) => largestAngle(p).sub(frac(180, p.first + p.second + p.third)),
    },
    {
      text: 'You divided by the sum of the two larger parts.',
      value: ({ second, third }) => frac(180 * third, second + third),
    },
  ],
  wordings: [
    ({ first, second, third }) =>
      `The angles of a triangle are in the ratio ${first} : ${second} : ${third}. What is its largest angle?`,
    ({ first, second, third }, s) =>
      `${s.person.name} draws a triangle with angles in the ratio ${second} : ${third} : ${first}. How many degrees has the largest of them?`,
    ({ first, second, third }) =>
      `The three angles of a triangular sign are as ${first} is to ${second} is to ${third}. Find the largest angle.`,
  ],
  explain: ({ first, second, third }, right) =>
    t`There are $${first} + ${second} + ${third} = ${first + second + third}$ parts of $180 \div ${first + second + third} = ${180 / (first + second + third)}$ degrees. The largest angle is $${third} \times ${180 / (first + second + third)} = ${digits(right)}$ degrees.`,
});

interface Exterior {
  remote: number;
  exterior: number;
}

const exteriorAngle = defineTemplate<Exterior, Fraction>({
  id: 'exterior-angle',
  level: 'easy',
  parameters: { remote: range(25, 85), exterior: range(75, 150) },
  isSensible: ({ remote, exterior }) =>
    exterior - remote >= 20 && exterior - remote !== remote && exterior !== 90,
  solve: ({ remote, exterior }) => frac(exterior - remote),
  show: degrees,
  mistakes: [
    { text: 'You took the angle beside the exterior angle.', value: ({ exterior }) => frac(180 - exterior) },
    {
      text: 'You took the exterior angle for an angle of the triangle.',
      value: ({ remote, exterior }) => frac(180 - remote - exterior),
    },
    { text: 'You added the two angles.', value: ({ remote, exterior }) => frac(remote + exterior) },
    { text: 'You took off the angle from 180°.', value: ({ remote }) => frac(180 - remote) },
    { text: 'You halved the exterior angle.', value: ({ exterior }) => frac(exterior, 2) },
    {
      text: 'You counted ten degrees too many.',
      value: ({ remote, exterior }) => frac(exterior - remote + 10),
    },
    {
      text: 'You counted ten degrees too few.',
      value: ({ remote, exterior }) => frac(exterior - remote - 10),
    },
    { text: 'You took the complement.', value: ({ remote, exterior }) => frac(90 - exterior + remote) },
  ],
  wordings: [
    ({ remote, exterior }) =>
      `An exterior angle of a triangle is ${exterior}°, and one of the two interior angles that are opposite to it is ${remote}°. What is the other one?`,
    ({ remote, exterior }) =>
      `A side BC of a triangle ABC is extended to D. The angle ACD is ${exterior}° and the angle A is ${remote}°. Find the angle B.`,
    ({ remote, exterior }, s) =>
      `${s.person.name} extends one side of a triangle and measures the outer angle as ${exterior}°. Of the two inner angles not beside it, one is ${remote}°. How large is the other?`,
  ],
  explain: ({ remote, exterior }, right) =>
    t`An exterior angle is the sum of the two opposite interior angles, so the other one is $${exterior} - ${remote} = ${digits(right)}$ degrees.`,
});

interface Bisectors {
  apex: number;
}

const bisectors = defineTemplate<Bisectors, Fraction>({
  id: 'angle-between-bisectors',
  level: 'hard',
  parameters: { apex: range(24, 140, 2) },
  solve: ({ apex }) => frac(90).add(frac(apex, 2)),
  show: degrees,
  mistakes: [
    {
      text: 'You took half of the angle off 90° instead of adding it. That holds for the outer bisectors.',
      value: ({ apex }) => frac(90).sub(frac(apex, 2)),
    },
    { text: 'You took the whole angle off 180°.', value: ({ apex }) => frac(180 - apex) },
    { text: 'You took half of the angle off 180°.', value: ({ apex }) => frac(180).sub(frac(apex, 2)) },
    { text: 'You added the whole angle to 90°.', value: ({ apex }) => frac(90 + apex) },
    { text: 'You added a quarter of the angle to 90°.', value: ({ apex }) => frac(90).add(frac(apex, 4)) },
    { text: 'You doubled the angle.', value: ({ apex }) => frac(2 * apex) },
    { text: 'You added half of the angle to 60°.', value: ({ apex }) => frac(60).add(frac(apex, 2)) },
    { text: 'You added half of the angle to 100°.', value: ({ apex }) => frac(100).add(frac(apex, 2)) },
  ],
  wordings: [
    ({ apex }) =>
      `In a triangle ABC the bisectors of the angles B and C meet at I. The angle A is ${apex}°. What is the angle BIC?`,
    ({ apex }) => `I is the incentre of a triangle PQR in which the angle P is ${apex}°. Find the angle QIR.`,
    ({ apex }, s) =>
      `${s.person.name} halves two angles of a triangle by lines that meet inside. The third angle of the triangle is ${apex}°. At what angle, the one that faces the side between the halved angles, do the lines meet?`,
  ],
  explain: ({ apex }, right) =>
    t`The halves of the two other angles make $(180 - ${apex}) \div 2 = ${(180 - apex) / 2}$ degrees. In the small triangle the third angle is $180 - ${(180 - apex) / 2} = ${digits(right)}$ degrees.`,
});

interface Polygon {
  sides: number;
}

const polygonSides = defineTemplate<Polygon, Fraction>({
  id: 'sides-of-a-regular-polygon',
  level: 'medium',
  parameters: { sides: [5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 45, 48, 60, 72, 90] },
  solve: ({ sides }) => frac(sides),
  show: unit('sides'),
  mistakes: [
    {
      text: 'You divided 180° by the exterior angle. All exterior angles make 360°.',
      value: ({ sides }) => frac(sides, 2),
    },
    { text: 'You doubled the number.', value: ({ sides }) => frac(2 * sides) },
    { text: 'You took off 2, as for the sum of the angles.', value: ({ sides }) => frac(sides - 2) },
    {
      text: 'You added 2, as if the sum of the angles had been divided.',
      value: ({ sides }) => frac(sides + 2),
    },
    { text: 'You took off 3, as for diagonals.', value: ({ sides }) => frac(sides - 3) },
    { text: 'You counted one side too many.', value: ({ sides }) => frac(sides + 1) },
    { text: 'You counted one side too few.', value: ({ sides }) => frac(sides - 1) },
    { text: 'You counted three sides too many.', value: ({ sides }) => frac(sides + 3) },
  ],
  wordings: [
    ({ sides }) =>
      `Each interior angle of a regular polygon is ${degrees(frac(180).sub(frac(360, sides)))}. How many sides has it?`,
    ({ sides }) =>
      `Each exterior angle of a regular polygon is ${degrees(frac(360, sides))}. Find the number of its sides.`,
    ({ sides }, s) =>
      `${s.person.name} fits sticks of equal length into a polygon whose interior angles are all ${degrees(frac(180).sub(frac(360, sides)))}. How many sides has the polygon?`,
  ],
  explain: ({ sides }, right) =>
    t`The interior and the exterior angle make 180°, so each exterior angle is ${degrees(frac(360, sides))}. All exterior angles make 360°: $360 \div ${digits(frac(360, sides))} = ${digits(right)}$ sides.`,
});

const diagonals = defineTemplate<Polygon, Fraction>({
  id: 'diagonals-of-a-polygon',
  level: 'medium',
  parameters: { sides: range(5, 30) },
  solve: ({ sides }) => frac(sides * (sides - 3), 2),
  show: unit('diagonals'),
  mistakes: [
    {
      text: 'You counted each diagonal from both of its ends.',
      value: ({ sides }) => frac(sides * (sides - 3)),
    },
    { text: 'You counted the sides as diagonals, too.', value: ({ sides }) => frac(sides * (sides - 1), 2) },
    {
      text: 'You left out only two corners for each corner, not three.',
      value: ({ sides }) => frac(sides * (sides - 2), 2),
    },
    {
      text: 'You left out four corners for each corner, not three.',
      value: ({ sides }) => frac(sides * (sides - 4), 2),
    },
    { text: 'You counted all joins of two corners twice.', value: ({ sides }) => frac(sides * (sides - 1)) },
    { text: 'You took off the sides once more.', value: ({ sides }) => frac(sides * (sides - 5), 2) },
    { text: 'You counted one diagonal too many.', value: ({ sides }) => frac(sides * (sides - 3), 2).add(1) },
    { text: 'You counted one diagonal too few.', value: ({ sides }) => frac(sides * (sides - 3), 2).sub(1) },
  ],
  wordings: [
    ({ sides }) => `How many diagonals has a polygon with ${sides} sides?`,
    ({ sides }, s) =>
      `${s.person.name} marks ${sides} corners of a convex polygon and joins each corner to every corner that is not beside it. How many diagonals are there?`,
    ({ sides }) =>
      `A convex polygon has ${sides} corners. How many lines join two of them without being a side? Give the number of diagonals.`,
  ],
  explain: ({ sides }, right) =>
    t`From each corner $${sides} - 3 = ${sides - 3}$ diagonals start, and each has two ends: $${sides} \times ${sides - 3} \div 2 = ${digits(right)}$.`,
});

export const ANGLES = [complement, angleRatio, exteriorAngle, polygonSides, diagonals, bisectors];
