import {
  changed,
  defineTemplate,
  frac,
  isWhole,
  mixedDigits,
  num,
  percent,
  percentOf,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { isInTenths, scaled, slip } from '../../../kit/slips.js';

interface Change {
  base: number;
  rate: number;
  isFall: boolean;
}

const after = ({ base, rate, isFall }: Change) => changed(base, isFall ? -rate : rate);

const newValue = defineTemplate<Change, Fraction>({
  id: 'value-after-a-change',
  level: 'easy',
  parameters: {
    base: range(240, 4_800, 40),
    rate: [4, 5, 6, 8, 12, 15, 18, 25, 30, 35, 45],
    isFall: [true, false],
  },
  isSensible: (p) => isWhole(after(p)),
  solve: after,
  show: rupees,
  mistakes: [
    { text: 'You changed it in the wrong direction.', value: (p) => after({ ...p, isFall: !p.isFall }) },
    { text: 'This is only the change.', value: ({ base, rate }) => percentOf(rate, base) },
    { text: 'You changed it twice.', value: (p) => changed(after(p), p.isFall ? -p.rate : p.rate) },
    { text: 'You took one percent too many.', value: (p) => after({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => after({ ...p, rate: p.rate - 1 }) },
    {
      text: 'You added or subtracted the percentage as rupees.',
      value: ({ base, rate, isFall }) => frac(isFall ? base - rate : base + rate),
    },
    slip('Your result is ten rupees too high.', 10),
    slip('Your result is ten rupees too low.', -10),
  ],
  wordings: [
    ({ base, rate, isFall }) =>
      `The price of a chair is ${rupees(base)}. It ${isFall ? 'falls' : 'rises'} by ${rate}%. What is the new price?`,
    ({ base, rate, isFall }, s) =>
      `${s.person.name} paid ${rupees(base)} for electricity last month. This month the bill is ${rate}% ${isFall ? 'lower' : 'higher'}. How high is it?`,
    ({ base, rate, isFall }) =>
      `A ticket costs ${rupees(base)}. Find its price after ${isFall ? 'a cut' : 'an increase'} of ${rate}%.`,
  ],
  explain: ({ base, rate, isFall }, right) => {
    const part = percentOf(rate, base);
    return t`${rate}% of ${base} is $${base} \times \frac{${rate}}{100} = ${num(part)}$. The new value is $${base} ${isFall ? '-' : '+'} ${num(part)} = ${num(right)}$.`;
  },
});

const before = ({ base }: Change) => frac(base);

const oldValue = defineTemplate<Change, Fraction>({
  id: 'value-before-a-change',
  level: 'medium',
  parameters: {
    base: range(400, 8_000, 50),
    rate: [4, 8, 12, 15, 16, 20, 25, 30, 35, 40],
    isFall: [true, false],
  },
  isSensible: (p) => isWhole(after(p)),
  solve: before,
  show: rupees,
  mistakes: [
    {
      text: 'You took the percentage of the new value.',
      value: (p) => changed(after(p), p.isFall ? p.rate : -p.rate),
    },
    {
      text: 'You changed the new value once more.',
      value: (p) => changed(after(p), p.isFall ? -p.rate : p.rate),
    },
    {
      text: 'You divided by the percentage of a change the other way.',
      value: (p) =>
        after(p)
          .mul(100)
          .div(p.isFall ? 100 + p.rate : 100 - p.rate),
    },
    { text: 'This is only the change.', value: (p) => percentOf(p.rate, p.base) },
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is a hundred rupees too high.', 100),
    slip('Your result is a hundred rupees too low.', -100),
  ],
  wordings: [
    (p) =>
      `After ${p.isFall ? 'a fall' : 'a rise'} of ${p.rate}% a machine costs ${rupees(after(p))}. What did it cost before?`,
    (p, s) =>
      `${s.person.name} earns ${rupees(after(p))} a month, ${p.rate}% ${p.isFall ? 'less' : 'more'} than last year. How much did ${s.person.they} earn a month last year?`,
    (p) =>
      `A shop took ${rupees(after(p))} today, which is ${p.rate}% ${p.isFall ? 'below' : 'above'} yesterday's takings. Find yesterday's takings.`,
  ],
  explain: (p, right) => {
    const rest = p.isFall ? 100 - p.rate : 100 + p.rate;
    return t`The new value is ${rest}% of the old one: $${num(after(p))} \times \frac{100}{${rest}} = ${num(right)}$.`;
  },
});

interface TwoChanges {
  first: number;
  second: number;
}

const word = (rate: number) => `${rate < 0 ? 'falls' : 'rises'} by ${Math.abs(rate)}%`;
const net = ({ first, second }: TwoChanges) => frac(100 * (first + second) + first * second, 100);

const netChange = defineTemplate<TwoChanges, Fraction>({
  id: 'net-change-of-two-changes',
  level: 'medium',
  parameters: {
    first: [10, 15, 20, 25, 30, 40, 50, 60],
    second: [-5, -10, -15, -20, -25, -30, 5, 10, 15, 20, 25, 30],
  },
  isSensible: (p) => isInTenths(net(p)) && net(p).gt(1),
  solve: net,
  show: percent,
  mistakes: [
    { text: 'You added the two percentages.', value: ({ first, second }) => frac(first + second) },
    {
      text: 'You added both without their signs.',
      value: ({ first, second }) => frac(first + Math.abs(second)),
    },
    {
      text: 'You subtracted the hundredth part of their product, which has to be added with its sign.',
      value: ({ first, second }) => frac(100 * (first + second) - first * second, 100),
    },
    { text: 'You forgot the second change.', value: ({ first }) => frac(first) },
    { text: 'You took the mean of both.', value: ({ first, second }) => frac(first + second, 2) },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 2 too high.', 2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ first, second }) =>
      `A price ${word(first)} and then ${word(second)}. By what percent is it higher than at first?`,
    ({ first, second }) =>
      `The number of members of a club ${word(first)} in one year and ${word(second)} in the next. What is the growth over both years, in percent?`,
    ({ first, second }, s) =>
      `${s.person.name}'s salary ${word(first)}, and a year later the new salary ${word(second)}. Find the total increase in percent.`,
  ],
  explain: ({ first, second }, right) => {
    const [a, b] = [100 + first, 100 + second];
    return t`From 100 it goes to $100 \times \frac{${a}}{100} \times \frac{${b}}{100} = ${num(right.add(100))}$. The change is $${num(right.add(100))} - 100 = ${num(right)}$ percent.`;
  },
});

interface Town {
  base: number;
  first: number;
  second: number;
  isPast: boolean;
}

const grown = ({ base, first, second }: Town) => changed(changed(base, first), second);

const population = defineTemplate<Town, Fraction>({
  id: 'population-over-two-years',
  level: 'medium',
  parameters: {
    base: range(8_000, 90_000, 2_000),
    first: [5, 10, 15, 20, 25],
    second: [-10, -5, 5, 10, 15, 20],
    isPast: [true, false],
  },
  isSensible: (p) => p.first !== p.second && isWhole(grown(p)),
  solve: (p) => (p.isPast ? frac(p.base) : grown(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You added the two percentages.',
      value: (p) =>
        p.isPast
          ? grown(p)
              .mul(100)
              .div(100 + p.first + p.second)
          : changed(p.base, p.first + p.second),
    },
    {
      text: 'You forgot the second year.',
      value: (p) =>
        p.isPast
          ? grown(p)
              .mul(100)
              .div(100 + p.first)
          : changed(p.base, p.first),
    },
    {
      text: 'You forgot the first year.',
      value: (p) =>
        p.isPast
          ? grown(p)
              .mul(100)
              .div(100 + p.second)
          : changed(p.base, p.second),
    },
    {
      text: 'You used the second change with the wrong sign.',
      value: (p) =>
        p.isPast
          ? grown(p)
              .mul(10_000)
              .div((100 + p.first) * (100 - p.second))
          : changed(changed(p.base, p.first), -p.second),
    },
    {
      text: 'You used the first change with the wrong sign.',
      value: (p) =>
        p.isPast
          ? grown(p)
              .mul(10_000)
              .div((100 - p.first) * (100 + p.second))
          : changed(changed(p.base, -p.first), p.second),
    },
    slip('Your result is a thousand too high.', 1_000),
    slip('Your result is a thousand too low.', -1_000),
    slip('Your result is five hundred too high.', 500),
    slip('Your result is five hundred too low.', -500),
  ],
  wordings: [
    (p) =>
      p.isPast
        ? `The population of a town ${word(p.first)} in one year and ${word(p.second)} in the next. Now it is ${wholeNumber(grown(p))}. What was it two years ago?`
        : `A town has ${wholeNumber(p.base)} people. Their number ${word(p.first)} in the first year and ${word(p.second)} in the second. How many people live there then?`,
    (p) =>
      p.isPast
        ? `After a year in which its number of cattle ${word(p.first)} and another in which it ${word(p.second)}, a district has ${wholeNumber(grown(p))} cattle. How many had it at first?`
        : `A district has ${wholeNumber(p.base)} cattle. The number ${word(p.first)} in one year and ${word(p.second)} in the next. How many cattle are there after the two years?`,
    (p) =>
      p.isPast
        ? `A newspaper has ${wholeNumber(grown(p))} readers after two years: in the first the number ${word(p.first).replace('rises', 'rose')}, in the second it ${word(p.second).replace('rises', 'rose').replace('falls', 'fell')}. Find the number of readers before.`
        : `A newspaper with ${wholeNumber(p.base)} readers finds that their number ${word(p.first)} in a year and ${word(p.second)} in the next year. Find the number of readers after both years.`,
  ],
  explain: (p, right) => {
    const [a, b] = [100 + p.first, 100 + p.second];
    return p.isPast
      ? t`Undo both changes: $${num(grown(p))} \times \frac{100}{${b}} \times \frac{100}{${a}} = ${num(right)}$.`
      : t`Each change is of the number before it: $${p.base} \times \frac{${a}}{100} \times \frac{${b}}{100} = ${num(right)}$.`;
  },
});

interface Consumption {
  rate: number;
  isRise: boolean;
}

const useLess = ({ rate, isRise }: Consumption) => frac(100 * rate, isRise ? 100 + rate : 100 - rate);

const consumption = defineTemplate<Consumption & { good: string }, Fraction>({
  id: 'same-spending-at-another-price',
  level: 'medium',
  parameters: {
    rate: [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75],
    isRise: [true, false],
    good: ['sugar', 'petrol', 'tea', 'rice'],
  },
  isSensible: ({ rate, isRise }) => isRise || rate <= 50,
  solve: useLess,
  show: percent,
  mistakes: [
    { text: 'You took the same percentage.', value: ({ rate }) => frac(rate) },
    {
      text: 'You took a rise of the price for a fall, or a fall for a rise.',
      value: (p) => useLess({ ...p, isRise: !p.isRise }),
    },
    scaled('You halved the percentage.', frac(1, 2)),
    scaled('You doubled the percentage.', 2),
    {
      text: 'You divided by the percentage of the doubled change.',
      value: ({ rate, isRise }) =>
        isRise || rate < 45 ? frac(100 * rate, isRise ? 100 + 2 * rate : 100 - 2 * rate) : undefined,
    },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ rate, isRise, good }) =>
      `The price of ${good} ${isRise ? 'rises' : 'falls'} by ${rate}%. By what percent ${isRise ? 'must a family cut its use' : 'can a family raise its use'} so that its spending stays the same?`,
    ({ rate, isRise, good }, s) =>
      `${s.person.name} always spends the same amount on ${good}. Its price goes ${isRise ? 'up' : 'down'} by ${rate}%. By how many percent does the quantity ${s.person.they} buys ${isRise ? 'fall' : 'rise'}?`,
    ({ rate, isRise, good }) =>
      `After ${isRise ? 'an increase' : 'a cut'} of ${rate}% in the price of ${good}, a shop still spends the same sum on it. Find the ${isRise ? 'reduction' : 'growth'} of the quantity in percent.`,
  ],
  explain: ({ rate, isRise }, right) => {
    const price = isRise ? 100 + rate : 100 - rate;
    return t`The price is $\frac{${price}}{100}$ of the old one, so the quantity is $\frac{100}{${price}}$. The change is $\frac{${rate}}{${price}} \times 100 = ${mixedDigits(right)}$ percent.`;
  },
});

export const CHANGES = [newValue, oldValue, netChange, population, consumption];
