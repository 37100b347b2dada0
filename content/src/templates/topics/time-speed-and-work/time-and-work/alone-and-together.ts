import { defineTemplate, digits, frac, percent, range, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, rateOf, together, tooFew, tooMany } from '../work-rates.js';
import { JOBS, days } from './stories.js';

interface TwoWorkers {
  a: number;
  b: number;
}

const twoTogether = defineTemplate<TwoWorkers, Fraction>({
  id: 'two-together',
  level: 'easy',
  parameters: { a: range(4, 45), b: range(6, 60) },
  isSensible: ({ a, b }) => a < b && isInTenths(together(a, b)),
  solve: ({ a, b }) => together(a, b),
  show: days,
  mistakes: [
    { text: 'You took the mean of the two times.', value: ({ a, b }) => frac(a + b, 2) },
    { text: 'You added the times. The rates add.', value: ({ a, b }) => frac(a + b) },
    { text: 'You subtracted the rates.', value: ({ a, b }) => frac(a * b, b - a) },
    { text: 'You took half of the mean of the times.', value: ({ a, b }) => frac(a + b, 4) },
    { text: 'You let both work as fast as the faster one.', value: ({ a }) => frac(a, 2) },
    { text: 'You let both work as slowly as the slower one.', value: ({ b }) => frac(b, 2) },
    { text: 'You subtracted the times.', value: ({ a, b }) => frac(b - a) },
    { text: 'You doubled the time that they need together.', value: (_, right) => right.mul(2) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ a, b }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days and ${s.other.name} can do it in ${b} days. How long do they take together?`,
    ({ a, b }, s) =>
      `${s.person.name} alone finishes a piece of work in ${a} days; ${s.other.name} alone needs ${b} days for it. In how many days do they finish it if both work from the first day to the last?`,
    ({ a, b }, s) =>
      `One team needs ${a} days to ${s.pick(JOBS)}, another team ${b} days. Find the time in which the two teams do it side by side.`,
  ],
  explain: ({ a, b }, right) =>
    t`In one day they do $\frac{1}{${a}} + \frac{1}{${b}} = ${tex(rateOf(a, b))}$ of the work. The whole work takes $1 \div ${tex(rateOf(a, b))} = ${digits(right)}$ days.`,
});

interface OneOfTwo {
  both: number;
  a: number;
}

const otherAlone = defineTemplate<OneOfTwo, Fraction>({
  id: 'other-alone',
  level: 'easy',
  parameters: { both: range(3, 30), a: range(5, 60) },
  isSensible: ({ both, a }) => a > both && a <= 4 * both && isInTenths(together(both, -a)),
  solve: ({ both, a }) => together(both, -a),
  show: days,
  mistakes: [
    {
      text: 'You subtracted the times. The rates have to be subtracted.',
      value: ({ both, a }) => frac(a - both),
    },
    { text: 'You added the rates.', value: ({ both, a }) => together(both, a) },
    { text: 'You added the times.', value: ({ both, a }) => frac(a + both) },
    { text: 'You took the mean of the times.', value: ({ both, a }) => frac(a + both, 2) },
    { text: 'You doubled the time that they need together.', value: ({ both }) => frac(2 * both) },
    { text: 'You doubled the time of the first one.', value: ({ a }) => frac(2 * a) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ both, a }, s) =>
      `${s.person.name} and ${s.other.name} together ${s.pick(JOBS)} in ${both} days. ${s.person.name} alone would need ${a} days. How long would ${s.other.name} need alone?`,
    ({ both, a }, s) =>
      `Two masons build a wall in ${both} days. The first of them alone builds it in ${a} days. In how many days does the second build it alone? ${s.pick(['Both work at a steady rate.', 'Each works at a steady rate.'])}`,
    ({ both, a }, s) =>
      `With the help of ${s.other.name}, ${s.person.name} finishes a job in ${both} days instead of ${a} days. Find the time that ${s.other.name} needs for the whole job.`,
  ],
  explain: ({ both, a }, right) =>
    t`In one day the second does $\frac{1}{${both}} - \frac{1}{${a}} = ${tex(rateOf(both, -a))}$ of the work and so needs $1 \div ${tex(rateOf(both, -a))} = ${digits(right)}$ days.`,
});

interface Efficiency {
  a: number;
  better: number;
}

const efficiencyPercent = defineTemplate<Efficiency, Fraction>({
  id: 'efficiency-percent',
  level: 'easy',
  parameters: { a: range(6, 70), better: [20, 25, 40, 50, 60, 75, 80] },
  isSensible: ({ a, better }) => isInTenths(frac(100 * a, 100 + better)),
  solve: ({ a, better }) => frac(100 * a, 100 + better),
  show: days,
  mistakes: [
    {
      text: 'You took the percentage off the time. It is the rate that is higher.',
      value: ({ a, better }) => frac(a * (100 - better), 100),
    },
    {
      text: 'You added the percentage to the time.',
      value: ({ a, better }) => frac(a * (100 + better), 100),
    },
    { text: 'You divided by the lower efficiency.', value: ({ a, better }) => frac(100 * a, 100 - better) },
    { text: 'This is the number of days saved.', value: ({ a, better }) => frac(better * a, 100 + better) },
    { text: 'You took half of the time.', value: ({ a }) => frac(a, 2) },
    {
      text: 'You counted the higher efficiency twice.',
      value: ({ a, better }) => frac(50 * a, 100 + better),
    },
    {
      text: 'This is the time of both together.',
      value: ({ a, better }) => frac(100 * a, 200 + better),
    },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ a, better }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days. ${s.other.name} is ${percent(better)} more efficient. In how many days can ${s.other.name} do it?`,
    ({ a, better }, s) =>
      `A new machine does ${percent(better)} more work in an hour than the old one, which needs ${a} days for an order. How long does the new machine need for ${s.pick(['the same order', 'an order of the same size'])}?`,
    ({ a, better }, s) =>
      `${s.other.name} works ${percent(better)} faster than ${s.person.name}, who finishes a piece of work in ${a} days. Find the time that ${s.other.name} takes for it.`,
  ],
  explain: ({ a, better }, right) =>
    t`The rates are as $100 : ${100 + better}$, so the times are as $${100 + better} : 100$. The time is $${a} \times \frac{100}{${100 + better}} = ${digits(right)}$ days.`,
});

interface TimesAsFast {
  times: number;
  gap: number;
}

const timesAsFast = defineTemplate<TimesAsFast, Fraction>({
  id: 'times-as-fast',
  level: 'medium',
  parameters: { times: [2, 3, 4, 5], gap: range(4, 64) },
  isSensible: ({ times, gap }) => gap % (times - 1) === 0 && isInTenths(frac(times * gap, times * times - 1)),
  solve: ({ times, gap }) => frac(times * gap, times * times - 1),
  show: days,
  mistakes: [
    { text: 'This is the time of the faster one alone.', value: ({ times, gap }) => frac(gap, times - 1) },
    {
      text: 'This is the time of the slower one alone.',
      value: ({ times, gap }) => frac(times * gap, times - 1),
    },
    {
      text: 'You took the gap for the time of the slower one.',
      value: ({ times, gap }) => frac(gap, times + 1),
    },
    {
      text: 'You took the gap for the time of the faster one.',
      value: ({ times, gap }) => frac(times * gap, times + 1),
    },
    {
      text: 'You divided the time of the faster one by two.',
      value: ({ times, gap }) => frac(gap, 2 * (times - 1)),
    },
    {
      text: 'You took the mean of the two times.',
      value: ({ times, gap }) => frac((times + 1) * gap, 2 * (times - 1)),
    },
    { text: 'You divided the gap by the factor.', value: ({ times, gap }) => frac(gap, times) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ times, gap }, s) =>
      `${s.person.name} works ${timesWord(times)} as fast as ${s.other.name} and so needs ${gap} fewer days to ${s.pick(JOBS)}. In how many days do they do it together?`,
    ({ times, gap }, s) =>
      `${s.person.name} is ${timesWord(times)} as good a worker as ${s.other.name}. Alone, ${s.person.name} finishes a job ${gap} days sooner than ${s.other.name} alone. How long do the two take together?`,
    ({ times, gap }, s) =>
      `One machine is ${timesWord(times)} as fast as another and does an order of ${s.pick(['bolts', 'bottles', 'tiles'])} in ${gap} fewer days. Find the time for the order if both machines run.`,
  ],
  explain: ({ times, gap }, right) => {
    const fast = frac(gap, times - 1);
    return t`The slower one needs ${times} times as long, so ${gap} days are ${times - 1} times the faster one's time: $${gap} \div ${times - 1} = ${digits(fast)}$ days. Together they are $${times} + 1 = ${times + 1}$ times as fast as the slower one, who needs $${times} \times ${digits(fast)} = ${digits(fast.mul(times))}$ days: $${digits(fast.mul(times))} \div ${times + 1} = ${digits(right)}$ days.`;
  },
});

const timesWord = (times: number) =>
  times === 2 ? 'twice' : `${['three', 'four', 'five'][times - 3] ?? ''} times`;

export const ALONE_AND_TOGETHER = [twoTogether, otherAlone, efficiencyPercent, timesAsFast];
