import {
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  ratio,
  rupees,
  t,
  type Fraction,
  type Setting,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';

export const MONEY_SLIPS = [
  slip('Your result is a hundred rupees too high.', 100),
  slip('Your result is a hundred rupees too low.', -100),
  slip('Your result is five hundred rupees too high.', 500),
  slip('Your result is five hundred rupees too low.', -500),
];

const CAPITALS = range(6_000, 60_000, 1_000);

/** A share of a profit by weights. */
export const shareOf = (profit: number, own: number, ...others: number[]) =>
  frac(profit * own, own + others.reduce((sum, each) => sum + each, 0));

interface Two {
  first: number;
  second: number;
  profit: number;
}

const names = (s: Setting) => `${s.person.name} and ${s.other.name}`;

const twoPartners = defineTemplate<Two, Fraction>({
  id: 'two-capitals',
  level: 'easy',
  parameters: { first: CAPITALS, second: CAPITALS, profit: range(2_200, 24_000, 100) },
  isSensible: ({ first, second, profit }) =>
    first !== second && shareOf(profit, first, second).div(50).d === 1n,
  solve: ({ first, second, profit }) => shareOf(profit, first, second),
  show: rupees,
  mistakes: [
    {
      text: 'This is the share of the other partner.',
      value: ({ first, second, profit }) => shareOf(profit, second, first),
    },
    { text: 'You halved the profit.', value: ({ profit }) => frac(profit, 2) },
    {
      text: 'You divided by the other capital instead of the sum.',
      value: ({ first, second, profit }) =>
        frac(profit * Math.min(first, second), Math.max(first, second)).round(),
    },
    {
      text: 'This is the difference of the shares.',
      value: ({ first, second, profit }) =>
        shareOf(profit, first, second)
          .sub(shareOf(profit, second, first))
          .abs(),
    },
    {
      text: 'You took a third of the profit.',
      value: ({ profit }) => (profit % 3 === 0 ? frac(profit, 3) : undefined),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${names(s)} start a business with ${rupees(p.first)} and ${rupees(p.second)}, both for the whole year. They share the profit of ${rupees(p.profit)} in the ratio of their capitals. What is ${s.person.name}'s share?`,
    (p, s) =>
      `${s.person.name} puts ${rupees(p.first)} and ${s.other.name} ${rupees(p.second)} into a shop for the same time. They share the profit of ${rupees(p.profit)} in the ratio of their capitals. How much of it does ${s.person.name} get?`,
    (p, s) =>
      `For a whole year ${s.person.name} has ${rupees(p.first)} in a firm and ${s.other.name} has ${rupees(p.second)} in it. The profit of ${rupees(p.profit)} is shared in the ratio of the capitals. Find what ${s.person.name} gets.`,
  ],
  explain: (p, right) => {
    const d = hcf(p.first, p.second);
    const [a, b] = [p.first / d, p.second / d];
    return t`The profit is shared in the ratio of the capitals, $${a} : ${b}$. The share is $${p.profit} \times \frac{${a}}{${a + b}} = ${num(right)}$.`;
  },
});

interface Three extends Two {
  third: number;
}

const threeShare = ({ first, second, third, profit }: Three) => shareOf(profit, third, first, second);

const threePartners = defineTemplate<Three, Fraction>({
  id: 'three-capitals',
  level: 'easy',
  parameters: { first: CAPITALS, second: CAPITALS, third: CAPITALS, profit: range(4_500, 36_000, 100) },
  isSensible: (p) => new Set([p.first, p.second, p.third]).size === 3 && threeShare(p).div(50).d === 1n,
  solve: threeShare,
  show: rupees,
  mistakes: [
    {
      text: 'This is the share of the first partner.',
      value: ({ first, second, third, profit }) => shareOf(profit, first, second, third).round(),
    },
    {
      text: 'This is the share of the second partner.',
      value: ({ first, second, third, profit }) => shareOf(profit, second, first, third).round(),
    },
    {
      text: 'You took a third of the profit.',
      value: ({ profit }) => (profit % 3 === 0 ? frac(profit, 3) : undefined),
    },
    {
      text: 'You left out the first partner.',
      value: ({ second, third, profit }) => shareOf(profit, third, second).round(),
    },
    {
      text: 'You left out the second partner.',
      value: ({ first, third, profit }) => shareOf(profit, third, first).round(),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.people[0]?.name ?? ''}, ${s.people[1]?.name ?? ''} and ${s.people[2]?.name ?? ''} invest ${rupees(p.first)}, ${rupees(p.second)} and ${rupees(p.third)} for the same time. The profit is ${rupees(p.profit)}, shared in the ratio of the capitals. What is the share of ${s.people[2]?.name ?? ''}?`,
    (p, s) =>
      `Three friends, ${s.people[0]?.name ?? ''}, ${s.people[1]?.name ?? ''} and ${s.people[2]?.name ?? ''}, run a stall with ${rupees(p.first)}, ${rupees(p.second)} and ${rupees(p.third)} for the same time and earn ${rupees(p.profit)}. They share it in the ratio of their capitals. How much does ${s.people[2]?.name ?? ''} get?`,
    (p) =>
      `A profit of ${rupees(p.profit)} is shared in the ratio of three capitals: ${rupees(p.first)}, ${rupees(p.second)} and ${rupees(p.third)}, all invested for a year. Find the share for the last one.`,
  ],
  explain: (p, right) => {
    const d = hcf(p.first, p.second, p.third);
    const [a, b, c] = [p.first / d, p.second / d, p.third / d];
    return t`The capitals are in the ratio $${a} : ${b} : ${c}$, together $${a} + ${b} + ${c} = ${a + b + c}$ parts. The share is $${p.profit} \times \frac{${c}}{${a + b + c}} = ${num(right)}$.`;
  },
});

interface Months {
  first: number;
  second: number;
  firstMonths: number;
  secondMonths: number;
  profit: number;
}

const weights = ({ first, second, firstMonths, secondMonths }: Months) =>
  [first * firstMonths, second * secondMonths] as const;
const monthShare = (p: Months) => shareOf(p.profit, ...weights(p));

const differentTimes = defineTemplate<Months, Fraction>({
  id: 'different-times',
  level: 'medium',
  parameters: {
    first: range(6_000, 40_000, 2_000),
    second: range(6_000, 40_000, 2_000),
    firstMonths: range(4, 12),
    secondMonths: range(4, 12),
    profit: range(2_400, 26_000, 100),
  },
  isSensible: (p) =>
    p.firstMonths !== p.secondMonths && weights(p)[0] !== weights(p)[1] && monthShare(p).div(50).d === 1n,
  solve: monthShare,
  show: rupees,
  mistakes: [
    { text: 'You forgot the months.', value: (p) => shareOf(p.profit, p.first, p.second).round() },
    {
      text: 'You used only the months.',
      value: (p) => shareOf(p.profit, p.firstMonths, p.secondMonths).round(),
    },
    { text: 'This is the share of the other partner.', value: (p) => frac(p.profit).sub(monthShare(p)) },
    {
      text: 'You exchanged the months.',
      value: (p) => shareOf(p.profit, p.first * p.secondMonths, p.second * p.firstMonths).round(),
    },
    { text: 'You halved the profit.', value: ({ profit }) => frac(profit, 2) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} invests ${rupees(p.first)} for ${p.firstMonths} months and ${s.other.name} ${rupees(p.second)} for ${p.secondMonths} months. The profit is ${rupees(p.profit)}. What is ${s.person.name}'s share?`,
    (p, s) =>
      `In a joint venture ${s.person.name} had ${rupees(p.first)} for ${p.firstMonths} months and ${s.other.name} ${rupees(p.second)} for ${p.secondMonths} months. They earned ${rupees(p.profit)}. How much belongs to ${s.person.name}?`,
    (p, s) =>
      `A profit of ${rupees(p.profit)} comes from ${rupees(p.first)} of ${s.person.name}'s during ${p.firstMonths} months and ${rupees(p.second)} of ${s.other.name}'s during ${p.secondMonths} months. Find the part of ${s.person.name}.`,
  ],
  explain: (p, right) => {
    const [a, b] = weights(p);
    const d = hcf(a, b);
    return t`Multiply each capital by its months: $${p.first} \times ${p.firstMonths} = ${a}$ and $${p.second} \times ${p.secondMonths} = ${b}$, in the ratio $${a / d} : ${b / d}$. The share is $${p.profit} \times \frac{${a / d}}{${(a + b) / d}} = ${num(right)}$.`;
  },
});

interface Later {
  first: number;
  second: number;
  after: number;
  profit: number;
}

const laterShare = ({ first, second, after, profit }: Later) =>
  shareOf(profit, second * (12 - after), first * 12);

const joinsLater = defineTemplate<Later, Fraction>({
  id: 'joins-later',
  level: 'medium',
  parameters: {
    first: range(8_000, 48_000, 2_000),
    second: range(8_000, 60_000, 2_000),
    after: [2, 3, 4, 5, 6, 8],
    profit: range(3_400, 30_000, 100),
  },
  isSensible: (p) => laterShare(p).div(50).d === 1n && p.first * 12 !== p.second * (12 - p.after),
  solve: laterShare,
  show: rupees,
  mistakes: [
    {
      text: 'You counted the later partner for the whole year.',
      value: ({ first, second, profit }) => shareOf(profit, second, first).round(),
    },
    {
      text: 'You counted the months before joining.',
      value: ({ first, second, after, profit }) => shareOf(profit, second * after, first * 12).round(),
    },
    { text: 'This is the share of the first partner.', value: (p) => frac(p.profit).sub(laterShare(p)) },
    { text: 'You halved the profit.', value: ({ profit }) => frac(profit, 2) },
    {
      text: 'You counted one month too many.',
      value: ({ first, second, after, profit }) => shareOf(profit, second * (13 - after), first * 12).round(),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} starts a business with ${rupees(p.first)}. After ${p.after} months ${s.other.name} joins with ${rupees(p.second)}. At the end of the first year the profit is ${rupees(p.profit)}. What is ${s.other.name}'s share?`,
    (p, s) =>
      `A shop is opened by ${s.person.name} with ${rupees(p.first)}; ${s.other.name} brings ${rupees(p.second)} after ${p.after} months. The profit of the first year is ${rupees(p.profit)}. How much of it does ${s.other.name} get?`,
    (p, s) =>
      `${s.person.name} puts in ${rupees(p.first)} for a whole year, and ${s.other.name} puts in ${rupees(p.second)} for the year except its first ${p.after} months. They earn ${rupees(p.profit)}. Find what ${s.other.name} receives.`,
  ],
  explain: (p, right) => {
    const [a, b] = [p.first * 12, p.second * (12 - p.after)];
    const d = hcf(a, b);
    return t`Capital times months: $${p.first} \times 12 = ${a}$ and $${p.second} \times ${12 - p.after} = ${b}$, in the ratio $${a / d} : ${b / d}$. The later partner gets $${p.profit} \times \frac{${b / d}}{${(a + b) / d}} = ${num(right)}$.`;
  },
});

const ratioOfProfits = defineTemplate<Months, string>({
  id: 'ratio-of-the-profits',
  level: 'easy',
  parameters: {
    first: range(6_000, 40_000, 2_000),
    second: range(6_000, 40_000, 2_000),
    firstMonths: range(3, 12),
    secondMonths: range(3, 12),
    profit: [0],
  },
  isSensible: (p) =>
    p.firstMonths !== p.secondMonths &&
    weights(p)[0] !== weights(p)[1] &&
    Math.max(...weights(p)) / hcf(...weights(p)) < 30,
  solve: (p) => ratio(weights(p)),
  show: (value) => value,
  mistakes: [
    { text: 'You forgot the months.', value: (p) => ratio([p.first, p.second]) },
    { text: 'You used only the months.', value: (p) => ratio([p.firstMonths, p.secondMonths]) },
    { text: 'You wrote the ratio the other way round.', value: (p) => ratio([weights(p)[1], weights(p)[0]]) },
    {
      text: 'You exchanged the months.',
      value: (p) => ratio([p.first * p.secondMonths, p.second * p.firstMonths]),
    },
    {
      text: 'You exchanged the months and the order.',
      value: (p) => ratio([p.second * p.firstMonths, p.first * p.secondMonths]),
    },
    {
      text: 'You wrote the ratio of the capitals the other way round.',
      value: (p) => ratio([p.second, p.first]),
    },
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} invests ${rupees(p.first)} for ${p.firstMonths} months and ${s.other.name} ${rupees(p.second)} for ${p.secondMonths} months. In what ratio do they share the profit, in this order?`,
    (p, s) =>
      `For ${p.firstMonths} months a business used ${rupees(p.first)} of ${s.person.name}'s, and for ${p.secondMonths} months ${rupees(p.second)} of ${s.other.name}'s. What is the ratio of their profits, ${s.person.name} first?`,
    (p, s) =>
      `Find the ratio in which ${s.person.name}, with ${rupees(p.first)} for ${p.firstMonths} months, and ${s.other.name}, with ${rupees(p.second)} for ${p.secondMonths} months, share a profit.`,
  ],
  explain: (p, right) =>
    t`Capital times months: $${p.first} \times ${p.firstMonths} = ${weights(p)[0]}$ and $${p.second} \times ${p.secondMonths} = ${weights(p)[1]}$. In lowest terms the ratio is $${right}$.`,
});

export const SHARES = [twoPartners, threePartners, ratioOfProfits, differentTimes, joinsLater];
