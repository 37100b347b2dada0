import { defineTemplate, digits, frac, range, ratio, t, type Fraction } from '../../../kit/index.js';
import { inMetresPerSecond, kmh, metres, seconds } from '../motion.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';
import { LENGTHS } from './trains.js';

interface TwoTrains {
  a: number;
  b: number;
  u: number;
  v: number;
}

const timeAt = ({ a, b }: TwoTrains, speed: number) => frac(a + b).div(inMetresPerSecond(speed));
const SOME_SPEEDS = range(36, 96, 2);

const opposite = defineTemplate<TwoTrains, Fraction>({
  id: 'opposite-directions',
  level: 'medium',
  parameters: { a: LENGTHS, b: LENGTHS, u: SOME_SPEEDS, v: SOME_SPEEDS },
  isSensible: (p) => p.a !== p.b && p.u > p.v && p.u - p.v < 40 && isInTenths(timeAt(p, p.u + p.v)),
  solve: (p) => timeAt(p, p.u + p.v),
  show: seconds,
  mistakes: [
    {
      text: 'You subtracted the speeds. The trains run towards each other.',
      value: (p) => timeAt(p, p.u - p.v),
    },
    { text: 'You forgot the length of the second train.', value: (p) => timeAt({ ...p, b: 0 }, p.u + p.v) },
    { text: 'You forgot the length of the first train.', value: (p) => timeAt({ ...p, a: 0 }, p.u + p.v) },
    { text: 'You used the speed of the first train only.', value: (p) => timeAt(p, p.u) },
    { text: 'You used the speed of the second train only.', value: (p) => timeAt(p, p.v) },
    { text: 'You divided the metres by the km/h.', value: ({ a, b, u, v }) => frac(a + b, u + v) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    tooMany('second'),
    tooFew('second'),
  ],
  wordings: [
    ({ a, b, u, v }, s) =>
      `Two ${s.pick(['trains', 'goods trains', 'passenger trains'])}, ${a} m and ${b} m long, run towards each other on parallel tracks at ${u} km/h and ${v} km/h. How long do they take to pass each other completely, from the moment they meet?`,
    ({ a, b, u, v }, s) =>
      `A train of ${a} m runs ${s.pick(['north', 'east'])} at ${u} km/h. On the next track a train of ${b} m comes from the opposite direction at ${v} km/h. In how many seconds do they cross each other?`,
    ({ a, b, u, v }, s) =>
      `${s.pick(['An express', 'A mail train', 'A fast train'])} ${a} m long with a speed of ${u} km/h meets a train ${b} m long that comes towards it at ${v} km/h. Find the time from the meeting of the engines until the last coaches are clear of each other.`,
  ],
  explain: (p, right) =>
    t`Towards each other the trains run $${p.u} + ${p.v} = ${p.u + p.v}$ km/h, and both lengths are $${p.a} + ${p.b} = ${p.a + p.b}$ m. The time is $${p.a + p.b} \div (${p.u + p.v} \times \frac{5}{18}) = ${digits(right)}$ seconds.`,
});

const overtaking = defineTemplate<TwoTrains, Fraction>({
  id: 'same-direction',
  level: 'medium',
  parameters: { a: LENGTHS, b: LENGTHS, u: SOME_SPEEDS, v: SOME_SPEEDS },
  isSensible: (p) =>
    p.a !== p.b && p.u - p.v >= 9 && isInTenths(timeAt(p, p.u - p.v)) && timeAt(p, p.u - p.v).lt(150),
  solve: (p) => timeAt(p, p.u - p.v),
  show: seconds,
  mistakes: [
    {
      text: 'You added the speeds. The trains run in the same direction.',
      value: (p) => timeAt(p, p.u + p.v),
    },
    { text: 'You forgot the length of the slower train.', value: (p) => timeAt({ ...p, b: 0 }, p.u - p.v) },
    { text: 'You forgot the length of the faster train.', value: (p) => timeAt({ ...p, a: 0 }, p.u - p.v) },
    { text: 'You used the speed of the faster train only.', value: (p) => timeAt(p, p.u) },
    { text: 'You used the speed of the slower train only.', value: (p) => timeAt(p, p.v) },
    { text: 'You counted the faster train twice.', value: (p) => timeAt({ ...p, a: 2 * p.a }, p.u - p.v) },
    { text: 'You counted the slower train twice.', value: (p) => timeAt({ ...p, b: 2 * p.b }, p.u - p.v) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    tooMany('second'),
    tooFew('second'),
  ],
  wordings: [
    ({ a, b, u, v }) =>
      `A train ${a} m long running at ${u} km/h overtakes a train ${b} m long that runs at ${v} km/h in the same direction on a parallel track. How long does it take to pass it completely?`,
    ({ a, b, u, v }, s) =>
      `${s.pick(['A goods train', 'A local train'])} of ${b} m runs at ${v} km/h. An express of ${a} m comes up behind it on the next track at ${u} km/h. In how many seconds does the express pass it from end to end?`,
    ({ a, b, u, v }, s) =>
      `Two trains with lengths of ${a} m and ${b} m run ${s.pick(['south', 'west'])} on parallel lines, the first at ${u} km/h and, in front of it, the second at ${v} km/h. Find the time in which the first passes the second.`,
  ],
  explain: (p, right) =>
    t`In the same direction the faster train gains $${p.u} - ${p.v} = ${p.u - p.v}$ km/h, and it must gain $${p.a} + ${p.b} = ${p.a + p.b}$ m. The time is $${p.a + p.b} \div (${p.u - p.v} \times \frac{5}{18}) = ${digits(right)}$ seconds.`,
});

const lengthFromOvertaking = defineTemplate<TwoTrains, Fraction>({
  id: 'length-from-overtaking',
  level: 'medium',
  parameters: { a: LENGTHS, b: LENGTHS, u: SOME_SPEEDS, v: SOME_SPEEDS },
  isSensible: (p) =>
    p.u - p.v >= 9 && timeAt(p, p.u - p.v).d === 1n && timeAt(p, p.u - p.v).lt(120) && p.a !== p.b,
  solve: ({ a }) => frac(a),
  show: metres,
  mistakes: [
    { text: 'This is the length of both trains together.', value: ({ a, b }) => frac(a + b) },
    { text: 'You subtracted the slower train twice.', value: ({ a, b }) => frac(a - b) },
    { text: 'You added the slower train instead of subtracting it.', value: ({ a, b }) => frac(a + 2 * b) },
    { text: 'You took half of both lengths together.', value: ({ a, b }) => frac(a + b, 2) },
    { text: 'You took half of the right length.', value: ({ a }) => frac(a, 2) },
    { text: 'You doubled the right length.', value: ({ a }) => frac(2 * a) },
    {
      text: 'You used the speed of the faster train only.',
      value: (p) =>
        timeAt(p, p.u - p.v)
          .mul(inMetresPerSecond(p.u))
          .sub(p.b),
    },
    { text: 'You counted one second too many.', value: ({ a, u, v }) => inMetresPerSecond(u - v).add(a) },
    {
      text: 'You counted one second too few.',
      value: ({ a, u, v }) => frac(a).sub(inMetresPerSecond(u - v)),
    },
    { text: 'You subtracted only half of the slower train.', value: ({ a, b }) => frac(2 * a + b, 2) },
  ],
  wordings: [
    (p) =>
      `A train running at ${p.u} km/h overtakes a train ${p.b} m long that runs at ${p.v} km/h in the same direction. It takes ${digits(timeAt(p, p.u - p.v))} seconds to pass it completely. How long is the faster train?`,
    (p, s) =>
      `${s.pick(['A goods train', 'A local train'])} of ${p.b} m runs at ${p.v} km/h and is passed from end to end by an express on the next track in ${digits(timeAt(p, p.u - p.v))} seconds. The express runs at ${p.u} km/h in the same direction. What is the length of the express?`,
    (p, s) =>
      `Two trains run ${s.pick(['north', 'east'])} on parallel lines at ${p.u} km/h and ${p.v} km/h. The faster one needs ${digits(timeAt(p, p.u - p.v))} seconds to pass the slower one, which is ${p.b} m long. Find the length of the faster train.`,
  ],
  explain: (p, right) => {
    const time = digits(timeAt(p, p.u - p.v));
    return t`The faster train gains $${p.u} - ${p.v} = ${p.u - p.v}$ km/h and so in ${time} seconds $${p.u - p.v} \times \frac{5}{18} \times ${time} = ${p.a + p.b}$ m. That is both lengths: $${p.a + p.b} - ${p.b} = ${digits(right)}$ m.`;
  },
});

interface BothWays {
  a: number;
  b: number;
  same: number;
  against: number;
}

const sumOfSpeeds = ({ a, b, against }: BothWays) => frac((a + b) * 18, against * 5);
const differenceOfSpeeds = ({ a, b, same }: BothWays) => frac((a + b) * 18, same * 5);
const fasterOf = (p: BothWays) => sumOfSpeeds(p).add(differenceOfSpeeds(p)).div(2);

const speedFromBothWays = defineTemplate<BothWays, Fraction>({
  id: 'speed-from-both-directions',
  level: 'hard',
  parameters: { a: LENGTHS, b: LENGTHS, same: range(20, 100), against: range(6, 20) },
  isSensible: (p) => {
    const slower = sumOfSpeeds(p).sub(differenceOfSpeeds(p)).div(2);
    return (
      p.a !== p.b &&
      isInTenths(fasterOf(p)) &&
      isInTenths(sumOfSpeeds(p)) &&
      slower.gte(20) &&
      fasterOf(p).lte(120) &&
      fasterOf(p).gt(slower)
    );
  },
  solve: fasterOf,
  show: kmh,
  mistakes: [
    {
      text: 'This is the speed of the slower train.',
      value: (p) => sumOfSpeeds(p).sub(differenceOfSpeeds(p)).div(2),
    },
    { text: 'This is the sum of the speeds.', value: sumOfSpeeds },
    { text: 'This is the difference of the speeds.', value: differenceOfSpeeds },
    { text: 'You forgot to halve.', value: (p) => fasterOf(p).mul(2) },
    { text: 'You took half of the sum of the speeds.', value: (p) => sumOfSpeeds(p).div(2) },
    { text: 'You left out the length of the second train.', value: (p) => fasterOf({ ...p, b: 0 }) },
    { text: 'You left out the length of the first train.', value: (p) => fasterOf({ ...p, a: 0 }) },
    {
      text: 'You added the difference of the speeds to the right one.',
      value: (p, right) => right.add(differenceOfSpeeds(p)),
    },
    {
      text: 'You added the whole difference to half of the sum.',
      value: (p) => sumOfSpeeds(p).div(2).add(differenceOfSpeeds(p)),
    },
  ],
  wordings: [
    ({ a, b, same, against }) =>
      `Two trains, ${a} m and ${b} m long, run on parallel tracks. In opposite directions they pass each other in ${against} seconds; in the same direction the faster passes the slower in ${same} seconds. What is the speed of the faster train?`,
    ({ a, b, same, against }, s) =>
      `Train P is ${a} m long and train Q ${b} m. ${s.pick(['When they meet', 'Coming from opposite sides'])} they need ${against} seconds to clear each other, but P, which is faster, needs ${same} seconds to overtake Q. Find the speed of P in km/h.`,
    ({ a, b, same, against }, s) =>
      `${s.person.name} watches two trains of ${a} m and ${b} m at a steady speed each. They cross in ${against} seconds when they run towards each other, and in ${same} seconds when they run the same way. How fast is the faster one, in km/h?`,
  ],
  explain: (p, right) => {
    const all = p.a + p.b;
    return t`Together the trains are ${all} m long. The sum of the speeds is $\frac{${all}}{${p.against}} \times \frac{18}{5} = ${digits(sumOfSpeeds(p))}$ km/h, the difference $\frac{${all}}{${p.same}} \times \frac{18}{5} = ${digits(differenceOfSpeeds(p))}$ km/h. The faster runs $\frac{${digits(sumOfSpeeds(p))} + ${digits(differenceOfSpeeds(p))}}{2} = ${digits(right)}$ km/h.`;
  },
});

interface PassMan {
  first: number;
  second: number;
  cross: number;
}

const ratioOfSpeeds = defineTemplate<PassMan, string>({
  id: 'ratio-from-crossing-times',
  level: 'hard',
  parameters: { first: range(15, 40), second: range(10, 36), cross: range(12, 38) },
  isSensible: ({ first, second, cross }) => {
    const [u, v] = [cross - second, first - cross];
    return u > 0 && v > 0 && u !== v && u <= 3 * v && v <= 3 * u;
  },
  solve: ({ first, second, cross }) => ratio([cross - second, first - cross]),
  show: (value) => value,
  mistakes: [
    {
      text: 'This is the ratio the wrong way round.',
      value: ({ first, second, cross }) => ratio([first - cross, cross - second]),
    },
    { text: 'You took the ratio of the times.', value: ({ first, second }) => ratio([first, second]) },
    {
      text: 'You took the inverse ratio of the times.',
      value: ({ first, second }) => ratio([second, first]),
    },
    {
      text: 'You compared the first time with the time of the crossing.',
      value: ({ first, cross }) => ratio([first, cross]),
    },
    {
      text: 'You compared the second time with the time of the crossing.',
      value: ({ second, cross }) => ratio([cross, second]),
    },
    {
      text: 'You counted one second too many for the crossing.',
      value: ({ first, second, cross }) =>
        first > cross + 1 ? ratio([cross + 1 - second, first - cross - 1]) : undefined,
    },
    {
      text: 'You counted one second too few for the crossing.',
      value: ({ first, second, cross }) =>
        cross > second + 1 ? ratio([cross - 1 - second, first - cross + 1]) : undefined,
    },
  ],
  wordings: [
    ({ first, second, cross }) =>
      `Two trains running in opposite directions pass a man standing on the platform in ${first} seconds and ${second} seconds, and they pass each other in ${cross} seconds. What is the ratio of the speed of the first train to that of the second?`,
    ({ first, second, cross }, s) =>
      `Train A passes a ${s.pick(['pole', 'signal', 'post'])} in ${first} seconds and train B passes it in ${second} seconds. Coming towards each other on parallel tracks, A and B cross in ${cross} seconds. Find the ratio of the speeds, A to B.`,
    ({ first, second, cross }, s) =>
      `${s.person.name} waits by the line and is passed by a train P in ${first} seconds and, from the other side, by a train Q in ${second} seconds. P and Q need ${cross} seconds to pass each other. In what ratio are the speeds of P and Q?`,
  ],
  explain: ({ first, second, cross }, right) =>
    t`With speeds $u$ and $v$ the lengths are $${first}u$ and $${second}v$. From $${first}u + ${second}v = ${cross} \times (u + v)$ follows $${first - cross}u = ${cross - second}v$, so the speeds are as $${right}$.`,
});

export const TWO_TRAINS = [opposite, overtaking, lengthFromOvertaking, speedFromBothWays, ratioOfSpeeds];
