import type { Question } from '@mockingbird/contracts';
import { ReadingError, says, type Solvers } from '../../solver-kit.js';
import { oneOf } from './letters.js';

/** Angles from east, against the clock, as on a plane. */
const ANGLES: Readonly<Record<string, number>> = {
  east: 0,
  'north-east': 45,
  north: 90,
  'north-west': 135,
  west: 180,
  'south-west': 225,
  south: 270,
  'south-east': 315,
};

const NAME = /\b(north|south)(-(east|west))?\b|\b(east|west)\b/;

function angleIn(text: string): number {
  const angle = ANGLES[NAME.exec(text)?.[0] ?? ''];
  if (angle === undefined) throw new ReadingError(`no direction in: ${text}`);
  return angle;
}

function titleOf(angle: number): string {
  const whole = ((angle % 360) + 360) % 360;
  const name = Object.keys(ANGLES).find((one) => ANGLES[one] === whole) ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The sum of all turns in degrees, against the clock. */
const turnsIn = (text: string) =>
  [...text.matchAll(/(\d+) degrees (anti)?clockwise/g)].reduce(
    (sum, [, degrees, against]) => sum + Number(degrees) * (against ? 1 : -1),
    0,
  );

/** Walks step by step, with coordinates. */
function walk({ questionText: text }: Question): { x: number; y: number } {
  const first = /walks (\d+) m towards the ([a-z]+)/.exec(text);
  let angle = angleIn(first?.[2] ?? '');
  let [x, y] = [0, 0];
  const go = (metres: number) => {
    x += Math.round(Math.cos((angle * Math.PI) / 180)) * metres;
    y += Math.round(Math.sin((angle * Math.PI) / 180)) * metres;
  };
  go(Number(first?.[1]));
  for (const [, side, metres] of text.matchAll(/turns (left|right) and walks (\d+) m/g)) {
    angle += side === 'left' ? 90 : -90;
    go(Number(metres));
  }
  return { x, y };
}

/** Where the person looks when the shadow falls on a side: that side has this angle from the front. */
const SIDES: Readonly<Record<string, number>> = {
  'in front of': 0,
  'to the left of': 90,
  behind: 180,
  'to the right of': 270,
};

export const DIRECTION_SENSE: Solvers = {
  'facing-after-turns': oneOf(({ questionText: text }) => [titleOf(angleIn(text) + turnsIn(text))]),
  'shadow-of-the-sun': oneOf((question) => {
    const sun = says(question, /just after sunrise/) ? 0 : 180;
    const side = /exactly (in front of|to the left of|behind|to the right of) /.exec(
      question.questionText,
    )?.[1];
    return [0, 90, 180, 270]
      .filter((facing) => (facing + (SIDES[side ?? ''] ?? 0) - sun - 180) % 360 === 0)
      .map((facing) => titleOf(facing + turnsIn(question.questionText)));
  }),
  'distance-from-the-start': oneOf((question) => {
    const { x, y } = walk(question);
    return [`${Math.hypot(x, y)} m`];
  }),
  'direction-from-the-start': oneOf((question) => {
    const { x, y } = walk(question);
    if (x === 0 || y === 0) throw new ReadingError('the walk ends due north, east, south or west');
    return [`${y > 0 ? 'North' : 'South'}-${x > 0 ? 'east' : 'west'}`];
  }),
};
