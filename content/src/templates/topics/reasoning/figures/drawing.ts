import { colour, picture } from '../../../../exams/pictures/svg.mjs';

export type Point = readonly [x: number, y: number];
/** Joined by straight lines. It is closed where it ends where it began. */
export type Outline = readonly Point[];

/** What a picture shows in a square of 100 by 100; y grows downwards. All coordinates are whole. */
export interface Figure {
  lines?: readonly Outline[];
  dashes?: readonly Outline[];
  dots?: readonly Point[];
  rings?: readonly Point[];
  /** Closed and filled. */
  areas?: readonly Outline[];
}

export const SIZE = 100;
const RADIUS = 6;

const EDGE = 3;
/** The outline of every picture of an option. */
export const FRAME: Outline = [
  [EDGE, EDGE],
  [SIZE - EDGE, EDGE],
  [SIZE - EDGE, SIZE - EDGE],
  [EDGE, SIZE - EDGE],
  [EDGE, EDGE],
];

/** A figure with each of its points somewhere else. */
export type Move = (point: Point) => Point;

/** Mirrors and turns of the square. */
export const MOVES = {
  none: (point) => point,
  mirror: ([x, y]) => [SIZE - x, y],
  water: ([x, y]) => [x, SIZE - y],
  halfTurn: ([x, y]) => [SIZE - x, SIZE - y],
  /** Clockwise. */
  quarterTurn: ([x, y]) => [SIZE - y, x],
  quarterTurnBack: ([x, y]) => [y, SIZE - x],
  /** Across the diagonal from the top left to the bottom right. */
  diagonal: ([x, y]) => [y, x],
  /** Across the other diagonal. */
  otherDiagonal: ([x, y]) => [SIZE - y, SIZE - x],
} as const satisfies Record<string, Move>;

export function moved({ lines, dashes, dots, rings, areas }: Figure, move: Move): Figure {
  const outlines = (all: readonly Outline[] = []) => all.map((outline) => outline.map(move));
  return {
    lines: outlines(lines),
    dashes: outlines(dashes),
    dots: dots?.map(move) ?? [],
    rings: rings?.map(move) ?? [],
    areas: outlines(areas),
  };
}

const shifted = (figure: Figure, right: number, down = 0): Figure =>
  moved(figure, ([x, y]) => [x + right, y + down]);

/** All of them in one. */
export const together = (...figures: readonly Figure[]): Figure => ({
  lines: figures.flatMap(({ lines = [] }) => lines),
  dashes: figures.flatMap(({ dashes = [] }) => dashes),
  dots: figures.flatMap(({ dots = [] }) => dots),
  rings: figures.flatMap(({ rings = [] }) => rings),
  areas: figures.flatMap(({ areas = [] }) => areas),
});

const byPlace = ([x, y]: Point, [otherX, otherY]: Point) => x - otherX || y - otherY;
const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

function firstOf(outline: Outline): Point {
  const [first] = [...outline].sort(byPlace);
  if (!first) throw new RangeError('an outline without points');
  return first;
}

/** The same outline always from the same end, so that figures that look the same have the same address. */
function inOrder(outline: Outline): Outline {
  if (!isSame(outline[0], outline.at(-1))) {
    const [first, last] = [outline[0], outline.at(-1)];
    return first && last && byPlace(first, last) > 0 ? outline.toReversed() : outline;
  }
  const corners = outline.slice(1);
  const first = firstOf(corners);
  const start = corners.findIndex((corner) => isSame(corner, first));
  const [, ...others] = [...corners.slice(start), ...corners.slice(0, start)];
  const [next, last] = [others[0], others.at(-1)];
  const rest = next && last && byPlace(next, last) > 0 ? others.toReversed() : others;
  return [first, ...rest, first];
}

function pathOf(outline: Outline): string {
  const isClosed = isSame(outline[0], outline.at(-1));
  const points = isClosed ? outline.slice(0, -1) : outline;
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
}

const pathsOf = (outlines: readonly Outline[]) => outlines.map(inOrder).map(pathOf).sort().join('');

const pathWith = (outlines: readonly Outline[] = [], look = '') =>
  outlines.length > 0 ? `<path d="${pathsOf(outlines)}"${look}/>` : '';

const circles = (centres: readonly Point[] = []) =>
  [...centres]
    .sort(byPlace)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${RADIUS}"/>`)
    .join('');

/** The figure as a data: address. Pictures are shown on white in every theme. */
export function renderFigure(figure: Figure, width = SIZE, height = SIZE, strokeWidth = 3): string {
  const { areas, dots, lines, dashes, rings } = figure;
  const look = `fill="none" stroke="${colour.black}" stroke-width="${strokeWidth}"`;
  const unfilled = pathWith(lines) + pathWith(dashes, ' stroke-dasharray="6"') + circles(rings);
  return picture(`${pathWith(areas)}${circles(dots)}<g ${look}>${unfilled}</g>`, width, height);
}

const GAP = 12;

/** Figures side by side. */
export const renderRow = (figures: readonly Figure[], gap = GAP): string =>
  renderFigure(
    together(...figures.map((figure, index) => shifted(figure, index * (SIZE + gap)))),
    figures.length * (SIZE + gap) - gap,
  );

/** In words. The third of the square counts: "top left", "top", "centre". */
export function placeOf([x, y]: Point): string {
  const third = (value: number) => Math.sign(Math.trunc((value - SIZE / 2) / (SIZE / 6)));
  const row = ['top', '', 'bottom'][third(y) + 1] ?? '';
  const column = ['left', '', 'right'][third(x) + 1] ?? '';
  return `${row} ${column}`.trim() || 'centre';
}

/** In words, of the eight directions: "up", "down left". */
export function directionOf([fromX, fromY]: Point, [toX, toY]: Point): string {
  const row = ['up', '', 'down'][Math.sign(toY - fromY) + 1] ?? '';
  const column = ['left', '', 'right'][Math.sign(toX - fromX) + 1] ?? '';
  return `${row} ${column}`.trim();
}
