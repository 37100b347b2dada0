import { defineTemplate, frac, range, t, type Fraction } from '../../../../kit/index.js';
import { renderFigure, type Outline, type Point } from '../drawing.js';
import { HEIGHT, slips, STROKE, whole, WIDTH } from './counting.js';

interface Lines {
  /** Dots on each of the two lines; the one where they cross is on both. */
  across: number;
  down: number;
  /** Where on each line they cross, from 0. */
  crossing: number;
}

const DOT_STEP = 28;
/** Dots on a line with so many dots. */
const pairsOf = (dots: number) => (dots * (dots - 1)) / 2;

function dottedLines({ across, down, crossing }: Lines): string {
  const [left, top] = [20, 20];
  const [x, y] = [left + crossing * DOT_STEP, top + crossing * DOT_STEP];
  const dots = [
    ...range(0, across - 1).map((index): Point => [left + index * DOT_STEP, y]),
    ...range(0, down - 1)
      .filter((index) => index !== crossing)
      .map((index): Point => [x, top + index * DOT_STEP]),
  ];
  const lines: Outline[] = [
    [
      [left, y],
      [left + (across - 1) * DOT_STEP, y],
    ],
    [
      [x, top],
      [x, top + (down - 1) * DOT_STEP],
    ],
  ];
  return renderFigure({ lines, dots }, WIDTH, HEIGHT, STROKE);
}

export const segments = defineTemplate<Lines, Fraction>({
  id: 'segments-between-dots',
  level: 'easy',
  parameters: { across: range(3, 7), down: range(3, 5), crossing: [0, 1, 2] },
  solve: (p) => frac(pairsOf(p.across) + pairsOf(p.down)),
  show: whole,
  picture: dottedLines,
  mistakes: [
    {
      text: 'You counted only the parts between neighbouring dots.',
      value: (p) => frac(p.across + p.down - 2),
    },
    { text: 'You counted the dots.', value: (p) => frac(p.across + p.down - 1) },
    { text: 'You also joined dots of different lines.', value: (p) => frac(pairsOf(p.across + p.down - 1)) },
    { text: 'You counted the level line only.', value: (p) => frac(pairsOf(p.across)) },
    { text: 'You counted the upright line only.', value: (p) => frac(pairsOf(p.down)) },
    {
      text: 'You left the common dot out of the upright line.',
      value: (p) => frac(pairsOf(p.across) + pairsOf(p.down - 1)),
    },
    {
      text: 'You left the common dot out of the level line.',
      value: (p) => frac(pairsOf(p.across - 1) + pairsOf(p.down)),
    },
    {
      text: 'You took one dot too many on the level line.',
      value: (p) => frac(pairsOf(p.across + 1) + pairsOf(p.down)),
    },
    ...slips,
  ],
  wordings: [
    () =>
      'How many line segments in the figure have a dot at each end? Segments may pass through other dots.',
    () =>
      'Count the line segments on the two lines that begin and end at a dot. Longer ones pass through other dots.',
    () =>
      'Each line segment of the figure that joins two dots counts, also if it passes through other dots. How many are there?',
  ],
  explain: (p) =>
    t`Any two dots of a line are the ends of a segment. Level line: $\frac{${p.across} \times ${p.across - 1}}{2} = ${pairsOf(p.across)}$. Upright line: $\frac{${p.down} \times ${p.down - 1}}{2} = ${pairsOf(p.down)}$. Together $${pairsOf(p.across)} + ${pairsOf(p.down)} = ${pairsOf(p.across) + pairsOf(p.down)}$.`,
});
