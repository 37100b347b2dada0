import { defineTemplate, digits, frac, t, unit, type Fraction } from '../../../kit/index.js';

const centimetres = unit('cm');
const squareCentimetres = unit('cm²');
const cubicCentimetres = unit('cm³');
const PI = frac(22, 7);
const USE_PI = String.raw`(Take $\pi = \frac{22}{7}$.)`;

/** Radius, height and slant height of cones, all whole. */
const CONES: readonly (readonly [radius: number, height: number, slant: number])[] = [
  [7, 24, 25],
  [21, 20, 29],
  [21, 28, 35],
  [14, 48, 50],
  [35, 12, 37],
  [28, 21, 35],
  [28, 45, 53],
  [42, 40, 58],
  [35, 84, 91],
  [56, 33, 65],
  [63, 16, 65],
  [21, 72, 75],
  [42, 56, 70],
  [28, 96, 100],
  [70, 24, 74],
  [77, 36, 85],
  [56, 42, 70],
  [56, 90, 106],
  [63, 60, 87],
  [63, 84, 105],
];

const coneSurface = defineTemplate<{ cone: (typeof CONES)[number] }, Fraction>({
  id: 'curved-surface-of-a-cone',
  level: 'medium',
  parameters: { cone: CONES },
  solve: ({ cone: [radius, , slant] }) => PI.mul(radius * slant),
  show: squareCentimetres,
  mistakes: [
    {
      text: 'You used the height. The curved surface needs the slant height.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * height),
    },
    {
      text: 'You added the circle of the base.',
      value: ({ cone: [radius, , slant] }) => PI.mul(radius * (slant + radius)),
    },
    {
      text: 'You doubled the surface, as for a cylinder.',
      value: ({ cone: [radius, , slant] }) => PI.mul(2 * radius * slant),
    },
    {
      text: 'You halved the surface.',
      value: ({ cone: [radius, , slant] }) => PI.mul(radius * slant).div(2),
    },
    { text: 'This is the area of the base.', value: ({ cone: [radius] }) => PI.mul(radius * radius) },
    {
      text: 'You added radius and height instead of finding the slant height.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * (radius + height)),
    },
    {
      text: 'You made the slant height one centimetre too short.',
      value: ({ cone: [radius, , slant] }) => PI.mul(radius * (slant - 1)),
    },
    {
      text: 'You made the slant height one centimetre too long.',
      value: ({ cone: [radius, , slant] }) => PI.mul(radius * (slant + 1)),
    },
  ],
  wordings: [
    ({ cone: [radius, height] }) =>
      `A cone has a radius of ${centimetres(radius)} and a height of ${centimetres(height)}. What is its curved surface area? ${USE_PI}`,
    ({ cone: [radius, height] }, s) =>
      `${s.person.name} sews a cone of cloth, ${centimetres(height)} high and with a radius of ${centimetres(radius)} at the rim. How much cloth is in it, without overlap? ${USE_PI}`,
    ({ cone: [radius, height] }) =>
      `The base of a conical heap has a radius of ${centimetres(radius)}, and the heap is ${centimetres(height)} high. Find the area of the sheet that just covers its curved surface. ${USE_PI}`,
  ],
  explain: ({ cone: [radius, height, slant] }, right) =>
    t`The slant height is $\sqrt{${radius}^2 + ${height}^2} = ${slant}$ cm. The curved surface is $\frac{22}{7} \times ${radius} \times ${slant} = ${digits(right)}$ square centimetres.`,
});

const coneVolume = defineTemplate<{ cone: (typeof CONES)[number] }, Fraction>({
  id: 'volume-of-a-cone',
  level: 'medium',
  parameters: { cone: CONES },
  isSensible: ({ cone: [radius, height] }) => (radius * radius * height) % 3 === 0,
  solve: ({ cone: [radius, height] }) => PI.mul(radius * radius * height).div(3),
  show: cubicCentimetres,
  mistakes: [
    {
      text: 'You forgot the third. A cone is a third of the cylinder around it.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * radius * height),
    },
    {
      text: 'You used the slant height as the height.',
      value: ({ cone: [radius, , slant] }) => PI.mul(radius * radius * slant).div(3),
    },
    {
      text: 'You halved the cylinder.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * radius * height).div(2),
    },
    {
      text: 'You took a quarter of the cylinder.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * radius * height).div(4),
    },
    {
      text: 'You took two thirds of the cylinder.',
      value: ({ cone: [radius, height] }) => PI.mul(2 * radius * radius * height).div(3),
    },
    {
      text: 'You took a sixth of the cylinder.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * radius * height).div(6),
    },
    {
      text: 'You exchanged the radius and the height.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * height * height).div(3),
    },
    {
      text: 'You used the radius as the diameter.',
      value: ({ cone: [radius, height] }) => PI.mul(radius * radius * height).div(12),
    },
  ],
  wordings: [
    ({ cone: [radius, , slant] }) =>
      `A cone has a radius of ${centimetres(radius)} and a slant height of ${centimetres(slant)}. What is its volume? ${USE_PI}`,
    ({ cone: [radius, , slant] }, s) =>
      `${s.person.name} fills a cone-shaped tank with a radius of ${centimetres(radius)} and a slant side of ${centimetres(slant)} with water. How much does it hold? ${USE_PI}`,
    ({ cone: [radius, , slant] }) =>
      `The slant height of a conical tent is ${centimetres(slant)}, and the radius of its base is ${centimetres(radius)}. Find the volume of air in it. ${USE_PI}`,
  ],
  explain: ({ cone: [radius, height, slant] }, right) =>
    t`The height is $\sqrt{${slant}^2 - ${radius}^2} = ${height}$ cm. The volume is $\frac{1}{3} \times \frac{22}{7} \times ${radius}^2 \times ${height} = ${digits(right)}$ cubic centimetres.`,
});

export const CONE_TEMPLATES = [coneSurface, coneVolume];
