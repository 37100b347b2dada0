import type { Question } from '@mockingbird/contracts';
import {
  closeTo,
  equalTo,
  numbersOf,
  only,
  over,
  product,
  same,
  satisfying,
  says,
  sum,
  type Solvers,
} from '../../solver-kit.js';

const three = (question: Question): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = numbersOf(question);
  return [a, b, c];
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const ANGLES: Solvers = {
  // Each whole angle is tried.
  'complement-and-supplement': satisfying((question) => {
    const whole = says(question, /complement|right angle/) ? 90 : 180;
    const [one, other] = three(question);
    const [times, extra] = says(question, /divides/) ? [one, other] : [other, one];
    return (angle) => same(sum(angle, product(times, angle), extra), whole);
  }),
  'angles-in-ratio': equalTo((question) => {
    const parts = numbersOf(question);
    const unit = only(1, 90, (size) => parts.reduce((total, part) => total + part * size, 0) === 180);
    return Math.max(...parts) * unit;
  }),
  'exterior-angle': satisfying((question) => {
    const [one, other] = three(question);
    const [exterior, remote] = [Math.max(one, other), Math.min(one, other)];
    // The three inner angles make 180 degrees.
    return (angle) => same(sum(angle, remote, 180 - exterior), 180);
  }),
  'sides-of-a-regular-polygon': satisfying((question) => {
    const [angle = 0] = numbersOf(question);
    const isExterior = says(question, /exterior/);
    return (sides) => {
      const count = Number(sides.numerator) / Number(sides.denominator);
      const inner = ((count - 2) * 180) / count;
      return Math.abs((isExterior ? 180 - inner : inner) - angle) < 1e-9;
    };
  }),
  // Every pair of corners that is no side.
  'diagonals-of-a-polygon': equalTo((question) => {
    const [sides = 0] = numbersOf(question);
    let count = 0;
    for (let a = 0; a < sides; a += 1)
      for (let b = a + 1; b < sides; b += 1) if (b - a > 1 && b - a < sides - 1) count += 1;
    return count;
  }),
  // A triangle with this angle is laid out, and the bisectors are intersected.
  'angle-between-bisectors': closeTo((question) => {
    const [apex = 0] = numbersOf(question);
    const b = (180 - apex) * 0.37;
    const c = 180 - apex - b;
    const [slopeB, slopeC] = [Math.tan(radians(b / 2)), Math.tan(radians(c / 2))];
    const x = slopeC / (slopeB + slopeC);
    const y = slopeB * x;
    const angle = Math.atan2(y, x) + Math.atan2(y, 1 - x);
    return Math.round((180 - (angle * 180) / Math.PI) * 1e6) / 1e6;
  }),
};

const TRIANGLES: Solvers = {
  'third-side-of-a-right-triangle': satisfying((question) => {
    const [one, other] = three(question);
    const [long, short] = [Math.max(one, other), Math.min(one, other)];
    return (side) => same(sum(product(side, side), short * short), long * long);
  }),
  'areas-of-similar-triangles': satisfying((question) => {
    const [a = 0, b = 0, c = 0] = numbersOf(question);
    return (side) => same(product(side, side, a), product(c, c, b));
  }),
  // The circle's distance to the long side is its radius, too.
  'incircle-of-a-right-triangle': satisfying((question) => {
    const [p = 0, q = 0] = numbersOf(question).sort((one, other) => one - other);
    return (radius) => {
      const r = Number(radius.numerator) / Number(radius.denominator);
      const distance = Math.abs(q * r + p * r - p * q) / Math.hypot(p, q);
      return r < p / 2 && Math.abs(distance - r) < 1e-9;
    };
  }),
};

const CIRCLES: Solvers = {
  'chord-of-a-circle': satisfying((question) => {
    const [one, other] = three(question);
    const [radius, distance] = [Math.max(one, other), Math.min(one, other)];
    return (chord) => same(sum(product(chord, chord), 4 * distance * distance), 4 * radius * radius);
  }),
  // The power of the point: the tangent squared is the product of the near and the far distance.
  'length-of-a-tangent': satisfying((question) => {
    const [one, other] = three(question);
    const [away, radius] = [Math.max(one, other), Math.min(one, other)];
    return (tangent) => same(product(tangent, tangent), (away - radius) * (away + radius));
  }),
  'crossing-chords': satisfying((question) => {
    const [a, b, c] = three(question);
    return (part) => same(over(product(a, b), part), c);
  }),
  'common-tangent-of-two-circles': satisfying((question) => {
    const [a, b, apart] = three(question);
    return (tangent) => same(sum(product(tangent, tangent), (a - b) ** 2), apart * apart);
  }),
};

export const LINES_TRIANGLES_AND_CIRCLES: Solvers = { ...ANGLES, ...TRIANGLES, ...CIRCLES };
