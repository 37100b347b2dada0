import type { Point, Run, Segment } from './read-drawing.js';

/** The segments of runs, also that which closes a run. */
export const segmentsOf = (runs: readonly Run[]): Segment[] =>
  runs.flatMap(({ points, isClosed }) =>
    points.flatMap((from, index): Segment[] => {
      const to = points[index + 1] ?? (isClosed ? points[0] : undefined);
      return to ? [[from, to]] : [];
    }),
  );

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

/** A straight line as a x + b y = c with the smallest whole numbers, and from where to where it goes. */
export interface Stretch {
  a: number;
  b: number;
  c: number;
  from: number;
  to: number;
}

/** How far along a line a point is: the product with its direction (b, -a). */
const along = ({ a, b }: Pick<Stretch, 'a' | 'b'>, { x, y }: Point) => b * x - a * y;

function stretchOf([start, end]: Segment): Stretch | undefined {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const size = divisor(right, down);
  if (size === 0) return undefined;
  const sign = down > 0 || (down === 0 && right < 0) ? 1 : -1;
  const [a, b] = [(sign * down) / size, (-sign * right) / size];
  const ends = [along({ a, b }, start), along({ a, b }, end)];
  return { a, b, c: a * start.x + b * start.y, from: Math.min(...ends), to: Math.max(...ends) };
}

const lineOf = ({ a, b, c }: Stretch) => `${a} ${b} ${c}`;

/** Segments of the same line that touch or overlap become one. What looks the same gives the same list. */
export function stretchesOf(segments: readonly Segment[]): Stretch[] {
  const all = segments.flatMap((segment) => stretchOf(segment) ?? []);
  const sorted = all.sort((one, other) => lineOf(one).localeCompare(lineOf(other)) || one.from - other.from);
  const joined: Stretch[] = [];
  for (const stretch of sorted) {
    const last = joined.at(-1);
    if (last && lineOf(last) === lineOf(stretch) && stretch.from <= last.to)
      last.to = Math.max(last.to, stretch.to);
    else joined.push({ ...stretch });
  }
  return joined;
}

export const areParallel = (one: Stretch, other: Stretch) => one.a === other.a && one.b === other.b;

export const areSquare = (one: Stretch, other: Stretch) => one.a * other.a + one.b * other.b === 0;

/** Whether a point is on a line between its ends. */
export const isOn = (line: Stretch, point: Point): boolean =>
  line.a * point.x + line.b * point.y === line.c &&
  along(line, point) >= line.from &&
  along(line, point) <= line.to;

/** Whether they have a point in common. All numbers are whole, so it is exact. */
export function doMeet(one: Stretch, other: Stretch): boolean {
  const size = one.a * other.b - other.a * one.b;
  if (size === 0) return false;
  // The common point times `size`.
  const point = { x: one.c * other.b - other.c * one.b, y: one.a * other.c - other.a * one.c };
  return [one, other].every((line) => {
    const place = along(line, point);
    const [low, high] = [line.from * size, line.to * size];
    return place >= Math.min(low, high) && place <= Math.max(low, high);
  });
}

/** Whether three lines go through one point. */
export const meetInOnePoint = (p: Stretch, q: Stretch, r: Stretch): boolean =>
  p.a * (q.b * r.c - r.b * q.c) - p.b * (q.a * r.c - r.a * q.c) + p.c * (q.a * r.b - r.a * q.b) === 0;
