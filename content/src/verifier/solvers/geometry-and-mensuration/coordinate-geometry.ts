import type { Question } from '@mockingbird/contracts';
import {
  exact,
  fitting,
  formulasIn,
  less,
  minus,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';

interface Point {
  x: Fraction;
  y: Fraction;
}

/** The line ax + by = c. */
interface Line {
  a: Fraction;
  b: Fraction;
  c: Fraction;
}

const LINE = /^(-?\d*)x ([-+]) (\d*)y = (-?\d+)$/;
const coefficient = (text = '') => exact(BigInt(/\d/.test(text) ? text : `${text}1`));

/** @throws ReadingError when the stem has fewer lines */
function linesOf(question: Question, count: number): Line[] {
  const lines = formulasIn(question.questionText).flatMap((tex) => {
    const [, a, sign, b, c] = LINE.exec(tex) ?? [];
    return c === undefined
      ? []
      : [{ a: coefficient(a), b: coefficient(`${sign === '-' ? '-' : ''}${b}`), c: coefficient(c) }];
  });
  if (lines.length !== count) throw new ReadingError(`the stem has ${lines.length} lines`);
  return lines;
}

const POINT = /\((-?\d+), (-?\d+)\)/g;

/** @throws ReadingError when the stem has other points */
function pointsOf(question: Question, count: number): Point[] {
  const points = [...question.questionText.matchAll(POINT)].map(([, x, y]) => ({
    x: coefficient(x),
    y: coefficient(y),
  }));
  if (points.length !== count) throw new ReadingError(`the stem has ${points.length} points`);
  return points;
}

const square = (value: Fraction) => product(value, value);
const apart = (one: Point, other: Point) => sum(square(minus(one.x, other.x)), square(minus(one.y, other.y)));
const isOn = ({ a, b, c }: Line, { x, y }: Point) => same(sum(product(a, x), product(b, y)), c);
const areInLine = (p: Point, q: Point, r: Point) =>
  same(product(minus(q.x, p.x), minus(r.y, p.y)), product(minus(r.x, p.x), minus(q.y, p.y)));

/** Inserts the point of each option. */
const wherePoint = (read: (question: Question) => (point: Point) => boolean) =>
  fitting((question) => {
    const fits = read(question);
    return (x, y) => x !== undefined && y !== undefined && fits({ x, y });
  });

const ORIGIN: Point = { x: exact(0), y: exact(0) };

/** Of the stem's points; the reader above made sure of their number. */
const at = (points: readonly Point[], index: number) => points[index] ?? ORIGIN;

const POINTS: Solvers = {
  'fourth-corner-of-a-parallelogram': wherePoint((question) => {
    const points = pointsOf(question, 3);
    const [a, b, c] = [at(points, 0), at(points, 1), at(points, 2)];
    return (d) => same(minus(d.x, a.x), minus(c.x, b.x)) && same(minus(d.y, a.y), minus(c.y, b.y));
  }),
  'equal-distances-on-an-axis': wherePoint((question) => {
    const points = pointsOf(question, 2);
    const isOnAxis = ({ x, y }: Point) => same(says(question, /y-axis/) ? x : y, 0);
    return (point) => isOnAxis(point) && same(apart(point, at(points, 0)), apart(point, at(points, 1)));
  }),
  'point-that-divides-a-segment': wherePoint((question) => {
    const points = pointsOf(question, 2);
    const [, before, after] = /(\d+) (?::|to) (\d+)/.exec(question.questionText) ?? [];
    const [m, n] = [coefficient(before), coefficient(after)];
    const isBetween = (from: Fraction, to: Fraction, value: Fraction) =>
      same(product(minus(value, from), n), product(minus(to, value), m));
    const [from, to] = [at(points, 0), at(points, 1)];
    return ({ x, y }) => isBetween(from.x, to.x, x) && isBetween(from.y, to.y, y);
  }),
  // The ways from the centroid to the corners cancel.
  centroid: wherePoint((question) => {
    const points = pointsOf(question, 3);
    return (point) =>
      same(sum(...points.map(({ x }) => minus(x, point.x))), 0) &&
      same(sum(...points.map(({ y }) => minus(y, point.y))), 0);
  }),
  'meeting-point-of-two-lines': wherePoint((question) => {
    const lines = linesOf(question, 2);
    return (point) => lines.every((line) => isOn(line, point));
  }),
};

const MEASURES: Solvers = {
  'distance-of-two-points': satisfying((question) => {
    const points = pointsOf(question, 2);
    return (distance) => same(square(distance), apart(at(points, 0), at(points, 1)));
  }),
  'distance-from-a-line': satisfying((question) => {
    const [line] = linesOf(question, 1);
    const { x, y } = at(pointsOf(question, 1), 0);
    const { a, b, c } = line ?? { a: x, b: x, c: x };
    const miss = minus(sum(product(a, x), product(b, y)), c);
    return (distance) =>
      !less(distance, 0) && same(product(square(distance), sum(square(a), square(b))), square(miss));
  }),
  // Heron's formula without roots: the squares of the sides are whole.
  'area-from-three-corners': satisfying((question) => {
    const points = pointsOf(question, 3);
    const [p, q, r] = [at(points, 0), at(points, 1), at(points, 2)];
    const sides = [apart(p, q), apart(q, r), apart(r, p)];
    const whole = square(sum(...sides));
    const sixteen = minus(whole, product(2, sum(...sides.map(square))));
    return (area) => same(product(16, square(area)), sixteen);
  }),
  'triangle-with-the-axes': satisfying((question) => {
    const [{ a, b, c } = { a: exact(1), b: exact(1), c: exact(0) }] = linesOf(question, 1);
    return (area) => same(square(product(2, area, a, b)), square(square(c)));
  }),
};

const SLOPES: Solvers = {
  'slope-through-two-points': satisfying((question) => {
    const points = pointsOf(question, 2);
    const { x, y } = at(points, 0);
    return (slope) => areInLine(at(points, 0), at(points, 1), { x: sum(x, 1), y: sum(y, slope) });
  }),
  // One step to the right and the slope up keeps ax + by, or goes along (a, b) when at right angles.
  'slope-from-an-equation': satisfying((question) => {
    const [{ a, b } = { a: exact(0), b: exact(0) }] = linesOf(question, 1);
    const isAcross = says(question, /perpendicular|right angles/);
    return (slope) => (isAcross ? same(product(a, slope), b) : same(sum(a, product(b, slope)), 0));
  }),
  'three-points-in-a-line': satisfying((question) => {
    const points = pointsOf(question, 2);
    const [, inPoint] = /\((-?\d+), k\)/.exec(question.questionText) ?? [];
    const last = quantitiesIn(question.questionText).at(-1);
    const said = last?.kind === 'number' ? last.value : undefined;
    const x = inPoint === undefined ? said : coefficient(inPoint);
    if (!x) throw new ReadingError('the stem has no third point');
    return (y) => areInLine(at(points, 0), at(points, 1), { x, y });
  }),
};

export const COORDINATE_GEOMETRY: Solvers = { ...POINTS, ...MEASURES, ...SLOPES };
