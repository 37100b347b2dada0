import type { Question } from '@mockingbird/contracts';
import {
  after,
  closeTo,
  equalTo,
  numbersOf,
  over,
  product,
  satisfying,
  same,
  says,
  sum,
  type Solvers,
} from '../../solver-kit.js';

/** Cut into thin slices, as an integral does: a check by numbers, not by the formula of the solid. */
function slices(height: number, areaAt: (share: number) => number): number {
  const COUNT = 2_000;
  const part = height / COUNT;
  let volume = 0;
  for (let index = 0; index < COUNT; index += 1) volume += areaAt((index + 0.5) / COUNT) * part;
  return volume;
}

const PI = 22 / 7;
const disc = (radius: number) => PI * radius * radius;
const round = (value: number) => Math.round(value * 1e4) / 1e4;

const three = (question: Question): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = numbersOf(question);
  return [a, b, c];
};

/** Number of steps of a size in a length, counted one by one. */
function countSteps(length: number, step: number): number {
  let count = 0;
  for (let at = step; at <= length; at += step) count += 1;
  return count;
}

const BOXES: Solvers = {
  // The six faces one by one.
  'surface-of-a-cuboid': equalTo((question) => {
    const [a, b, c] = three(question);
    return sum(...[a * b, a * b, b * c, b * c, a * c, a * c]);
  }),
  // Four walls one after another.
  'cost-of-painting-walls': equalTo((question) => {
    const [a = 0, b = 0, height = 0, rate = 0] = numbersOf(question);
    return [a, b, a, b].map((side) => side * height * rate).reduce((total, wall) => total + wall, 0);
  }),
  'small-cubes-from-a-large-one': equalTo((question) => {
    const [one, other] = three(question);
    const along = countSteps(Math.max(one, other), Math.min(one, other));
    return along * along * along;
  }),
  'longer-edges-of-a-cube': satisfying((question) => {
    const [rate] = three(question);
    const times = says(question, /surface/) ? [rate, rate] : [rate, rate, rate];
    return (value) => same(after(1_000_000, ...times), after(1_000_000, value));
  }),
  'rise-of-water': satisfying((question) => {
    const [edge, length, breadth] = three(question);
    return (rise) => same(product(rise, length, breadth), edge ** 3);
  }),
  // The sheet without its corners, folded.
  'open-box-from-a-sheet': equalTo((question) => {
    const [length, breadth, cut] = three(question);
    const bottom = length * breadth - 2 * cut * length - 2 * cut * breadth + 4 * cut * cut;
    return bottom * cut;
  }),
};

const ROUND: Solvers = {
  'volume-of-a-cylinder': equalTo((question) => {
    const [across, height] = three(question);
    return over(product(22, across, across, height), 28);
  }),
  'curved-surface-of-a-cylinder': satisfying((question) => {
    const [radius, height] = three(question);
    return (area) => same(over(area, height), over(product(44, radius), 7));
  }),
  // A sector whose arc is the rim of the base.
  'curved-surface-of-a-cone': closeTo((question) => {
    const [one, other] = three(question);
    const isHeightFirst = says(question, /cone of cloth/);
    const [radius, height] = isHeightFirst ? [other, one] : [one, other];
    const slant = Math.hypot(radius, height);
    return (2 * PI * radius * slant) / 2;
  }),
  'volume-of-a-cone': closeTo((question) => {
    const [one, other] = three(question);
    const isSlantFirst = says(question, /^The slant height/);
    const [radius, slant] = isSlantFirst ? [other, one] : [one, other];
    const height = Math.sqrt(slant * slant - radius * radius);
    return Math.round(slices(height, (share) => disc(radius * share)));
  }),
  'small-balls-from-a-large-one': equalTo((question) => {
    const [one, other] = three(question);
    const times = countSteps(Math.max(one, other), Math.min(one, other));
    return times ** 3;
  }),
  // The ball in slices, poured into the rod.
  'rod-from-a-ball': closeTo((question) => {
    const [radius, thinner] = three(question);
    const ball = slices(2 * radius, (share) => {
      const off = radius * (2 * share - 1);
      return radius * radius - off * off;
    });
    return Math.round(round(ball / (thinner * thinner)) * 3) / 3;
  }),
  // A strip as wide as the metal is thick, along the middle line.
  'metal-of-a-pipe': equalTo((question) => {
    const [a, b, c] = three(question);
    const isDiameter = says(question, /outer diameter/);
    const [length, outer, inner] = [a, b, c];
    const divisor = isDiameter ? 4 : 1;
    return over(product(22, outer + inner, outer - inner, length), 7 * divisor);
  }),
};

export const VOLUME_AND_SURFACE_AREA: Solvers = { ...BOXES, ...ROUND };
