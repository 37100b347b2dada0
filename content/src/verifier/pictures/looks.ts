import type { Drawing, Point, Run } from './read-drawing.js';
import { segmentsOf, stretchesOf } from './straight-lines.js';

export type Change = (point: Point) => Point;

const changeRun =
  (change: Change) =>
  ({ points, isClosed }: Run): Run => ({ points: points.map(change), isClosed });

/** The drawing with each point somewhere else. */
export const changed = (drawing: Drawing, change: Change): Drawing => ({
  ...drawing,
  runs: drawing.runs.map(changeRun(change)),
  dashedRuns: drawing.dashedRuns.map(changeRun(change)),
  areas: drawing.areas.map(changeRun(change)),
  circles: drawing.circles.map((circle) => ({ ...circle, ...change(circle) })),
});

const linesKey = (runs: readonly Run[]) =>
  stretchesOf(segmentsOf(runs)).map(({ a, b, c, from, to }) => [a, b, c, from, to].join());

const parts = ({ runs, dashedRuns, areas, circles }: Drawing) => [
  linesKey(runs),
  linesKey(dashedRuns),
  areas.map((area) => linesKey([area]).join(' ')).sort(),
  circles.map(({ x, y, radius, isFilled }) => [x, y, radius, isFilled].join()).sort(),
];

/** The same for drawings that look the same, however their lines are written. */
export const looksOf = (drawing: Drawing): string => JSON.stringify(parts(drawing));

const pointsOf = ({ runs, dashedRuns, areas, circles }: Drawing): Point[] => [
  ...[...runs, ...dashedRuns, ...areas].flatMap(({ points }) => points),
  ...circles,
];

/** The drawing moved so that its leftmost and topmost points are at 0. */
export function atOrigin(drawing: Drawing): Drawing {
  const points = pointsOf(drawing);
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  return changed(drawing, ({ x, y }) => ({ x: x - left, y: y - top }));
}

/** The parts whose points all are in the window. */
export function within(drawing: Drawing, isInside: (point: Point) => boolean): Drawing {
  const isIn = ({ points }: Run) => points.every(isInside);
  return {
    ...drawing,
    runs: drawing.runs.filter(isIn),
    dashedRuns: drawing.dashedRuns.filter(isIn),
    areas: drawing.areas.filter(isIn),
    circles: drawing.circles.filter(isInside),
  };
}
