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

const centimetres = unit('cm');
const squareCentimetres = unit('cm²');
const cubicCentimetres = unit('cm³');

interface Box {
  length: number;
  breadth: number;
  height: number;
}

const surfaceOf = ({ length, breadth, height }: Box) =>
  2 * (length * breadth + breadth * height + height * length);

const surface = defineTemplate<Box, Fraction>({
  id: 'surface-of-a-cuboid',
  level: 'easy',
  parameters: { length: range(8, 40), breadth: range(6, 30), height: range(3, 20) },
  isSensible: ({ length, breadth, height }) => length > breadth && breadth > height,
  solve: (p) => frac(surfaceOf(p)),
  show: squareCentimetres,
  mistakes: [
    {
      text: 'You counted each face only once. Opposite faces are equal.',
      value: (p) => frac(surfaceOf(p), 2),
    },
    {
      text: 'You left out the top and the bottom.',
      value: (p) => frac(surfaceOf(p) - 2 * p.length * p.breadth),
    },
    { text: 'You left out the top.', value: (p) => frac(surfaceOf(p) - p.length * p.breadth) },
    {
      text: 'You left out the two smallest faces.',
      value: (p) => frac(surfaceOf(p) - 2 * p.breadth * p.height),
    },
    {
      text: 'You left out the front and the back.',
      value: (p) => frac(surfaceOf(p) - 2 * p.length * p.height),
    },
    {
      text: 'This is the number of the volume, not of the surface.',
      value: ({ length, breadth, height }) => frac(length * breadth * height),
    },
    { text: 'You counted the top once more.', value: (p) => frac(surfaceOf(p) + p.length * p.breadth) },
    { text: 'You counted the front once more.', value: (p) => frac(surfaceOf(p) + p.length * p.height) },
    { text: 'You counted every face twice.', value: (p) => frac(2 * surfaceOf(p)) },
  ],
  wordings: [
    ({ length, breadth, height }) =>
      `What is the total surface area of a cuboid of ${centimetres(length)} by ${centimetres(breadth)} by ${centimetres(height)}?`,
    ({ length, breadth, height }, s) =>
      `${s.person.name} covers a closed box, ${centimetres(length)} long, ${centimetres(breadth)} broad and ${centimetres(height)} high, with paper on all sides. How much paper does ${s.person.they} need at least?`,
    ({ length, breadth, height }) =>
      `A solid wooden block measures ${centimetres(length)} by ${centimetres(breadth)} by ${centimetres(height)}. All its faces are painted. Find the painted area.`,
  ],
  explain: ({ length, breadth, height }, right) =>
    t`Three pairs of faces: $2 \times (${length} \times ${breadth} + ${breadth} \times ${height} + ${height} \times ${length}) = 2 \times ${digits(right.div(2))} = ${digits(right)}$ square centimetres.`,
});

interface Walls {
  length: number;
  breadth: number;
  height: number;
  rate: number;
}

const wallCost = ({ length, breadth, height, rate }: Walls) => 2 * (length + breadth) * height * rate;

const walls = defineTemplate<Walls, Fraction>({
  id: 'cost-of-painting-walls',
  level: 'medium',
  parameters: {
    length: range(5, 18),
    breadth: range(4, 14),
    height: [3, 4, 5, 6],
    rate: [8, 10, 12, 15, 18, 20, 25, 30],
  },
  isSensible: ({ length, breadth, height }) => length > breadth && breadth >= height,
  solve: (p) => frac(wallCost(p)),
  show: rupees,
  mistakes: [
    { text: 'You painted only two of the four walls.', value: (p) => frac(wallCost(p), 2) },
    {
      text: 'You painted the ceiling, too.',
      value: (p) => frac(wallCost(p) + p.length * p.breadth * p.rate),
    },
    {
      text: 'You painted the ceiling and the floor, too.',
      value: (p) => frac(wallCost(p) + 2 * p.length * p.breadth * p.rate),
    },
    { text: 'You painted only the longer walls.', value: (p) => frac(2 * p.length * p.height * p.rate) },
    { text: 'You painted only the shorter walls.', value: (p) => frac(2 * p.breadth * p.height * p.rate) },
    {
      text: 'You multiplied all three sides by the rate.',
      value: (p) => frac(p.length * p.breadth * p.height * p.rate),
    },
    { text: 'You took four of the longer walls.', value: (p) => frac(4 * p.length * p.height * p.rate) },
    { text: 'You took four of the shorter walls.', value: (p) => frac(4 * p.breadth * p.height * p.rate) },
    {
      text: 'You left out one of the shorter walls.',
      value: (p) => frac(wallCost(p) - p.breadth * p.height * p.rate),
    },
  ],
  wordings: [
    (p) =>
      `A room is ${p.length} m long, ${p.breadth} m broad and ${p.height} m high. What does it cost to paint its four walls at ${rupees(p.rate)} per m²?`,
    (p, s) =>
      `${s.person.name} has the four walls of a hall of ${p.length} m by ${p.breadth} m with a height of ${p.height} m whitewashed at ${rupees(p.rate)} a square metre. How much does ${s.person.they} pay?`,
    (p) =>
      `The floor of a classroom measures ${p.length} m by ${p.breadth} m, and its walls are ${p.height} m high. Find the cost of papering all four walls at ${rupees(p.rate)} per m². (There are no doors or windows to leave out.)`,
  ],
  explain: ({ length, breadth, height, rate }, right) => {
    const area = 2 * (length + breadth) * height;
    return t`The walls have an area of $2 \times (${length} + ${breadth}) \times ${height} = ${area}$ square metres. The cost is $${area} \times ${rate} = ${digits(right)}$ rupees.`;
  },
});

const smallCubes = defineTemplate<{ large: number; small: number }, Fraction>({
  id: 'small-cubes-from-a-large-one',
  level: 'easy',
  parameters: { large: range(6, 60), small: range(2, 15) },
  isSensible: ({ large, small }) => large % small === 0 && large / small >= 3 && large / small <= 12,
  solve: ({ large, small }) => frac(large, small).pow(3),
  show: counted('cube', 'cubes'),
  mistakes: [
    {
      text: 'You squared the ratio of the edges. Volumes go with the third power.',
      value: ({ large, small }) => frac(large, small).pow(2),
    },
    {
      text: 'You took three times the ratio of the edges.',
      value: ({ large, small }) => frac(large, small).mul(3),
    },
    {
      text: 'You took six times the square of the ratio, as for surfaces.',
      value: ({ large, small }) => frac(large, small).pow(2).mul(6),
    },
    { text: 'You halved the number.', value: ({ large, small }) => frac(large, small).pow(3).div(2) },
    { text: 'You doubled the number.', value: ({ large, small }) => frac(large, small).pow(3).mul(2) },
    {
      text: 'You counted one cube too many along each edge.',
      value: ({ large, small }) => frac(large, small).add(1).pow(3),
    },
    {
      text: 'You counted one cube too few along each edge.',
      value: ({ large, small }) => frac(large, small).sub(1).pow(3),
    },
    {
      text: 'You left out one layer.',
      value: ({ large, small }) => frac(large, small).pow(3).sub(frac(large, small).pow(2)),
    },
    {
      text: 'You counted one layer too many.',
      value: ({ large, small }) => frac(large, small).pow(3).add(frac(large, small).pow(2)),
    },
  ],
  wordings: [
    ({ large, small }) =>
      `A cube with an edge of ${centimetres(large)} is melted and cast into cubes with an edge of ${centimetres(small)}. How many small cubes are there?`,
    ({ large, small }, s) =>
      `How many wooden cubes with an edge of ${centimetres(small)} fill a cubical box of ${s.person.name} whose inner edge is ${centimetres(large)}?`,
    ({ large, small }) =>
      `A cube of cheese with a side of ${centimetres(large)} is cut, without waste, into cubes with a side of ${centimetres(small)}. Find their number.`,
  ],
  explain: ({ large, small }, right) =>
    t`Along each edge there are $${large} \div ${small} = ${large / small}$ small cubes. In all there are $${large / small}^3 = ${digits(right)}$.`,
});

interface EdgeChange {
  change: number;
  isSurface: boolean;
}

const edgeChange = ({ change, isSurface }: EdgeChange) =>
  isSurface
    ? changed(changed(100, change), change).sub(100)
    : changed(changed(changed(100, change), change), change).sub(100);

const cubeEdgeChange = defineTemplate<EdgeChange, Fraction>({
  id: 'longer-edges-of-a-cube',
  level: 'medium',
  parameters: {
    change: range(10, 200, 10),
    isSurface: [true, false],
  },
  solve: edgeChange,
  show: percent,
  mistakes: [
    { text: 'You took the change of the edge itself.', value: ({ change }) => frac(change) },
    { text: 'You doubled the rate and left out its square.', value: ({ change }) => frac(2 * change) },
    { text: 'You tripled the rate.', value: ({ change }) => frac(3 * change) },
    {
      text: 'You mixed up the surface and the volume.',
      value: (p) => edgeChange({ ...p, isSurface: !p.isSurface }),
    },
    { text: 'You took six times the rate, once for each face.', value: ({ change }) => frac(6 * change) },
    { text: 'You forgot to take off the original 100 percent.', value: (p) => edgeChange(p).add(100) },
    { text: 'You took half of the change.', value: (p) => edgeChange(p).div(2) },
    {
      text: 'You raised the edge to the fourth power.',
      value: ({ change }) => changed(changed(changed(changed(100, change), change), change), change).sub(100),
    },
    { text: 'You took four times the rate.', value: ({ change }) => frac(4 * change) },
  ],
  wordings: [
    ({ change, isSurface }) =>
      `Each edge of a cube is made ${change}% longer. By what percent does its ${isSurface ? 'surface area' : 'volume'} increase?`,
    ({ change, isSurface }, s) =>
      `${s.person.name} builds a model of a cube again, with every edge longer by ${change}%. How much larger, in percent, is the ${isSurface ? 'surface' : 'volume'} of the new cube?`,
    ({ change, isSurface }) =>
      `The side of a cubical box is increased by ${change}%. Find the percentage increase of its ${isSurface ? 'total surface area' : 'capacity'}.`,
  ],
  explain: ({ change, isSurface }, right) => {
    const power = isSurface ? 2 : 3;
    return t`The ${isSurface ? 'surface' : 'volume'} grows to $100 \times \left(\frac{${100 + change}}{100}\right)^${power} = ${digits(right.add(100))}$ percent, so by $${digits(right.add(100))} - 100 = ${digits(right)}$ percent.`;
  },
});

interface Tank {
  length: number;
  breadth: number;
  edge: number;
}

const riseIn = ({ length, breadth, edge }: Tank) => frac(edge ** 3, length * breadth);

const riseOfWater = defineTemplate<Tank, Fraction>({
  id: 'rise-of-water',
  level: 'hard',
  parameters: { length: range(20, 90, 5), breadth: range(12, 60, 3), edge: range(6, 30, 2) },
  isSensible: (p) =>
    p.length > p.breadth && p.edge < p.breadth && riseIn(p).mul(10).d === 1n && riseIn(p).gt(1),
  solve: riseIn,
  show: centimetres,
  mistakes: [
    { text: 'You halved the rise.', value: (p) => riseIn(p).div(2) },
    { text: 'You doubled the rise.', value: (p) => riseIn(p).mul(2) },
    { text: 'You took a square tank on the length.', value: (p) => riseIn({ ...p, breadth: p.length }) },
    { text: 'You took a square tank on the breadth.', value: (p) => riseIn({ ...p, length: p.breadth }) },
    { text: 'You counted one centimetre too many.', value: (p) => riseIn(p).add(1) },
    { text: 'You counted one centimetre too few.', value: (p) => riseIn(p).sub(1) },
    {
      text: 'You took the cube for one with an edge longer by half.',
      value: (p) => riseIn(p).mul(27).div(8),
    },
    {
      text: 'You divided the square of the edge by the length.',
      value: ({ length, edge }) => frac(edge ** 2, length),
    },
    {
      text: 'You divided the square of the edge by the breadth.',
      value: ({ breadth, edge }) => frac(edge ** 2, breadth),
    },
  ],
  wordings: [
    ({ length, breadth, edge }) =>
      `A cube with an edge of ${centimetres(edge)} is put into a tank whose floor measures ${centimetres(length)} by ${centimetres(breadth)}. The water covers it completely. By how much does the water rise?`,
    ({ length, breadth, edge }, s) =>
      `${s.person.name} sinks a solid cube of side ${centimetres(edge)} in an aquarium with a base of ${centimetres(length)} by ${centimetres(breadth)}, without any water flowing over. How far does the level of the water rise?`,
    ({ length, breadth, edge }) =>
      `When a metal cube of edge ${centimetres(edge)} is fully under water in a rectangular tank of ${centimetres(length)} by ${centimetres(breadth)}, the level rises. Find the rise.`,
  ],
  explain: ({ length, breadth, edge }, right) =>
    t`The water rises as if the cube were poured over the floor: $${edge}^3 \div (${length} \times ${breadth}) = ${edge ** 3} \div ${length * breadth} = ${digits(right)}$ centimetres.`,
});

interface OpenBox {
  length: number;
  breadth: number;
  cut: number;
}

const openBoxVolume = ({ length, breadth, cut }: OpenBox) => (length - 2 * cut) * (breadth - 2 * cut) * cut;

const openBox = defineTemplate<OpenBox, Fraction>({
  id: 'open-box-from-a-sheet',
  level: 'hard',
  parameters: { length: range(24, 60, 2), breadth: range(18, 50, 2), cut: [2, 3, 4, 5, 6] },
  isSensible: ({ length, breadth, cut }) => length > breadth && breadth > 3 * cut,
  solve: (p) => frac(openBoxVolume(p)),
  show: cubicCentimetres,
  mistakes: [
    {
      text: 'You took each cut off only once. Both ends lose a square.',
      value: ({ length, breadth, cut }) => frac((length - cut) * (breadth - cut) * cut),
    },
    {
      text: 'You did not take the cuts off the sides.',
      value: ({ length, breadth, cut }) => frac(length * breadth * cut),
    },
    {
      text: 'You took the cuts off the length only.',
      value: ({ length, breadth, cut }) => frac((length - 2 * cut) * breadth * cut),
    },
    {
      text: 'You took the cuts off the breadth only.',
      value: ({ length, breadth, cut }) => frac(length * (breadth - 2 * cut) * cut),
    },
    { text: 'You halved the volume.', value: (p) => frac(openBoxVolume(p), 2) },
    {
      text: 'This is the number of the area of the bottom.',
      value: ({ length, breadth, cut }) => frac((length - 2 * cut) * (breadth - 2 * cut)),
    },
    {
      text: 'You took the cut off four times on each side.',
      value: ({ length, breadth, cut }) =>
        breadth > 4 * cut ? frac((length - 4 * cut) * (breadth - 4 * cut) * cut) : undefined,
    },
    {
      text: 'You took the cut off three times on each side.',
      value: ({ length, breadth, cut }) => frac((length - 3 * cut) * (breadth - 3 * cut) * cut),
    },
  ],
  wordings: [
    ({ length, breadth, cut }) =>
      `From each corner of a sheet of ${centimetres(length)} by ${centimetres(breadth)} a square with a side of ${centimetres(cut)} is cut off, and the edges are folded up. What is the volume of the open box?`,
    ({ length, breadth, cut }, s) =>
      `${s.person.name} makes an open tray from a tin sheet that is ${centimetres(length)} long and ${centimetres(breadth)} broad by cutting squares of side ${centimetres(cut)} from its corners and folding up the sides. How much does the tray hold?`,
    ({ length, breadth, cut }) =>
      `An open box is made from cardboard of ${centimetres(length)} by ${centimetres(breadth)}: a square of ${centimetres(cut)} is removed at each corner and the flaps are turned up. Find its capacity.`,
  ],
  explain: ({ length, breadth, cut }, right) =>
    t`The bottom measures $${length} - 2 \times ${cut} = ${length - 2 * cut}$ cm by $${breadth} - 2 \times ${cut} = ${breadth - 2 * cut}$ cm, and the height is ${cut} cm. The volume is $${length - 2 * cut} \times ${breadth - 2 * cut} \times ${cut} = ${digits(right)}$ cubic centimetres.`,
});

export const BOXES = [surface, walls, smallCubes, cubeEdgeChange, riseOfWater, openBox];
