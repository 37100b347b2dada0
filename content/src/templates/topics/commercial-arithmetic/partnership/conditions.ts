import {
  defineTemplate,
  frac,
  counted,
  hcf,
  num,
  percentOf,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { MONEY_SLIPS, shareOf } from './shares.js';

interface Manager {
  first: number;
  second: number;
  percent: number;
  profit: number;
}

const managerGets = ({ first, second, percent, profit }: Manager) =>
  percentOf(percent, profit).add(percentOf(100 - percent, shareOf(profit, first, second)));

const workingPartner = defineTemplate<Manager, Fraction>({
  id: 'working-partner',
  level: 'medium',
  parameters: {
    first: range(8_000, 48_000, 4_000),
    second: range(8_000, 48_000, 4_000),
    percent: [5, 8, 10, 12, 15, 20, 25],
    profit: range(4_000, 40_000, 500),
  },
  isSensible: (p) => p.first !== p.second && managerGets(p).div(10).d === 1n,
  solve: managerGets,
  show: rupees,
  mistakes: [
    {
      text: 'You forgot the pay for the work.',
      value: ({ first, second, profit }) => shareOf(profit, first, second).round(),
    },
    {
      text: 'You took only the pay for the work.',
      value: ({ percent, profit }) => percentOf(percent, profit),
    },
    {
      text: 'You shared the whole profit and added the pay to it.',
      value: ({ first, second, percent, profit }) =>
        percentOf(percent, profit)
          .add(shareOf(profit, first, second))
          .round(),
    },
    {
      text: 'You shared the rest and left the pay out.',
      value: ({ first, second, percent, profit }) =>
        percentOf(100 - percent, shareOf(profit, first, second)).round(),
    },
    { text: 'This is what the other partner gets.', value: (p) => frac(p.profit).sub(managerGets(p)) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} and ${s.other.name} invest ${rupees(p.first)} and ${rupees(p.second)} for the same time. ${s.person.name} manages the business and gets ${p.percent}% of the profit for it; the rest is shared in the ratio of the capitals. The profit is ${rupees(p.profit)}. What does ${s.person.name} get in all?`,
    (p, s) =>
      `Of a profit of ${rupees(p.profit)} the working partner ${s.person.name} first takes ${p.percent}%. The rest is shared in the ratio of the capitals, ${rupees(p.first)} of ${s.person.name} and ${rupees(p.second)} of ${s.other.name}. How much does ${s.person.name} receive altogether?`,
    (p, s) =>
      `${s.person.name}, who runs the shop, has ${rupees(p.first)} in it and ${s.other.name} ${rupees(p.second)}, both for the same time. Before the profit of ${rupees(p.profit)} is shared in the ratio of the capitals, ${s.person.name} gets ${p.percent}% of it as pay. Find ${s.person.name}'s total.`,
  ],
  explain: (p, right) => {
    const [pay, d] = [percentOf(p.percent, p.profit), hcf(p.first, p.second)];
    const rest = frac(p.profit).sub(pay);
    const [a, b] = [p.first / d, p.second / d];
    const share = rest.mul(a).div(a + b);
    return t`The pay is $${p.profit} \times \frac{${p.percent}}{100} = ${num(pay)}$, the rest $${p.profit} - ${num(pay)} = ${num(rest)}$. Its share is $${num(rest)} \times \frac{${a}}{${a + b}} = ${num(share)}$. Together $${num(pay)} + ${num(share)} = ${num(right)}$.`;
  },
});

interface Capital {
  first: number;
  firstMonths: number;
  secondMonths: number;
  a: number;
  b: number;
}

const secondCapital = ({ first, firstMonths, secondMonths, a, b }: Capital) =>
  frac(first * firstMonths * b, secondMonths * a);

const findCapital = defineTemplate<Capital, Fraction>({
  id: 'capital-from-the-ratio',
  level: 'medium',
  parameters: {
    first: range(6_000, 48_000, 1_000),
    firstMonths: [6, 8, 9, 10, 12],
    secondMonths: [3, 4, 5, 6, 7, 8, 9],
    a: range(2, 9),
    b: range(2, 9),
  },
  isSensible: (p) =>
    hcf(p.a, p.b) === 1 &&
    p.firstMonths !== p.secondMonths &&
    secondCapital(p).div(100).d === 1n &&
    secondCapital(p).lt(90_000),
  solve: secondCapital,
  show: rupees,
  mistakes: [
    { text: 'You forgot the months.', value: ({ first, a, b }) => frac(first * b, a).round() },
    {
      text: 'You used the ratio the other way round.',
      value: ({ first, firstMonths, secondMonths, a, b }) =>
        frac(first * firstMonths * a, secondMonths * b).round(),
    },
    {
      text: 'You exchanged the months.',
      value: ({ first, firstMonths, secondMonths, a, b }) =>
        frac(first * secondMonths * b, firstMonths * a).round(),
    },
    {
      text: 'You forgot the ratio.',
      value: ({ first, firstMonths, secondMonths }) => frac(first * firstMonths, secondMonths).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is a thousand rupees too high.', 1_000),
    slip('Your result is a thousand rupees too low.', -1_000),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} invests ${rupees(p.first)} for ${p.firstMonths} months, ${s.other.name} another sum for ${p.secondMonths} months. They share the profit in the ratio ${p.a} : ${p.b}. What is ${s.other.name}'s sum?`,
    (p, s) =>
      `The profit of ${s.person.name} and ${s.other.name} is shared as ${p.a} : ${p.b}. ${s.person.name} had ${rupees(p.first)} in the business for ${p.firstMonths} months and ${s.other.name} was in it for ${p.secondMonths} months. How much did ${s.other.name} invest?`,
    (p, s) =>
      `In a business ${s.person.name} has ${rupees(p.first)} for ${p.firstMonths} months and ${s.other.name} has a capital for ${p.secondMonths} months. They share the profit in the ratio ${p.a} : ${p.b}. Find the capital of ${s.other.name}.`,
  ],
  explain: (p, right) => {
    const weight = p.first * p.firstMonths;
    return t`${p.a} parts belong to $${p.first} \times ${p.firstMonths} = ${weight}$. So ${p.b} parts are $${weight} \times \frac{${p.b}}{${p.a}} = ${num(frac(weight * p.b, p.a))}$, and the capital is $${num(frac(weight * p.b, p.a))} \div ${p.secondMonths} = ${num(right)}$.`;
  },
});

interface Time {
  first: number;
  second: number;
  a: number;
  b: number;
}

const joinedMonths = ({ first, second, a, b }: Time) => frac(first * 12 * b, second * a);

const findMonths = defineTemplate<Time, Fraction>({
  id: 'months-from-the-ratio',
  level: 'hard',
  parameters: {
    first: range(6_000, 48_000, 1_000),
    second: range(6_000, 72_000, 1_000),
    a: range(2, 9),
    b: range(1, 8),
  },
  isSensible: (p) =>
    hcf(p.a, p.b) === 1 && joinedMonths(p).d === 1n && joinedMonths(p).lt(11) && joinedMonths(p).gt(1),
  solve: (p) => frac(12).sub(joinedMonths(p)),
  show: counted('month', 'months'),
  mistakes: [
    { text: 'This is how long the later partner was in the business.', value: joinedMonths },
    {
      text: 'You used the ratio the other way round.',
      value: ({ first, second, a, b }) => frac(12).sub(frac(first * 12 * a, second * b).round()),
    },
    {
      text: 'You forgot the ratio.',
      value: ({ first, second }) => frac(12).sub(frac(first * 12, second).round()),
    },
    slip('Your result is 1 month too high.', 1),
    slip('Your result is 1 month too low.', -1),
    slip('Your result is 2 months too high.', 2),
    slip('Your result is 2 months too low.', -2),
    slip('Your result is 3 months too high.', 3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} starts with ${rupees(p.first)}. Some months later ${s.other.name} joins with ${rupees(p.second)}. The profit of the year is shared as ${p.a} : ${p.b}. After how many months did ${s.other.name} join?`,
    (p, s) =>
      `A business of ${s.person.name} with ${rupees(p.first)} is joined during its first year by ${s.other.name} with ${rupees(p.second)}. At the end of the year they share the profit in the ratio ${p.a} : ${p.b}. How many months after the start did ${s.other.name} come in?`,
    (p, s) =>
      `${s.person.name}'s ${rupees(p.first)} are used for the whole year, ${s.other.name}'s ${rupees(p.second)} only for its last months. The profit is shared in the ratio ${p.a} : ${p.b}. Find the number of months before ${s.other.name} joined.`,
  ],
  explain: (p, right) => {
    const weight = p.first * 12;
    const other = frac(weight * p.b, p.a);
    return t`${p.a} parts belong to $${p.first} \times 12 = ${weight}$, so ${p.b} parts are $${weight} \times \frac{${p.b}}{${p.a}} = ${num(other)}$. That is $${num(other)} \div ${p.second} = ${num(joinedMonths(p))}$ months in the business, so the partner joined after $12 - ${num(joinedMonths(p))} = ${num(right)}$ months.`;
  },
});

interface Change {
  first: number;
  second: number;
  after: number;
  by: number;
  profit: number;
}

const changedWeight = ({ first, after, by }: Change) => first * after + (first + by) * (12 - after);
const changedShare = (p: Change) => shareOf(p.profit, changedWeight(p), p.second * 12);

const capitalChanges = defineTemplate<Change, Fraction>({
  id: 'capital-changes-in-the-year',
  level: 'hard',
  parameters: {
    first: range(12_000, 48_000, 2_000),
    second: range(12_000, 48_000, 2_000),
    after: [3, 4, 6, 8, 9],
    by: [-8_000, -6_000, -4_000, 4_000, 6_000, 8_000, 12_000],
    profit: range(6_000, 40_000, 100),
  },
  isSensible: (p) =>
    p.first + p.by > 3_000 && changedShare(p).div(50).d === 1n && changedWeight(p) !== p.second * 12,
  solve: changedShare,
  show: rupees,
  mistakes: [
    {
      text: 'You did not change the capital.',
      value: ({ first, second, profit }) => shareOf(profit, first, second).round(),
    },
    {
      text: 'You used the new capital for the whole year.',
      value: ({ first, second, by, profit }) => shareOf(profit, first + by, second).round(),
    },
    {
      text: 'You changed the capital in the wrong direction.',
      value: (p) => changedShare({ ...p, by: -p.by }).round(),
    },
    {
      text: 'You exchanged the months before and after the change.',
      value: (p) => changedShare({ ...p, after: 12 - p.after }).round(),
    },
    { text: 'This is the share of the other partner.', value: (p) => frac(p.profit).sub(changedShare(p)) },
    { text: 'You halved the profit.', value: ({ profit }) => frac(profit, 2) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} and ${s.other.name} begin with ${rupees(p.first)} and ${rupees(p.second)}. After ${p.after} months ${s.person.name} ${p.by < 0 ? 'takes out' : 'adds'} ${rupees(Math.abs(p.by))}. The profit of the year is ${rupees(p.profit)}. What is ${s.person.name}'s share?`,
    (p, s) =>
      `${s.other.name} has ${rupees(p.second)} in a shop for a year. ${s.person.name} has ${rupees(p.first)} in it for ${p.after} months and ${rupees(Math.abs(p.by))} ${p.by < 0 ? 'less' : 'more'} for the other months. Of the ${rupees(p.profit)} profit, how much belongs to ${s.person.name}?`,
    (p, s) =>
      `In a firm with ${rupees(p.first)} of ${s.person.name} and ${rupees(p.second)} of ${s.other.name}, ${s.person.name}'s capital ${p.by < 0 ? 'falls' : 'rises'} by ${rupees(Math.abs(p.by))} after ${p.after} months of the year. Find ${s.person.name}'s part of a profit of ${rupees(p.profit)}.`,
  ],
  explain: (p, right) => {
    const [a, b] = [changedWeight(p), p.second * 12];
    const d = hcf(a, b);
    return t`Capital times months: $${p.first} \times ${p.after} + ${p.first + p.by} \times ${12 - p.after} = ${a}$ and $${p.second} \times 12 = ${b}$, in the ratio $${a / d} : ${b / d}$. The share is $${p.profit} \times \frac{${a / d}}{${(a + b) / d}} = ${num(right)}$.`;
  },
});

interface Gift {
  percent: number;
  a: number;
  b: number;
  unit: number;
}

const afterGift = ({ a, b, unit }: Gift) => (a + b) * unit;
const beforeGift = (p: Gift) => frac(100 * afterGift(p), 100 - p.percent);

const profitBeforeAGift = defineTemplate<Gift, Fraction>({
  id: 'profit-before-a-gift',
  level: 'hard',
  parameters: {
    percent: [4, 5, 8, 10, 12, 15, 20, 25],
    a: range(2, 9),
    b: range(2, 9),
    unit: range(200, 3_000, 20),
  },
  isSensible: (p) => hcf(p.a, p.b) === 1 && beforeGift(p).div(50).d === 1n,
  solve: beforeGift,
  show: rupees,
  mistakes: [
    { text: 'You left the gift out.', value: (p) => frac(afterGift(p)) },
    {
      text: 'You added the percentage of the shared sum.',
      value: (p) => frac(afterGift(p) * (100 + p.percent), 100),
    },
    {
      text: 'You took the known share for the whole.',
      value: (p) => frac(100 * p.a * p.unit, 100 - p.percent).round(),
    },
    {
      text: 'You used the ratio the other way round.',
      value: (p) => frac(100 * (p.a + p.b) * p.a * p.unit, p.b * (100 - p.percent)).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is a thousand rupees too low.', -1_000),
    slip('Your result is a thousand rupees too high.', 1_000),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} and ${s.other.name} give ${p.percent}% of their profit to a school and share the rest in the ratio ${p.a} : ${p.b}. ${s.person.name} gets ${rupees(p.a * p.unit)}. How large was the profit?`,
    (p, s) =>
      `Of a profit ${p.percent}% goes to charity. ${s.person.name} and ${s.other.name} share the rest in the ratio ${p.a} : ${p.b}, and ${s.person.name} gets ${rupees(p.a * p.unit)}. What was the profit?`,
    (p) =>
      `Two partners put ${p.percent}% of the profit into a reserve and divide the rest as ${p.a} : ${p.b}. The first receives ${rupees(p.a * p.unit)}. Find the profit.`,
  ],
  explain: (p, right) =>
    t`A part is $${p.a * p.unit} \div ${p.a} = ${p.unit}$, all parts $${p.a + p.b} \times ${p.unit} = ${afterGift(p)}$. That is ${100 - p.percent}% of the profit: $${afterGift(p)} \times \frac{100}{${100 - p.percent}} = ${num(right)}$.`,
});

export const CONDITIONS = [workingPartner, findCapital, findMonths, capitalChanges, profitBeforeAGift];
