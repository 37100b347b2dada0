import { defineTemplate, range } from '../../../kit/index.js';
import { DIRECTION_MISTAKES } from './walks.js';
import { nameOf, titled } from './walk.js';

interface Turns {
  start: number;
  one: number;
  two: number;
  three: number;
}

const DEGREES = [-135, -90, -45, 45, 90, 135, 180];
const partsOf = ({ one, two, three }: Turns) => [one, two, three];
const total = (p: Turns) => partsOf(p).reduce((sum, angle) => sum + angle, 0);
const said = (angle: number) => `${Math.abs(angle)} degrees ${angle < 0 ? 'anticlockwise' : 'clockwise'}`;
const list = (p: Turns) => {
  const [one = '', two = '', three = ''] = partsOf(p).map(said);
  return `${one}, then ${two}, and then ${three}`;
};

const facing = defineTemplate<Turns, string>({
  id: 'facing-after-turns',
  level: 'easy',
  parameters: { start: range(0, 7), one: DEGREES, two: DEGREES, three: DEGREES },
  isSensible: (p) => p.one + p.two !== 0 && p.two + p.three !== 0 && total(p) % 360 !== 0,
  solve: (p) => titled(nameOf(p.start + total(p) / 45)),
  show: (name) => name,
  mistakes: DIRECTION_MISTAKES,
  wordings: [
    (p, s) =>
      `${s.person.name} faces ${nameOf(p.start)} and turns ${list(p)}. Which direction does ${s.person.they} face now?`,
    (p, s) =>
      `Facing ${nameOf(p.start)}, ${s.person.name} turns ${list(p)}. In which direction is ${s.person.they} looking at the end?`,
    (p) => `A robot faces ${nameOf(p.start)}. It turns ${list(p)}. Which way does it face in the end?`,
  ],
  explain: (p, right) => {
    const clockwise = partsOf(p)
      .filter((angle) => angle > 0)
      .reduce((sum, angle) => sum + angle, 0);
    const back = clockwise - total(p);
    return `In all there are ${clockwise} degrees clockwise and ${back} degrees anticlockwise. From ${nameOf(p.start)} this leads to ${right.toLowerCase()}.`;
  },
});

const SIDES = ['front', 'right', 'back', 'left'] as const;

interface Shadow {
  /** 0 at sunrise, 1 at sunset. */
  time: 0 | 1;
  /** Quarter turns from front, clockwise. */
  side: number;
  /** Degrees of the two turns after that, clockwise. */
  turn: number;
  more: number;
  minute: number;
}

const WORDS = ['in front of', 'to the right of', 'behind', 'to the left of'];
/** Where the shadow falls: west in the morning, east in the evening. */
const shadowOf = ({ time }: Shadow) => (time === 0 ? 6 : 2);
const facingOf = (p: Shadow) => shadowOf(p) - 2 * p.side + (p.turn + p.more) / 45;
const when = ({ time, minute }: Shadow) =>
  time === 0 ? `just after sunrise, at 6:${minute} a.m.` : `just before sunset, at 6:${minute} p.m.`;
const turnSaid = ({ turn, more }: Shadow) => `${said(turn)} and then ${said(more)}`;

const shadow = defineTemplate<Shadow, string>({
  id: 'shadow-of-the-sun',
  level: 'hard',
  parameters: {
    time: [0, 1],
    side: range(0, SIDES.length - 1),
    turn: DEGREES,
    more: DEGREES,
    minute: range(10, 25),
  },
  isSensible: ({ turn, more }) => (turn + more) % 360 !== 0,
  solve: (p) => titled(nameOf(facingOf(p))),
  show: (name) => name,
  mistakes: DIRECTION_MISTAKES,
  wordings: [
    (p, s) =>
      `On a clear day in March, ${when(p)}, the shadow of ${s.person.name} falls exactly ${WORDS[p.side] ?? ''} ${s.person.them}. Then ${s.person.they} turns ${turnSaid(p)}. Which direction does ${s.person.they} face now? (The sun rises in the east and sets in the west.)`,
    (p, s) =>
      `The sun rises in the east and sets in the west. One day, ${when(p)}, ${s.person.name} sees ${s.person.their} shadow exactly ${WORDS[p.side] ?? ''} ${s.person.them} and then turns ${turnSaid(p)}. In which direction does ${s.person.they} look now?`,
    (p, s) =>
      `${s.person.name} and ${s.other.name} talk in a field, ${when(p).replace(/\.$/, '')}. The shadow of ${s.person.name} falls exactly ${WORDS[p.side] ?? ''} ${s.person.them}. ${s.person.name} then turns ${turnSaid(p)}. Taking sunrise as due east and sunset as due west, which way does ${s.person.they} face now?`,
  ],
  explain: (p, right) =>
    `The sun is in the ${p.time === 0 ? 'east' : 'west'}, so the shadow points ${nameOf(shadowOf(p))}. It falls ${WORDS[p.side] ?? ''} the person, who therefore faces ${nameOf(shadowOf(p) - 2 * p.side)} at first. After turning ${turnSaid(p)} the person faces ${right.toLowerCase()}.`,
});

export const TURNS = [facing, shadow];
