import {
  defineTemplate,
  frac,
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

export const MONEY_SLIPS = [
  slip('Your result is ten rupees too high.', 10),
  slip('Your result is ten rupees too low.', -10),
  slip('Your result is a hundred rupees too high.', 100),
  slip('Your result is a hundred rupees too low.', -100),
];

interface Purchase {
  count: number;
  face: number;
  by: number;
  isBelow: boolean;
}

const marketOf = ({ face, by, isBelow }: Purchase) => (isBelow ? face - by : face + by);
const costOf = (p: Purchase) => frac(p.count * marketOf(p));

const costOfShares = defineTemplate<Purchase, Fraction>({
  id: 'cost-of-shares',
  level: 'easy',
  parameters: {
    count: range(40, 480, 10),
    face: [10, 20, 25, 50, 100],
    by: range(2, 36),
    isBelow: [true, false],
  },
  isSensible: ({ face, by }) => by * 3 < face * 2,
  solve: costOf,
  show: rupees,
  mistakes: [
    { text: 'You paid the face value.', value: ({ count, face }) => frac(count * face) },
    { text: 'You exchanged premium and discount.', value: (p) => costOf({ ...p, isBelow: !p.isBelow }) },
    { text: 'You paid only the difference from the face value.', value: ({ count, by }) => frac(count * by) },
    { text: 'You took ten shares too many.', value: (p) => costOf({ ...p, count: p.count + 10 }) },
    { text: 'You took ten shares too few.', value: (p) => costOf({ ...p, count: p.count - 10 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `What do ${p.count} shares of face value ${rupees(p.face)} cost at a ${p.isBelow ? 'discount' : 'premium'} of ${rupees(p.by)}?`,
    (p, s) =>
      `${s.person.name} buys ${p.count} shares of ${rupees(p.face)} each, which are quoted ${rupees(p.by)} ${p.isBelow ? 'below' : 'above'} par. How much does ${s.person.they} pay?`,
    (p) =>
      `The face value of a share is ${rupees(p.face)}; it is sold ${rupees(p.by)} ${p.isBelow ? 'under' : 'over'} this value. Find the price of ${p.count} shares.`,
  ],
  explain: (p, right) =>
    t`A share costs $${p.face} ${p.isBelow ? '-' : '+'} ${p.by} = ${marketOf(p)}$ rupees: $${p.count} \times ${marketOf(p)} = ${num(right)}$.`,
});

interface Dividend {
  count: number;
  face: number;
  rate: number;
  market: number;
}

const dividendOf = ({ count, face, rate }: Dividend) => frac(count * face * rate, 100);

const dividendIncome = defineTemplate<Dividend, Fraction>({
  id: 'income-from-dividend',
  level: 'easy',
  parameters: {
    count: range(60, 900, 20),
    face: [10, 20, 25, 50, 100],
    rate: range(4, 20),
    market: range(14, 160),
  },
  isSensible: ({ face, market }) => market !== face && market > face / 2 && market < 2 * face,
  solve: dividendOf,
  show: rupees,
  mistakes: [
    {
      text: 'You took the dividend of the market value.',
      value: ({ count, rate, market }) => frac(count * market * rate, 100),
    },
    { text: 'You took one percent too many.', value: (p) => dividendOf({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => dividendOf({ ...p, rate: p.rate - 1 }) },
    {
      text: 'You took the percentage as rupees for each share.',
      value: ({ count, rate }) => frac(count * rate),
    },
    ...MONEY_SLIPS,
    scaled('You doubled the income.', 2),
    scaled('You halved the income.', frac(1, 2)),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} owns ${p.count} shares of face value ${rupees(p.face)}, now quoted at ${rupees(p.market)}. The company pays a dividend of ${p.rate}%. What is the income?`,
    (p) =>
      `A company declares a dividend of ${p.rate}%. How much do ${p.count} of its shares of ${rupees(p.face)}, with a market value of ${rupees(p.market)} each, bring?`,
    (p) =>
      `Find the dividend of ${p.rate}% on ${p.count} shares with a face value of ${rupees(p.face)} and a market value of ${rupees(p.market)}.`,
  ],
  explain: (p, right) =>
    t`Dividend is paid on the face value: $${p.count} \times ${p.face} \times \frac{${p.rate}}{100} = ${num(right)}$ rupees.`,
});

interface Invested {
  face: number;
  rate: number;
  market: number;
}

const yieldOf = ({ face, rate, market }: Invested) => frac(face * rate, market);

const yieldPercent = defineTemplate<Invested, Fraction>({
  id: 'yield-on-the-investment',
  level: 'medium',
  parameters: { face: [10, 20, 25, 50, 100], rate: range(5, 24), market: range(12, 180) },
  isSensible: (p) =>
    p.market !== p.face &&
    isInTenths(yieldOf(p)) &&
    yieldOf(p).gt(3) &&
    p.market > p.face / 2 &&
    p.market < 2.5 * p.face,
  solve: yieldOf,
  show: percent,
  mistakes: [
    { text: 'This is the dividend, which is paid on the face value.', value: ({ rate }) => frac(rate) },
    {
      text: 'You exchanged face value and market value.',
      value: ({ face, rate, market }) =>
        frac(market * rate, face)
          .mul(10)
          .round()
          .div(10),
    },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 0.5 too high.', frac(1, 2)),
    slip('Your result is 0.5 too low.', frac(-1, 2)),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `A share of face value ${rupees(p.face)} is bought for ${rupees(p.market)} and pays a dividend of ${p.rate}%. What percent does the buyer earn on the investment?`,
    (p, s) =>
      `${s.person.name} pays ${rupees(p.market)} for each ${rupees(p.face)} share of a company with a dividend of ${p.rate}%. What is the return in percent?`,
    (p) =>
      `Find the yield of shares with a face value of ${rupees(p.face)} and a dividend of ${p.rate}% when their market value is ${rupees(p.market)}.`,
  ],
  explain: (p, right) => {
    const income = percentOf(p.rate, p.face);
    return t`A share brings $${p.face} \times \frac{${p.rate}}{100} = ${num(income)}$ rupees for ${p.market} rupees: $\frac{${num(income)}}{${p.market}} \times 100 = ${num(right)}$ percent.`;
  },
});

const priceForAYield = defineTemplate<Invested, Fraction>({
  id: 'price-for-a-yield',
  level: 'medium',
  parameters: { face: [10, 20, 25, 50, 100], rate: range(5, 24), market: range(12, 200) },
  isSensible: (p) =>
    p.market !== p.face &&
    isInTenths(yieldOf(p)) &&
    yieldOf(p).gt(3) &&
    p.market > p.face / 2 &&
    p.market < 2.5 * p.face,
  solve: ({ market }) => frac(market),
  show: rupees,
  mistakes: [
    { text: 'This is the face value.', value: ({ face }) => frac(face) },
    {
      text: 'You exchanged the two percentages.',
      value: (p) => yieldOf(p).mul(p.face).div(p.rate).mul(2).round().div(2),
    },
    {
      text: 'You added the difference of the percentages to the face value.',
      value: (p) =>
        frac(p.face)
          .add(frac(p.rate).sub(yieldOf(p)).mul(p.face).div(100))
          .mul(2)
          .round()
          .div(2),
    },
    slip('Your result is 5 rupees too high.', 5),
    slip('Your result is 5 rupees too low.', -5),
    slip('Your result is 2 rupees too high.', 2),
    slip('Your result is 2 rupees too low.', -2),
    slip('Your result is 1 rupee too high.', 1),
    slip('Your result is 1 rupee too low.', -1),
  ],
  wordings: [
    (p) =>
      `A share of face value ${rupees(p.face)} pays a dividend of ${p.rate}%. At what price does it yield ${num(yieldOf(p))}%?`,
    (p, s) =>
      `${s.person.name} wants to earn ${num(yieldOf(p))}% with shares of ${rupees(p.face)} that pay a dividend of ${p.rate}%. At what price should ${s.person.they} buy them?`,
    (p) =>
      `The dividend on a share of ${rupees(p.face)} is ${p.rate}%, and the buyer's return is ${num(yieldOf(p))}%. Find the market value of the share.`,
  ],
  explain: (p, right) => {
    const income = percentOf(p.rate, p.face);
    return t`The share brings $${p.face} \times \frac{${p.rate}}{100} = ${num(income)}$ rupees, which are ${num(yieldOf(p))}% of the price: $${num(income)} \times \frac{100}{${num(yieldOf(p))}} = ${num(right)}$ rupees.`;
  },
});

interface Money {
  money: number;
  market: number;
}

const sharesFor = ({ money, market }: Money) => frac(money, market);

const numberOfShares = defineTemplate<Money & { face: number }, Fraction>({
  id: 'number-of-shares',
  level: 'easy',
  parameters: { money: range(2_400, 60_000, 60), market: range(8, 150), face: [10, 20, 25, 50, 100] },
  isSensible: (p) =>
    p.market !== p.face &&
    sharesFor(p).d === 1n &&
    p.market > p.face / 2 &&
    p.market < 2 * p.face &&
    sharesFor(p).gt(30),
  solve: sharesFor,
  show: wholeNumber,
  mistakes: [
    { text: 'You divided by the face value.', value: ({ money, face }) => frac(money, face).round() },
    {
      text: 'You divided by the sum of both values.',
      value: ({ money, face, market }) => frac(money, face + market).round(),
    },
    {
      text: 'You exchanged premium and discount.',
      value: ({ money, face, market }) =>
        2 * face > market ? frac(money, 2 * face - market).round() : undefined,
    },
    slip('Your result is 10 too high.', 10),
    slip('Your result is 10 too low.', -10),
    slip('Your result is 20 too high.', 20),
    slip('Your result is 20 too low.', -20),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
  ],
  wordings: [
    (p) =>
      `How many shares of face value ${rupees(p.face)} can be bought for ${rupees(p.money)} when a share costs ${rupees(p.market)}?`,
    (p, s) =>
      `${s.person.name} invests ${rupees(p.money)} in shares of ${rupees(p.face)} that are quoted at ${rupees(p.market)}. How many shares does ${s.person.they} get?`,
    (p) =>
      `Find the number of shares (face value ${rupees(p.face)}, market value ${rupees(p.market)}) that ${rupees(p.money)} buy.`,
  ],
  explain: (p, right) =>
    t`Divide by the price of one share: $${p.money} \div ${p.market} = ${num(right)}$ shares.`,
});

export const SHARES = [costOfShares, dividendIncome, numberOfShares, yieldPercent, priceForAYield];
