import { FRAME, MOVES, SIZE, type Move, type Outline, type Point } from './drawing.js';

/** A fold of a square sheet. */
export interface Fold {
  /** For the explanation. */
  name: string;
  /** Where a point of the half that is folded comes to lie. A hole goes the same way when the fold is opened. */
  across: Move;
  /** Distance from the crease: positive on the half that stays, negative on the half that is folded. */
  side: (point: Point) => number;
  /** From edge to edge of the whole sheet. */
  crease: readonly [Point, Point];
}

const MIDDLE = SIZE / 2;
const [LOW, HIGH] = [3, SIZE - 3];

const UPRIGHT = {
  across: MOVES.mirror,
  crease: [
    [MIDDLE, LOW],
    [MIDDLE, HIGH],
  ],
} as const;
const LEVEL = {
  across: MOVES.water,
  crease: [
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
  ],
} as const;
const FALLING = {
  across: MOVES.diagonal,
  crease: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
} as const;
const RISING = {
  across: MOVES.otherDiagonal,
  crease: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
} as const;

/** By the half or the corner that is folded over. */
export const FOLDS = {
  left: { ...UPRIGHT, name: 'the left half over the right one', side: ([x]) => x - MIDDLE },
  right: { ...UPRIGHT, name: 'the right half over the left one', side: ([x]) => MIDDLE - x },
  top: { ...LEVEL, name: 'the upper half over the lower one', side: ([, y]) => y - MIDDLE },
  bottom: { ...LEVEL, name: 'the lower half over the upper one', side: ([, y]) => MIDDLE - y },
  topRight: { ...FALLING, name: 'the top right half over the other one', side: ([x, y]) => y - x },
  bottomLeft: { ...FALLING, name: 'the bottom left half over the other one', side: ([x, y]) => x - y },
  topLeft: { ...RISING, name: 'the top left half over the other one', side: ([x, y]) => x + y - SIZE },
  bottomRight: {
    ...RISING,
    name: 'the bottom right half over the other one',
    side: ([x, y]) => SIZE - x - y,
  },
} as const satisfies Record<string, Fold>;

export type FoldName = keyof typeof FOLDS;

type Side = Fold['side'];

/** The point between two others that is on the crease. */
function crossing(from: Point, to: Point, side: Side): Point {
  const share = side(from) / (side(from) - side(to));
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The part of a line or of a closed outline on the positive side. */
function cut(outline: Outline, side: Side): Outline {
  return outline.flatMap((point, index) => {
    const before = outline[index - 1];
    const crosses = before && side(before) * side(point) < 0;
    return [...(crosses ? [crossing(before, point, side)] : []), ...(side(point) >= 0 ? [point] : [])];
  });
}

function closed(outline: Outline): Outline {
  const [first] = outline;
  const last = outline.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...outline, first] : outline;
}

/** The outline of the sheet after these folds. */
export const folded = (folds: readonly Fold[]): Outline =>
  folds.reduce<Outline>((outline, { side }) => closed(cut(outline, side)), FRAME);

/** The crease of the next fold, as far as there is paper. */
export const creaseOf = (next: Fold, before: readonly Fold[]): Outline =>
  before.reduce<Outline>((crease, { side }) => cut(crease, side), next.crease);

const HEAD = 9;

/** An arrow from the middle of the part that is folded to where it comes to lie. */
export function foldArrow(next: Fold, before: readonly Fold[]): Outline[] {
  const part = closed(cut(folded(before), (point) => -next.side(point))).slice(1);
  const meanOf = (axis: 0 | 1) => Math.round(part.reduce((sum, point) => sum + point[axis], 0) / part.length);
  const from: Point = [meanOf(0), meanOf(1)];
  const to = next.across(from);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [right, down] = [(HEAD * (to[0] - from[0])) / length, (HEAD * (to[1] - from[1])) / length];
  const barb = (turn: 1 | -1): Point => [
    Math.round(to[0] - right - turn * down * 0.6),
    Math.round(to[1] - down + turn * right * 0.6),
  ];
  return [
    [from, to],
    [barb(1), to, barb(-1)],
  ];
}
