import type { Question } from '@mockingbird/contracts';
import { closeTo, numbersOf, same, product, satisfying, says, type Solvers } from '../../solver-kit.js';

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const ANGLES = new Set([30, 45, 60, 90]);

/** Lengths of the stem, without its angles. A length may be 30, too: an angle has its sign behind it. */
function lengthsOf(question: Question): number[] {
  const angles = [...question.questionText.matchAll(/(\d+)°/g)].map(([, angle]) => Number(angle));
  return numbersOf(question).filter((number) => {
    const at = ANGLES.has(number) ? angles.indexOf(number) : -1;
    if (at >= 0) angles.splice(at, 1);
    return at < 0;
  });
}

const anglesOf = (question: Question): [number, number] => {
  const found = [...question.questionText.matchAll(/(\d+)°/g)].map(([, angle]) => Number(angle));
  return [Math.min(...found), Math.max(...found)];
};

/** Where a function is zero, by halving. */
function rootOf(value: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let step = 0; step < 200; step += 1) {
    const middle = (a + b) / 2;
    if (value(a) * value(middle) <= 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}

const ONE_ANGLE: Solvers = {
  'height-from-distance': closeTo((question) => {
    const [distance = 0] = lengthsOf(question);
    const [angle] = anglesOf(question);
    return rootOf((height) => Math.atan2(height, distance) - Math.atan(tan(angle)), 0, 10 * distance);
  }),
  'distance-from-height': closeTo((question) => {
    const [height = 0] = lengthsOf(question);
    const [angle] = anglesOf(question);
    return rootOf((distance) => Math.atan2(height, distance) - Math.atan(tan(angle)), 0, 10 * height);
  }),
  // The two sides of the triangle with this hypotenuse.
  'ladder-against-a-wall': closeTo((question) => {
    const [length = 0] = lengthsOf(question);
    const [angle] = anglesOf(question);
    const ground = rootOf((side) => Math.sqrt(length ** 2 - side ** 2) - side * tan(angle), 0, length);
    return says(question, /How high|height of its upper/) ? Math.sqrt(length ** 2 - ground ** 2) : ground;
  }),
  'height-from-shadows': satisfying((question) => {
    const [a = 0, b = 0, c = 0] = lengthsOf(question);
    const [stick, shadow, long] = says(question, /^The shadow of a building/) ? [b, c, a] : [a, b, c];
    return (height) => same(product(height, shadow), stick * long);
  }),
  // The upright part, and the leaning part from its top to the ground.
  'broken-tree': closeTo((question) => {
    const [distance = 0] = lengthsOf(question);
    const [angle] = anglesOf(question);
    const upright = distance * tan(angle);
    return upright + Math.hypot(upright, distance);
  }),
};

const TWO_ANGLES: Solvers = {
  'two-ships-on-one-side': closeTo((question) => {
    const [height = 0] = lengthsOf(question);
    const [low, high] = anglesOf(question);
    return height / tan(low) - height / tan(high);
  }),
  'two-points-on-both-sides': closeTo((question) => {
    const [height = 0] = lengthsOf(question);
    const [low, high] = anglesOf(question);
    return rootOf(
      (apart) => {
        // The height over the left point at the low angle, where the right point sees it at the high one.
        const left = (apart * tan(high)) / (tan(low) + tan(high));
        return left * tan(low) - height;
      },
      0,
      20 * height,
    );
  }),
  'walk-towards-a-tower': closeTo((question) => {
    const [walk = 0] = lengthsOf(question);
    return rootOf((height) => height / tan(30) - height / tan(60) - walk, 0, 10 * walk);
  }),
  'flagstaff-on-a-building': closeTo((question) => {
    const [distance = 0] = lengthsOf(question);
    return distance * tan(60) - distance * tan(45);
  }),
  // The angles to the top make a right angle together.
  'complementary-angles': closeTo((question) => {
    const [a = 0, b = 0] = lengthsOf(question);
    return (
      Math.round(
        rootOf((height) => Math.atan2(height, a) + Math.atan2(height, b) - Math.PI / 2, 0, 10 * (a + b)) *
          1e6,
      ) / 1e6
    );
  }),
  'time-to-reach-the-foot': closeTo((question) => {
    const [minutes = 0] = lengthsOf(question);
    const [far, near] = [1 / tan(30), 1 / tan(60)];
    const speed = (far - near) / minutes;
    return Math.round((near / speed) * 1e6) / 1e6;
  }),
  'height-of-the-other-tower': closeTo((question) => {
    const [height = 0] = lengthsOf(question);
    const apart = height / tan(60);
    return Math.round((height - apart * tan(30)) * 1e6) / 1e6;
  }),
};

export const HEIGHTS_AND_DISTANCES: Solvers = { ...ONE_ANGLE, ...TWO_ANGLES };
