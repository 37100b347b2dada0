import { defineTemplate, digits, frac, hcf, range, t, unit, type Fraction } from '../../../kit/index.js';

const centimetres = unit('cm');

/** Sides of right-angled triangles in lowest terms. */
const RIGHT_TRIANGLES: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
];

interface Scaled {
  sides: (typeof RIGHT_TRIANGLES)[number];
  scale: number;
}

const isDrawable = ({ sides, scale }: Scaled) => sides[2] * scale <= 120;

const thirdSide = defineTemplate<Scaled, Fraction>({
  id: 'third-side-of-a-right-triangle',
  level: 'easy',
  parameters: { sides: RIGHT_TRIANGLES, scale: range(1, 12) },
  isSensible: isDrawable,
  solve: ({ sides: [a], scale }) => frac(a * scale),
  show: centimetres,
  mistakes: [
    {
      text: 'You subtracted the lengths, not their squares.',
      value: ({ sides: [, b, c], scale }) => frac((c - b) * scale),
    },
    {
      text: 'You took half of the sum of the lengths.',
      value: ({ sides: [, b, c], scale }) => frac((c + b) * scale, 2),
    },
    { text: 'You doubled the side.', value: ({ sides: [a], scale }) => frac(2 * a * scale) },
    { text: 'You halved the side.', value: ({ sides: [a], scale }) => frac(a * scale, 2) },
    {
      text: 'You took twice the difference of the lengths.',
      value: ({ sides: [, b, c], scale }) => frac(2 * (c - b) * scale),
    },
    { text: 'You counted one centimetre too many.', value: ({ sides: [a], scale }) => frac(a * scale + 1) },
    { text: 'You counted one centimetre too few.', value: ({ sides: [a], scale }) => frac(a * scale - 1) },
    { text: 'You counted two centimetres too many.', value: ({ sides: [a], scale }) => frac(a * scale + 2) },
    { text: 'You counted two centimetres too few.', value: ({ sides: [a], scale }) => frac(a * scale - 2) },
  ],
  wordings: [
    ({ sides: [, b, c], scale }) =>
      `The hypotenuse of a right-angled triangle is ${centimetres(c * scale)}, and one other side is ${centimetres(b * scale)}. How long is the third side?`,
    ({ sides: [, b, c], scale }, s) =>
      `${s.person.name} folds a rectangular card along its diagonal of ${centimetres(c * scale)}. One edge of the card is ${centimetres(b * scale)} long. How long is the other edge?`,
    ({ sides: [, b, c], scale }) =>
      `A rectangle with a side of ${centimetres(b * scale)} has a diagonal of ${centimetres(c * scale)}. Find its other side.`,
  ],
  explain: ({ sides: [, b, c], scale }, right) =>
    t`By the theorem of Pythagoras the side is $\sqrt{${c * scale}^2 - ${b * scale}^2} = \sqrt{${(c * scale) ** 2 - (b * scale) ** 2}} = ${digits(right)}$ centimetres.`,
});

const inradius = defineTemplate<Scaled, Fraction>({
  id: 'incircle-of-a-right-triangle',
  level: 'hard',
  parameters: { sides: RIGHT_TRIANGLES, scale: range(1, 12) },
  isSensible: isDrawable,
  solve: ({ sides: [a, b, c], scale }) => frac((a + b - c) * scale, 2),
  show: centimetres,
  mistakes: [
    {
      text: 'You forgot to halve. This is the diameter.',
      value: ({ sides: [a, b, c], scale }) => frac((a + b - c) * scale),
    },
    {
      text: 'This is the radius of the circle around the triangle.',
      value: ({ sides: [, , c], scale }) => frac(c * scale, 2),
    },
    {
      text: 'You halved the difference of the two longer sides.',
      value: ({ sides: [, b, c], scale }) => frac((c - b) * scale, 2),
    },
    { text: 'You halved the shortest side.', value: ({ sides: [a], scale }) => frac(a * scale, 2) },
    {
      text: 'You took a quarter of the shortest side.',
      value: ({ sides: [a], scale }) => frac(a * scale, 4),
    },
    {
      text: 'You divided the area by the whole perimeter, not by half of it.',
      value: ({ sides: [a, b, c], scale }) => frac((a + b - c) * scale, 4),
    },
    {
      text: 'You counted one centimetre too many.',
      value: ({ sides: [a, b, c], scale }) => frac((a + b - c) * scale, 2).add(1),
    },
    {
      text: 'You counted one centimetre too few.',
      value: ({ sides: [a, b, c], scale }) => frac((a + b - c) * scale, 2).sub(1),
    },
    {
      text: 'You took one and a half times the radius.',
      value: ({ sides: [a, b, c], scale }) => frac(3 * (a + b - c) * scale, 4),
    },
  ],
  wordings: [
    ({ sides: [a, b, c], scale }) =>
      `The sides of a triangle are ${centimetres(a * scale)}, ${centimetres(b * scale)} and ${centimetres(c * scale)}. What is the radius of the circle that touches all three sides from inside?`,
    ({ sides: [a, b], scale }, s) =>
      `${s.person.name} cuts the largest possible circle from a right-angled triangle of cloth whose shorter sides are ${centimetres(a * scale)} and ${centimetres(b * scale)}. What is its radius?`,
    ({ sides: [a, b], scale }) =>
      `Find the radius of the incircle of a right-angled triangle whose sides beside the right angle are ${centimetres(a * scale)} and ${centimetres(b * scale)}.`,
  ],
  explain: ({ sides: [a, b, c], scale }, right) =>
    t`The triangle is right-angled with the hypotenuse $\sqrt{${a * scale}^2 + ${b * scale}^2} = ${c * scale}$ cm. The radius is half of what the two other sides have more: $(${a * scale} + ${b * scale} - ${c * scale}) \div 2 = ${digits(right)}$ centimetres.`,
});

const chord = defineTemplate<Scaled & { isFirst: boolean }, Fraction>({
  id: 'chord-of-a-circle',
  level: 'medium',
  parameters: { sides: RIGHT_TRIANGLES, scale: range(1, 9), isFirst: [true, false] },
  isSensible: isDrawable,
  solve: ({ sides: [a, b], scale, isFirst }) => frac(2 * (isFirst ? a : b) * scale),
  show: centimetres,
  mistakes: [
    {
      text: 'This is only half of the chord.',
      value: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale),
    },
    { text: 'This is the diameter.', value: ({ sides: [, , c], scale }) => frac(2 * c * scale) },
    {
      text: 'You subtracted the lengths, not their squares.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac(2 * (c - (isFirst ? b : a)) * scale),
    },
    {
      text: 'You added the lengths.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac((c + (isFirst ? b : a)) * scale),
    },
    {
      text: 'You doubled the distance from the centre.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(2 * (isFirst ? b : a) * scale),
    },
    {
      text: 'You counted two centimetres too many.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(2 * (isFirst ? a : b) * scale + 2),
    },
    {
      text: 'You counted two centimetres too few.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(2 * (isFirst ? a : b) * scale - 2),
    },
    {
      text: 'You took one and a half times the chord.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(3 * (isFirst ? a : b) * scale),
    },
    {
      text: 'You doubled the chord.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(4 * (isFirst ? a : b) * scale),
    },
  ],
  wordings: [
    ({ sides: [a, b, c], scale, isFirst }) =>
      `A chord is ${centimetres((isFirst ? b : a) * scale)} from the centre of a circle with a radius of ${centimetres(c * scale)}. How long is the chord?`,
    ({ sides: [a, b, c], scale, isFirst }, s) =>
      `${s.person.name} stretches a straight thread across a round frame with a radius of ${centimetres(c * scale)}, at a distance of ${centimetres((isFirst ? b : a) * scale)} from its centre. How much thread lies inside the frame?`,
    ({ sides: [a, b, c], scale, isFirst }) =>
      `Find the length of a chord that is at a distance of ${centimetres((isFirst ? b : a) * scale)} from the centre of a circle of radius ${centimetres(c * scale)}.`,
  ],
  explain: ({ sides: [a, b, c], scale, isFirst }, right) => {
    const distance = (isFirst ? b : a) * scale;
    return t`Radius, distance and half of the chord make a right angle: half of the chord is $\sqrt{${c * scale}^2 - ${distance}^2} = ${(isFirst ? a : b) * scale}$ cm. The chord is $2 \times ${(isFirst ? a : b) * scale} = ${digits(right)}$ centimetres long.`;
  },
});

const tangentLength = defineTemplate<Scaled & { isFirst: boolean }, Fraction>({
  id: 'length-of-a-tangent',
  level: 'medium',
  parameters: { sides: RIGHT_TRIANGLES, scale: range(1, 9), isFirst: [true, false] },
  isSensible: isDrawable,
  solve: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale),
  show: centimetres,
  mistakes: [
    {
      text: 'You subtracted the lengths, not their squares.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac((c - (isFirst ? b : a)) * scale),
    },
    {
      text: 'You added the lengths.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac((c + (isFirst ? b : a)) * scale),
    },
    {
      text: 'You doubled the tangent.',
      value: ({ sides: [a, b], scale, isFirst }) => frac(2 * (isFirst ? a : b) * scale),
    },
    {
      text: 'You took half of the sum of the lengths.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac((c + (isFirst ? b : a)) * scale, 2),
    },
    {
      text: 'You took twice the difference of the lengths.',
      value: ({ sides: [a, b, c], scale, isFirst }) => frac(2 * (c - (isFirst ? b : a)) * scale),
    },
    {
      text: 'You counted one centimetre too many.',
      value: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale + 1),
    },
    {
      text: 'You counted one centimetre too few.',
      value: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale - 1),
    },
    {
      text: 'You counted two centimetres too many.',
      value: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale + 2),
    },
    {
      text: 'You counted two centimetres too few.',
      value: ({ sides: [a, b], scale, isFirst }) => frac((isFirst ? a : b) * scale - 2),
    },
  ],
  wordings: [
    ({ sides: [a, b, c], scale, isFirst }) =>
      `From a point ${centimetres(c * scale)} from the centre of a circle with a radius of ${centimetres((isFirst ? b : a) * scale)} a tangent goes to the circle. How long is the tangent?`,
    ({ sides: [a, b, c], scale, isFirst }) =>
      `P is ${centimetres(c * scale)} away from the centre of a circle of radius ${centimetres((isFirst ? b : a) * scale)}. PT touches the circle at T. Find PT.`,
    ({ sides: [a, b, c], scale, isFirst }, s) =>
      `${s.person.name} ties a thread to a nail that is ${centimetres(c * scale)} from the centre of a round plate of radius ${centimetres((isFirst ? b : a) * scale)}, and pulls it straight to the point where it just touches the rim. How long is this part of the thread?`,
  ],
  explain: ({ sides: [a, b, c], scale, isFirst }, right) => {
    const radius = (isFirst ? b : a) * scale;
    return t`A tangent makes a right angle with the radius to its point: $\sqrt{${c * scale}^2 - ${radius}^2} = \sqrt{${(c * scale) ** 2 - radius ** 2}} = ${digits(right)}$ centimetres.`;
  },
});

interface Similar {
  /** Area of a triangle whose sides are a part of the ratio long. */
  area: number;
  side: number;
  first: number;
  second: number;
}

const similarAreas = defineTemplate<Similar, Fraction>({
  id: 'areas-of-similar-triangles',
  level: 'medium',
  parameters: { area: range(6, 90, 2), side: range(3, 14), first: range(2, 7), second: range(3, 9) },
  isSensible: ({ area, side, first, second }) =>
    first < second && hcf(first, second) === 1 && side * side > area && side * side < 4 * area,
  solve: ({ side, second }) => frac(side * second),
  show: centimetres,
  mistakes: [
    {
      text: 'You used the ratio of the areas for the sides.',
      value: ({ side, first, second }) => frac(side * second * second, first),
    },
    {
      text: 'You divided where you had to multiply.',
      value: ({ side, first, second }) => frac(side * first * first, second),
    },
    {
      text: 'You added the difference of the ratio to the side.',
      value: ({ side, first, second }) => frac(side * first + second - first),
    },
    { text: 'You doubled the side.', value: ({ side, second }) => frac(2 * side * second) },
    { text: 'You halved the side.', value: ({ side, second }) => frac(side * second, 2) },
    { text: 'You counted one part too many.', value: ({ side, second }) => frac(side * (second + 1)) },
    {
      text: 'You counted one part too few.',
      value: ({ side, first, second }) => (second - 1 > first ? frac(side * (second - 1)) : undefined),
    },
    { text: 'You added both sides.', value: ({ side, first, second }) => frac(side * (first + second)) },
    {
      text: 'You took the mean of both sides.',
      value: ({ side, first, second }) => frac(side * (first + second), 2),
    },
  ],
  wordings: [
    ({ area, side, first, second }) =>
      `The areas of two similar triangles are ${area * first * first} cm² and ${area * second * second} cm². A side of the smaller one is ${centimetres(side * first)}. How long is the corresponding side of the larger one?`,
    ({ area, side, first, second }, s) =>
      `${s.person.name} enlarges a triangle of ${area * first * first} cm² to a similar one of ${area * second * second} cm². What length does an edge of ${centimetres(side * first)} get?`,
    ({ side, first, second }) =>
      `Two triangles have the same angles. Their areas are in the ratio ${first * first} : ${second * second}, and a side of the smaller one measures ${centimetres(side * first)}. Find the corresponding side of the other.`,
  ],
  explain: ({ area, side, first, second }, right) =>
    t`The areas are in the ratio $${area * first * first} : ${area * second * second}$, that is $${first * first} : ${second * second}$. The sides are in the ratio of the square roots, $${first} : ${second}$. The side is $${side * first} \times \frac{${second}}{${first}} = ${digits(right)}$ centimetres.`,
});

interface Chords {
  first: number;
  second: number;
  third: number;
}

const crossingChords = defineTemplate<Chords, Fraction>({
  id: 'crossing-chords',
  level: 'hard',
  parameters: { first: range(3, 16), second: range(4, 24), third: range(2, 20) },
  isSensible: ({ first, second, third }) =>
    (first * second) % third === 0 && third !== first && third !== second && (first * second) / third <= 40,
  solve: ({ first, second, third }) => frac(first * second, third),
  show: centimetres,
  mistakes: [
    {
      text: 'You made the sums of the parts equal, not their products.',
      value: ({ first, second, third }) => frac(first + second - third),
    },
    { text: 'You divided the wrong way.', value: ({ first, second, third }) => frac(first * third, second) },
    {
      text: 'You multiplied the second and the third part.',
      value: ({ first, second, third }) => frac(second * third, first),
    },
    {
      text: 'This is the whole second chord.',
      value: ({ first, second, third }) => frac(first * second, third).add(third),
    },
    { text: 'You halved the part.', value: ({ first, second, third }) => frac(first * second, 2 * third) },
    { text: 'You doubled the part.', value: ({ first, second, third }) => frac(2 * first * second, third) },
    {
      text: 'You counted one centimetre too many.',
      value: ({ first, second, third }) => frac(first * second, third).add(1),
    },
    {
      text: 'You counted one centimetre too few.',
      value: ({ first, second, third }) => frac(first * second, third).sub(1),
    },
  ],
  wordings: [
    ({ first, second, third }) =>
      `Two chords AB and CD of a circle cross at P. AP = ${centimetres(first)}, PB = ${centimetres(second)} and CP = ${centimetres(third)}. How long is PD?`,
    ({ first, second, third }) =>
      `Inside a circle two chords cut each other. One is divided into ${centimetres(first)} and ${centimetres(second)}. A part of the other is ${centimetres(third)}. Find its other part.`,
    ({ first, second, third }, s) =>
      `${s.person.name} ties two straight strings across a ring. They cross where the first is divided into ${centimetres(first)} and ${centimetres(second)}, and one part of the second is ${centimetres(third)} long. How long is the other part of the second string?`,
  ],
  explain: ({ first, second, third }, right) =>
    t`The products of the parts are equal: $${first} \times ${second} = ${first * second}$. The other part is $${first * second} \div ${third} = ${digits(right)}$ centimetres.`,
});

interface TwoCircles extends Scaled {
  small: number;
}

const largeOf = ({ small, sides: [a], scale }: TwoCircles) => small + a * scale;

const commonTangent = defineTemplate<TwoCircles, Fraction>({
  id: 'common-tangent-of-two-circles',
  level: 'hard',
  parameters: { small: range(2, 24), sides: RIGHT_TRIANGLES, scale: range(1, 8) },
  isSensible: (p) => isDrawable(p) && p.sides[2] * p.scale > largeOf(p) + p.small,
  solve: ({ sides: [, b], scale }) => frac(b * scale),
  show: centimetres,
  mistakes: [
    {
      text: 'This is close to the distance of the centres. Take off the square of the difference of the radii.',
      value: ({ sides: [, , c], scale }) => frac(c * scale + 1),
    },
    {
      text: 'You took off the difference of the radii, not its square.',
      value: ({ sides: [a, , c], scale }) => frac((c - a) * scale),
    },
    {
      text: 'You took off both radii from the distance.',
      value: (p) => frac(p.sides[2] * p.scale - largeOf(p) - p.small),
    },
    { text: 'You counted one centimetre too many.', value: ({ sides: [, b], scale }) => frac(b * scale + 1) },
    { text: 'You counted one centimetre too few.', value: ({ sides: [, b], scale }) => frac(b * scale - 1) },
    { text: 'You halved the tangent.', value: ({ sides: [, b], scale }) => frac(b * scale, 2) },
    { text: 'You doubled the tangent.', value: ({ sides: [, b], scale }) => frac(2 * b * scale) },
    {
      text: 'You added the difference of the radii to the distance.',
      value: ({ sides: [a, , c], scale }) => frac((c + a) * scale),
    },
    {
      text: 'You counted two centimetres too many.',
      value: ({ sides: [, b], scale }) => frac(b * scale + 2),
    },
  ],
  wordings: [
    (p) =>
      `The centres of two circles with radii of ${centimetres(largeOf(p))} and ${centimetres(p.small)} are ${centimetres(p.sides[2] * p.scale)} apart. How long is their direct (external) common tangent, between the points of contact?`,
    (p, s) =>
      `${s.person.name} lays a straight belt over two wheels with radii of ${centimetres(largeOf(p))} and ${centimetres(p.small)} whose axles are ${centimetres(p.sides[2] * p.scale)} apart. The belt touches both on the same side. How long is it between the points where it touches?`,
    (p) =>
      `Two circles have radii ${centimetres(largeOf(p))} and ${centimetres(p.small)}, and a distance of ${centimetres(p.sides[2] * p.scale)} between their centres. Find the length of a direct common tangent.`,
  ],
  explain: (p, right) =>
    t`The tangent, the distance of the centres and the difference of the radii, $${largeOf(p)} - ${p.small} = ${largeOf(p) - p.small}$ cm, make a right-angled triangle: $\sqrt{${p.sides[2] * p.scale}^2 - ${largeOf(p) - p.small}^2} = ${digits(right)}$ centimetres.`,
});

export const TRIANGLES_AND_CIRCLES = [
  thirdSide,
  chord,
  tangentLength,
  similarAreas,
  inradius,
  crossingChords,
  commonTangent,
];
