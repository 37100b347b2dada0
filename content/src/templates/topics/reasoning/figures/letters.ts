import type { Outline } from './drawing.js';

/** Capital letters of straight lines, 30 wide and 50 high. None looks the same in a mirror. */
export const STROKES = {
  F: [
    [
      [0, 50],
      [0, 0],
      [30, 0],
    ],
    [
      [0, 24],
      [22, 24],
    ],
  ],
  G: [
    [
      [30, 0],
      [0, 0],
      [0, 50],
      [30, 50],
      [30, 28],
      [16, 28],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 50],
      [30, 50],
    ],
  ],
  P: [
    [
      [0, 50],
      [0, 0],
      [30, 0],
      [30, 26],
      [0, 26],
    ],
  ],
  R: [
    [
      [0, 50],
      [0, 0],
      [30, 0],
      [30, 26],
      [0, 26],
    ],
    [
      [10, 26],
      [30, 50],
    ],
  ],
  E: [
    [
      [30, 0],
      [0, 0],
      [0, 50],
      [30, 50],
    ],
    [
      [0, 25],
      [22, 25],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 50],
    ],
    [
      [30, 0],
      [0, 25],
      [30, 50],
    ],
  ],
} as const satisfies Record<string, readonly Outline[]>;

export type Letter = keyof typeof STROKES;
