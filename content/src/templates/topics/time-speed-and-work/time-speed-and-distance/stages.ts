import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { hours, km, kmh, minutes } from '../motion.js';
import { isInTenths } from '../work-rates.js';

interface TwoModes {
  total: number;
  time: number;
  slow: number;
  fast: number;
}

const slowTime = ({ total, time, slow, fast }: TwoModes) => frac(fast * time - total, fast - slow);

const twoModes = defineTemplate<TwoModes, Fraction>({
  id: 'on-foot-and-by-bicycle',
  level: 'medium',
  parameters: { total: range(24, 120), time: range(4, 12), slow: [3, 4, 5, 6], fast: range(9, 16) },
  isSensible: (p) =>
    slowTime(p).gte(1) &&
    slowTime(p).lt(p.time) &&
    slowTime(p).mul(2).d === 1n &&
    !slowTime(p).mul(2).equals(p.time),
  solve: (p) => slowTime(p).mul(p.slow),
  show: km,
  mistakes: [
    { text: 'This is the distance by bicycle.', value: (p, right) => frac(p.total).sub(right) },
    { text: 'You took half of the whole distance.', value: ({ total }) => frac(total, 2) },
    {
      text: 'You shared the distance in the ratio of the speeds.',
      value: ({ total, slow, fast }) => frac(total * slow, slow + fast),
    },
    { text: 'You shared the time equally.', value: ({ time, slow }) => frac(time * slow, 2) },
    { text: 'You exchanged the two times.', value: (p) => frac(p.time).sub(slowTime(p)).mul(p.slow) },
    {
      text: 'You multiplied the time on foot by the speed of the bicycle.',
      value: (p) => slowTime(p).mul(p.fast),
    },
    { text: 'You counted one hour on foot too many.', value: (p, right) => right.add(p.slow) },
    { text: 'You counted one hour on foot too few.', value: (p, right) => right.sub(p.slow) },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['farmer', 'trader', 'student'])} travelled ${p.total} km in ${hours(p.time)}, partly on foot at ${p.slow} km/h and partly by bicycle at ${p.fast} km/h. How far did he walk?`,
    (p, s) =>
      `${s.person.name} covers ${p.total} km in ${hours(p.time)}. ${s.person.they === 'he' ? 'He' : 'She'} cycles at ${p.fast} km/h until a tyre bursts and walks the rest at ${p.slow} km/h. What distance does ${s.person.they} walk?`,
    (p, s) =>
      `On a tour of ${p.total} km that lasts ${hours(p.time)}, ${s.person.name} walks at ${p.slow} km/h and rides a bicycle at ${p.fast} km/h, without a rest. Find the distance on foot.`,
  ],
  explain: (p, right) =>
    t`All by bicycle would be $${p.fast} \times ${p.time} = ${p.fast * p.time}$ km, which is $${p.fast * p.time} - ${p.total} = ${p.fast * p.time - p.total}$ km too much. Each hour on foot brings $${p.fast} - ${p.slow} = ${p.fast - p.slow}$ km less, so the walk lasts $\frac{${p.fast * p.time - p.total}}{${p.fast - p.slow}} = ${digits(slowTime(p))}$ hours: $${digits(slowTime(p))} \times ${p.slow} = ${digits(right)}$ km.`,
});

interface WalkAndRide {
  /** Minutes when one way is walked and the other ridden. */
  mixed: number;
  walking: number;
}

const walkAndRide = defineTemplate<WalkAndRide, Fraction>({
  id: 'walk-one-way-ride-back',
  level: 'medium',
  parameters: { mixed: range(40, 240, 5), walking: range(60, 400, 5) },
  isSensible: ({ mixed, walking }) =>
    mixed < walking && 2 * mixed - walking >= 20 && 4 * (2 * mixed - walking) < 3 * walking,
  solve: ({ mixed, walking }) => frac(2 * mixed - walking),
  show: minutes,
  mistakes: [
    {
      text: 'This is the time to ride one way.',
      value: ({ mixed, walking }) => frac(2 * mixed - walking, 2),
    },
    {
      text: 'This is how much longer a walk of one way takes than a ride.',
      value: ({ mixed, walking }) => frac(walking - mixed),
    },
    { text: 'This is the time to walk one way.', value: ({ walking }) => frac(walking, 2) },
    {
      text: 'You doubled the difference of the times.',
      value: ({ mixed, walking }) => frac(2 * (walking - mixed)),
    },
    { text: 'You took the mean of the two times.', value: ({ mixed, walking }) => frac(walking + mixed, 2) },
    {
      text: 'You took half of the time for one way walked and one way ridden.',
      value: ({ mixed }) => frac(mixed, 2),
    },
    {
      text: 'You took off the difference only for one half.',
      value: ({ mixed, walking }) => frac(3 * mixed - walking, 2),
    },
    { text: 'You added the two times.', value: ({ mixed, walking }) => frac(mixed + walking) },
  ],
  wordings: [
    ({ mixed, walking }, s) =>
      `${s.person.name} takes ${minutes(mixed)} to walk to ${s.pick(['a market', 'a temple', 'a village'])} and ride back. Walking both ways takes ${s.person.them} ${minutes(walking)}. How long would it take ${s.person.them} to ride both ways?`,
    ({ mixed, walking }, s) =>
      `To go to the ${s.pick(['library', 'station', 'mill'])} on foot and return by bicycle, ${s.person.name} needs ${minutes(mixed)}. On foot both ways ${s.person.they} needs ${minutes(walking)}. In how many minutes does ${s.person.they} cycle there and back?`,
    ({ mixed, walking }, s) =>
      `A ${s.pick(['clerk', 'nurse', 'teacher'])} who walks to work and comes home by bus is on the way for ${minutes(mixed)} in all. Walking both ways takes ${minutes(walking)}. Find the time if both ways are done by bus.`,
  ],
  explain: ({ mixed, walking }, right) =>
    t`Twice a walk and a ride of one way is both ways on foot and both ways riding: $2 \times ${mixed} - ${walking} = ${digits(right)}$ minutes.`,
});

interface Rest {
  first: number;
  average: number;
  part: readonly [top: number, bottom: number];
}

/** Time for the rest of each kilometre. */
const restTime = ({ first, average, part }: Rest) => frac(1, average).sub(frac(...part).div(first));
const restSpeed = (p: Rest) => frac(p.part[1] - p.part[0], p.part[1]).div(restTime(p));

const speedForRest = defineTemplate<Rest, Fraction>({
  id: 'speed-for-the-rest',
  level: 'hard',
  parameters: {
    first: range(20, 72, 2),
    average: range(24, 80, 2),
    part: [
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [2, 5],
    ],
  },
  isSensible: (p) =>
    p.first < p.average && restTime(p).gt(0) && restSpeed(p).lt(121) && isInTenths(restSpeed(p)),
  solve: restSpeed,
  show: kmh,
  mistakes: [
    {
      text: 'You weighted the speeds by distance. The average goes by time.',
      value: ({ first, average, part: [top, bottom] }) => frac(average * bottom - first * top, bottom - top),
    },
    {
      text: 'You took the mean of the two given speeds.',
      value: ({ first, average }) => frac(first + average, 2),
    },
    {
      text: 'You treated the two parts as equally long and their times as equal.',
      value: ({ first, average }) => frac(2 * average - first),
    },
    {
      text: 'You treated the two parts as equally long.',
      value: ({ first, average }) =>
        2 * first > average ? frac(first * average, 2 * first - average) : undefined,
    },
    {
      text: 'This is the average of the two given speeds over equal distances.',
      value: ({ first, average }) => frac(2 * first * average, first + average),
    },
    { text: 'You added the two given speeds.', value: ({ first, average }) => frac(first + average) },
    {
      text: 'You added the difference of the speeds twice.',
      value: ({ first, average }) => frac(3 * average - 2 * first),
    },
    {
      text: 'You exchanged the two parts of the way.',
      value: ({ first, average, part: [top, bottom] }) => {
        const time = frac(1, average).sub(frac(bottom - top, bottom * first));
        return time.gt(0) ? frac(top, bottom).div(time) : undefined;
      },
    },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ first, average, part: [top, bottom] }, s) =>
      t`A ${s.pick(['bus', 'car', 'lorry'])} covers $\frac{${top}}{${bottom}}$ of its way at ${first} km/h. At what speed must it cover the rest so that its average speed for the whole way is ${average} km/h?`,
    ({ first, average, part: [top, bottom] }, s) =>
      t`${s.person.name} plans an average of ${average} km/h for a trip, but makes only ${first} km/h over the first $\frac{${top}}{${bottom}}$ of the distance. What speed over the remaining distance still gives the planned average?`,
    ({ first, average, part: [top, bottom] }, s) =>
      t`The average speed of a ${s.pick(['train', 'coach', 'van'])} over its route is ${average} km/h. Over $\frac{${top}}{${bottom}}$ of the distance it runs at ${first} km/h. Find its speed over the other part.`,
  ],
  explain: (p, right) => {
    const part = frac(...p.part);
    return t`For each kilometre of the way $\frac{1}{${p.average}}$ hour may be used, of which $${tex(part)} \times \frac{1}{${p.first}} = ${tex(part.div(p.first))}$ is gone. So the rest, $1 - ${tex(part)} = ${tex(frac(1).sub(part))}$ km, must take $\frac{1}{${p.average}} - ${tex(part.div(p.first))} = ${tex(restTime(p))}$ hour: $${tex(frac(1).sub(part))} \div ${tex(restTime(p))} = ${digits(right)}$ km/h.`;
  },
});

export const STAGES = [twoModes, walkAndRide, speedForRest];
