import { defineTemplate, type Topic } from '../../../kit/index.js';
import type { Level } from '../../../kit/template.js';
import { renderFigure, renderRow, FRAME, MOVES, type Figure, type Move, type Point } from './drawing.js';
import { creaseOf, foldArrow, folded, FOLDS, type Fold, type FoldName } from './folds.js';

/** Holes lie in a grid of four by four, the same on both sides of each crease. */
const LINES = [15, 38, 62, 85] as const;
const GRID: readonly Point[] = LINES.flatMap((y) => LINES.map((x): Point => [x, y]));

type Holes = readonly Point[];

const isAt = ([x, y]: Point, [otherX, otherY]: Point) => x === otherX && y === otherY;
const has = (holes: Holes, point: Point) => holes.some((hole) => isAt(hole, point));
const both = (one: Holes, other: Holes): Holes => [...one, ...other.filter((hole) => !has(one, hole))];
const without = (all: Holes, some: Holes): Holes => all.filter((hole) => !has(some, hole));

/** Each opened fold doubles the holes. The last fold is opened first. */
const opened = (holes: Holes, moves: readonly Move[]): Holes =>
  moves.reduceRight<Holes>((all, move) => both(all, all.map(move)), holes);

const ROWS = ['top', 'upper', 'lower', 'bottom'] as const;
const COLUMNS = ['far left', 'left', 'right', 'far right'] as const;

/** Row by row: "Holes: top row far left, far right; lower row left". @throws RangeError without holes */
function describe(holes: Holes): string {
  if (holes.length === 0) throw new RangeError('no holes');
  const rows = LINES.flatMap((y, row) => {
    const places = LINES.flatMap((x, column) => (has(holes, [x, y]) ? [COLUMNS[column] ?? ''] : []));
    return places.length === 0 ? [] : [`${ROWS[row] ?? ''} row ${places.join(', ')}`];
  });
  return `Holes: ${rows.join('; ')}`;
}

interface Folding {
  folds: readonly FoldName[];
  /** Where the folded sheet is punched. */
  holes: Holes;
}

interface Parameters {
  folding: Folding;
}

const foldsOf = ({ folds }: Folding): Fold[] => folds.map((name) => FOLDS[name]);
const movesOf = (folding: Folding): Move[] => foldsOf(folding).map(({ across }) => across);

/** The sheet before each fold, and at last the folded sheet with its holes. */
function stepsOf(folding: Folding): Figure[] {
  const folds = foldsOf(folding);
  const before = folds.map((next, index): Figure => {
    const done = folds.slice(0, index);
    return { lines: [folded(done), ...foldArrow(next, done)], dashes: [creaseOf(next, done)] };
  });
  return [...before, { lines: [folded(folds)], rings: folding.holes }];
}

function choices(points: Holes, count: number): Holes[] {
  if (count === 0) return [[]];
  return points.flatMap((first, index) =>
    choices(points.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

const foldingsWith = (sequences: readonly (readonly FoldName[])[], count: number): Folding[] =>
  sequences.flatMap((folds) => {
    const paper = GRID.filter((point) => folds.every((name) => FOLDS[name].side(point) > 0));
    return choices(paper, count).map((holes) => ({ folds, holes }));
  });

const inPairs = (first: readonly FoldName[], second: readonly FoldName[]) => [
  ...first.flatMap((one) => second.map((other) => [one, other])),
  ...second.flatMap((one) => first.map((other) => [one, other])),
];

const SIDEWAYS: readonly FoldName[] = ['left', 'right'];
const UP_OR_DOWN: readonly FoldName[] = ['top', 'bottom'];
const FALLING: readonly FoldName[] = ['topRight', 'bottomLeft'];
const RISING: readonly FoldName[] = ['topLeft', 'bottomRight'];

/** The same line on the other side of the middle, nearest to the same edge: a copy that was not reflected. */
const copied = (value: number) =>
  LINES[(LINES.findIndex((line) => line === value) + 2) % LINES.length] ?? value;
/** Near the crease for far from it. */
const otherDistance = (value: number) => LINES[LINES.findIndex((line) => line === value) ^ 1] ?? value;

const swaps = new Map<Move, Move>([
  [MOVES.mirror, MOVES.water],
  [MOVES.water, MOVES.mirror],
  [MOVES.diagonal, MOVES.otherDiagonal],
  [MOVES.otherDiagonal, MOVES.diagonal],
]);

/** A student who moves the holes over the crease without turning them over. */
const shiftFor = (move: Move): Move =>
  move === MOVES.mirror
    ? ([x, y]) => [copied(x), y]
    : move === MOVES.water
      ? ([x, y]) => [x, copied(y)]
      : ([x, y]) => [copied(x), copied(y)];

const distanceFor = (move: Move): Move =>
  move === MOVES.water
    ? ([x, y]) => [x, otherDistance(100 - y)]
    : ([x, y]) => (move === MOVES.mirror ? [otherDistance(100 - x), y] : move([otherDistance(x), y]));

const mapped =
  (change: (move: Move) => Move) =>
  ({ folding }: Parameters) =>
    opened(folding.holes, movesOf(folding).map(change));

const folding = (id: string, level: Level, foldings: readonly Folding[]) =>
  defineTemplate<Parameters, Holes>({
    id,
    level,
    parameters: { folding: foldings },
    solve: mapped((move) => move),
    show: describe,
    showPicture: (holes) => renderFigure({ lines: [FRAME], rings: holes }),
    picture: (p) => renderRow(stepsOf(p.folding)),
    mistakes: [
      { text: 'You did not open the sheet.', value: (p) => p.folding.holes },
      {
        text: 'You opened the last fold only.',
        value: (p) => opened(p.folding.holes, movesOf(p.folding).slice(-1)),
      },
      {
        text: 'You opened the first fold only.',
        value: (p) => opened(p.folding.holes, movesOf(p.folding).slice(0, 1)),
      },
      { text: 'You moved the holes over the fold without turning them over.', value: mapped(shiftFor) },
      {
        text: 'You turned the sheet by half a turn instead of opening a fold.',
        value: (p) => opened(p.folding.holes, [...movesOf(p.folding).slice(1), MOVES.halfTurn]),
      },
      { text: 'You opened the sheet across a wrong line.', value: mapped((move) => swaps.get(move) ?? move) },
      {
        text: 'You took another diagonal or middle line for one of the folds.',
        value: (p) =>
          opened(
            p.folding.holes,
            movesOf(p.folding).map((move, index) => (index === 0 ? (swaps.get(move) ?? move) : move)),
          ),
      },
      { text: 'You did not keep the distance of the holes from the fold.', value: mapped(distanceFor) },
      {
        text: 'You forgot the holes in the part that was punched.',
        value: (p, right) => without(right, p.folding.holes),
      },
      { text: 'You left out one of the holes.', isSlip: true, value: (_, right) => right.slice(0, -1) },
      {
        text: 'You turned the holes by a quarter turn.',
        value: (_, right) => right.map(MOVES.quarterTurn),
      },
    ],
    wordings: [
      () => 'A square sheet is folded and punched as shown. How does it look when it is opened?',
      () =>
        'The figures show how a square sheet is folded and where it is punched. Which option shows the opened sheet?',
      () =>
        'A square sheet is folded along the dashed line, and holes are punched as in the last figure. Choose the sheet after opening.',
    ],
    explain: (p, right) => {
      const names = foldsOf(p.folding).map(({ name }) => name);
      return `The sheet was folded like this: ${names.join(', then ')}. Open it step by step, the last fold first: each hole appears again at the same distance on the other side of the fold. ${describe(right)}.`;
    },
  });

export const paperFolding: Topic = {
  slug: 'paper-folding',
  name: 'Paper folding and punching',
  templates: [
    folding(
      'one-fold',
      'easy',
      foldingsWith(
        [...SIDEWAYS, ...UP_OR_DOWN].map((name) => [name]),
        2,
      ),
    ),
    folding(
      'one-diagonal-fold-and-one-hole',
      'easy',
      foldingsWith(
        [...FALLING, ...RISING].map((name) => [name]),
        1,
      ),
    ),
    folding(
      'one-diagonal-fold',
      'medium',
      foldingsWith(
        [...FALLING, ...RISING].map((name) => [name]),
        2,
      ),
    ),
    folding('two-folds', 'medium', foldingsWith(inPairs(SIDEWAYS, UP_OR_DOWN), 1)),
    folding('two-diagonal-folds', 'hard', foldingsWith(inPairs(FALLING, RISING), 1)),
    folding('two-folds-and-two-holes', 'hard', foldingsWith(inPairs(SIDEWAYS, UP_OR_DOWN), 2)),
  ],
};
