import { defineTemplate, frac, num, range, rupees, t, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { MONEY_SLIPS } from './shares.js';

interface Stock {
  money: number;
  rate: number;
  price: number;
}

const incomeOf = ({ money, rate, price }: Stock) => frac(money * rate, price);
export const PRICES = [
  64, 72, 75, 80, 84, 88, 90, 92, 95, 96, 104, 105, 108, 110, 112, 115, 120, 125, 128, 132, 135, 144, 150,
];

const stockIncome = defineTemplate<Stock, Fraction>({
  id: 'income-from-stock',
  level: 'easy',
  parameters: { money: range(1_800, 48_000, 120), rate: range(4, 15), price: PRICES },
  isSensible: (p) => incomeOf(p).d === 1n && (p.money * 100) % p.price === 0,
  solve: incomeOf,
  show: rupees,
  mistakes: [
    {
      text: 'You took the percentage of the invested money.',
      value: ({ money, rate }) => frac(money * rate, 100).round(),
    },
    {
      text: 'You multiplied by the price and divided by 100.',
      value: ({ money, rate, price }) => frac(money * rate * price, 10_000).round(),
    },
    { text: 'You took one percent too many.', value: (p) => incomeOf({ ...p, rate: p.rate + 1 }).round() },
    { text: 'You took one percent too few.', value: (p) => incomeOf({ ...p, rate: p.rate - 1 }).round() },
    ...MONEY_SLIPS,
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
  ],
  wordings: [
    (p) => `What is the yearly income from ${rupees(p.money)} invested in ${p.rate}% stock at ${p.price}?`,
    (p, s) =>
      `${s.person.name} invests ${rupees(p.money)} in a ${p.rate}% stock that is quoted at ${p.price}, for a face value of 100. How much does it bring a year?`,
    (p) => `Find the income a year when ${rupees(p.money)} are put into ${p.rate}% stock at ${p.price}.`,
  ],
  explain: (p, right) =>
    t`Each ${p.price} rupees bring ${p.rate} rupees: $${p.money} \times \frac{${p.rate}}{${p.price}} = ${num(right)}$ rupees.`,
});

interface Wanted {
  income: number;
  rate: number;
  price: number;
}

const neededFor = ({ income, rate, price }: Wanted) => frac(income * price, rate);

const investmentForAnIncome = defineTemplate<Wanted, Fraction>({
  id: 'investment-for-an-income',
  level: 'medium',
  parameters: { income: range(240, 6_000, 40), rate: range(4, 15), price: PRICES },
  isSensible: (p) => neededFor(p).d === 1n && p.income % p.rate === 0 && neededFor(p).lt(95_000),
  solve: neededFor,
  show: rupees,
  mistakes: [
    { text: 'You took the face value for the price.', value: ({ income, rate }) => frac(income * 100, rate) },
    {
      text: 'You divided by the price instead of multiplying by it.',
      value: ({ income, rate, price }) => frac(income * 10_000, rate * price).round(),
    },
    {
      text: 'You took one percent too few.',
      value: ({ income, rate, price }) => frac(income * price, rate - 1).round(),
    },
    {
      text: 'You took one percent too many.',
      value: ({ income, rate, price }) => frac(income * price, rate + 1).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is five hundred rupees too high.', 500),
    slip('Your result is five hundred rupees too low.', -500),
  ],
  wordings: [
    (p) =>
      `How much must be invested in ${p.rate}% stock at ${p.price} to have an income of ${rupees(p.income)} a year?`,
    (p, s) =>
      `${s.person.name} wants ${rupees(p.income)} a year from a ${p.rate}% stock that is quoted at ${p.price}, for a face value of 100. What sum does ${s.person.they} have to invest?`,
    (p) => `Find the investment in ${p.rate}% stock at ${p.price} that brings ${rupees(p.income)} a year.`,
  ],
  explain: (p, right) =>
    t`${p.rate} rupees of income cost ${p.price} rupees: $${p.income} \times \frac{${p.price}}{${p.rate}} = ${num(right)}$ rupees.`,
});

interface Broker {
  face: number;
  price: number;
  brokerage: number;
  isSale: boolean;
}

const brokered = ({ face, price, brokerage, isSale }: Broker) =>
  frac(face, 100).mul(frac(price).add(frac(isSale ? -brokerage : brokerage, 4)));

const withBrokerage = defineTemplate<Broker, Fraction>({
  id: 'brokerage',
  level: 'medium',
  parameters: {
    face: range(1_200, 24_000, 400),
    price: PRICES,
    brokerage: [1, 2, 3, 4],
    isSale: [true, false],
  },
  isSensible: (p) => brokered(p).d === 1n,
  solve: brokered,
  show: rupees,
  mistakes: [
    { text: 'You left out the brokerage.', value: ({ face, price }) => frac(face * price, 100) },
    {
      text: 'You used the brokerage in the wrong direction.',
      value: (p) => brokered({ ...p, isSale: !p.isSale }),
    },
    { text: 'You took the face value.', value: ({ face }) => frac(face) },
    {
      text: 'You took the brokerage twice.',
      value: ({ face, price, brokerage, isSale }) =>
        frac(face, 100).mul(frac(price).add(frac(isSale ? -brokerage : brokerage, 2))),
    },
    ...MONEY_SLIPS,
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is fifty rupees too high.', 50),
  ],
  wordings: [
    (p) =>
      `How much is ${p.isSale ? 'received' : 'paid'} when stock with a face value of ${rupees(p.face)} is ${p.isSale ? 'sold' : 'bought'} at ${p.price}, with a brokerage of ${num(frac(p.brokerage, 4))}% of the face value?`,
    (p, s) =>
      `${s.person.name} ${p.isSale ? 'sells' : 'buys'} stock with a face value of ${rupees(p.face)} at ${p.price} through a broker who takes ${num(frac(p.brokerage, 4))}% of the face value. How much does ${s.person.they} ${p.isSale ? 'get' : 'pay'}?`,
    (p) =>
      `Stock of face value ${rupees(p.face)} is ${p.isSale ? 'sold' : 'bought'} at ${p.price}; the brokerage is ${num(frac(p.brokerage, 4))}% of the face value. Find the amount ${p.isSale ? 'received' : 'paid'}.`,
  ],
  explain: (p, right) => {
    const each = frac(p.price).add(frac(p.isSale ? -p.brokerage : p.brokerage, 4));
    return t`For 100 of face value it is $${p.price} ${p.isSale ? '-' : '+'} ${num(frac(p.brokerage, 4))} = ${num(each)}$ rupees: $\frac{${p.face}}{100} \times ${num(each)} = ${num(right)}$ rupees.`;
  },
});

interface Trade {
  count: number;
  bought: number;
  sold: number;
  face: number;
  rate: number;
}

const totalGain = ({ count, bought, sold, face, rate }: Trade) =>
  frac(count * (sold - bought)).add(frac(count * face * rate, 100));

const gainWithDividend = defineTemplate<Trade, Fraction>({
  id: 'gain-with-dividend',
  level: 'medium',
  parameters: {
    count: range(50, 600, 10),
    bought: range(60, 150),
    sold: range(55, 170),
    face: [50, 100],
    rate: range(4, 15),
  },
  isSensible: (p) =>
    p.sold !== p.bought &&
    Math.abs(p.sold - p.bought) < 25 &&
    totalGain(p).gt(100) &&
    totalGain(p).d === 1n &&
    p.bought < 2 * p.face,
  solve: totalGain,
  show: rupees,
  mistakes: [
    {
      text: 'You forgot the dividend.',
      value: ({ count, bought, sold }) => frac(Math.abs(count * (sold - bought))),
    },
    { text: 'You took only the dividend.', value: ({ count, face, rate }) => frac(count * face * rate, 100) },
    {
      text: 'You used the change of the price in the wrong direction.',
      value: (p) => totalGain({ ...p, bought: p.sold, sold: p.bought }),
    },
    {
      text: 'You took the dividend of the price paid.',
      value: ({ count, bought, sold, rate }) =>
        frac(count * (sold - bought))
          .add(frac(count * bought * rate, 100))
          .round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} buys ${p.count} shares of face value ${rupees(p.face)} for ${rupees(p.bought)} each, gets a dividend of ${p.rate}% and sells them for ${rupees(p.sold)} each. What is the gain in all?`,
    (p) =>
      `${p.count} shares (face value ${rupees(p.face)}) are bought at ${rupees(p.bought)} and, after a dividend of ${p.rate}%, sold at ${rupees(p.sold)}. How large is the whole gain?`,
    (p) =>
      `Find the total gain from ${p.count} shares of ${rupees(p.face)} with a dividend of ${p.rate}% that cost ${rupees(p.bought)} and are sold for ${rupees(p.sold)} each.`,
  ],
  explain: (p, right) => {
    const dividend = frac(p.face * p.rate, 100);
    const each = frac(p.sold - p.bought).add(dividend);
    return t`A share brings a dividend of $${p.face} \times \frac{${p.rate}}{100} = ${num(dividend)}$ and changes in price by $${p.sold} - ${p.bought} = ${p.sold - p.bought}$. Together that is ${num(each)} for each share: $${p.count} \times ${num(each)} = ${num(right)}$.`;
  },
});

interface Cash {
  face: number;
  price: number;
}

const cash = ({ face, price }: Cash) => frac(face * price, 100);

const cashFromStock = defineTemplate<Cash, Fraction>({
  id: 'cash-value-of-stock',
  level: 'easy',
  parameters: { face: range(1_500, 36_000, 100), price: PRICES },
  isSensible: (p) => cash(p).d === 1n,
  solve: cash,
  show: rupees,
  mistakes: [
    {
      text: 'You divided by the price instead of multiplying by it.',
      value: ({ face, price }) => frac(face * 100, price).round(),
    },
    {
      text: 'You exchanged premium and discount.',
      value: ({ face, price }) => (price < 160 ? frac(face * (200 - price), 100) : undefined),
    },
    { text: 'You took the face value.', value: ({ face }) => frac(face) },
    {
      text: 'You took only the difference from the face value.',
      value: ({ face, price }) => frac(face * Math.abs(price - 100), 100),
    },
    ...MONEY_SLIPS,
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
  ],
  wordings: [
    (p) => `What is the cash value of ${rupees(p.face)} of stock at ${p.price}?`,
    (p, s) =>
      `${s.person.name} sells stock with a face value of ${rupees(p.face)} at ${p.price}, for each 100 of face value. How much money does ${s.person.they} get?`,
    (p) =>
      `Stock is quoted at ${p.price} for a face value of 100. Find the price of ${rupees(p.face)} of this stock.`,
  ],
  explain: (p, right) =>
    t`Each 100 of face value cost ${p.price}: $\frac{${p.face}}{100} \times ${p.price} = ${num(right)}$ rupees.`,
});

const sharesSold = defineTemplate<{ count: number; sold: number; bought: number; other: number }, Fraction>({
  id: 'shares-bought-with-a-sale',
  level: 'medium',
  parameters: {
    count: range(40, 600, 10),
    sold: range(24, 180, 2),
    bought: range(12, 150),
    other: [10, 20, 50, 100],
  },
  isSensible: ({ count, sold, bought }) =>
    (count * sold) % bought === 0 &&
    sold !== bought &&
    (count * sold) / bought > 30 &&
    (count * sold) / bought < 2_000,
  solve: ({ count, sold, bought }) => frac(count * sold, bought),
  show: (value) => num(value),
  mistakes: [
    {
      text: 'You exchanged the two prices.',
      value: ({ count, sold, bought }) => frac(count * bought, sold).round(),
    },
    { text: 'You did not change the number of shares.', value: ({ count }) => frac(count) },
    {
      text: 'You divided by the face value.',
      value: ({ count, sold, other }) => frac(count * sold, other).round(),
    },
    slip('Your result is 10 too high.', 10),
    slip('Your result is 10 too low.', -10),
    slip('Your result is 20 too high.', 20),
    slip('Your result is 20 too low.', -20),
    slip('Your result is 5 too low.', -5),
    slip('Your result is 5 too high.', 5),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} sells ${p.count} shares at ${rupees(p.sold)} each and buys shares of face value ${rupees(p.other)} at ${rupees(p.bought)} each with all of the money. How many shares does ${s.person.they} get?`,
    (p) =>
      `With the money from ${p.count} shares sold at ${rupees(p.sold)}, a fund buys shares of ${rupees(p.other)} that are quoted at ${rupees(p.bought)}. How many are they?`,
    (p) =>
      `Find how many shares (face value ${rupees(p.other)}) at a price of ${rupees(p.bought)} can be had for ${p.count} shares at a price of ${rupees(p.sold)}.`,
  ],
  explain: (p, right) =>
    t`The sale brings $${p.count} \times ${p.sold} = ${p.count * p.sold}$ rupees, and $${p.count * p.sold} \div ${p.bought} = ${num(right)}$ shares.`,
});

export const STOCK = [
  stockIncome,
  cashFromStock,
  investmentForAnIncome,
  withBrokerage,
  gainWithDividend,
  sharesSold,
];
