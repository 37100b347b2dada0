import {
  asMixed,
  defineTemplate,
  digits,
  frac,
  mixed,
  range,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { isInTenths, rateOf, together, tooFew, tooMany } from '../work-rates.js';
import { JOBS, days } from './stories.js';

interface FirstOneThenOther {
  a: number;
  b: number;
  first: number;
}

const restOfWork = defineTemplate<FirstOneThenOther, Fraction>({
  id: 'rest-of-work',
  level: 'easy',
  parameters: { a: range(6, 40), b: range(6, 40), first: range(2, 20) },
  isSensible: ({ a, b, first }) => a !== b && first < b && isInTenths(frac((b - first) * a, b)),
  solve: ({ a, b, first }) => frac((b - first) * a, b),
  show: days,
  mistakes: [
    {
      text: 'You subtracted the days. The two do not work equally fast.',
      value: ({ a, first }) => frac(a - first),
    },
    {
      text: 'This is the time in which the first one would have finished.',
      value: ({ b, first }) => frac(b - first),
    },
    { text: 'This is the time for the part that was done.', value: ({ a, b, first }) => frac(first * a, b) },
    {
      text: 'You let both work on the rest.',
      value: ({ a, b, first }) =>
        together(a, b)
          .mul(b - first)
          .div(b),
    },
    { text: 'You added the days that were worked before.', value: ({ first }, right) => right.add(first) },
    {
      text: 'You exchanged the two times.',
      value: ({ a, b, first }) => (first < a ? frac((a - first) * b, a) : undefined),
    },
    tooMany('day'),
    tooFew('day'),
    { text: 'You took half of the rest.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ a, b, first }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days and ${s.other.name} in ${b} days. ${s.other.name} works alone for ${first} days and then leaves. How long does ${s.person.name} need for the rest?`,
    ({ a, b, first }, s) =>
      `${s.other.name}, who needs ${b} days for a job, falls ill after ${first} days. ${s.person.name}, who would need ${a} days for the whole job, takes over. In how many days does ${s.person.name} finish the rest?`,
    ({ a, b, first }, s) =>
      `An old machine makes an order of ${s.pick(['tiles', 'bolts', 'cups'])} in ${b} days, a new one in ${a} days. The old machine runs for ${first} days and is then replaced by the new one. For how many days must the new machine run?`,
  ],
  explain: ({ a, b, first }, right) =>
    t`After ${first} days $1 - \frac{${first}}{${b}} = ${tex(frac(b - first, b))}$ of the work is left, which takes $${tex(frac(b - first, b))} \times ${a} = ${digits(right)}$ days.`,
});

const afterBoth = ({ a, b, first }: FirstOneThenOther) => frac(1).sub(rateOf(a, b).mul(first));

const leavesAfter = defineTemplate<FirstOneThenOther, Fraction>({
  id: 'leaves-after',
  level: 'medium',
  parameters: { a: range(8, 40), b: range(8, 40), first: range(2, 12) },
  isSensible: (p) =>
    p.a !== p.b &&
    p.a < 3 * p.b &&
    p.b < 3 * p.a &&
    afterBoth(p).gte(frac(1, 5)) &&
    isInTenths(afterBoth(p).mul(p.b)),
  solve: (p) => afterBoth(p).mul(p.b),
  show: days,
  mistakes: [
    { text: 'You let the one who has left do the rest.', value: (p) => afterBoth(p).mul(p.a) },
    { text: 'You let both do the rest.', value: (p) => together(p.a, p.b).sub(p.first) },
    {
      text: 'This is the time from the beginning. Only the rest is wanted.',
      value: (p, right) => right.add(p.first),
    },
    {
      text: 'You forgot that the second one worked from the beginning.',
      value: ({ a, b, first }) => frac((a - first) * b, a),
    },
    { text: 'You forgot the work of the one who has left.', value: ({ b, first }) => frac(b - first) },
    {
      text: 'This is the time for the part that both did.',
      value: (p) => rateOf(p.a, p.b).mul(p.first).mul(p.b),
    },
    tooMany('day'),
    tooFew('day'),
    { text: 'You took half of the rest.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ a, b, first }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days, ${s.other.name} in ${b} days. They work together for ${first} days, then ${s.person.name} leaves. In how many more days does ${s.other.name} finish?`,
    ({ a, b, first }, s) =>
      `Alone, ${s.person.name} needs ${a} days and ${s.other.name} ${b} days for a piece of work. After ${first} days of joint work ${s.person.name} is called away. How many days does ${s.other.name} need for what is left?`,
    ({ a, b, first }, s) =>
      `Two ${s.pick(['presses', 'looms', 'lathes'])} could complete an order alone in ${a} days and ${b} days. Both are started, and after ${first} days the first breaks down. How much longer must the second run after the breakdown?`,
  ],
  explain: (p, right) =>
    t`In ${p.first} days both do $${p.first} \times (\frac{1}{${p.a}} + \frac{1}{${p.b}}) = ${tex(rateOf(p.a, p.b).mul(p.first))}$. The rest, $1 - ${tex(rateOf(p.a, p.b).mul(p.first))} = ${tex(afterBoth(p))}$, takes $${tex(afterBoth(p))} \times ${p.b} = ${digits(right)}$ days.`,
});

interface LeavesEarly {
  a: number;
  b: number;
  early: number;
}

const leavesBeforeEnd = defineTemplate<LeavesEarly, Fraction>({
  id: 'leaves-before-end',
  level: 'medium',
  parameters: { a: range(6, 40), b: range(6, 48), early: range(2, 12) },
  isSensible: ({ a, b, early }) => {
    const all = together(a, b)
      .mul(b + early)
      .div(b);
    return a !== b && a < 3 * b && b < 3 * a && all.gt(early + 1) && isInTenths(all);
  },
  solve: ({ a, b, early }) =>
    together(a, b)
      .mul(b + early)
      .div(b),
  show: days,
  mistakes: [
    { text: 'This is the time if both stay to the end.', value: ({ a, b }) => together(a, b) },
    {
      text: 'You added the days of absence to the time of both.',
      value: ({ a, b, early }) => together(a, b).add(early),
    },
    {
      text: 'You let the wrong one leave.',
      value: ({ a, b, early }) =>
        together(a, b)
          .mul(a + early)
          .div(a),
    },
    {
      text: 'You subtracted the work that was not done. It has to be added.',
      value: ({ a, b, early }) =>
        together(a, b)
          .mul(b - early)
          .div(b),
    },
    { text: 'This is how long both work together.', value: ({ early }, right) => right.sub(early) },
    {
      text: 'You counted the days of absence twice.',
      value: ({ a, b, early }) =>
        together(a, b)
          .mul(b + 2 * early)
          .div(b),
    },
    { text: 'You took the mean of the two times.', value: ({ a, b }) => frac(a + b, 2) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ a, b, early }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days and ${s.other.name} in ${b} days. They begin together, but ${s.other.name} leaves ${early} days before the work is finished. In how many days is it finished?`,
    ({ a, b, early }, s) =>
      `${s.person.name} alone would need ${a} days for a job, ${s.other.name} alone ${b} days. Both start on the same day, and ${s.person.name} works alone on the last ${early} days. How many days does the whole job take?`,
    ({ a, b, early }, s) =>
      `Two teams that need ${a} days and ${b} days for a stretch of ${s.pick(['road', 'canal', 'fence'])} begin it together. The second team is taken off ${early} days before the end. Find the total time of the work.`,
  ],
  explain: ({ a, b, early }, right) => {
    const work = frac(b + early, b);
    return t`If the second one stayed to the end, ${early} more days of that work would be done: $1 + \frac{${early}}{${b}} = ${tex(work)}$ in all. Together they do $\frac{1}{${a}} + \frac{1}{${b}} = ${tex(rateOf(a, b))}$ a day, so it takes $${tex(work)} \div ${tex(rateOf(a, b))} = ${digits(right)}$ days.`;
  },
});

interface Alternating {
  a: number;
  b: number;
}

/** Days when two work on alternate days, the first one beginning. */
function alternate(a: number, b: number): { pairs: number; rest: Fraction; total: Fraction } {
  const pair = rateOf(a, b);
  const pairs = Number(frac(1, pair).floor().toString());
  const rest = frac(1).sub(pair.mul(pairs));
  const ofFirst = rest.mul(a);
  const last = ofFirst.lte(1) ? ofFirst : rest.sub(frac(1, a)).mul(b).add(1);
  return { pairs, rest, total: last.add(2 * pairs) };
}

const hasOwnTail = ({ a, b }: Alternating) => {
  const { rest, total } = alternate(a, b);
  return rest.n !== 0n && total.d > 1n && total.d < 13n;
};

const alternateDays = defineTemplate<Alternating, Fraction>({
  id: 'alternate-days',
  level: 'hard',
  parameters: { a: range(5, 30), b: range(5, 30) },
  isSensible: (p) => p.a !== p.b && p.a <= 2 * p.b && p.b <= 2 * p.a && hasOwnTail(p),
  solve: ({ a, b }) => alternate(a, b).total,
  show: (value) => `${asMixed(value)} days`,
  mistakes: [
    { text: 'You let the other one begin.', value: ({ a, b }) => alternate(b, a).total },
    {
      text: 'You doubled the time that they need together on the same days.',
      value: ({ a, b }) => together(a, b).mul(2),
    },
    { text: 'This is the time if both work every day.', value: ({ a, b }) => together(a, b) },
    {
      text: 'You let both share the last part.',
      value: ({ a, b }) => {
        const { pairs, rest } = alternate(a, b);
        return together(a, b)
          .mul(rest)
          .add(2 * pairs);
      },
    },
    {
      text: 'You gave the last part to the wrong one.',
      value: ({ a, b }) => {
        const { pairs, rest } = alternate(a, b);
        return rest.mul(a).lte(1) ? rest.mul(b).add(2 * pairs) : rest.mul(a).add(2 * pairs);
      },
    },
    { text: 'You counted one day too many.', value: (_, right) => right.add(1) },
    { text: 'You counted one day too few.', value: (_, right) => right.sub(1) },
    { text: 'You counted one pair of days too many.', value: (_, right) => right.add(2) },
    { text: 'You counted one pair of days too few.', value: (_, right) => right.sub(2) },
  ],
  wordings: [
    ({ a, b }, s) =>
      `${s.person.name} can ${s.pick(JOBS)} in ${a} days and ${s.other.name} in ${b} days. They work on alternate days, ${s.person.name} on the first. In how many days is the work finished?`,
    ({ a, b }, s) =>
      `Two workers, who alone need ${a} days and ${b} days for a ${s.pick(['job', 'piece of work', 'contract'])}, work one day each in turn. The one who needs ${a} days begins. After how many days is the work done?`,
    ({ a, b }, s) =>
      `${s.person.name} would finish a job in ${a} days, ${s.other.name} in ${b} days. ${s.person.name} works on the 1st, 3rd, 5th day and so on, ${s.other.name} on the days between. How long does the job take?`,
  ],
  explain: ({ a, b }, right) => {
    const { pairs, rest } = alternate(a, b);
    const done = rateOf(a, b).mul(pairs);
    const head = t`Two days do $\frac{1}{${a}} + \frac{1}{${b}} = ${tex(rateOf(a, b))}$ of the work, so ${2 * pairs} days do $${pairs} \times ${tex(rateOf(a, b))} = ${tex(done)}$ and leave $1 - ${tex(done)} = ${tex(rest)}$.`;
    if (rest.mul(a).lte(1)) {
      return t`${head} The first worker needs $${tex(rest)} \times ${a} = ${tex(rest.mul(a))}$ day for it. In all: $${2 * pairs} + ${tex(rest.mul(a))} = ${mixed(right)}$ days.`;
    }
    const left = rest.sub(frac(1, a));
    return t`${head} The first worker's next day leaves $${tex(rest)} - \frac{1}{${a}} = ${tex(left)}$, for which the second needs $${tex(left)} \times ${b} = ${tex(left.mul(b))}$ day. In all: $${2 * pairs + 1} + ${tex(left.mul(b))} = ${mixed(right)}$ days.`;
  },
});

export const LEAVING_AND_JOINING = [restOfWork, leavesAfter, leavesBeforeEnd, alternateDays];
