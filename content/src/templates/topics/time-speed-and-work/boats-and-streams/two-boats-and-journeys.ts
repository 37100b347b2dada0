import { decimal, defineTemplate, digits, frac, num, range, t, type Fraction } from '../../../kit/index.js';
import { hours, kmh } from '../motion.js';
import { isInTenths } from '../work-rates.js';
import { BOATS } from './boats.js';

interface KnownTrip {
  still: number;
  stream: number;
  time: number;
  way: 1 | -1;
}

const lengthOf = ({ still, stream, time, way }: KnownTrip) => (still + way * stream) * time;

const stillFromTrip = defineTemplate<KnownTrip, Fraction>({
  id: 'still-water-from-a-trip',
  level: 'easy',
  parameters: { still: range(6, 30), stream: range(1, 8), time: range(2, 9), way: [1, -1] },
  isSensible: ({ still, stream }) => 2 * stream < still,
  solve: ({ still }) => frac(still),
  show: kmh,
  mistakes: [
    {
      text: 'This is the speed over the bank. The stream is still in it.',
      value: ({ still, stream, way }) => frac(still + way * stream),
    },
    {
      text: 'You corrected for the stream to the wrong side.',
      value: ({ still, stream, way }) => frac(still + 2 * way * stream),
    },
    {
      text: 'You corrected for the stream twice.',
      value: ({ still, stream, way }) => frac(still - way * stream),
    },
    { text: 'You took half of the right speed.', value: ({ still }) => frac(still, 2) },
    { text: 'You doubled the right speed.', value: ({ still }) => frac(2 * still) },
    {
      text: 'You counted one hour too few.',
      value: (p) => (p.time > 1 ? frac(lengthOf(p), p.time - 1).sub(p.way * p.stream) : undefined),
    },
    {
      text: 'You counted one hour too many.',
      value: (p) => frac(lengthOf(p), p.time + 1).sub(p.way * p.stream),
    },
    {
      text: 'You corrected for the stream three times.',
      value: ({ still, stream, way }) => frac(still - 2 * way * stream),
    },
    {
      text: 'You corrected for only half of the stream.',
      value: ({ still, stream, way }) => frac(2 * still + way * stream, 2),
    },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(BOATS)} covers ${lengthOf(p)} km ${p.way === 1 ? 'downstream' : 'upstream'} in ${hours(p.time)}. The stream flows at ${p.stream} km/h. What is the speed of the boat in still water?`,
    (p, s) =>
      `${s.person.name} takes a launch ${p.way === 1 ? 'with' : 'against'} a current of ${p.stream} km/h and needs ${hours(p.time)} for ${lengthOf(p)} km. How fast would the launch be on a lake?`,
    (p, s) =>
      `On a river that flows at ${p.stream} km/h, a ${s.pick(['raft with a motor', 'cargo boat', 'fishing boat'])} runs ${lengthOf(p)} km ${p.way === 1 ? 'down' : 'up'} the river in ${hours(p.time)}. Find its speed in still water.`,
  ],
  explain: (p, right) =>
    t`The speed ${p.way === 1 ? 'downstream' : 'upstream'} is $\frac{${lengthOf(p)}}{${p.time}} = ${p.still + p.way * p.stream}$ km/h. Without the stream it is $${p.still + p.way * p.stream} ${p.way === 1 ? '-' : '+'} ${p.stream} = ${digits(right)}$ km/h.`,
});

interface TimesAsLong {
  times: readonly [top: number, bottom: number];
  given: number;
  wanted: 'still' | 'stream';
}

const fromTimes = ({ times: [top, bottom], given, wanted }: TimesAsLong) =>
  wanted === 'stream'
    ? frac(given * (top - bottom), top + bottom)
    : frac(given * (top + bottom), top - bottom);

const asLong = ({ times: [top, bottom] }: TimesAsLong) =>
  top === 2 * bottom ? 'twice as long' : `${decimal(frac(top, bottom)) ?? ''} times as long`;

const timesAsLong = defineTemplate<TimesAsLong, Fraction>({
  id: 'times-as-long-upstream',
  level: 'medium',
  parameters: {
    times: [
      [2, 1],
      [3, 1],
      [3, 2],
      [5, 4],
      [5, 2],
      [7, 5],
      [7, 4],
    ],
    given: range(2, 36),
    wanted: ['still', 'stream'],
  },
  isSensible: (p) =>
    isInTenths(fromTimes(p)) && (p.wanted === 'stream' ? p.given >= 8 : p.given <= 8) && fromTimes(p).lt(50),
  solve: fromTimes,
  show: kmh,
  mistakes: [
    {
      text: 'You multiplied by the ratio of the times.',
      value: ({ times, given }) => frac(...times).mul(given),
    },
    {
      text: 'You divided by the ratio of the times.',
      value: ({ times, given }) => frac(given).div(frac(...times)),
    },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right speed.', value: (_, right) => right.mul(2) },
    {
      text: 'This is the upstream speed.',
      value: (p, right) => (p.wanted === 'still' ? right.sub(p.given) : frac(p.given).sub(right)),
    },
    { text: 'This is the downstream speed.', value: (p, right) => right.add(p.given) },
    {
      text: 'You took half of the given speed.',
      value: ({ given }) => frac(given, 2),
    },
    { text: 'You counted 1 km/h too much.', value: (_, right) => right.add(1) },
    { text: 'You counted 1 km/h too little.', value: (_, right) => right.sub(1) },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(BOATS)} takes ${asLong(p)} to go upstream as to go the same distance downstream. ${p.wanted === 'stream' ? `Its speed in still water is ${p.given} km/h. How fast is the stream` : `The stream flows at ${p.given} km/h. How fast is the boat in still water`}?`,
    (p, s) =>
      `To go up a river ${s.person.name} needs ${asLong(p)} as to come back. ${p.wanted === 'stream' ? `The boat makes ${p.given} km/h in still water. Find the speed of the river` : `The river flows at ${p.given} km/h. Find the speed of the boat in still water`}.`,
    (p, s) =>
      `Against the current the trip of a ferry between two ${s.pick(['ghats', 'piers'])} lasts ${asLong(p)} as with it. What is ${p.wanted === 'stream' ? `the speed of the current if the ferry makes ${p.given} km/h in still water` : `the speed of the ferry in still water if the current is ${p.given} km/h`}?`,
  ],
  explain: ({ times: [top, bottom], given, wanted }, right) => {
    const [plus, minus] = [top + bottom, top - bottom];
    return t`The speeds down and up are as $${top} : ${bottom}$, so still water and stream are as their sum and difference, $${plus} : ${minus}$. The wanted speed is $${given} \times ${wanted === 'stream' ? t`\frac{${minus}}{${plus}}` : t`\frac{${plus}}{${minus}}`} = ${digits(right)}$ km/h.`;
  },
});

interface Meeting {
  distance: number;
  a: number;
  b: number;
  stream: number;
}

const meetingBoats = defineTemplate<Meeting, Fraction>({
  id: 'boats-that-meet',
  level: 'medium',
  parameters: { distance: range(30, 240, 3), a: range(10, 30), b: range(8, 28), stream: range(2, 6) },
  isSensible: ({ distance, a, b, stream }) =>
    b < a && b > 2 * stream && isInTenths(frac(distance, a + b)) && frac(distance, a + b).gte(1),
  solve: ({ distance, a, b }) => frac(distance, a + b),
  show: hours,
  mistakes: [
    {
      text: 'You added the stream to both speeds.',
      value: ({ distance, a, b, stream }) => frac(distance, a + b + 2 * stream),
    },
    {
      text: 'You took the stream off both speeds.',
      value: ({ distance, a, b, stream }) => frac(distance, a + b - 2 * stream),
    },
    {
      text: 'You added the stream to one speed and forgot the other.',
      value: ({ distance, a, b, stream }) => frac(distance, a + b + stream),
    },
    {
      text: 'You took the stream off one speed and forgot the other.',
      value: ({ distance, a, b, stream }) => frac(distance, a + b - stream),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You used only the speed of the faster boat.', value: ({ distance, a }) => frac(distance, a) },
    { text: 'You used only the speed of the slower boat.', value: ({ distance, b }) => frac(distance, b) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    {
      text: 'You let only the faster boat move, downstream.',
      value: ({ distance, a, stream }) => frac(distance, a + stream),
    },
  ],
  wordings: [
    ({ distance, a, b, stream }, s) =>
      `Two ${s.pick(['boats', 'launches', 'steamers'])} start at the same time towards each other from places ${distance} km apart on a river flowing at ${stream} km/h. Their speeds in still water are ${a} km/h and ${b} km/h. After how long do they meet?`,
    ({ distance, a, b, stream }, s) =>
      `${s.person.name} starts down a river and, at the same moment, ${s.other.name} starts up the river from a village ${distance} km below. The river flows at ${stream} km/h; in still water their boats make ${a} km/h and ${b} km/h. How many hours pass until they meet?`,
    ({ distance, a, b, stream }, s) =>
      `Two ${s.pick(['ports', 'jetties', 'ghats'])} on a river are ${distance} km apart. A boat leaves each for the other at 7 a.m. In still water they run at ${b} km/h and ${a} km/h, and the river at ${stream} km/h. Find the time from the start to their meeting.`,
  ],
  explain: ({ distance, a, b }, right) =>
    t`One boat gains the speed of the stream and the other loses it, so they approach at $${a} + ${b} = ${a + b}$ km/h whatever it is: $\frac{${distance}}{${a + b}} = ${digits(right)}$ hours.`,
});

interface TwoJourneys {
  down: number;
  up: number;
  hours: { a: number; b: number; c: number; d: number };
  wanted: 1 | -1;
}

const HOURS = [1, 2, 3, 4].flatMap((a) =>
  [1, 2, 3, 4].flatMap((b) => [1, 2, 3, 4, 5].flatMap((c) => [1, 2, 3, 4, 5].map((d) => ({ a, b, c, d })))),
);

const twoJourneys = defineTemplate<TwoJourneys, Fraction>({
  id: 'two-journeys',
  level: 'hard',
  parameters: {
    down: range(8, 28),
    up: range(3, 18),
    hours: HOURS.filter(({ a, b, c, d }) => a * d !== b * c),
    wanted: [1, -1],
  },
  isSensible: ({ down, up }) => up < down && down <= 3 * up && down - up >= 2,
  solve: ({ down, up, wanted }) => frac(down + wanted * up, 2),
  show: kmh,
  mistakes: [
    {
      text: 'You exchanged the speed in still water and that of the stream.',
      value: ({ down, up, wanted }) => frac(down - wanted * up, 2),
    },
    { text: 'This is the downstream speed.', value: ({ down }) => frac(down) },
    { text: 'This is the upstream speed.', value: ({ up }) => frac(up) },
    { text: 'You forgot to halve.', value: ({ down, up, wanted }) => frac(down + wanted * up) },
    { text: 'You took half of the downstream speed.', value: ({ down }) => frac(down, 2) },
    { text: 'You took half of the upstream speed.', value: ({ up }) => frac(up, 2) },
    { text: 'You halved twice.', value: ({ down, up, wanted }) => frac(down + wanted * up, 4) },
    {
      text: 'You doubled instead of halving.',
      value: ({ down, up, wanted }) => frac(2 * (down + wanted * up)),
    },
  ],
  wordings: [
    ({ down, up, hours: { a, b, c, d }, wanted }, s) =>
      `A ${s.pick(BOATS)} goes ${down * a} km downstream and ${up * b} km upstream in ${hours(a + b)}, and ${down * c} km downstream and ${up * d} km upstream in ${hours(c + d)}. What is ${wanted === 1 ? 'its speed in still water' : 'the speed of the stream'}?`,
    ({ down, up, hours: { a, b, c, d }, wanted }, s) =>
      `${s.person.name} takes ${hours(a + b)} to take a motor boat ${down * a} km with the current and ${up * b} km against it. On the next day, at the same rates, ${down * c} km with the current and ${up * d} km against it take ${s.person.them} ${hours(c + d)}. Find the speed of ${wanted === 1 ? 'the boat in still water' : 'the current'}.`,
    ({ down, up, hours: { a, b, c, d }, wanted }, s) =>
      `A launch carries ${s.pick(['sand', 'rice', 'mail'])} on a river. It goes ${up * b} km upstream and ${down * a} km downstream in ${hours(a + b)}. At the same speeds it goes ${up * d} km upstream and ${down * c} km downstream in ${hours(c + d)}. How fast ${wanted === 1 ? 'is the launch in still water' : 'does the river flow'}?`,
  ],
  explain: ({ down, up, hours: { a, b, c, d }, wanted }, right) =>
    t`With $x$ and $y$ for the hours that a kilometre takes down and up, $${down * a}x + ${up * b}y = ${a + b}$ and $${down * c}x + ${up * d}y = ${c + d}$. They give $x = \frac{1}{${down}}$ and $y = \frac{1}{${up}}$, so the speeds are ${down} and ${up} km/h. Half of the ${wanted === 1 ? 'sum' : 'difference'} is $\frac{${down} ${wanted === 1 ? '+' : '-'} ${up}}{2} = ${digits(right)}$ km/h.`,
});

interface LostHat {
  time: number;
  /** In tenths of a kilometre. */
  drift: number;
}

const riverSpeed = ({ time, drift }: LostHat) => frac(3 * drift, time);

const lostHat = defineTemplate<LostHat, Fraction>({
  id: 'lost-hat',
  level: 'hard',
  parameters: { time: [6, 9, 10, 12, 15, 18, 20, 24, 25, 30, 36, 40, 45], drift: range(5, 50) },
  isSensible: (p) => isInTenths(riverSpeed(p)) && riverSpeed(p).gte(1) && riverSpeed(p).lte(7),
  solve: riverSpeed,
  show: kmh,
  mistakes: [
    {
      text: 'You forgot the way back to the hat, which takes as long again.',
      value: (p) => riverSpeed(p).mul(2),
    },
    { text: 'You halved the speed once too often.', value: (p) => riverSpeed(p).div(2) },
    { text: 'You counted the time before the turn three times.', value: (p) => riverSpeed(p).mul(2).div(3) },
    { text: 'You took the way back for half as long.', value: (p) => riverSpeed(p).mul(4).div(3) },
    {
      text: 'You counted two minutes too many before the turn.',
      value: (p) => riverSpeed({ ...p, time: p.time + 2 }),
    },
    {
      text: 'You counted two minutes too few before the turn.',
      value: (p) => riverSpeed({ ...p, time: p.time - 2 }),
    },
    {
      text: 'You counted three minutes too few before the turn.',
      value: (p) => riverSpeed({ ...p, time: p.time - 3 }),
    },
    {
      text: 'You counted five minutes too many before the turn.',
      value: (p) => riverSpeed({ ...p, time: p.time + 5 }),
    },
    { text: 'You took an hour for 100 minutes.', value: (p) => riverSpeed(p).mul(5).div(3) },
    { text: 'You took an hour for 50 minutes.', value: (p) => riverSpeed(p).mul(5).div(6) },
  ],
  wordings: [
    ({ time, drift }, s) =>
      `${s.person.name} rows upstream and loses a ${s.pick(['hat', 'bottle', 'ball'])} over the side. After ${time} minutes ${s.person.they} notices it, turns immediately and, rowing with the same effort, reaches it ${num(frac(drift, 10))} km below the place where it fell. What is the speed of the river?`,
    ({ time, drift }, s) =>
      `A ${s.pick(['wooden box', 'life belt', 'barrel'])} falls from a motor boat that goes up a river. The boat runs on for ${time} minutes, turns without loss of time and, with the same power of its motor, comes up with the floating thing ${num(frac(drift, 10))} km downstream of the point where it fell. How fast does the river flow?`,
    ({ time, drift }, s) =>
      `Under a bridge a swimmer who swims against the stream drops a ${s.pick(['flask', 'float', 'cap'])}. ${time} minutes later he turns round and, with unchanged effort, catches it ${num(frac(drift, 10))} km below the bridge. Find the speed of the stream.`,
  ],
  explain: ({ time, drift }, right) =>
    t`Seen from the water, the lost thing rests, so the way back to it takes as long as the way from it: ${time} minutes. In $2 \times ${time} = ${2 * time}$ minutes the river carries it ${num(frac(drift, 10))} km: $\frac{${digits(frac(drift, 10))}}{${2 * time}} \times 60 = ${digits(right)}$ km/h.`,
});

export const TWO_BOATS_AND_JOURNEYS = [stillFromTrip, timesAsLong, meetingBoats, twoJourneys, lostHat];
