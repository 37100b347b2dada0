import type { Question } from '@mockingbird/contracts';
import { readDrawing } from '../../../pictures/read-drawing.js';
import {
  areParallel,
  areSquare,
  doMeet,
  isOn,
  meetInOnePoint,
  segmentsOf,
  stretchesOf,
  type Stretch,
} from '../../../pictures/straight-lines.js';
import { equalTo, fits, ReadingError, type Solvers } from '../../../solver-kit.js';

/** The lines of the question's picture, joined where they are one line to the eye. */
function linesOf(question: Question): Stretch[] {
  const { runs, dashedRuns, areas, circles } = readDrawing(question.questionImage);
  if (dashedRuns.length + areas.length + circles.length > 0) throw new ReadingError('expected lines only');
  return stretchesOf(segmentsOf(runs));
}

const pairsIn = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Any three lines that meet pairwise, but not in one point, are the sides of a triangle. */
function countTriangles(lines: readonly Stretch[]): number {
  const meeting = pairsIn(lines).filter(([one, other]) => doMeet(one, other));
  return meeting.reduce(
    (count, [one, other]) =>
      count +
      lines
        .slice(lines.indexOf(other) + 1)
        .filter((third) => doMeet(one, third) && doMeet(other, third) && !meetInOnePoint(one, other, third))
        .length,
    0,
  );
}

/** Two parallel lines and two at right angles to them, all of which meet. */
function countRectangles(
  lines: readonly Stretch[],
  isWanted: (width: number, height: number) => boolean,
): number {
  const parallels = pairsIn(lines).filter(([one, other]) => areParallel(one, other) && one.c !== other.c);
  const distance = ([one, other]: readonly [Stretch, Stretch]) => Math.abs(one.c - other.c);
  return parallels.reduce(
    (count, pair, index) =>
      count +
      parallels
        .slice(index + 1)
        .filter(
          (across) =>
            areSquare(pair[0], across[0]) &&
            pair.every((line) => across.every((other) => doMeet(line, other))) &&
            isWanted(distance(pair), distance(across)),
        ).length,
    0,
  );
}

/** @throws ReadingError when the stem asks for something else */
const asking = (what: RegExp, count: (lines: Stretch[]) => number) =>
  equalTo((question) => {
    if (!fits(question, what)) throw new ReadingError('the stem asks for something else');
    return count(linesOf(question));
  });

/** Pairs of dots on the same line. */
const segmentsBetweenDots = equalTo((question) => {
  if (!fits(question, /\bline segments?\b.*\bdots?\b/))
    throw new ReadingError('the stem asks for something else');
  const { runs, circles, areas, dashedRuns } = readDrawing(question.questionImage);
  if (areas.length + dashedRuns.length > 0 || circles.length === 0)
    throw new ReadingError('expected lines with dots');
  const lines = stretchesOf(segmentsOf(runs));
  if (circles.some((dot) => !lines.some((line) => isOn(line, dot))))
    throw new ReadingError('a dot is on no line');
  return pairsIn(circles).filter(([one, other]) => lines.some((line) => isOn(line, one) && isOn(line, other)))
    .length;
});

const triangles = asking(/\btriangles\b/, countTriangles);

const rectangles = asking(/\brectangles\b/, (lines) => countRectangles(lines, () => true));

export const COUNTING_FIGURES: Solvers = {
  'segments-between-dots': segmentsBetweenDots,
  'triangles-in-a-fan': triangles,
  'triangles-in-a-divided-fan': triangles,
  'triangles-in-crossed-squares': triangles,
  'squares-in-a-grid': asking(/\bsquares\b/, (lines) =>
    countRectangles(lines, (width, height) => width === height),
  ),
  'rectangles-in-a-grid': rectangles,
  'rectangles-in-a-strip': rectangles,
};
