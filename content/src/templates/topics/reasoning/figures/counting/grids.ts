import { defineTemplate, frac, range, t, type Fraction } from '../../../../kit/index.js';
import type { Outline } from '../drawing.js';
import { askFor, HEIGHT, MOST, picture, slips, sumTo, whole, WIDTH } from './counting.js';

interface Grid {
  columns: number;
  rows: number;
}

/** As large as the picture allows, and even, so that the middle of the grid is whole. */
const cellOf = ({ columns, rows }: Grid) => 2 * Math.floor(Math.min(90 / columns, 72 / rows));

/** A grid in the middle of the picture. */
function gridLines(grid: Grid): Outline[] {
  const { columns, rows } = grid;
  const cell = cellOf(grid);
  const [width, height] = [columns * cell, rows * cell];
  const [left, top] = [(WIDTH - width) / 2, (HEIGHT - height) / 2];
  const outline: Outline = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
    [left, top],
  ];
  return [
    outline,
    ...range(1, columns - 1).map((column): Outline => {
      const x = left + column * cell;
      return [
        [x, top],
        [x, top + height],
      ];
    }),
    ...range(1, rows - 1).map((row): Outline => {
      const y = top + row * cell;
      return [
        [left, y],
        [left + width, y],
      ];
    }),
  ];
}

const gridDomains = { columns: range(2, 6), rows: range(2, 5) };

const squaresOf = ({ columns, rows }: Grid, size: number) => (columns - size + 1) * (rows - size + 1);
const squareSizes = ({ columns, rows }: Grid) => range(1, Math.min(columns, rows));
const allSquares = (grid: Grid) => squareSizes(grid).reduce((sum, size) => sum + squaresOf(grid, size), 0);
const allRectangles = ({ columns, rows }: Grid) => sumTo(columns) * sumTo(rows);

export const squares = defineTemplate<Grid, Fraction>({
  id: 'squares-in-a-grid',
  level: 'medium',
  parameters: gridDomains,
  isSensible: (p) => allSquares(p) <= MOST && p.columns * p.rows > 5,
  solve: (p) => frac(allSquares(p)),
  show: whole,
  picture: (p) => picture(gridLines(p)),
  mistakes: [
    { text: 'You counted the small squares only.', value: (p) => frac(p.columns * p.rows) },
    { text: 'You counted the small squares and the whole.', value: (p) => frac(p.columns * p.rows + 1) },
    { text: 'You left out the squares of two by two.', value: (p, right) => right.sub(squaresOf(p, 2)) },
    {
      text: 'You left out the largest squares.',
      value: (p, right) => right.sub(squaresOf(p, Math.min(p.columns, p.rows))),
    },
    {
      text: 'You counted large squares side by side only, not those that overlap.',
      value: (p) =>
        frac(
          squareSizes(p).reduce(
            (sum, size) => sum + Math.floor(p.columns / size) * Math.floor(p.rows / size),
            0,
          ),
        ),
    },
    { text: 'You counted rectangles that are no squares, too.', value: (p) => frac(allRectangles(p)) },
    ...slips,
  ],
  wordings: askFor('squares'),
  explain: (p) => {
    const counts = squareSizes(p).map((size) => squaresOf(p, size));
    return t`Count by size, from the small squares to the largest: $${counts.join(' + ')} = ${allSquares(p)}$.`;
  },
});

export const rectangles = defineTemplate<Grid, Fraction>({
  id: 'rectangles-in-a-grid',
  level: 'hard',
  parameters: gridDomains,
  isSensible: (p) => allRectangles(p) <= 90 && p.columns * p.rows > 5,
  solve: (p) => frac(allRectangles(p)),
  show: whole,
  picture: (p) => picture(gridLines(p)),
  mistakes: [
    {
      text: 'You left out the squares, which are rectangles, too.',
      value: (p, right) => right.sub(allSquares(p)),
    },
    { text: 'You counted the squares only.', value: (p) => frac(allSquares(p)) },
    { text: 'You left out the whole figure.', value: (_, right) => right.sub(1) },
    {
      text: 'You multiplied the numbers of lines instead of the ways to choose two of them.',
      value: (p) => frac((p.columns + 1) * (p.rows + 1)),
    },
    {
      text: 'You added the ways for both directions instead of multiplying them.',
      value: (p) => frac(sumTo(p.columns) + sumTo(p.rows)),
    },
    {
      text: 'You took one column too many.',
      value: (p) => frac(allRectangles({ ...p, columns: p.columns + 1 })),
    },
    { text: 'You took one row too many.', value: (p) => frac(allRectangles({ ...p, rows: p.rows + 1 })) },
    { text: 'You took one row too few.', value: (p) => frac(allRectangles({ ...p, rows: p.rows - 1 })) },
    ...slips,
  ],
  wordings: askFor('rectangles (a square is a rectangle, too)'),
  explain: (p) => {
    const sum = (last: number) => range(1, last).toReversed().join(' + ');
    return t`Choose columns side by side: $${sum(p.columns)} = ${sumTo(p.columns)}$ ways. Choose rows: $${sum(p.rows)} = ${sumTo(p.rows)}$ ways. Together $${sumTo(p.columns)} \times ${sumTo(p.rows)} = ${allRectangles(p)}$.`;
  },
});

interface Strip {
  boxes: number;
  isUpright: boolean;
}

export const strip = defineTemplate<Strip, Fraction>({
  id: 'rectangles-in-a-strip',
  level: 'easy',
  parameters: { boxes: range(3, 8), isUpright: [true, false] },
  solve: (p) => frac(sumTo(p.boxes)),
  show: whole,
  picture: (p) => picture(gridLines({ columns: p.isUpright ? 1 : p.boxes, rows: p.isUpright ? p.boxes : 1 })),
  mistakes: [
    { text: 'You counted the smallest parts only.', value: (p) => frac(p.boxes) },
    { text: 'You counted the smallest parts and the whole.', value: (p) => frac(p.boxes + 1) },
    { text: 'You left out the whole figure.', value: (_, right) => right.sub(1) },
    { text: 'You counted parts alone and two side by side only.', value: (p) => frac(2 * p.boxes - 1) },
    { text: 'You left out the smallest parts.', value: (p, right) => right.sub(p.boxes) },
    { text: 'You counted one part too many.', value: (p) => frac(sumTo(p.boxes + 1)) },
    { text: 'You counted one part too few.', value: (p) => frac(sumTo(p.boxes - 1)) },
    ...slips,
  ],
  wordings: askFor('rectangles (a square is a rectangle, too)'),
  explain: (p) =>
    t`Count the parts alone, then two side by side, and so on up to the whole: $${range(1, p.boxes).toReversed().join(' + ')} = ${sumTo(p.boxes)}$.`,
});
