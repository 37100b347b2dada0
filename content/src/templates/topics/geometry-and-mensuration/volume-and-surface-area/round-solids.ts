import { counted, defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';

const centimetres = unit('cm');
const squareCentimetres = unit('cm²');
const cubicCentimetres = unit('cm³');
const PI = frac(22, 7);
const USE_PI = String.raw`(Take $\pi = \frac{22}{7}$.)`;

interface Cylinder {
  radius: number;
  height: number;
}

const cylinderVolume = defineTemplate<Cylinder, Fraction>({
  id: 'volume-of-a-cylinder',
  level: 'easy',
  parameters: { radius: range(7, 35, 7), height: range(5, 40) },
  solve: ({ radius, height }) => PI.mul(radius * radius * height),
  show: cubicCentimetres,
  mistakes: [
    {
      text: 'You used the diameter as the radius.',
      value: ({ radius, height }) => PI.mul(4 * radius * radius * height),
    },
    {
      text: 'You took a third of it, as for a cone.',
      value: ({ radius, height }) => PI.mul(radius * radius * height).div(3),
    },
    {
      text: 'This is the number of the curved surface.',
      value: ({ radius, height }) => PI.mul(2 * radius * height),
    },
    {
      text: 'You halved the volume.',
      value: ({ radius, height }) => PI.mul(radius * radius * height).div(2),
    },
    { text: 'You doubled the volume.', value: ({ radius, height }) => PI.mul(2 * radius * radius * height) },
    {
      text: 'You used half of the radius.',
      value: ({ radius, height }) => PI.mul(radius * radius * height).div(4),
    },
    {
      text: 'You made the height one centimetre too long.',
      value: ({ radius, height }) => PI.mul(radius * radius * (height + 1)),
    },
    {
      text: 'You made the height one centimetre too short.',
      value: ({ radius, height }) => PI.mul(radius * radius * (height - 1)),
    },
  ],
  wordings: [
    ({ radius, height }) =>
      `A cylinder has a diameter of ${centimetres(2 * radius)} and a height of ${centimetres(height)}. What is its volume? ${USE_PI}`,
    ({ radius, height }, s) =>
      `${s.person.name} fills a round vessel, ${centimetres(2 * radius)} wide and ${centimetres(height)} deep, to the brim with water. How much water is in it? ${USE_PI}`,
    ({ radius, height }) =>
      `Find the volume of a round pillar with a diameter of ${centimetres(2 * radius)} and a height of ${centimetres(height)}. ${USE_PI}`,
  ],
  explain: ({ radius, height }, right) =>
    t`The radius is $${2 * radius} \div 2 = ${radius}$ cm. The volume is $\frac{22}{7} \times ${radius}^2 \times ${height} = ${digits(right)}$ cubic centimetres.`,
});

const curvedSurface = defineTemplate<Cylinder, Fraction>({
  id: 'curved-surface-of-a-cylinder',
  level: 'easy',
  parameters: { radius: range(7, 70, 7), height: range(6, 60) },
  isSensible: ({ radius, height }) => radius !== height,
  solve: ({ radius, height }) => PI.mul(2 * radius * height),
  show: squareCentimetres,
  mistakes: [
    {
      text: 'You forgot the factor 2 of the circumference.',
      value: ({ radius, height }) => PI.mul(radius * height),
    },
    {
      text: 'You added the bottom and the top.',
      value: ({ radius, height }) => PI.mul(2 * radius * (height + radius)),
    },
    {
      text: 'You added the bottom.',
      value: ({ radius, height }) => PI.mul(2 * radius * height + radius * radius),
    },
    {
      text: 'You used the diameter as the radius.',
      value: ({ radius, height }) => PI.mul(4 * radius * height),
    },
    {
      text: 'You multiplied the diameter by the height and left out π.',
      value: ({ radius, height }) => frac(2 * radius * height),
    },
    {
      text: 'You squared the radius, as for the volume.',
      value: ({ radius, height }) => PI.mul(radius * radius * height),
    },
    {
      text: 'You made the height one centimetre too short.',
      value: ({ radius, height }) => PI.mul(2 * radius * (height - 1)),
    },
    { text: 'You took half of the radius.', value: ({ radius, height }) => PI.mul(radius * height).div(2) },
  ],
  wordings: [
    ({ radius, height }) =>
      `What is the curved surface area of a cylinder with a radius of ${centimetres(radius)} and a height of ${centimetres(height)}? ${USE_PI}`,
    ({ radius, height }, s) =>
      `${s.person.name} puts a label all around a tin with a radius of ${centimetres(radius)} and a height of ${centimetres(height)}, without overlap. How large is the label? ${USE_PI}`,
    ({ radius, height }) =>
      `A pipe, open at both ends, has an outer radius of ${centimetres(radius)} and is ${centimetres(height)} long. Find the area of its outer surface. ${USE_PI}`,
  ],
  explain: ({ radius, height }, right) =>
    t`The surface unrolls to a rectangle: $2 \times \frac{22}{7} \times ${radius} \times ${height} = ${digits(right)}$ square centimetres.`,
});

interface Recast {
  ball: number;
  drop: number;
}

const ballsFromABall = defineTemplate<Recast, Fraction>({
  id: 'small-balls-from-a-large-one',
  level: 'medium',
  parameters: { ball: range(6, 48), drop: range(1, 12) },
  isSensible: ({ ball, drop }) => ball % drop === 0 && ball / drop >= 3 && ball / drop <= 12,
  solve: ({ ball, drop }) => frac(ball, drop).pow(3),
  show: counted('ball', 'balls'),
  mistakes: [
    {
      text: 'You squared the ratio of the radii. Volumes go with the third power.',
      value: ({ ball, drop }) => frac(ball, drop).pow(2),
    },
    {
      text: 'You took three times the ratio of the radii.',
      value: ({ ball, drop }) => frac(ball, drop).mul(3),
    },
    {
      text: 'You compared a radius with a diameter.',
      value: ({ ball, drop }) => frac(ball, drop).pow(3).mul(8),
    },
    {
      text: 'You compared a diameter with a radius.',
      value: ({ ball, drop }) => frac(ball, drop).pow(3).div(8),
    },
    {
      text: 'You took four thirds of the number.',
      value: ({ ball, drop }) => frac(ball, drop).pow(3).mul(4).div(3),
    },
    {
      text: 'You took three quarters of the number.',
      value: ({ ball, drop }) => frac(ball, drop).pow(3).mul(3).div(4),
    },
    {
      text: 'You took four times the square of the ratio, as for surfaces.',
      value: ({ ball, drop }) => frac(ball, drop).pow(2).mul(4),
    },
    { text: 'You doubled the number.', value: ({ ball, drop }) => frac(ball, drop).pow(3).mul(2) },
    { text: 'You halved the number.', value: ({ ball, drop }) => frac(ball, drop).pow(3).div(2) },
  ],
  wordings: [
    ({ ball, drop }) =>
      `A metal ball with a radius of ${centimetres(ball)} is melted and cast into balls with a radius of ${centimetres(drop)}. How many small balls are there?`,
    ({ ball, drop }, s) =>
      `${s.person.name} rolls a ball of clay with a diameter of ${centimetres(2 * ball)} into small balls with a diameter of ${centimetres(2 * drop)}. How many does ${s.person.they} get?`,
    ({ ball, drop }) =>
      `Find the number of lead shots of radius ${centimetres(drop)} that can be cast from a solid sphere of radius ${centimetres(ball)}.`,
  ],
  explain: ({ ball, drop }, right) =>
    t`Volumes of spheres go with the third power of the radius: $\left(\frac{${ball}}{${drop}}\right)^3 = ${digits(right)}$.`,
});

const wireFromABall = defineTemplate<{ radius: number; thinner: number }, Fraction>({
  id: 'rod-from-a-ball',
  level: 'hard',
  parameters: { radius: range(3, 36, 3), thinner: range(1, 12) },
  isSensible: ({ radius, thinner }) =>
    thinner < radius &&
    (4 * radius ** 3) % (3 * thinner ** 2) === 0 &&
    4 * radius ** 3 <= 2_400 * thinner ** 2,
  solve: ({ radius, thinner }) => frac(4 * radius ** 3, 3 * thinner ** 2),
  show: centimetres,
  mistakes: [
    {
      text: 'You forgot the factor four thirds of the sphere.',
      value: ({ radius, thinner }) => frac(radius ** 3, thinner ** 2),
    },
    {
      text: 'You forgot the third of the sphere.',
      value: ({ radius, thinner }) => frac(4 * radius ** 3, thinner ** 2),
    },
    {
      text: 'You used the radius of the rod as its diameter.',
      value: ({ radius, thinner }) => frac(16 * radius ** 3, 3 * thinner ** 2),
    },
    {
      text: 'You used the diameter of the rod as its radius.',
      value: ({ radius, thinner }) => frac(radius ** 3, 3 * thinner ** 2),
    },
    {
      text: 'You did not square the radius of the rod.',
      value: ({ radius, thinner }) => frac(4 * radius ** 3, 3 * thinner),
    },
    {
      text: 'You took half of a sphere.',
      value: ({ radius, thinner }) => frac(2 * radius ** 3, 3 * thinner ** 2),
    },
    {
      text: 'You doubled the sphere.',
      value: ({ radius, thinner }) => frac(8 * radius ** 3, 3 * thinner ** 2),
    },
    {
      text: 'You compared the surface of the sphere with the rod.',
      value: ({ radius, thinner }) => frac(4 * radius ** 2, thinner ** 2),
    },
  ],
  wordings: [
    ({ radius, thinner }) =>
      `A solid sphere with a radius of ${centimetres(radius)} is melted and made into a round rod with a radius of ${centimetres(thinner)}. How long is the rod?`,
    ({ radius, thinner }, s) =>
      `${s.person.name} melts a ball of silver with a radius of ${centimetres(radius)} and casts all of it into a cylinder with a radius of ${centimetres(thinner)}. What is the height of the cylinder?`,
    ({ radius, thinner }) =>
      `A lead ball of radius ${centimetres(radius)} is recast, without loss, as a cylinder of radius ${centimetres(thinner)}. Find the height of the cylinder.`,
  ],
  explain: ({ radius, thinner }, right) =>
    t`The volumes are equal, and $\pi$ cancels: $\frac{4}{3} \times ${radius}^3 \div ${thinner}^2 = ${digits(right)}$ centimetres.`,
});

interface HollowPipe {
  outer: number;
  inner: number;
  length: number;
}

const metalOf = ({ outer, inner, length }: HollowPipe) => PI.mul((outer * outer - inner * inner) * length);

const hollowPipe = defineTemplate<HollowPipe, Fraction>({
  id: 'metal-of-a-pipe',
  level: 'hard',
  parameters: { outer: range(4, 15), inner: range(3, 14), length: range(14, 140, 7) },
  isSensible: ({ outer, inner }) => outer > inner && outer - inner <= 4,
  solve: metalOf,
  show: cubicCentimetres,
  mistakes: [
    {
      text: 'You squared the difference of the radii.',
      value: ({ outer, inner, length }) => PI.mul((outer - inner) ** 2 * length),
    },
    { text: 'You used the radii as diameters.', value: (p) => metalOf(p).div(4) },
    { text: 'You used the diameters as radii.', value: (p) => metalOf(p).mul(4) },
    { text: 'This is the volume of the hole.', value: ({ inner, length }) => PI.mul(inner * inner * length) },
    {
      text: 'This is the volume with the hole.',
      value: ({ outer, length }) => PI.mul(outer * outer * length),
    },
    { text: 'You halved the volume.', value: (p) => metalOf(p).div(2) },
    { text: 'You doubled the volume.', value: (p) => metalOf(p).mul(2) },
    {
      text: 'You multiplied the inner circumference by the thickness.',
      value: ({ outer, inner, length }) => PI.mul(2 * inner * (outer - inner) * length),
    },
    {
      text: 'You multiplied the outer circumference by the thickness.',
      value: ({ outer, inner, length }) => PI.mul(2 * outer * (outer - inner) * length),
    },
  ],
  wordings: [
    ({ outer, inner, length }) =>
      `A metal pipe is ${centimetres(length)} long. Its outer radius is ${centimetres(outer)}, and its inner radius is ${centimetres(inner)}. What is the volume of the metal? ${USE_PI}`,
    ({ outer, inner, length }, s) =>
      `${s.person.name} casts a hollow cylinder of length ${centimetres(length)} with radii of ${centimetres(outer)} outside and ${centimetres(inner)} inside. What volume of metal is in it? ${USE_PI}`,
    ({ outer, inner, length }) =>
      `A hollow iron cylinder has a height of ${centimetres(length)}, an outer diameter of ${centimetres(2 * outer)} and an inner diameter of ${centimetres(2 * inner)}. Find the volume of the iron. ${USE_PI}`,
  ],
  explain: ({ outer, inner, length }, right) =>
    t`The metal is the outer cylinder less the hole: $\frac{22}{7} \times (${outer}^2 - ${inner}^2) \times ${length} = ${digits(right)}$ cubic centimetres.`,
});

export const ROUND_SOLIDS = [cylinderVolume, curvedSurface, ballsFromABall, wireFromABall, hollowPipe];
