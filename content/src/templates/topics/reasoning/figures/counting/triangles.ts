import { defineTemplate, frac, range, t, type Fraction } from '../../../../kit/index.js';
import type { Outline, Point } from '../drawing.js';
import { askFor, HEIGHT, MOST, picture, slips, sumTo, whole, WIDTH } from './counting.js';

/** How the figure is turned. It changes how it looks, never how many there are. */
type Side = 'top' | 'bottom' | 'left' | 'right';
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

const BASE = 120;
const TALL = 144;

/** Turns a figure whose tip is at the top, and puts it in the middle of the picture. */
function turnTo(side: Side, [x, y]: Point): Point {
  const isLying = side === 'left' || side === 'right';
  const along = side === 'top' || side === 'left' ? y : TALL - y;
  return isLying
    ? [(WIDTH - TALL) / 2 + along, (HEIGHT - BASE) / 2 + x]
    : [(WIDTH - BASE) / 2 + x, (HEIGHT - TALL) / 2 + along];
}

interface Fan {
  /** Of the base. */
  parts: number;
  /** From side to side, the base among them. */
  rungs: number;
  side: Side;
}

/** A triangle with lines from its tip to the base, and lines from side to side. */
function fanLines({ parts, rungs, side }: Fan): Outline[] {
  const tip: Point = [BASE / 2, 0];
  const lines: Point[][] = range(1, parts - 1).map((part) => [tip, [(BASE / parts) * part, TALL]]);
  const acrosses = range(1, rungs - 1).map((rung): Point[] => {
    const half = (BASE / 2 / rungs) * rung;
    const y = (TALL / rungs) * rung;
    return [
      [BASE / 2 - half, y],
      [BASE / 2 + half, y],
    ];
  });
  const outline: Point[] = [tip, [BASE, TALL], [0, TALL], tip];
  return [outline, ...lines, ...acrosses].map((line) => line.map((point) => turnTo(side, point)));
}

/** @param parts of the base @param rungs lines from side to side */
export const fan = (
  id: string,
  level: 'easy' | 'medium',
  parts: readonly number[],
  rungs: readonly number[],
) =>
  defineTemplate<Fan, Fraction>({
    id,
    level,
    parameters: { parts, rungs, side: SIDES },
    isSensible: (p) => sumTo(p.parts) * p.rungs <= MOST,
    solve: (p) => frac(sumTo(p.parts) * p.rungs),
    show: whole,
    picture: (p) => picture(fanLines(p)),
    mistakes: [
      { text: 'You counted the smallest parts only.', value: (p) => frac(p.parts * p.rungs) },
      {
        text: 'You counted the parts and the whole, but no triangle of several parts.',
        value: (p) => frac(p.parts * p.rungs + 1),
      },
      { text: 'You left out the whole triangle.', value: (_, right) => right.sub(1) },
      {
        text: 'You counted only triangles of one part and of two parts side by side.',
        value: (p) => frac((2 * p.parts - 1) * p.rungs),
      },
      {
        text: 'You counted one part too many along the base.',
        value: (p) => frac(sumTo(p.parts + 1) * p.rungs),
      },
      {
        text: 'You counted one part too few along the base.',
        value: (p) => frac(sumTo(p.parts - 1) * p.rungs),
      },
      {
        text: 'You forgot one of the lines from side to side.',
        value: (p, right) => (p.rungs === 1 ? undefined : right.sub(sumTo(p.parts))),
      },
      ...slips,
    ],
    wordings: askFor('triangles'),
    explain: (p) => {
      const sum = range(1, p.parts).toReversed().join(' + ');
      const inOne = t`With the base, choose one, two or more parts side by side: $${sum} = ${sumTo(p.parts)}$ triangles`;
      return p.rungs === 1
        ? `${inOne}.`
        : t`${inOne}. Each of the ${p.rungs} lines from side to side, the base among them, gives as many: $${p.rungs} \times ${sumTo(p.parts)} = ${sumTo(p.parts) * p.rungs}$.`;
    },
  });

interface Crossed {
  boxes: number;
  /** Whether the boxes are one below the other. */
  isUpright: boolean;
  /** Whether a line through the middles divides all boxes. */
  isHalved: boolean;
}

/** Side of a square, by how many there are. */
const BOXES: Readonly<Record<number, number>> = { 1: 120, 2: 72, 3: 48, 4: 36 };

/** Squares in a row, each with both diagonals. */
function crossedLines({ boxes, isUpright, isHalved }: Crossed): Outline[] {
  const side = BOXES[boxes] ?? 0;
  const length = boxes * side;
  const start = ((isUpright ? HEIGHT : WIDTH) - length) / 2;
  const edge = ((isUpright ? WIDTH : HEIGHT) - side) / 2;
  const at = (along: number, across: number): Point =>
    isUpright ? [edge + across, start + along] : [start + along, edge + across];
  const outline = [at(0, 0), at(length, 0), at(length, side), at(0, side), at(0, 0)];
  return [
    outline,
    ...range(1, boxes - 1).map((box) => [at(box * side, 0), at(box * side, side)]),
    ...range(0, boxes - 1).flatMap((box) => [
      [at(box * side, 0), at((box + 1) * side, side)],
      [at(box * side, side), at((box + 1) * side, 0)],
    ]),
    ...(isHalved ? [[at(0, side / 2), at(length, side / 2)]] : []),
  ];
}

/** In one box: four parts and four halves; the line through the middle halves two parts. */
const inBoxes = ({ boxes, isHalved }: Crossed) => boxes * (isHalved ? 12 : 8);
/** Over two boxes: their diagonals meet on a long side; with the middle line, also between two centres. */
const acrossBoxes = ({ boxes, isHalved }: Crossed) => (boxes - 1) * (isHalved ? 4 : 2);

export const crossed = defineTemplate<Crossed, Fraction>({
  id: 'triangles-in-crossed-squares',
  level: 'hard',
  parameters: { boxes: range(1, 4), isUpright: [true, false], isHalved: [true, false] },
  isSensible: (p) => (p.boxes > 1 || p.isHalved) && inBoxes(p) + acrossBoxes(p) <= MOST,
  solve: (p) => frac(inBoxes(p) + acrossBoxes(p)),
  show: whole,
  picture: (p) => picture(crossedLines(p)),
  mistakes: [
    { text: 'You counted inside the single squares only.', value: (p) => frac(inBoxes(p)) },
    { text: 'You counted the smallest parts only.', value: (p) => frac(p.boxes * (p.isHalved ? 6 : 4)) },
    {
      text: 'You left out the halves of the squares.',
      value: (p, right) => right.sub(4 * p.boxes),
    },
    {
      text: 'You counted triangles over two squares on one side only.',
      value: (p) => frac(inBoxes(p) + acrossBoxes(p) / 2),
    },
    {
      text: 'You counted the triangles over two squares twice.',
      value: (p) => frac(inBoxes(p) + 2 * acrossBoxes(p)),
    },
    {
      text: 'You counted as if each square had a neighbour on both sides.',
      value: (p) => frac(inBoxes(p) + (acrossBoxes(p) / Math.max(1, p.boxes - 1)) * p.boxes),
    },
    ...slips,
  ],
  wordings: askFor('triangles'),
  explain: (p) => {
    const each = p.isHalved ? 12 : 8;
    const parts = p.isHalved
      ? t`Each square has 6 parts, 2 triangles of two small parts and 4 halves: $6 + 2 + 4 = 12$.`
      : t`Each square has 4 parts and 4 halves: $4 + 4 = 8$.`;
    if (p.boxes === 1) return parts;
    return t`${parts} Over two neighbouring squares there are ${p.isHalved ? 4 : 2} more. In all $${p.boxes} \times ${each} + ${p.boxes - 1} \times ${p.isHalved ? 4 : 2} = ${inBoxes(p) + acrossBoxes(p)}$.`;
  },
});
