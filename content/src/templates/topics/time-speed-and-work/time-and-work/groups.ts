import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';
import { days } from './stories.js';

interface MoreMen {
  men: number;
  time: number;
  after: number;
  more: number;
}

const leftOver = ({ men, time, after }: MoreMen) => men * (time - after);

const moreMenJoin = defineTemplate<MoreMen, Fraction>({
  id: 'more-workers-join',
  level: 'medium',
  parameters: { men: range(6, 40, 2), time: range(10, 40), after: range(3, 20), more: range(2, 20) },
  isSensible: (p) => p.after < p.time - 4 && p.more < p.men && isInTenths(frac(leftOver(p), p.men + p.more)),
  solve: (p) => frac(leftOver(p), p.men + p.more),
  show: days,
  mistakes: [
    { text: 'You forgot those who joined.', value: ({ time, after }) => frac(time - after) },
    {
      text: 'You forgot what was done before the others joined.',
      value: ({ men, time, more }) => frac(men * time, men + more),
    },
    { text: 'This is the time from the beginning.', value: ({ after }, right) => right.add(after) },
    { text: 'You subtracted those who joined.', value: (p) => frac(leftOver(p), p.men - p.more) },
    { text: 'You let only those who joined do the rest.', value: (p) => frac(leftOver(p), p.more) },
    {
      text: 'You subtracted the days from the new total time.',
      value: ({ men, time, after, more }) => frac(men * time, men + more).sub(after),
    },
    tooMany('day'),
    tooFew('day'),
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ men, time, after, more }, s) =>
      `${men} workers can ${s.pick(['dig a canal', 'lay a railway siding', 'build a wall'])} in ${time} days. After ${after} days ${more} more workers join them. In how many more days is the work finished? All work equally fast.`,
    ({ men, time, after, more }, s) =>
      `A contractor plans to finish a ${s.pick(['road', 'bridge', 'school building'])} in ${time} days with ${men} equally good workers. After ${after} days ${more} workers are added. How many days does the rest take?`,
    ({ men, time, after, more }, s) =>
      `A team of ${men} ${s.pick(['tailors', 'packers', 'typists'])} needs ${time} days for an order. They start, and when ${after} days are over, ${more} more of the same skill come to help. Find the number of days that are still needed.`,
  ],
  explain: (p, right) =>
    t`After ${p.after} days there is work left for ${p.men} workers and $${p.time} - ${p.after} = ${p.time - p.after}$ days. With $${p.men} + ${p.more} = ${p.men + p.more}$ workers it takes $\frac{${p.men} \times ${p.time - p.after}}{${p.men + p.more}} = ${digits(right)}$ days.`,
});

interface TwoGroups {
  /** Daily work of a man and of a woman, in the same units. */
  man: number;
  woman: number;
  men: number;
  women: number;
  otherMen: number;
  otherWomen: number;
  time: number;
}

const work = (p: TwoGroups) => p.time * (p.men * p.man + p.women * p.woman);
const otherTime = (p: TwoGroups) => frac(work(p), p.otherMen * p.man + p.otherWomen * p.woman);

/** Pairs of groups that do the same work in whole days. */
const GROUPS_OF_BOTH: TwoGroups[] = [
  [2, 1],
  [3, 1],
  [3, 2],
  [5, 2],
  [5, 3],
  [4, 3],
]
  .flatMap(([man = 2, woman = 1]) =>
    range(2, 8).flatMap((men) =>
      range(3, 12).flatMap((women) =>
        range(2, 8).flatMap((otherMen) =>
          range(3, 12).flatMap((otherWomen) =>
            range(5, 12).map((time) => ({ man, woman, men, women, otherMen, otherWomen, time })),
          ),
        ),
      ),
    ),
  )
  .filter(
    (p) =>
      p.men > p.otherMen &&
      p.women < p.otherWomen &&
      otherTime(p).d === 1n &&
      !otherTime(p).equals(p.time) &&
      otherTime(p).lt(16),
  );

interface WomenOnly {
  groups: TwoGroups;
  team: number;
}

const menAndWomen = defineTemplate<WomenOnly, Fraction>({
  id: 'men-and-women',
  level: 'hard',
  parameters: { groups: GROUPS_OF_BOTH, team: range(4, 20) },
  isSensible: ({ groups: p, team }) =>
    work(p) % (team * p.woman) === 0 && work(p) < 60 * team * p.woman && work(p) > 5 * team * p.woman,
  solve: ({ groups: p, team }) => frac(work(p), team * p.woman),
  show: days,
  mistakes: [
    { text: 'This is the time of as many men.', value: ({ groups: p, team }) => frac(work(p), team * p.man) },
    {
      text: 'You let a man and a woman work equally fast in the first group.',
      value: ({ groups: p, team }) => frac(p.time * (p.men + p.women), team),
    },
    {
      text: 'You let a man and a woman work equally fast in the second group.',
      value: ({ groups: p, team }) =>
        otherTime(p)
          .mul(p.otherMen + p.otherWomen)
          .div(team),
    },
    {
      text: 'You forgot the women of the first group.',
      value: ({ groups: p, team }) => frac(p.time * p.men, team),
    },
    {
      text: 'You forgot the men of the second group.',
      value: ({ groups: p, team }) => otherTime(p).mul(p.otherWomen).div(team),
    },
    {
      text: 'You forgot the men of the first group.',
      value: ({ groups: p, team }) => frac(p.time * p.women, team),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    {
      text: 'You took the work of a man and a woman together for one.',
      value: ({ groups: p, team }) => frac(work(p), team * (p.man + p.woman)),
    },
    {
      text: 'You counted one woman too few.',
      value: ({ groups: p, team }) => frac(work(p), (team - 1) * p.woman),
    },
    {
      text: 'You counted one woman too many.',
      value: ({ groups: p, team }) => frac(work(p), (team + 1) * p.woman),
    },
    tooMany('day'),
    tooFew('day'),
    { text: 'You counted two days too many.', value: (_, right) => right.add(2) },
    { text: 'You counted two days too few.', value: (_, right) => right.sub(2) },
  ],
  wordings: [
    ({ groups: p, team }, s) =>
      `${p.men} men and ${p.women} women finish a ${s.pick(['job', 'piece of work'])} in ${p.time} days; ${p.otherMen} men and ${p.otherWomen} women finish it in ${digits(otherTime(p))} days. In how many days do ${team} women finish it?`,
    ({ groups: p, team }, s) =>
      `A field is ${s.pick(['harvested', 'ploughed', 'sown'])} by ${p.men} men and ${p.women} women in ${p.time} days, or by ${p.otherMen} men and ${p.otherWomen} women in ${digits(otherTime(p))} days. How long would ${team} women alone take?`,
    ({ groups: p, team }, s) =>
      `In ${p.time} days ${p.men} men and ${p.women} women ${s.pick(['pack', 'stitch', 'sort'])} an order for which ${p.otherMen} men and ${p.otherWomen} women need ${digits(otherTime(p))} days. Find the time of ${team} women for the same order.`,
  ],
  explain: ({ groups: p, team }, right) => {
    const other = otherTime(p);
    const men = [p.time * p.men, Number(other) * p.otherMen];
    const women = [p.time * p.women, Number(other) * p.otherWomen];
    const ofMan = frac((women[1] ?? 0) - (women[0] ?? 0), (men[0] ?? 0) - (men[1] ?? 0));
    const all = ofMan.mul(men[0] ?? 0).add(women[0] ?? 0);
    return t`With $m$ and $w$ for a day's work of a man and a woman, $${p.time} \times (${p.men}m + ${p.women}w) = ${digits(other)} \times (${p.otherMen}m + ${p.otherWomen}w)$ leads to $m = ${tex(ofMan)}w$. The whole work is $(${men[0]} \times ${tex(ofMan)} + ${women[0]})w = ${digits(all)}w$, so ${team} women need $${digits(all)} \div ${team} = ${digits(right)}$ days.`;
  },
});

interface PartFirst {
  top: number;
  bottom: number;
  first: number;
  rest: number;
}

const rateOfSecond = ({ top, bottom, first, rest }: PartFirst) =>
  frac(bottom - top, bottom * rest).sub(frac(top, bottom * first));

const partThenBoth = defineTemplate<PartFirst, Fraction>({
  id: 'part-then-both',
  level: 'hard',
  parameters: { top: range(1, 4), bottom: range(3, 10), first: range(4, 24), rest: range(2, 18) },
  isSensible: (p) =>
    p.top < p.bottom &&
    tex(frac(p.top, p.bottom)) === t`\frac{${p.top}}{${p.bottom}}` &&
    (p.first * p.bottom) % p.top === 0 &&
    rateOfSecond(p).gt(frac(1, 80)) &&
    isInTenths(frac(1, rateOfSecond(p))),
  solve: (p) => frac(1, rateOfSecond(p)),
  show: days,
  mistakes: [
    {
      text: 'This is the time of the first one alone.',
      value: ({ top, bottom, first }) => frac(first * bottom, top),
    },
    {
      text: 'This is the time in which both do the whole work.',
      value: ({ top, bottom, rest }) => frac(rest * bottom, bottom - top),
    },
    {
      text: 'You added the rate of the first one. It has to be subtracted.',
      value: ({ top, bottom, first, rest }) =>
        frac(1, frac(bottom - top, bottom * rest).add(frac(top, bottom * first))),
    },
    {
      text: 'You took the finished part for the rest.',
      value: ({ top, bottom, first, rest }) => {
        const rate = frac(top, bottom * rest).sub(frac(top, bottom * first));
        return rate.gt(0) ? frac(1, rate) : undefined;
      },
    },
    {
      text: 'This is the time of the second one for the rest only.',
      value: (p) => frac(p.bottom - p.top, p.bottom).div(rateOfSecond(p)),
    },
    {
      text: 'This is the time of the second one for the part that was done first.',
      value: (p) => frac(p.top, p.bottom).div(rateOfSecond(p)),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} does ${partOf(p)} of a job in ${p.first} days and then calls ${s.other.name}. Together they finish the rest in ${p.rest} days. How long would ${s.other.name} need for the whole job alone?`,
    (p, s) =>
      `Working alone, ${s.person.name} completes ${partOf(p)} of a ${s.pick(['mural', 'carpet', 'wall', 'report'])} in ${p.first} days. With ${s.other.name} to help, the remaining part takes ${p.rest} days. In how many days could ${s.other.name} do all of it alone?`,
    (p, s) =>
      `A machine makes ${partOf(p)} of an order of ${s.pick(['bolts', 'bags', 'toys'])} in ${p.first} days. Then a second machine is switched on as well, and the rest takes ${p.rest} days. Find the time of the second machine alone for the whole order.`,
  ],
  explain: (p, right) => {
    const one = frac(p.top, p.bottom * p.first);
    const both = frac(p.bottom - p.top, p.bottom * p.rest);
    return t`The first does $${tex(frac(p.top, p.bottom))} \div ${p.first} = ${tex(one)}$ a day. The rest is $1 - ${tex(frac(p.top, p.bottom))} = ${tex(frac(p.bottom - p.top, p.bottom))}$, and both do $${tex(frac(p.bottom - p.top, p.bottom))} \div ${p.rest} = ${tex(both)}$ a day. The second does $${tex(both)} - ${tex(one)} = ${tex(rateOfSecond(p))}$ a day and needs $1 \div ${tex(rateOfSecond(p))} = ${digits(right)}$ days.`;
  },
});

const partOf = ({ top, bottom }: PartFirst) => t`$\frac{${top}}{${bottom}}$`;

export const GROUPS = [moreMenJoin, partThenBoth, menAndWomen];
