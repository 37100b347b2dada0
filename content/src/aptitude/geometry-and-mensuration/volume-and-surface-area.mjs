import { KHAN_MATH, NCERT, frac, num, ratio, t } from '../kit/index.mjs';

const PI = frac(22, 7);
const cubicCm = (value) => `${num(value)} cm³`;
const squareCm = (value) => `${num(value)} cm²`;
const cm = (value) => `${num(value)} cm`;

function longestRod() {
  const [a, b, c] = [12, 9, 8];
  return {
    level: 'easy',
    text: `What is the length of the longest rod that fits into a box of ${a} m by ${b} m by ${c} m?`,
    answer: Math.sqrt(a * a + b * b + c * c),
    wrong: [12, 15, 16],
    show: (value) => `${num(value)} m`,
    why: t`The diagonal of the box is $\sqrt{12^2 + 9^2 + 8^2} = \sqrt{289} = 17$ m.`,
  };
}

function meltedCubes() {
  const sides = [3, 4, 5];
  const volume = sides.reduce((all, side) => all + side ** 3, 0);
  const edge = 6;
  return {
    level: 'easy',
    text: 'Three cubes of metal with edges of 3 cm, 4 cm and 5 cm are melted and cast into one cube. What is its edge?',
    answer: edge ** 3 === volume ? edge : '',
    wrong: [12, 8, 7],
    show: cm,
    why: t`$27 + 64 + 125 = ${volume} = 6^3$, so the edge is ${edge} cm.`,
  };
}

function cuboidSurface() {
  const [x, volume] = [4, 384];
  const sides = [x, 2 * x, 3 * x];
  const [a, b, c] = sides;
  const surface = 2 * (a * b + b * c + c * a);
  return {
    level: 'medium',
    text: `The edges of a cuboid are in the ratio 1 : 2 : 3 and its volume is ${volume} cm³. What is its total surface area?`,
    answer: a * b * c === volume ? surface : '',
    wrong: [176, 384, 416],
    show: squareCm,
    why: t`$x \times 2x \times 3x = 6x^3 = ${volume}$, so $x = ${x}$. Edges 4, 8 and 12 cm: $2(32 + 96 + 48) = ${surface}$ cm².`,
  };
}

function cylinderVolume() {
  const [radius, height] = [7, 15];
  const volume = PI.times(radius ** 2).times(height);
  return {
    level: 'easy',
    text: t`A cylindrical can has a radius of ${radius} cm and a height of ${height} cm. What is its volume? (Take $\pi = \frac{22}{7}$.)`,
    answer: volume,
    wrong: [660, 770, 1155],
    show: cubicCm,
    why: t`$\pi r^2 h = \frac{22}{7} \times 49 \times 15 = ${num(volume)}$ cm³.`,
  };
}

function coneSlant() {
  const [radius, height] = [21, 28];
  const slant = Math.sqrt(radius ** 2 + height ** 2);
  const area = PI.times(radius).times(slant);
  return {
    level: 'medium',
    text: t`A conical tent has a base radius of ${radius} m and a height of ${height} m. How much canvas is needed for its curved surface? (Take $\pi = \frac{22}{7}$.)`,
    answer: area,
    wrong: [1848, 3696, 4620],
    show: (value) => `${num(value)} m²`,
    why: t`Slant height: $\sqrt{21^2 + 28^2} = ${slant}$ m. Curved surface: $\pi r l = \frac{22}{7} \times 21 \times 35 = ${num(area)}$ m².`,
  };
}

function sphereToBalls() {
  const [big, small] = [12, 2];
  return {
    level: 'easy',
    text: `How many balls of radius ${small} cm can be cast from a solid sphere of radius ${big} cm?`,
    answer: (big / small) ** 3,
    wrong: [6, 36, 144],
    why: t`Volumes go with the cube of the radius: $\left(\frac{12}{2}\right)^3 = 6^3 = ${(big / small) ** 3}$ balls.`,
  };
}

function waterRise() {
  const [vessel, ball] = [12, 6];
  const rise = frac(4 * ball ** 3, 3 * vessel ** 2);
  return {
    level: 'medium',
    text: `A ball of radius ${ball} cm is lowered into a cylindrical vessel of radius ${vessel} cm that is partly filled with water, until it is fully covered. By how much does the water rise?`,
    answer: rise,
    wrong: [3, 4, 1],
    show: cm,
    why: t`The rise $h$ holds the volume of the ball: $\pi \times 144h = \frac{4}{3}\pi \times 216$, so $h = \frac{288}{144} = ${num(rise)}$ cm.`,
  };
}

function paintedCube() {
  const n = 5;
  return {
    level: 'hard',
    text: `A wooden cube with an edge of ${n} cm is painted on all faces and then cut into cubes with an edge of 1 cm. How many of these have exactly two painted faces?`,
    answer: 12 * (n - 2),
    wrong: [54, 60, 24],
    why: t`Two painted faces belong to the cubes along an edge, corners left out: $12 \times (5 - 2) = ${12 * (n - 2)}$.`,
  };
}

function cylinderConeRatio() {
  return {
    level: 'medium',
    text: 'A cylinder, a hemisphere and a cone have equal bases, and the height of each equals the radius. What is the ratio of their volumes, in this order?',
    answer: ratio([1, frac(2, 3), frac(1, 3)]),
    wrong: ['1 : 2 : 3', '3 : 1 : 2', '4 : 2 : 1'],
    why: t`With $h = r$: $\pi r^3 : \frac{2}{3}\pi r^3 : \frac{1}{3}\pi r^3 = 3 : 2 : 1$.`,
  };
}

function sphereToWire() {
  const [sphere, wire] = [9, frac(3, 10)];
  const length = frac(4 * sphere ** 3, 3).over(wire.times(wire));
  return {
    level: 'hard',
    text: 'A copper sphere of radius 9 cm is drawn into a wire of radius 3 mm. How long is the wire?',
    answer: length.over(100),
    wrong: [27, 36, 81],
    show: (value) => `${num(value)} m`,
    why: t`$\pi \times 0.3^2 \times l = \frac{4}{3}\pi \times 729$, so $l = \frac{972}{0.09} = ${num(length)}$ cm, that is ${num(length.over(100))} m.`,
  };
}

export const volumeAndSurfaceArea = {
  name: 'Volume and Surface Area',
  description:
    'Cubes, cuboids, cylinders, cones and spheres: melting and recasting, painting and cutting, tents, wires and rising water.',
  difficulty: 'medium',
  topics: ['Cubes and cuboids', 'Cylinders', 'Cones', 'Spheres', 'Melting and recasting'],
  keywords:
    'volume and surface area questions, mensuration 3D, cylinder cone sphere, melting and recasting, SSC CGL',
  keyInformation: [
    'Cylinder: πr²h, curved surface 2πrh. Cone: a third of the cylinder, curved surface πrl.',
    'Sphere: volume 4πr³/3, surface 4πr². Hemisphere: half the volume, total surface 3πr².',
    'When a solid is melted and recast the volume stays; the surface does not.',
  ],
  didYouKnow: [
    'Archimedes was so proud of the ratio 2 : 3 between a sphere and the cylinder around it that he wanted it on his tomb.',
    'A litre is exactly 1000 cubic centimetres.',
  ],
  faqs: [
    ['What is the slant height of a cone?', 'The distance from the tip to the rim, √(r² + h²).'],
    [
      'How does the volume change when all lengths double?',
      'It becomes eight times as large, while the surface becomes four times as large.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 32,
  questions: [
    longestRod,
    meltedCubes,
    cuboidSurface,
    cylinderVolume,
    coneSlant,
    sphereToBalls,
    waterRise,
    paintedCube,
    cylinderConeRatio,
    sphereToWire,
  ],
};
