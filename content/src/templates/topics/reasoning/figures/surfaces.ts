import { renderFigure, MOVES, SIZE, together, type Figure, type Move, type Outline } from './drawing.js';

/** Where a figure is reflected: in a mirror on its right, or in water below it. */
export type Surface = 'mirror' | 'water';

export const REFLECTIONS = { mirror: MOVES.mirror, water: MOVES.water } as const satisfies Record<
  Surface,
  Move
>;

const DISTANCE = 14;
const SPACE = 30;

/** The mirror and its ends M and N. */
const MIRROR: readonly Outline[] = [
  [
    [SIZE + DISTANCE, 0],
    [SIZE + DISTANCE, SIZE],
  ],
  [
    [SIZE + 20, 11],
    [SIZE + 20, 1],
    [SIZE + 24, 6],
    [SIZE + 28, 1],
    [SIZE + 28, 11],
  ],
  [
    [SIZE + 20, 99],
    [SIZE + 20, 89],
    [SIZE + 28, 99],
    [SIZE + 28, 89],
  ],
];

/** Waves below a figure of this width. */
const waves = (width: number): Outline =>
  Array.from({ length: Math.floor(width / 10) + 1 }, (_, index) => [
    index * 10,
    SIZE + DISTANCE - (index % 2) * 6,
  ]);

/** The figure before its mirror or above the water, as a data: address. */
export const renderBefore = (surface: Surface, figure: Figure, width = SIZE): string =>
  surface === 'mirror'
    ? renderFigure(
        together(figure, { lines: MIRROR.map((line) => line.map(([x, y]) => [x + width - SIZE, y])) }),
        width + SPACE,
        SIZE,
      )
    : renderFigure(together(figure, { lines: [waves(width)] }), width, SIZE + DISTANCE + 2);
