import { counted, defineTemplate, digits, frac, lcm, range, t, type Fraction } from '../../../kit/index.js';
import { seconds } from '../motion.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';

const TRACKS = [
  200, 240, 250, 300, 350, 360, 400, 420, 450, 480, 500, 540, 600, 660, 720, 800, 840, 900, 1000, 1200,
];
const timesShown = counted('time', 'times');

interface OnTrack {
  track: number;
  a: number;
  b: number;
  /** 1 for opposite directions, -1 for the same. */
  way: 1 | -1;
}

const meetAfter = ({ track, a, b, way }: OnTrack) => frac(track, a + way * b);

const firstMeeting = defineTemplate<OnTrack, Fraction>({
  id: 'first-meeting-on-a-track',
  level: 'easy',
  parameters: { track: TRACKS, a: range(4, 12), b: range(2, 10), way: [1, -1] },
  isSensible: (p) => p.b < p.a && 2 * p.b >= p.a && isInTenths(meetAfter(p)),
  solve: meetAfter,
  show: seconds,
  mistakes: [
    {
      text: 'You used the wrong relative speed. In opposite directions speeds add, in the same they subtract.',
      value: (p) => meetAfter({ ...p, way: p.way === 1 ? -1 : 1 }),
    },
    { text: 'This is the time of the faster one for a round.', value: ({ track, a }) => frac(track, a) },
    { text: 'This is the time of the slower one for a round.', value: ({ track, b }) => frac(track, b) },
    { text: 'You used only half of the track.', value: (_, right) => right.div(2) },
    { text: 'This is the time of the second meeting.', value: (_, right) => right.mul(2) },
    { text: 'This is the time of the third meeting.', value: (_, right) => right.mul(3) },
    tooMany('second'),
    tooFew('second'),
  ],
  wordings: [
    ({ track, a, b, way }) =>
      `Two runners start at the same point of a ${track} m circular track in ${way === 1 ? 'opposite directions' : 'the same direction'} at ${a} m/s and ${b} m/s. After how many seconds are they together for the first time?`,
    ({ track, a, b, way }, s) =>
      `${s.person.name} and ${s.other.name} start together on a ring road ${track} m long and cycle ${way === 1 ? 'in opposite directions' : 'the same way round'}, at ${a} m/s and ${b} m/s. How long is it until they first meet again?`,
    ({ track, a, b, way }, s) =>
      `Round a ${s.pick(['park', 'lake', 'stadium'])} runs a path of ${track} m. Two joggers leave the gate together ${way === 1 ? 'in opposite directions' : 'in the same direction'} with speeds of ${b} m/s and ${a} m/s. Find the time until ${way === 1 ? 'they meet for the first time' : 'the faster one first catches up with the slower'}.`,
  ],
  explain: (p, right) => {
    const sign = p.way === 1 ? '+' : '-';
    return t`The relative speed is $${p.a} ${sign} ${p.b} = ${p.a + p.way * p.b}$ m/s, and they are together again when it has made one round: $${p.track} \div ${p.a + p.way * p.b} = ${digits(right)}$ seconds.`;
  },
});

interface Rounds {
  rounds: readonly [number, number, number];
}

const ROUND_TIMES = range(12, 96, 2);
const THREE_TIMES = ROUND_TIMES.flatMap((x) =>
  ROUND_TIMES.flatMap((y) => ROUND_TIMES.map((z) => [x, y, z] as const)),
).filter(([x, y, z]) => x < y && y < z && z <= 2 * x && lcm(x, y, z) <= 900 && lcm(x, y, z) > 2 * z);

const atTheStart = defineTemplate<Rounds, Fraction>({
  id: 'together-at-the-start',
  level: 'easy',
  parameters: { rounds: THREE_TIMES },
  solve: ({ rounds }) => frac(lcm(...rounds)),
  show: seconds,
  mistakes: [
    { text: 'You left out the third one.', value: ({ rounds: [x, y] }) => frac(lcm(x, y)) },
    { text: 'You left out the first one.', value: ({ rounds: [, y, z] }) => frac(lcm(y, z)) },
    { text: 'You left out the second one.', value: ({ rounds: [x, , z] }) => frac(lcm(x, z)) },
    { text: 'You added the three times.', value: ({ rounds: [x, y, z] }) => frac(x + y + z) },
    { text: 'This is a common multiple, but not the least.', value: (_, right) => right.mul(2) },
    { text: 'This is a common multiple, three times the least.', value: (_, right) => right.mul(3) },
    { text: 'You multiplied the first two times.', value: ({ rounds: [x, y] }) => frac(x * y) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You took a third of the right time.', value: (_, right) => right.div(3) },
    { text: 'You multiplied the last two times.', value: ({ rounds: [, y, z] }) => frac(y * z) },
  ],
  wordings: [
    ({ rounds: [x, y, z] }, s) =>
      `Three ${s.pick(['cyclists', 'runners', 'skaters'])} start together and go round a circular track in ${x}, ${y} and ${z} seconds a round. After how many seconds are they all at the starting point again for the first time?`,
    ({ rounds: [x, y, z] }, s) => {
      const [a, b, c] = s.people;
      return `${a?.name}, ${b?.name} and ${c?.name} take ${x} seconds, ${y} seconds and ${z} seconds for one round of a ${s.pick(['park', 'field', 'rink'])}. They leave the gate at the same moment. After what time are they next at the gate together?`;
    },
    ({ rounds: [x, y, z] }, s) =>
      `Toy ${s.pick(['trains', 'cars'])} P, Q and R run on three closed tracks that touch at one point. They need ${x} seconds, ${y} seconds and ${z} seconds for a round and pass the point together. Find the time until they next pass it together.`,
  ],
  explain: ({ rounds: [x, y, z] }, right) =>
    t`Each is there after whole rounds, so the time is the least common multiple of ${x}, ${y} and ${z}. It is a whole number of each: $${x} \times ${digits(right.div(x))} = ${y} \times ${digits(right.div(y))} = ${z} \times ${digits(right.div(z))} = ${digits(right)}$ seconds.`,
});

interface Passing extends OnTrack {
  minutes: number;
}

const exactCount = ({ track, a, b, way, minutes }: Passing) => frac(60 * minutes * (a + way * b), track);
const roundsOf = ({ track, minutes }: Passing, speed: number) => frac(60 * minutes * speed, track).floor();

const howOften = defineTemplate<Passing, Fraction>({
  id: 'how-often-together',
  level: 'medium',
  parameters: { track: TRACKS, a: range(3, 10), b: range(2, 9), way: [1, -1], minutes: range(4, 30) },
  isSensible: (p) => p.b < p.a && exactCount(p).d > 1n && exactCount(p).gt(3) && exactCount(p).lt(40),
  solve: (p) => exactCount(p).floor(),
  show: timesShown,
  mistakes: [
    {
      text: 'You used the wrong relative speed.',
      value: (p) => exactCount({ ...p, way: p.way === 1 ? -1 : 1 }).floor(),
    },
    { text: 'You counted the start.', value: (p) => exactCount(p).floor().add(1) },
    { text: 'You left out one time.', value: (p) => exactCount(p).floor().sub(1) },
    { text: 'These are the full rounds of the faster one.', value: (p) => roundsOf(p, p.a) },
    { text: 'These are the full rounds of the slower one.', value: (p) => roundsOf(p, p.b) },
    {
      text: 'You counted one minute too many.',
      value: (p) => exactCount({ ...p, minutes: p.minutes + 1 }).floor(),
    },
    {
      text: 'You counted one minute too few.',
      value: (p) => exactCount({ ...p, minutes: p.minutes - 1 }).floor(),
    },
    { text: 'You counted the start and the end.', value: (p) => exactCount(p).floor().add(2) },
    {
      text: 'You let them be together twice in a round of lead.',
      value: (p) => exactCount(p).mul(2).floor(),
    },
  ],
  wordings: [
    ({ track, a, b, way, minutes }) =>
      `Two runners start together on a circular track of ${track} m in ${way === 1 ? 'opposite directions' : 'the same direction'}, at ${a} m/s and ${b} m/s. How often are they together in the next ${minutes} minutes, not counting the start?`,
    ({ track, a, b, way, minutes }, s) =>
      `${s.person.name} and ${s.other.name} train on a circular track of ${track} m and run ${way === 1 ? 'in opposite directions' : 'the same way round'} at ${a} m/s and ${b} m/s. They start from one point at the same time and run for ${minutes} minutes. How many times after the start do they meet${way === 1 ? '' : ' side by side'}?`,
    ({ track, a, b, way, minutes }, s) =>
      `On a circular ${s.pick(['cycle', 'skating', 'running'])} track of ${track} m two people set off from the same line at the same moment, ${way === 1 ? 'in opposite directions' : 'in the same direction'}. Their speeds are ${a} m/s and ${b} m/s. Find how many times they are level within ${minutes} minutes, without the start.`,
  ],
  explain: (p, right) => {
    const relative = p.a + p.way * p.b;
    const metres = 60 * p.minutes * relative;
    const full = Number(right) * p.track;
    return t`In $${p.minutes} \times 60 = ${60 * p.minutes}$ seconds the relative distance is $${60 * p.minutes} \times (${p.a} ${p.way === 1 ? '+' : '-'} ${p.b}) = ${metres}$ m. Each full ${p.track} m of it is a meeting. It holds $${full} \div ${p.track} = ${digits(right)}$ of them and $${metres} - ${full} = ${metres - full}$ m more, so the answer is ${digits(right)}.`;
  },
});

interface SpeedsOnTrack {
  track: number;
  speeds: readonly [number, number, number];
}

const KMH = range(6, 45, 3);
const THREE_SPEEDS = KMH.flatMap((x) => KMH.flatMap((y) => KMH.map((z) => [x, y, z] as const))).filter(
  ([x, y, z]) => x < y && y < z && z <= 4 * x,
);
const roundTimes = ({ track, speeds }: SpeedsOnTrack) => speeds.map((speed) => frac(18 * track, 5 * speed));

const speedsAndStart = defineTemplate<SpeedsOnTrack, Fraction>({
  id: 'speeds-and-the-start',
  level: 'hard',
  parameters: { track: TRACKS, speeds: THREE_SPEEDS },
  isSensible: (p) => {
    const times = roundTimes(p);
    return (
      times.every(({ d }) => d === 1n) &&
      new Set(times.map(Number)).size === 3 &&
      lcm(...times.map(Number)) <= 1800
    );
  },
  solve: (p) => frac(lcm(...roundTimes(p).map(Number))),
  show: seconds,
  mistakes: [
    {
      text: 'You left out the fastest one.',
      value: (p) => frac(lcm(...roundTimes(p).slice(0, 2).map(Number))),
    },
    { text: 'You left out the slowest one.', value: (p) => frac(lcm(...roundTimes(p).slice(1).map(Number))) },
    { text: 'This is the time of the slowest one for a round.', value: (p) => roundTimes(p)[0] },
    {
      text: 'This is twice the time of the slowest one for a round.',
      value: (p) => roundTimes(p)[0]?.mul(2),
    },
    { text: 'They are together then, but they were before, too.', value: (_, right) => right.mul(2) },
    { text: 'You took three times the least common multiple.', value: (_, right) => right.mul(3) },
    { text: 'You took half of the least common multiple.', value: (_, right) => right.div(2) },
    {
      text: 'You added the times of the rounds.',
      value: (p) => roundTimes(p).reduce((all, time) => all.add(time), frac(0)),
    },
    {
      text: 'You took one and a half times the least common multiple.',
      value: (_, right) => right.mul(3).div(2),
    },
  ],
  wordings: [
    ({ track, speeds: [x, y, z] }, s) =>
      `Three ${s.pick(['cyclists', 'riders', 'skaters'])} start together round a ${track} m track in the same direction at ${x} km/h, ${y} km/h and ${z} km/h. After how many seconds are all at the starting point again for the first time?`,
    ({ track, speeds: [x, y, z] }, s) => {
      const [a, b, c] = s.people;
      return `A ring road is ${track} m long. ${a?.name}, ${b?.name} and ${c?.name} leave a bus stop on it at the same moment and cycle round it at ${x} km/h, ${y} km/h and ${z} km/h. How many seconds later are the three next at the bus stop together?`;
    },
    ({ track, speeds: [x, y, z] }, s) =>
      `Model cars run on a closed ${s.pick(['test', 'race'])} track of ${track} m with speeds of ${x} km/h, ${y} km/h and ${z} km/h. They cross the starting line together. Find the time in seconds until they next cross it together.`,
  ],
  explain: (p, right) => {
    const [x, y, z] = p.speeds;
    const [a = frac(1), b = frac(1), c = frac(1)] = roundTimes(p);
    const round = (speed: number, time: Fraction) =>
      t`$${p.track} \div (${speed} \times \frac{5}{18}) = ${digits(time)}$`;
    return t`A round takes ${round(x, a)}, ${round(y, b)} and ${round(z, c)} seconds. The least common multiple is $${digits(a)} \times ${digits(right.div(a))} = ${digits(b)} \times ${digits(right.div(b))} = ${digits(c)} \times ${digits(right.div(c))} = ${digits(right)}$ seconds.`;
  },
});

export const CIRCULAR_TRACKS = [firstMeeting, atTheStart, howOften, speedsAndStart];
