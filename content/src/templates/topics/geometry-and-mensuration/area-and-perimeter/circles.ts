import { counted, defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';

const centimetres = unit('cm');
const squareCentimetres = unit('cm²');
const squareMetres = unit('m²');
const PI = frac(22, 7);
const USE_PI = String.raw`(Take $\pi = \frac{22}{7}$.)`;

interface Circle {
  radius: number;
}

const areaFromCircumference = defineTemplate<Circle, Fraction>({
  id: 'circle-area-from-circumference',
  level: 'easy',
  parameters: { radius: range(7, 140, 7) },
  solve: ({ radius }) => PI.mul(radius * radius),
  show: squareCentimetres,
  mistakes: [
    { text: 'You used the diameter as the radius.', value: ({ radius }) => PI.mul(4 * radius * radius) },
    { text: 'You halved the area.', value: ({ radius }) => PI.mul(radius * radius).div(2) },
    { text: 'You doubled the area.', value: ({ radius }) => PI.mul(2 * radius * radius) },
    { text: 'You used half of the radius.', value: ({ radius }) => PI.mul(radius * radius).div(4) },
    {
      text: 'You multiplied the circumference by the radius without halving it twice.',
      value: ({ radius }) => PI.mul(radius * radius).mul(3),
    },
    {
      text: 'You took three quarters of the circle.',
      value: ({ radius }) => PI.mul(radius * radius).mul(frac(3, 4)),
    },
    {
      text: 'You made the radius 7 cm too long.',
      value: ({ radius }) => PI.mul((radius + 7) * (radius + 7)),
    },
    {
      text: 'You made the radius 7 cm too short.',
      value: ({ radius }) => PI.mul((radius - 7) * (radius - 7)),
    },
  ],
  wordings: [
    ({ radius }) =>
      `The circumference of a circle is ${centimetres(PI.mul(2 * radius))}. What is its area? ${USE_PI}`,
    ({ radius }, s) =>
      `${s.person.name} bends a wire of ${centimetres(PI.mul(2 * radius))} into a circle. What area does the wire enclose? ${USE_PI}`,
    ({ radius }) =>
      `The rim of a round plate measures ${centimetres(PI.mul(2 * radius))}. Find the area of the plate. ${USE_PI}`,
  ],
  explain: ({ radius }, right) =>
    t`The radius is $${digits(PI.mul(2 * radius))} \div 2 \times \frac{7}{22} = ${radius}$ cm. The area is $\frac{22}{7} \times ${radius}^2 = ${digits(right)}$ square centimetres.`,
});

interface Wire {
  radius: number;
}

const circleToSquare = defineTemplate<Wire, Fraction>({
  id: 'wire-from-circle-to-square',
  level: 'medium',
  parameters: { radius: range(7, 140, 7) },
  isSensible: ({ radius }) => (44 * radius) % 28 === 0,
  solve: ({ radius }) => frac(44 * radius, 28).pow(2),
  show: squareCentimetres,
  mistakes: [
    {
      text: 'This is the area of the circle. The wire has the same length, not the same area.',
      value: ({ radius }) => PI.mul(radius * radius),
    },
    {
      text: 'You divided the length of the wire by 2, not by 4.',
      value: ({ radius }) => frac(44 * radius, 14).pow(2),
    },
    {
      text: 'You halved the area of the square.',
      value: ({ radius }) =>
        frac(44 * radius, 28)
          .pow(2)
          .div(2),
    },
    {
      text: 'You doubled the area of the square.',
      value: ({ radius }) =>
        frac(44 * radius, 28)
          .pow(2)
          .mul(2),
    },
    { text: 'You took the radius as the side of the square.', value: ({ radius }) => frac(radius * radius) },
    {
      text: 'You took the diameter as the side of the square.',
      value: ({ radius }) => frac(4 * radius * radius),
    },
    { text: 'You divided the length of the wire by 8.', value: ({ radius }) => frac(44 * radius, 56).pow(2) },
    {
      text: 'You made the side one centimetre too long.',
      value: ({ radius }) =>
        frac(44 * radius, 28)
          .add(1)
          .pow(2),
    },
    {
      text: 'You made the side one centimetre too short.',
      value: ({ radius }) =>
        frac(44 * radius, 28)
          .sub(1)
          .pow(2),
    },
  ],
  wordings: [
    ({ radius }) =>
      `A wire forms a circle with a radius of ${centimetres(radius)}. It is bent into a square. What is the area of the square? ${USE_PI}`,
    ({ radius }, s) =>
      `${s.person.name} straightens a ring of radius ${centimetres(radius)} and folds the wire into a square. How large is the square? ${USE_PI}`,
    ({ radius }) =>
      `The same wire can enclose a circle of radius ${centimetres(radius)} or a square. Find the area of that square. ${USE_PI}`,
  ],
  explain: ({ radius }, right) => {
    const length = frac(44 * radius, 7);
    return t`The wire is $2 \times \frac{22}{7} \times ${radius} = ${digits(length)}$ cm long. A side of the square is $${digits(length)} \div 4 = ${digits(length.div(4))}$ cm, and its area is $${digits(length.div(4))}^2 = ${digits(right)}$ square centimetres.`;
  },
});

interface Wheel {
  diameter: number;
  turns: number;
}

const wheelDistance = ({ diameter, turns }: Wheel) => PI.mul(diameter * turns).div(100);

const wheel = defineTemplate<Wheel, Fraction>({
  id: 'turns-of-a-wheel',
  level: 'medium',
  parameters: { diameter: range(28, 140, 7), turns: range(100, 1_000, 50) },
  isSensible: (p) => wheelDistance(p).d === 1n,
  solve: ({ turns }) => frac(turns),
  show: counted('turn', 'turns'),
  mistakes: [
    { text: 'You used the diameter as the radius.', value: ({ turns }) => frac(turns, 2) },
    { text: 'You used the radius as the diameter.', value: ({ turns }) => frac(2 * turns) },
    {
      text: 'You used the area of the wheel, not its rim.',
      value: (p) =>
        wheelDistance(p)
          .mul(100)
          .div(PI.mul(p.diameter * p.diameter).div(4)),
    },
    { text: 'You left out a quarter of the distance.', value: ({ turns }) => frac(3 * turns, 4) },
    { text: 'You added a quarter of the distance.', value: ({ turns }) => frac(5 * turns, 4) },
    {
      text: 'You divided the distance by half as much again as the rim.',
      value: ({ turns }) => frac(2 * turns, 3),
    },
    { text: 'You divided the distance by two thirds of the rim.', value: ({ turns }) => frac(3 * turns, 2) },
    { text: 'You counted ten turns too many.', value: ({ turns }) => frac(turns + 10) },
    { text: 'You counted ten turns too few.', value: ({ turns }) => frac(turns - 10) },
  ],
  wordings: [
    (p) =>
      `The diameter of a wheel is ${centimetres(p.diameter)}. How many turns does it make over a distance of ${unit('m')(wheelDistance(p))}? ${USE_PI}`,
    (p, s) =>
      `${s.person.name} rolls a wheel with a diameter of ${centimetres(p.diameter)} along a road of ${unit('m')(wheelDistance(p))}. How many turns does it make? ${USE_PI}`,
    (p) =>
      `A wheel that is ${centimetres(p.diameter)} across covers ${unit('m')(wheelDistance(p))} without slipping. Find the number of turns. ${USE_PI}`,
  ],
  explain: (p, right) => {
    const rim = PI.mul(p.diameter);
    return t`One turn covers $\frac{22}{7} \times ${p.diameter} = ${digits(rim)}$ cm. The number of turns is $${digits(wheelDistance(p))} \times 100 \div ${digits(rim)} = ${digits(right)}$.`;
  },
});

interface Ring {
  inner: number;
  width: number;
}

const ringArea = ({ inner, width }: Ring) => PI.mul((inner + width) ** 2 - inner ** 2);

const ringPath = defineTemplate<Ring, Fraction>({
  id: 'path-around-a-circle',
  level: 'hard',
  parameters: { inner: range(7, 98, 7), width: [3.5, 7, 14, 21].map((width) => width * 2) },
  isSensible: ({ inner, width }) => width <= inner,
  solve: ringArea,
  show: squareMetres,
  mistakes: [
    {
      text: 'You took the area of a circle with the width as its radius.',
      value: ({ width }) => PI.mul(width * width),
    },
    {
      text: 'You multiplied the inner rim by the width. The outer rim is longer.',
      value: ({ inner, width }) => PI.mul(2 * inner * width),
    },
    {
      text: 'You multiplied the outer rim by the width. The inner rim is shorter.',
      value: ({ inner, width }) => PI.mul(2 * (inner + width) * width),
    },
    { text: 'You used the radii as diameters.', value: (p) => ringArea(p).div(4) },
    { text: 'You halved the area.', value: (p) => ringArea(p).div(2) },
    { text: 'You doubled the area.', value: (p) => ringArea(p).mul(2) },
    { text: 'This is the area of the inner circle.', value: ({ inner }) => PI.mul(inner * inner) },
    {
      text: 'This is the area of the whole outer circle.',
      value: ({ inner, width }) => PI.mul((inner + width) ** 2),
    },
    {
      text: 'You put the width on both sides of the radius.',
      value: ({ inner, width }) => PI.mul((inner + 2 * width) ** 2 - inner ** 2),
    },
  ],
  wordings: [
    ({ inner, width }) =>
      `A circular park with a radius of ${unit('m')(inner)} has a path ${unit('m')(width)} wide around it on the outside. What is the area of the path? ${USE_PI}`,
    ({ inner, width }, s) =>
      `${s.person.name} walks on a track of width ${unit('m')(width)} around a round pond with a radius of ${unit('m')(inner)}. What is the area of the track? ${USE_PI}`,
    ({ inner, width }) =>
      `Around a circular lawn of radius ${unit('m')(inner)} a strip of ${unit('m')(width)} is paved. Find the paved area. ${USE_PI}`,
  ],
  explain: ({ inner, width }, right) =>
    t`The outer radius is $${inner} + ${width} = ${inner + width}$ m. The path covers $\frac{22}{7} \times (${inner + width}^2 - ${inner}^2) = ${digits(right)}$ square metres.`,
});

export const CIRCLES = [areaFromCircumference, circleToSquare, wheel, ringPath];
