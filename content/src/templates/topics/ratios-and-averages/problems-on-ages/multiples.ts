import { defineTemplate, digits, frac, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';
import { aOrAn, capital, divided, pickPair, timesInWords, years } from './families.js';

interface TimesAsOld {
  now: number;
  before: number;
  ago: number;
}

const youngAge = ({ now, before, ago }: TimesAsOld) => frac(ago * (before - 1), before - now);
const oldAge = (p: TimesAsOld) => youngAge(p).mul(p.now);

const timesAsOld = defineTemplate<TimesAsOld, Fraction>({
  id: 'times-as-old',
  level: 'easy',
  parameters: { now: range(2, 6), before: range(3, 11), ago: range(2, 18) },
  isSensible: (p) =>
    p.before > p.now &&
    youngAge(p).d === 1n &&
    youngAge(p).gt(p.ago) &&
    isBetween(oldAge(p), 26, 72) &&
    isBetween(oldAge(p).sub(youngAge(p)), 18, 42),
  solve: oldAge,
  show: years,
  mistakes: [
    { text: 'This is the age of the younger one.', value: youngAge },
    { text: 'This is the age of the older one in the past.', value: (p) => oldAge(p).sub(p.ago) },
    { text: 'You added the years to the present age.', value: (p) => oldAge(p).add(p.ago) },
    {
      text: 'You multiplied the present age of the younger one by the old multiple.',
      value: (p) => youngAge(p).mul(p.before),
    },
    {
      text: 'You made only the younger one younger in the past.',
      value: ({ now, before, ago }) => frac(ago * before * now, before - now),
    },
    {
      text: 'You lost a sign when you moved the years to one side.',
      value: ({ now, before, ago }) => frac(ago * (before + 1) * now, before - now),
    },
    { text: 'This is the difference of the ages.', value: (p) => oldAge(p).sub(youngAge(p)) },
    { text: 'This is the sum of the ages.', value: (p) => oldAge(p).add(youngAge(p)) },
    {
      text: 'You counted one year too many for the younger one.',
      value: (p) => youngAge(p).add(1).mul(p.now),
    },
    {
      text: 'You counted one year too few for the younger one.',
      value: (p) => youngAge(p).sub(1).mul(p.now),
    },
  ],
  wordings: [
    (p, s) => {
      const { old, young, they, their } = pickPair(s);
      return `${aOrAn(old)} is ${timesInWords(p.now)} as old as ${their} ${young}. ${capital(years(p.ago))} ago ${they} was ${timesInWords(p.before)} as old. How old is the ${old} now?`;
    },
    (p, { person, other }) =>
      `${person.name} is ${timesInWords(p.now)} as old as ${other.name} today and was ${timesInWords(p.before)} as old as ${other.name} ${years(p.ago)} ago. What is ${person.name}'s age today?`,
    (p, s) => {
      const { old } = pickPair(s);
      return `${capital(years(p.ago))} ago ${s.person.name}'s ${old} was ${timesInWords(p.before)} as old as ${s.person.name}. Now the ${old} is ${timesInWords(p.now)} as old. Find the present age of the ${old}.`;
    },
  ],
  explain: (p, right) =>
    t`Let the younger one be $x$. Then $${p.now}x - ${p.ago} = ${p.before}(x - ${p.ago})$, so $${p.before - p.now === 1 ? '' : p.before - p.now}x = ${p.ago * (p.before - 1)}$ and $x = ${digits(youngAge(p))}$. The older one is $${p.now} \times ${digits(youngAge(p))} = ${digits(right)}$.`,
});

interface WhenTimes {
  old: number;
  young: number;
  times: number;
}

const waiting = ({ old, young, times }: WhenTimes) => frac(old - times * young, times - 1);

const whenTimes = defineTemplate<WhenTimes, Fraction>({
  id: 'when-times-as-old',
  level: 'easy',
  parameters: { old: range(28, 58), young: range(2, 22), times: [2, 3, 4] },
  isSensible: (p) =>
    isBetween(frac(p.old - p.young), 20, 40) && waiting(p).d === 1n && isBetween(waiting(p), 4, 30),
  solve: waiting,
  show: years,
  mistakes: [
    { text: 'This is the difference of the ages.', value: ({ old, young }) => frac(old - young) },
    {
      text: 'You did not divide by the multiple less one.',
      value: ({ old, young, times }) =>
        old - times * young > 0 && times > 2 ? frac(old - times * young) : undefined,
    },
    { text: 'This is the age of the younger one at that time.', value: (p) => waiting(p).add(p.young) },
    { text: 'This is half of the age of the older one.', value: ({ old }) => frac(old, 2) },
    {
      text: 'You divided by the multiple. The younger one grows older, too.',
      value: ({ old, young, times }) => frac(old - times * young, times),
    },
    {
      text: 'You divided the difference of the ages by the multiple.',
      value: ({ old, young, times }) => frac(old - young, times),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You took twice the right time.', value: (_, right) => right.mul(2) },
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
    slip('You counted two years too few.', -2),
    slip('You counted two years too many.', 2),
  ],
  wordings: [
    (p, s) => {
      const { old, young, they, their } = pickPair(s);
      return `${aOrAn(old)} is ${p.old} years old and ${their} ${young} ${p.young}. In how many years will ${they} be ${timesInWords(p.times)} as old as the ${young}?`;
    },
    (p, { person, other }) =>
      `${person.name} is ${p.old} years old, ${other.name} ${p.young}. After how many years is ${person.name} exactly ${timesInWords(p.times)} as old as ${other.name}?`,
    (p, s) =>
      `A ${s.pick(['teacher', 'coach', 'doctor'])} of ${p.old} has a child of ${p.young} years. How many years from now will the parent's age be ${timesInWords(p.times)} the child's age?`,
  ],
  explain: ({ old, young, times }, right) =>
    t`$${old} + x = ${times}(${young} + x)$ gives $${times - 1 === 1 ? '' : times - 1}x = ${old} - ${times} \times ${young} = ${old - times * young}$${divided('x', old - times * young, times - 1, right)}.`,
});

interface OwnAge {
  later: number;
  ago: number;
  times: number;
}

const ownAgeOf = ({ later, ago, times }: OwnAge) => frac(times * ago + later, times - 1);

const ownAge = defineTemplate<OwnAge, Fraction>({
  id: 'own-age',
  level: 'easy',
  parameters: { later: range(3, 24), ago: range(3, 24), times: range(2, 5) },
  isSensible: (p) =>
    p.later !== p.ago && ownAgeOf(p).d === 1n && isBetween(ownAgeOf(p), 12, 60) && ownAgeOf(p).gt(p.ago),
  solve: ownAgeOf,
  show: years,
  mistakes: [
    { text: 'This is the age in the past.', value: (p) => ownAgeOf(p).sub(p.ago) },
    { text: 'This is the age in the future.', value: (p) => ownAgeOf(p).add(p.later) },
    {
      text: 'You lost a sign when you moved the years to one side.',
      value: ({ later, ago, times }) => frac(times * ago - later, times - 1),
    },
    {
      text: 'You divided by the multiple. The age is on both sides of the equation.',
      value: ({ later, ago, times }) => frac(times * ago + later, times),
    },
    {
      text: 'You exchanged the years before and the years after.',
      value: ({ later, ago, times }) => frac(times * later + ago, times - 1),
    },
    {
      text: 'You added the age on the right side where it has to be subtracted.',
      value: ({ later, ago, times }) => frac(times * ago + later, times + 1),
    },
    { text: 'You added the two numbers of years.', value: ({ later, ago }) => frac(later + ago) },
    slip('You counted two years too many.', 2),
    slip('You counted two years too few.', -2),
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
  ],
  wordings: [
    (p, { person }) =>
      `In ${years(p.later)} ${person.name} will be ${timesInWords(p.times)} as old as ${person.they} was ${years(p.ago)} ago. How old is ${person.name} now?`,
    (p, { person }) =>
      `${capital(years(p.ago))} ago ${person.name} had a certain age. ${capital(years(p.later))} from now ${person.their} age will be ${timesInWords(p.times)} that number. What is ${person.their} present age?`,
    (p, s) =>
      `A ${s.pick(['banyan tree', 'school building', 'bridge'])} will be ${timesInWords(p.times)} as old in ${years(p.later)} as it was ${years(p.ago)} ago. Find its age now.`,
  ],
  explain: ({ later, ago, times }, right) =>
    t`$x + ${later} = ${times}(x - ${ago})$ gives $${times - 1 === 1 ? '' : times - 1}x = ${times} \times ${ago} + ${later} = ${times * ago + later}$${divided('x', times * ago + later, times - 1, right)}.`,
});

interface TwoTimes {
  first: number;
  second: number;
  ago: number;
  later: number;
}

const pastYoung = ({ first, second, ago, later }: TwoTimes) =>
  frac((ago + later) * (second - 1), first - second);
const presentOld = (p: TwoTimes) => pastYoung(p).mul(p.first).add(p.ago);

const pastAndFuture = defineTemplate<TwoTimes, Fraction>({
  id: 'past-and-future-multiple',
  level: 'medium',
  parameters: { first: range(3, 9), second: range(2, 4), ago: range(2, 14), later: range(2, 20) },
  isSensible: (p) =>
    p.first > p.second &&
    p.ago !== p.later &&
    pastYoung(p).d === 1n &&
    pastYoung(p).gte(2) &&
    isBetween(presentOld(p), 26, 66) &&
    isBetween(pastYoung(p).mul(p.first - 1), 18, 42),
  solve: presentOld,
  show: years,
  mistakes: [
    { text: 'This is the age of the older one in the past.', value: (p) => presentOld(p).sub(p.ago) },
    { text: 'This is the age of the older one in the future.', value: (p) => presentOld(p).add(p.later) },
    { text: 'This is the present age of the younger one.', value: (p) => pastYoung(p).add(p.ago) },
    {
      text: 'You let only the years to come pass between the two times.',
      value: (p) => presentOld({ ...p, ago: 0 }).add(p.ago),
    },
    {
      text: 'You let only the years gone by pass between the two times.',
      value: (p) => presentOld({ ...p, later: 0 }),
    },
    { text: 'This is the difference of the ages.', value: (p) => pastYoung(p).mul(p.first - 1) },
    {
      text: 'You multiplied the present age of the younger one by the first multiple.',
      value: (p) => pastYoung(p).add(p.ago).mul(p.first),
    },
    {
      text: 'You multiplied the present age of the younger one by the second multiple.',
      value: (p) => pastYoung(p).add(p.ago).mul(p.second),
    },
    slip('You counted two years too many.', 2),
    slip('You counted two years too few.', -2),
  ],
  wordings: [
    (p, s) => {
      const { old, young, they, their } = pickPair(s);
      return `${capital(years(p.ago))} ago ${aOrAn(old).toLowerCase()} was ${timesInWords(p.first)} as old as ${their} ${young}. In ${years(p.later)} ${they} will be ${timesInWords(p.second)} as old. How old is the ${old} now?`;
    },
    (p, { person, other }) =>
      `${person.name} was ${timesInWords(p.first)} as old as ${other.name} ${years(p.ago)} ago and will be ${timesInWords(p.second)} as old as ${other.name} ${years(p.later)} from now. What is ${person.name}'s present age?`,
    (p, s) => {
      const building = s.pick(['temple', 'library', 'college']);
      return `A ${building} was ${timesInWords(p.first)} as old as the school beside it ${years(p.ago)} ago. In ${years(p.later)} the ${building} will be ${timesInWords(p.second)} as old as the school. How old is the ${building} today?`;
    },
  ],
  explain: (p, right) => {
    const x = digits(pastYoung(p));
    const gap = p.ago + p.later;
    return t`In the past the ages were $x$ and $${p.first}x$. It takes $${p.ago} + ${p.later} = ${gap}$ years to the later time: $${p.first}x + ${gap} = ${p.second}(x + ${gap})$, so $x = \frac{${gap * (p.second - 1)}}{${p.first - p.second}} = ${x}$. Now the older one is $${p.first} \times ${x} + ${p.ago} = ${digits(right)}$.`;
  },
});

export const MULTIPLES = [timesAsOld, whenTimes, ownAge, pastAndFuture];
