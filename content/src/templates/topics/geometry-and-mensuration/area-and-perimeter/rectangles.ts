import {
  changed,
  counted,
  defineTemplate,
  digits,
  frac,
  percent,
  range,
  rupees,
  t,
  unit,
  type Fraction,
} from '../../../kit/index.js';

const metres = unit('m');
const squareMetres = unit('m²');

interface Rectangle {
  length: number;
  breadth: number;
}

const areaFromPerimeter = defineTemplate<Rectangle, Fraction>({
  id: 'rectangle-area-from-perimeter',
  level: 'easy',
  parameters: { length: range(12, 90), breadth: range(6, 70) },
  isSensible: ({ length, breadth }) => length > breadth + 2,
  solve: ({ length, breadth }) => frac(length * breadth),
  show: squareMetres,
  mistakes: [
    {
      text: 'You took the whole perimeter as length and breadth together.',
      value: ({ length, breadth }) => frac(length * (length + 2 * breadth)),
    },
    {
      text: 'You multiplied the length by half of the perimeter.',
      value: ({ length, breadth }) => frac(length * (length + breadth)),
    },
    { text: 'This is the area of a square on the length.', value: ({ length }) => frac(length * length) },
    { text: 'This is the area of a square on the breadth.', value: ({ breadth }) => frac(breadth * breadth) },
    {
      text: 'You halved the product, as for a triangle.',
      value: ({ length, breadth }) => frac(length * breadth, 2),
    },
    { text: 'You doubled the product.', value: ({ length, breadth }) => frac(2 * length * breadth) },
    {
      text: 'You multiplied the two differences from the perimeter.',
      value: ({ length, breadth }) => frac(breadth * (2 * length + breadth)),
    },
    {
      text: 'You made the breadth one metre too short.',
      value: ({ length, breadth }) => frac(length * (breadth - 1)),
    },
    {
      text: 'You made the length and the breadth one metre too short.',
      value: ({ length, breadth }) => frac((length - 1) * (breadth - 1)),
    },
  ],
  wordings: [
    ({ length, breadth }) =>
      `The perimeter of a rectangle is ${metres(2 * (length + breadth))} and its length is ${metres(length)}. What is its area?`,
    ({ length, breadth }, s) =>
      `${s.person.name} needs ${metres(2 * (length + breadth))} of wire to fence a rectangular plot that is ${metres(length)} long. What is the area of the plot?`,
    ({ length, breadth }) =>
      `Walking once around a rectangular field, one covers ${metres(2 * (length + breadth))}. One side of the field is ${metres(length)}. Find the area of the field.`,
  ],
  explain: ({ length, breadth }, right) =>
    t`Length and breadth make $${2 * (length + breadth)} \div 2 = ${length + breadth}$ metres, so the breadth is $${length + breadth} - ${length} = ${breadth}$ metres. The area is $${length} \times ${breadth} = ${digits(right)}$ square metres.`,
});

interface Ratio {
  unitLength: number;
  first: number;
  second: number;
}

const sidesInRatio = defineTemplate<Ratio, Fraction>({
  id: 'rectangle-sides-in-ratio',
  level: 'easy',
  parameters: { unitLength: range(3, 30), first: range(3, 9), second: range(2, 8) },
  isSensible: ({ first, second }) =>
    first > second && (first % second !== 0 || second === 1) && gcd(first, second) === 1,
  solve: ({ unitLength, first, second }) => frac(2 * unitLength * (first + second)),
  show: metres,
  mistakes: [
    {
      text: 'You added only two sides.',
      value: ({ unitLength, first, second }) => frac(unitLength * (first + second)),
    },
    {
      text: 'You doubled the perimeter.',
      value: ({ unitLength, first, second }) => frac(4 * unitLength * (first + second)),
    },
    {
      text: 'You took four times the longer side.',
      value: ({ unitLength, first }) => frac(4 * unitLength * first),
    },
    {
      text: 'You took four times the shorter side.',
      value: ({ unitLength, second }) => frac(4 * unitLength * second),
    },
    {
      text: 'You counted one of the longer sides only once.',
      value: ({ unitLength, first, second }) => frac(unitLength * (first + 2 * second)),
    },
    {
      text: 'You counted one of the shorter sides only once.',
      value: ({ unitLength, first, second }) => frac(unitLength * (2 * first + second)),
    },
    {
      text: 'You made the common part of the sides one metre too long.',
      value: ({ unitLength, first, second }) => frac(2 * (unitLength + 1) * (first + second)),
    },
    {
      text: 'You added a longer side once more.',
      value: ({ unitLength, first, second }) => frac(unitLength * (3 * first + 2 * second)),
    },
  ],
  wordings: [
    ({ unitLength, first, second }) =>
      `The sides of a rectangle are in the ratio ${first} : ${second} and its area is ${squareMetres(unitLength * unitLength * first * second)}. What is its perimeter?`,
    ({ unitLength, first, second }, s) =>
      `${s.person.name} owns a rectangular plot of ${squareMetres(unitLength * unitLength * first * second)} with length and breadth in the ratio ${first} : ${second}. How long is the fence around it?`,
    ({ unitLength, first, second }) =>
      `A rectangular hall has an area of ${squareMetres(unitLength * unitLength * first * second)}. Its length is to its breadth as ${first} : ${second}. Find the perimeter of the hall.`,
  ],
  explain: ({ unitLength, first, second }, right) => {
    const area = unitLength * unitLength * first * second;
    return t`With sides $${first}x$ and $${second}x$ the area is $${first * second}x^2$, so $x = \sqrt{${area} \div ${first * second}} = ${unitLength}$. The perimeter is $2 \times (${first * unitLength} + ${second * unitLength}) = ${digits(right)}$ metres.`;
  },
});

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface Changes {
  longer: number;
  other: number;
  isRise: boolean;
}

const areaChange = ({ longer, other, isRise }: Changes) =>
  changed(changed(100, longer), isRise ? other : -other).sub(100);

const changeOfArea = defineTemplate<Changes, Fraction>({
  id: 'rectangle-change-of-area',
  level: 'medium',
  parameters: { longer: range(10, 60, 5), other: range(5, 40, 5), isRise: [true, false] },
  isSensible: (p) => areaChange(p).gt(1) && p.longer !== p.other,
  solve: areaChange,
  show: percent,
  mistakes: [
    {
      text: 'You added the rates and left out their product.',
      value: ({ longer, other, isRise }) => frac(isRise ? longer + other : longer - other),
    },
    {
      text: 'You gave the product of the rates the wrong sign.',
      value: ({ longer, other, isRise }) =>
        isRise
          ? frac(longer + other).sub(frac(longer * other, 100))
          : frac(longer - other).add(frac(longer * other, 100)),
    },
    { text: 'You took only the change of the length.', value: ({ longer }) => frac(longer) },
    { text: 'You took the mean of the rates.', value: ({ longer, other }) => frac(longer + other, 2) },
    { text: 'You took half of the change.', value: (p) => areaChange(p).div(2) },
    { text: 'You changed the breadth the other way.', value: (p) => areaChange({ ...p, isRise: !p.isRise }) },
    {
      text: 'You took only the product of the rates.',
      value: ({ longer, other }) => frac(longer * other, 100),
    },
    {
      text: 'You counted the product of the rates twice.',
      value: ({ longer, other, isRise }) =>
        isRise
          ? frac(longer + other).add(frac(longer * other, 50))
          : frac(longer - other).sub(frac(longer * other, 50)),
    },
    { text: 'You doubled the change.', value: (p) => areaChange(p).mul(2) },
  ],
  wordings: [
    ({ longer, other, isRise }) =>
      `The length of a rectangle is increased by ${longer}% and its breadth is ${isRise ? 'increased' : 'decreased'} by ${other}%. By what percent does its area increase?`,
    ({ longer, other, isRise }, s) =>
      `${s.person.name} redraws a rectangular garden: ${longer}% longer and ${other}% ${isRise ? 'wider' : 'narrower'} than before. By what percent is the new area larger?`,
    ({ longer, other, isRise }) =>
      `A rectangular sheet is made ${longer}% longer and ${other}% ${isRise ? 'broader' : 'less broad'}. What is the percentage increase of its area?`,
  ],
  explain: ({ longer, other, isRise }, right) => {
    const factor = isRise ? 100 + other : 100 - other;
    return t`An area of 100 becomes $100 \times \frac{${100 + longer}}{100} \times \frac{${factor}}{100} = ${digits(right.add(100))}$. The increase is $${digits(right.add(100))} - 100 = ${digits(right)}$ percent.`;
  },
});

interface Path extends Rectangle {
  width: number;
}

const pathArea = ({ length, breadth, width }: Path) => 2 * width * (length + breadth + 2 * width);

const pathAround = defineTemplate<Path, Fraction>({
  id: 'path-around-a-rectangle',
  level: 'medium',
  parameters: { length: range(20, 95, 5), breadth: range(15, 80, 5), width: [1, 2, 3, 4, 5] },
  isSensible: ({ length, breadth }) => length > breadth,
  solve: (p) => frac(pathArea(p)),
  show: squareMetres,
  mistakes: [
    {
      text: 'You left out the four corners.',
      value: ({ length, breadth, width }) => frac(2 * width * (length + breadth)),
    },
    {
      text: 'You put the path inside, not outside.',
      value: ({ length, breadth, width }) => frac(2 * width * (length + breadth - 2 * width)),
    },
    {
      text: 'You widened each side by the path only once.',
      value: ({ length, breadth, width }) => frac((length + width) * (breadth + width) - length * breadth),
    },
    { text: 'You counted the corners twice.', value: (p) => frac(pathArea(p) + 4 * p.width * p.width) },
    { text: 'You left out two of the corners.', value: (p) => frac(pathArea(p) - 2 * p.width * p.width) },
    {
      text: 'You counted the path on two sides only.',
      value: ({ length, breadth, width }) => frac(width * (length + breadth)),
    },
    { text: 'You doubled the area of the path.', value: (p) => frac(2 * pathArea(p)) },
    {
      text: 'This is the area with the path, less only half of the plot.',
      value: (p) => frac(pathArea(p)).add(frac(p.length * p.breadth, 2)),
    },
    { text: 'You made the path twice as wide.', value: (p) => frac(pathArea({ ...p, width: 2 * p.width })) },
  ],
  wordings: [
    ({ length, breadth, width }) =>
      `A rectangular lawn of ${metres(length)} by ${metres(breadth)} has a path ${metres(width)} wide all around it on the outside. What is the area of the path?`,
    ({ length, breadth, width }, s) =>
      `${s.person.name} has a path of width ${metres(width)} laid outside and all around a garden that is ${metres(length)} long and ${metres(breadth)} broad. How many square metres does the path cover?`,
    ({ length, breadth, width }) =>
      `A swimming pool measures ${metres(length)} by ${metres(breadth)}. It is surrounded by a tiled strip ${metres(width)} wide. Find the area of the strip.`,
  ],
  explain: ({ length, breadth, width }, right) => {
    const outer = (length + 2 * width) * (breadth + 2 * width);
    return t`With the path the sides are ${length + 2 * width} m and ${breadth + 2 * width} m. The path covers $${length + 2 * width} \times ${breadth + 2 * width} - ${length} \times ${breadth} = ${outer} - ${length * breadth} = ${digits(right)}$ square metres.`;
  },
});

interface Fence extends Rectangle {
  rate: number;
}

const fenceCost = defineTemplate<Fence, Fraction>({
  id: 'cost-of-fencing',
  level: 'easy',
  parameters: {
    length: range(15, 95, 5),
    breadth: range(10, 80, 2),
    rate: [12, 15, 18, 20, 24, 25, 30, 35, 40, 45],
  },
  isSensible: ({ length, breadth }) => length > breadth,
  solve: ({ length, breadth, rate }) => frac(2 * (length + breadth) * rate),
  show: rupees,
  mistakes: [
    {
      text: 'You fenced only two sides.',
      value: ({ length, breadth, rate }) => frac((length + breadth) * rate),
    },
    {
      text: 'You left out one of the longer sides.',
      value: ({ length, breadth, rate }) => frac((length + 2 * breadth) * rate),
    },
    {
      text: 'You left out one of the shorter sides.',
      value: ({ length, breadth, rate }) => frac((2 * length + breadth) * rate),
    },
    { text: 'You took four times the longer side.', value: ({ length, rate }) => frac(4 * length * rate) },
    { text: 'You took four times the shorter side.', value: ({ breadth, rate }) => frac(4 * breadth * rate) },
    {
      text: 'You doubled the perimeter.',
      value: ({ length, breadth, rate }) => frac(4 * (length + breadth) * rate),
    },
    {
      text: 'You took three longer and two shorter sides.',
      value: ({ length, breadth, rate }) => frac((3 * length + 2 * breadth) * rate),
    },
    {
      text: 'You took two longer and three shorter sides.',
      value: ({ length, breadth, rate }) => frac((2 * length + 3 * breadth) * rate),
    },
  ],
  wordings: [
    ({ length, breadth, rate }) =>
      `What does it cost to fence a rectangular field of ${metres(length)} by ${metres(breadth)} at ${rupees(rate)} a metre?`,
    ({ length, breadth, rate }, s) =>
      `${s.person.name} puts a fence around a rectangular plot that is ${metres(length)} long and ${metres(breadth)} broad. A metre of fence costs ${rupees(rate)}. How much does ${s.person.they} pay?`,
    ({ length, breadth, rate }) =>
      `A rectangular park measures ${metres(length)} by ${metres(breadth)}. Find the cost of a fence around it at the rate of ${rupees(rate)} per metre.`,
  ],
  explain: ({ length, breadth, rate }, right) =>
    t`The fence is $2 \times (${length} + ${breadth}) = ${2 * (length + breadth)}$ metres long. It costs $${2 * (length + breadth)} \times ${rate} = ${digits(right)}$ rupees.`,
});

interface Tiles {
  length: number;
  breadth: number;
  side: number;
}

const tileCount = ({ length, breadth, side }: Tiles) => frac(length * breadth * 10_000, side * side);

const tiles = defineTemplate<Tiles, Fraction>({
  id: 'tiles-for-a-floor',
  level: 'medium',
  parameters: { length: range(4, 18), breadth: range(3, 15), side: [20, 25, 30, 40, 50] },
  isSensible: ({ length, breadth, side }) =>
    length > breadth && (length * 100) % side === 0 && (breadth * 100) % side === 0,
  solve: tileCount,
  show: counted('tile', 'tiles'),
  mistakes: [
    {
      text: 'You divided the area by the side of a tile, not by its area.',
      value: ({ length, breadth, side }) => frac(length * breadth * 100, side),
    },
    { text: 'You halved the number.', value: (p) => tileCount(p).div(2) },
    { text: 'You doubled the number.', value: (p) => tileCount(p).mul(2) },
    {
      text: 'You left out one row along the length.',
      value: (p) => tileCount(p).sub(frac(p.length * 100, p.side)),
    },
    {
      text: 'You left out one row along the breadth.',
      value: (p) => tileCount(p).sub(frac(p.breadth * 100, p.side)),
    },
    {
      text: 'You counted one row along the length too many.',
      value: (p) => tileCount(p).add(frac(p.length * 100, p.side)),
    },
    {
      text: 'You counted one row along the breadth too many.',
      value: (p) => tileCount(p).add(frac(p.breadth * 100, p.side)),
    },
    {
      text: 'You covered a square floor on the length.',
      value: (p) => tileCount({ ...p, breadth: p.length }),
    },
    {
      text: 'You covered a square floor on the breadth.',
      value: (p) => tileCount({ ...p, length: p.breadth }),
    },
  ],
  wordings: [
    ({ length, breadth, side }) =>
      `How many square tiles with a side of ${side} cm are needed to cover a floor of ${metres(length)} by ${metres(breadth)}?`,
    ({ length, breadth, side }, s) =>
      `${s.person.name} paves a courtyard ${metres(length)} long and ${metres(breadth)} broad with square tiles of side ${side} cm. How many tiles does ${s.person.they} need?`,
    ({ length, breadth, side }) =>
      `The floor of a room measures ${metres(length)} by ${metres(breadth)}. It is covered by square tiles, each ${side} cm on a side. Find the number of tiles.`,
  ],
  explain: (p, right) =>
    t`Along the floor there are $${p.length * 100} \div ${p.side} = ${digits(frac(p.length * 100, p.side))}$ and $${p.breadth * 100} \div ${p.side} = ${digits(frac(p.breadth * 100, p.side))}$ tiles. In all there are $${digits(frac(p.length * 100, p.side))} \times ${digits(frac(p.breadth * 100, p.side))} = ${digits(right)}$.`,
});

export const RECTANGLES = [areaFromPerimeter, sidesInRatio, fenceCost, changeOfArea, pathAround, tiles];
