import type { Question } from '@mockingbird/contracts';
import { panelsOf } from '../../../pictures/panels.js';
import { readDrawing, type Drawing, type Point, type Run } from '../../../pictures/read-drawing.js';
import { segmentsOf, stretchesOf, type Stretch } from '../../../pictures/straight-lines.js';
import { imageOf, numbers, ReadingError, type Solver, type Solvers } from '../../../solver-kit.js';

const only = <Item>(items: readonly Item[], what: string): Item => {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new ReadingError(`expected one ${what}`);
  return item;
};

/** The sheet is the only closed line; an arrow is open. */
const paperOf = ({ runs }: Drawing): Run =>
  only(
    runs.filter(({ isClosed }) => isClosed),
    'sheet',
  );

const sideOf = ({ a, b, c }: Stretch, { x, y }: Point) => Math.sign(a * x + b * y - c);

/** Where a point of the sheet is after one fold. */
type Fold = (point: Point) => Point;

function acrossLine({ a, b, c }: Stretch, { x, y }: Point): Point {
  const twice = (2 * (a * x + b * y - c)) / (a * a + b * b);
  return { x: x - twice * a, y: y - twice * b };
}

/** The fold along the dashed line: the half that the next figure does not show is laid over the other. */
function foldBetween(before: Drawing, after: Drawing): Fold {
  const crease = only(stretchesOf(segmentsOf(before.dashedRuns)), 'dashed line');
  const left = new Set(paperOf(after).points.map((point) => sideOf(crease, point)));
  if (left.has(1) && left.has(-1)) throw new ReadingError('the sheet is not folded along the dashed line');
  const folded = left.has(1) ? -1 : 1;
  const moving = paperOf(before).points.filter((point) => sideOf(crease, point) === folded);
  const there = new Set(paperOf(before).points.map(({ x, y }) => `${x} ${y}`));
  const isHalf = moving.every((point) => {
    const { x, y } = acrossLine(crease, point);
    return there.has(`${x} ${y}`);
  });
  if (moving.length === 0 || !isHalf) throw new ReadingError('the dashed line does not halve the sheet');
  return (point) => (sideOf(crease, point) === folded ? acrossLine(crease, point) : point);
}

/** All holes of the opened sheet: every point that lies below a punch when the sheet is folded. */
function holesOf({ questionImage }: Question): { sheet: Run; holes: string[] } {
  const panels = panelsOf(readDrawing(questionImage));
  const [first, last] = [panels[0], panels.at(-1)];
  if (!first || !last || panels.length < 2 || last.circles.length === 0 || last.dashedRuns.length > 0)
    throw new ReadingError('expected a sheet, its folds and the punched sheet');
  const folds = panels.slice(1).map((after, index) => foldBetween(panels[index] ?? first, after));
  const punched = new Set(last.circles.map(({ x, y }) => `${x} ${y}`));
  const sheet = paperOf(first);
  const xs = sheet.points.map(({ x }) => x);
  const ys = sheet.points.map(({ y }) => y);
  const holes = numbers(Math.min(...xs), Math.max(...xs)).flatMap((x) =>
    numbers(Math.min(...ys), Math.max(...ys)).flatMap((y) => {
      const end = folds.reduce((point, fold) => fold(point), { x, y });
      return punched.has(`${end.x} ${end.y}`) ? [`${x} ${y}`] : [];
    }),
  );
  return { sheet, holes: holes.sort() };
}

const outlineOf = (sheet: Run) => JSON.stringify(stretchesOf(segmentsOf([sheet])));

/** Folds every point of the sheet, then looks for the options with exactly the holes that were punched. */
const unfolding: Solver = (question) => {
  const { sheet, holes } = holesOf(question);
  return question.options.flatMap((option, index) => {
    const drawing = readDrawing(imageOf(option));
    if (outlineOf(paperOf(drawing)) !== outlineOf(sheet))
      throw new ReadingError('an option is no whole sheet');
    const shown = drawing.circles.map(({ x, y }) => `${x} ${y}`).sort();
    return shown.join() === holes.join() ? [index] : [];
  });
};

export const PAPER_FOLDING: Solvers = {
  'one-fold': unfolding,
  'one-diagonal-fold': unfolding,
  'one-diagonal-fold-and-one-hole': unfolding,
  'two-folds': unfolding,
  'two-diagonal-folds': unfolding,
  'two-folds-and-two-holes': unfolding,
};
