import {
  asMixed,
  defineTemplate,
  digits,
  frac,
  hcf,
  range,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { metres, seconds } from '../motion.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';
import { RACES } from './races.js';

interface SpeedRatio {
  race: number;
  a: number;
  b: number;
}

const startByRatio = defineTemplate<SpeedRatio, Fraction>({
  id: 'start-for-a-dead-heat',
  level: 'easy',
  parameters: { race: RACES, a: range(3, 16), b: range(2, 15) },
  isSensible: ({ race, a, b }) => b < a && 3 * b >= 2 * a && hcf(a, b) === 1 && (race * (a - b)) % a === 0,
  solve: ({ race, a, b }) => frac(race * (a - b), a),
  show: metres,
  mistakes: [
    {
      text: 'You divided by the share of the slower one.',
      value: ({ race, a, b }) => frac(race * (a - b), b),
    },
    { text: 'This is how far the slower one runs.', value: ({ race, a, b }) => frac(race * b, a) },
    { text: 'You divided by the sum of the shares.', value: ({ race, a, b }) => frac(race * (a - b), a + b) },
    { text: 'You took half of the right start.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right start.', value: (_, right) => right.mul(2) },
    { text: 'You counted one share too many.', value: ({ race, a, b }) => frac(race * (a - b + 1), a) },
    { text: 'You counted one share too few.', value: ({ race, a, b }) => frac(race * (a - b - 1), a) },
    { text: 'You divided the race by the share of the slower one.', value: ({ race, b }) => frac(race, b) },
    { text: 'You counted two shares too many.', value: ({ race, a, b }) => frac(race * (a - b + 2), a) },
    { text: 'You took a third of the right start.', value: (_, right) => right.div(3) },
  ],
  wordings: [
    ({ race, a, b }) =>
      `The speeds of A and B are in the ratio ${a} : ${b}. What start should A give B in a ${race} m race so that they finish together?`,
    ({ race, a, b }, s) =>
      `${s.person.name} and ${s.other.name} run with speeds as ${a} : ${b}. In a race of ${race} m ${s.other.name} is allowed to start ahead of the line. How far ahead must it be for the race to end in a dead heat?`,
    ({ race, a, b }, s) =>
      `While one ${s.pick(['swimmer', 'cyclist', 'runner', 'skater'])} covers ${a} m, another covers ${b} m. Find the start that the first can give the second over ${race} m if both are to arrive at the same moment.`,
  ],
  explain: ({ race, a, b }, right) =>
    t`While the faster one runs ${race} m, the slower one runs $${race} \times \frac{${b}}{${a}} = ${digits(frac(race * b, a))}$ m. The start is $${race} - ${digits(frac(race * b, a))} = ${digits(right)}$ m.`,
});

interface TwoTimes {
  race: number;
  a: number;
  b: number;
}

/** Few pairs of times lead to tenths of a metre, so they are one parameter. */
const TIMES: TwoTimes[] = RACES.flatMap((race) =>
  range(Math.ceil(race / 8), Math.floor(race / 3)).flatMap((a) =>
    range(a + 2, Math.floor(a * 1.25))
      .filter((b) => (10 * race * (b - a)) % b === 0)
      .map((b) => ({ race, a, b })),
  ),
);

const metresFromTimes = defineTemplate<{ run: TwoTimes }, Fraction>({
  id: 'metres-from-times',
  level: 'easy',
  parameters: { run: TIMES },
  solve: ({ run: { race, a, b } }) => frac(race * (b - a), b),
  show: metres,
  mistakes: [
    {
      text: 'You divided by the time of the winner.',
      value: ({ run: { race, a, b } }) => frac(race * (b - a), a),
    },
    {
      text: 'You divided by the sum of the times.',
      value: ({ run: { race, a, b } }) => frac(race * (b - a), a + b),
    },
    { text: 'You took half of the right lead.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right lead.', value: (_, right) => right.mul(2) },
    {
      text: 'You counted one second too many between the times.',
      value: ({ run: { race, a, b } }) => frac(race * (b - a + 1), b),
    },
    {
      text: 'You counted one second too few between the times.',
      value: ({ run: { race, a, b } }) => frac(race * (b - a - 1), b),
    },
    { text: 'This is the difference of the times in seconds.', value: ({ run: { a, b } }) => frac(b - a) },
    {
      text: 'You counted two seconds too many between the times.',
      value: ({ run: { race, a, b } }) => frac(race * (b - a + 2), b),
    },
  ],
  wordings: [
    ({ run: { race, a, b } }) =>
      `At constant speeds, A runs ${race} m in ${a} seconds and B in ${b} seconds. By how many metres does A beat B over ${race} m?`,
    ({ run: { race, a, b } }, s) =>
      `In a ${race} m race at constant speeds, ${s.person.name} reaches the winning post after ${a} seconds and ${s.other.name} after ${b} seconds. How far is ${s.other.name} from the post when ${s.person.name} reaches it?`,
    ({ run: { race, a, b } }, s) =>
      `Two ${s.pick(['cyclists', 'skaters', 'riders', 'runners'])} cover ${race} m in ${a} seconds and ${b} seconds at constant speeds. Both start together. Find the lead, in metres, when the faster one finishes.`,
  ],
  explain: ({ run: { race, a, b } }, right) =>
    t`When the winner arrives, the other still needs $${b} - ${a} = ${b - a}$ seconds. In these the other runs $\frac{${race}}{${b}} \times ${b - a} = ${digits(right)}$ m.`,
});

interface MetresOrSeconds {
  race: number;
  lead: number;
  time: number;
}

const winnersTime = defineTemplate<MetresOrSeconds, Fraction>({
  id: 'time-of-the-winner',
  level: 'medium',
  parameters: { race: RACES, lead: range(5, 80), time: range(2, 20) },
  isSensible: ({ race, lead, time }) =>
    lead * 5 <= race && lead >= 3 * time && lead <= 8 * time && isInTenths(frac(time * (race - lead), lead)),
  solve: ({ race, lead, time }) => frac(time * (race - lead), lead),
  show: seconds,
  mistakes: [
    { text: 'This is the time of the loser.', value: ({ race, lead, time }) => frac(time * race, lead) },
    {
      text: 'You added the lead to the race.',
      value: ({ race, lead, time }) => frac(time * (race + lead), lead),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You took the seconds off twice.', value: ({ time }, right) => right.sub(time) },
    { text: 'You took the seconds off only by half.', value: ({ time }, right) => right.add(frac(time, 2)) },
    tooMany('second'),
    tooFew('second'),
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
  ],
  wordings: [
    ({ race, lead, time }) =>
      `In a ${race} m race at constant speeds, A beats B by ${lead} m or ${time} seconds. What is A's time over the course?`,
    ({ race, lead, time }, s) =>
      `${s.person.name} wins a race of ${race} m. ${s.other.name} is then ${lead} m from the post and reaches it ${time} seconds later. Both run at constant speeds. In what time did ${s.person.name} run the race?`,
    ({ race, lead, time }, s) =>
      `A ${s.pick(['cyclist', 'runner', 'skater'])} beats another by ${lead} m over ${race} m, which is the same as ${time} seconds. Both speeds are constant. Find the time of the winner.`,
  ],
  explain: ({ race, lead, time }, right) =>
    t`The loser covers ${lead} m in ${time} seconds, and $${race} - ${lead} = ${race - lead}$ m in $${race - lead} \times \frac{${time}}{${lead}} = ${digits(right)}$ seconds. At that moment the winner arrives.`,
});

interface TimesAsFast {
  top: number;
  bottom: number;
  start: number;
}

const winningPost = defineTemplate<TimesAsFast, Fraction>({
  id: 'distance-of-the-post',
  level: 'medium',
  parameters: { top: range(4, 13), bottom: range(3, 9), start: range(12, 120) },
  isSensible: ({ top, bottom, start }) =>
    bottom < top && top < 2 * bottom && hcf(top, bottom) === 1 && (start * top) % (top - bottom) === 0,
  solve: ({ top, bottom, start }) => frac(start * top, top - bottom),
  show: metres,
  mistakes: [
    {
      text: 'This is how far the slower one runs.',
      value: ({ top, bottom, start }) => frac(start * bottom, top - bottom),
    },
    {
      text: 'You multiplied the start by the ratio of the speeds.',
      value: ({ top, bottom, start }) => frac(start * top, bottom),
    },
    { text: 'You added the start once more.', value: ({ start }, right) => right.add(start) },
    { text: 'You took the start off twice.', value: ({ start }, right) => right.sub(2 * start) },
    {
      text: 'You added the runs of both.',
      value: ({ top, bottom, start }) => frac(start * (top + bottom), top - bottom),
    },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
    { text: 'You added the start twice.', value: ({ start }, right) => right.add(2 * start) },
  ],
  wordings: [
    ({ top, bottom, start }) =>
      `A runs ${asMixed(frac(top, bottom))} times as fast as B. If A gives B a start of ${start} m, how far must the winning post be from A's starting point so that they reach it together?`,
    ({ top, bottom, start }, s) =>
      `${s.person.name} is ${asMixed(frac(top, bottom))} times as fast as ${s.other.name}, who starts ${start} m ahead at the same moment. After how many metres does ${s.person.name} draw level?`,
    ({ top, bottom, start }, s) =>
      `A ${s.pick(['horse', 'motorcycle', 'greyhound'])} starts ${start} m behind another and runs ${asMixed(frac(top, bottom))} times as fast. Find the distance that it covers until both are side by side.`,
  ],
  explain: ({ top, bottom, start }, right) =>
    t`While the faster one runs ${top} m, the other runs ${bottom} m, a gain of $${top} - ${bottom} = ${top - bottom}$ m. To gain ${start} m it must run $${start} \times ${tex(frac(top, top - bottom))} = ${digits(right)}$ m.`,
});

export const STRAIGHT_RACES = [startByRatio, metresFromTimes, winnersTime, winningPost];
