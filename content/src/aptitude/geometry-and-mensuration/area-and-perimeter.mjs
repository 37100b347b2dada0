import { KHAN_MATH, NCERT, changed, frac, num, percent, rs, t } from '../kit/index.mjs';

const PI = frac(22, 7);
const squareMetres = (value) => `${num(value)} m²`;
const squareCm = (value) => `${num(value)} cm²`;

function fencedField() {
  const [length, width, rate] = [85, 65, 24];
  const cost = 2 * (length + width) * rate;
  return {
    level: 'easy',
    text: `A rectangular field measures ${length} m by ${width} m. What does it cost to fence it at ${rs(rate)} a metre?`,
    answer: cost,
    wrong: [2 * length * width, 2 * cost, 10_800],
    show: rs,
    why: t`Perimeter: $2(${length} + ${width}) = ${2 * (length + width)}$ m. Cost: $${2 * (length + width)} \times ${rate}$ = ${rs(cost)}.`,
  };
}

function pathAround() {
  const [length, width, path] = [60, 40, 2];
  const area = (length + 2 * path) * (width + 2 * path) - length * width;
  return {
    level: 'medium',
    text: `A lawn of ${length} m by ${width} m is surrounded on the outside by a path ${path} m wide. What is the area of the path?`,
    answer: area,
    wrong: [400, 204, 384],
    show: squareMetres,
    why: t`Outer rectangle: $64 \times 44 = 2816$ m². Lawn: $60 \times 40 = 2400$ m². The path covers ${area} m².`,
  };
}

function heron() {
  const [a, b, c] = [13, 14, 15];
  const s = (a + b + c) / 2;
  const area = Math.sqrt(s * (s - a) * (s - b) * (s - c));
  return {
    level: 'medium',
    text: `What is the area of a triangle with sides of ${a} cm, ${b} cm and ${c} cm?`,
    answer: area,
    wrong: [91, 105, 168],
    show: squareCm,
    why: t`With $s = ${s}$: $\sqrt{21 \times 8 \times 7 \times 6} = \sqrt{7056} = ${area}$ cm².`,
  };
}

function circleFromWire() {
  const side = 44;
  const radius = frac(4 * side).over(PI.times(2));
  const area = PI.times(radius).times(radius);
  return {
    level: 'medium',
    text: t`A wire bent into a square encloses ${side * side} cm². What area does it enclose when bent into a circle? (Take $\pi = \frac{22}{7}$.)`,
    answer: area,
    wrong: [1936, 2156, 1232],
    show: squareCm,
    why: t`The side is ${side} cm, so the wire is 176 cm long. $2\pi r = 176$ gives $r = ${num(radius)}$ cm, and $\pi r^2 = \frac{22}{7} \times 784 = ${num(area)}$ cm².`,
  };
}

function wheelTurns() {
  const [diameter, kilometres] = [70, 11];
  const turns = frac(kilometres * 100_000).over(PI.times(diameter));
  return {
    level: 'easy',
    text: t`A wheel has a diameter of ${diameter} cm. How many turns does it make on a road of ${kilometres} km? (Take $\pi = \frac{22}{7}$.)`,
    answer: turns,
    wrong: [2500, 10_000, 5500],
    why: t`One turn covers $\frac{22}{7} \times 70 = 220$ cm. ${kilometres} km are 1100000 cm: $1100000 \div 220 = ${num(turns)}$ turns.`,
  };
}

function rhombus() {
  const [d1, d2] = [16, 30];
  return {
    level: 'easy',
    text: `The diagonals of a rhombus measure ${d1} cm and ${d2} cm. What is its perimeter?`,
    answer: 4 * Math.sqrt((d1 / 2) ** 2 + (d2 / 2) ** 2),
    wrong: [34, 60, 64],
    show: (value) => `${num(value)} cm`,
    why: t`The diagonals halve each other at right angles, so a side is $\sqrt{8^2 + 15^2} = 17$ cm and the perimeter is $4 \times 17 = 68$ cm.`,
  };
}

function percentChange() {
  const rise = 30;
  const net = changed(changed(100, rise), rise).minus(100);
  return {
    level: 'medium',
    text: `The radius of a circle is increased by ${rise}%. By what percent does its area grow?`,
    answer: net,
    wrong: [30, 60, 90],
    show: percent,
    why: t`The area goes with the square of the radius: $1.3^2 = 1.69$, a growth of ${percent(net)}.`,
  };
}

function sectorArea() {
  const [radius, angle] = [21, 120];
  const area = PI.times(radius * radius)
    .times(angle)
    .over(360);
  return {
    level: 'easy',
    text: t`What is the area of a sector of ${angle}° in a circle of radius ${radius} cm? (Take $\pi = \frac{22}{7}$.)`,
    answer: area,
    wrong: [693, 924, 1386],
    show: squareCm,
    why: t`$\frac{120}{360} \times \frac{22}{7} \times 21^2 = \frac{1}{3} \times 1386 = ${num(area)}$ cm².`,
  };
}

function grazingHorse() {
  const [side, rope] = [30, 14];
  const grazed = PI.times(rope * rope).over(4);
  return {
    level: 'hard',
    text: t`A horse is tied with a rope ${rope} m long to a corner, inside a square field with a side of ${side} m. What area of the field can it not graze? (Take $\pi = \frac{22}{7}$.)`,
    answer: frac(side * side).minus(grazed),
    wrong: [grazed, 284, 592],
    show: squareMetres,
    why: t`It grazes a quarter of a circle: $\frac{1}{4} \times \frac{22}{7} \times 196 = ${num(grazed)}$ m². Left over: $900 - ${num(grazed)} = ${num(frac(side * side).minus(grazed))}$ m².`,
  };
}

function trapezium() {
  const [a, b, area] = [24, 36, 360];
  const height = frac(2 * area, a + b);
  return {
    level: 'medium',
    text: `The parallel sides of a trapezium measure ${a} cm and ${b} cm, and its area is ${area} cm². How far apart are the parallel sides?`,
    answer: height,
    wrong: [15, 24, 18],
    show: (value) => `${num(value)} cm`,
    why: t`$\frac{1}{2}(${a} + ${b})h = ${area}$, so $30h = 360$ and $h = ${num(height)}$ cm.`,
  };
}

export const areaAndPerimeter = {
  name: 'Area and Perimeter',
  description:
    'Rectangles, triangles, rhombuses, trapeziums and circles: fences, paths, wheels, sectors and the effect of changed lengths.',
  difficulty: 'medium',
  topics: [
    'Rectangles and squares',
    'Triangles',
    'Circles and sectors',
    'Quadrilaterals',
    'Percentage changes',
  ],
  keywords: 'area and perimeter questions, mensuration 2D, circle area, path problems, SSC CHSL mensuration',
  keyInformation: [
    'Triangle: half of base × height, or √(s(s − a)(s − b)(s − c)) with s half the perimeter.',
    'Circle: circumference 2πr, area πr². Sector: the fraction angle/360 of the circle.',
    'Rhombus: half the product of the diagonals. Trapezium: half the sum of the parallel sides × height.',
  ],
  didYouKnow: [
    'Of all figures with the same perimeter the circle encloses the largest area.',
    'The fraction 22/7 is slightly larger than π; 355/113 agrees with π to six decimal places.',
  ],
  faqs: [
    [
      'When do I use 22/7 and when 3.14?',
      'Use what the question says; if it says nothing, 22/7 when the radius is a multiple of 7.',
    ],
    ['What happens to an area when all lengths double?', 'It becomes four times as large.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 35,
  questions: [
    fencedField,
    pathAround,
    heron,
    circleFromWire,
    wheelTurns,
    rhombus,
    percentChange,
    sectorArea,
    grazingHorse,
    trapezium,
  ],
};
