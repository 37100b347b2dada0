import { defineTemplate, frac, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import { COMPASS, directionTo, endOf, nameOf, titled, turned, type Leg, type Turn } from './walk.js';

const SIDES = [0, 2, 4, 6];
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
  [8, 15, 17],
  [15, 8, 17],
  [9, 12, 15],
  [12, 9, 15],
] as const;

interface Walk {
  facing: number;
  first: Turn;
  second: Turn;
  triple: number;
  extra: number;
}

const tripleOf = (p: Walk) => TRIPLES[p.triple] ?? TRIPLES[0];

/** Three legs. The third shortens the first after two turns to one side, and lengthens it otherwise. */
function walkOf(p: Walk): Leg[] {
  const [along, wide] = tripleOf(p);
  const middle = turned(p.facing, p.first);
  const isBack = p.first === p.second;
  return [
    { facing: p.facing, distance: isBack ? along + p.extra : p.extra },
    { facing: middle, distance: wide },
    { facing: turned(middle, p.second), distance: isBack ? p.extra : along - p.extra },
  ];
}
const lengths = (p: Walk) => walkOf(p).map(({ distance }) => distance);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const part = (p: Walk, index: number) => lengths(p)[index] ?? 0;

function story(p: Walk, name: string, they: string): string {
  const [a, b, c] = lengths(p);
  return `${name} walks ${a ?? 0} m towards the ${nameOf(p.facing)}, turns ${p.first} and walks ${b ?? 0} m, then turns ${p.second} and walks ${c ?? 0} m. All turns are of 90 degrees, and now ${they} stops.`;
}
const isWalk = (p: Walk) => lengths(p).every((length) => length > 1) && new Set(lengths(p)).size === 3;

const HANDS: readonly Turn[] = ['left', 'right'];

const DOMAINS = {
  facing: SIDES,
  first: HANDS,
  second: HANDS,
  triple: range(0, TRIPLES.length - 1),
  extra: range(2, 11),
};

const distance = defineTemplate<Walk, Fraction>({
  id: 'distance-from-the-start',
  level: 'medium',
  parameters: DOMAINS,
  isSensible: isWalk,
  solve: (p) => frac(tripleOf(p)[2]),
  show: (value) => `${wholeNumber(value)} m`,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'You added all parts of the walk.', value: (p) => frac(sum(lengths(p))) },
    {
      text: 'You added the two sides of the right triangle.',
      value: (p) => frac(tripleOf(p)[0] + tripleOf(p)[1]),
    },
    { text: 'You took only the distance along the first direction.', value: (p) => frac(tripleOf(p)[0]) },
    { text: 'You took only the distance across the first direction.', value: (p) => frac(tripleOf(p)[1]) },
    {
      text: 'You subtracted the sides of the right triangle.',
      value: (p) => frac(Math.abs(tripleOf(p)[0] - tripleOf(p)[1])),
    },
    { text: 'You added the last two parts of the walk.', value: (p) => frac(part(p, 1) + part(p, 2)) },
    { text: 'You added the first two parts of the walk.', value: (p) => frac(part(p, 0) + part(p, 1)) },
    { text: 'You made the square root one too large.', value: (_, right) => right.add(1), isSlip: true },
  ],
  wordings: [
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} How far is ${s.person.they} from the starting point in a straight line?`,
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} What is the shortest distance between ${s.person.their} starting point and the end of the walk?`,
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} How long is the straight line back to the starting point?`,
  ],
  explain: (p) => {
    const [along, wide, straight] = tripleOf(p);
    const [a = 0, , c = 0] = lengths(p);
    return t`Along the first direction ${p.first === p.second ? t`$${a} - ${c} = ${along}$` : t`$${a} + ${c} = ${along}$`} m remain, across it ${wide} m. The straight line is $\sqrt{${along}^2 + ${wide}^2} = ${straight}$ m.`;
  },
});

const endDirection = (p: Walk) => directionTo(endOf(walkOf(p))) ?? 0;
const turnedBy = (eighths: number) => (_: unknown, right: string) =>
  titled(nameOf(COMPASS.findIndex((name) => titled(name) === right) + eighths));

const DIRECTION_MISTAKES = [
  { text: 'This is exactly the opposite of the right direction.', value: turnedBy(4) },
  { text: 'This is a quarter turn too far clockwise.', value: turnedBy(2) },
  { text: 'This is a quarter turn too far anticlockwise.', value: turnedBy(-2) },
  { text: 'This is an eighth of a turn too far clockwise.', value: turnedBy(1) },
  { text: 'This is an eighth of a turn too far anticlockwise.', value: turnedBy(-1) },
  { text: 'This is three eighths of a turn too far clockwise.', value: turnedBy(3) },
  { text: 'This is three eighths of a turn too far anticlockwise.', value: turnedBy(-3) },
];

const direction = defineTemplate<Walk, string>({
  id: 'direction-from-the-start',
  level: 'medium',
  parameters: DOMAINS,
  isSensible: isWalk,
  solve: (p) => titled(nameOf(endDirection(p))),
  show: (name) => name,
  mistakes: DIRECTION_MISTAKES,
  wordings: [
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} In which direction is ${s.person.they} from the starting point?`,
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} Seen from the starting point, in which direction does the walk end?`,
    (p, s) =>
      `${story(p, s.person.name, s.person.they)} Where is ${s.person.they} now with reference to ${s.person.their} starting point?`,
  ],
  explain: (p, right) => {
    const { east, north } = endOf(walkOf(p));
    return `At the end the walker is ${Math.abs(north)} m ${north > 0 ? 'north' : 'south'} and ${Math.abs(east)} m ${east > 0 ? 'east' : 'west'} of the start. That is ${right.toLowerCase()}.`;
  },
});

export const WALKS = [distance, direction];
export { DIRECTION_MISTAKES };
