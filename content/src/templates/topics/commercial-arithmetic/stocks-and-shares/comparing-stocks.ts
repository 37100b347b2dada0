import { defineTemplate, frac, num, range, rupees, t, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { MONEY_SLIPS } from './shares.js';
import { PRICES } from './stock.js';

interface Transfer {
  face: number;
  rate: number;
  price: number;
  newRate: number;
  newPrice: number;
}

const oldIncome = ({ face, rate }: Transfer) => frac(face * rate, 100);
const proceeds = ({ face, price }: Transfer) => frac(face * price, 100);
const newIncome = (p: Transfer) => proceeds(p).mul(p.newRate).div(p.newPrice);
const gain = (p: Transfer) => newIncome(p).sub(oldIncome(p));

const transfer = defineTemplate<Transfer, Fraction>({
  id: 'change-of-income-by-a-transfer',
  level: 'hard',
  parameters: {
    face: range(1_600, 24_000, 200),
    rate: range(3, 9),
    price: PRICES,
    newRate: range(4, 14),
    newPrice: PRICES,
  },
  isSensible: (p) =>
    gain(p).gt(5) &&
    gain(p).d === 1n &&
    oldIncome(p).d === 1n &&
    proceeds(p).d === 1n &&
    p.newRate > p.rate &&
    gain(p).lt(oldIncome(p)),
  solve: gain,
  show: rupees,
  mistakes: [
    { text: 'This is the new income.', value: newIncome },
    { text: 'This is the old income.', value: oldIncome },
    {
      text: 'You bought the new stock at par.',
      value: (p) => proceeds(p).mul(p.newRate).div(100).sub(oldIncome(p)).round(),
    },
    {
      text: 'You used the face value for the new stock.',
      value: (p) => frac(p.face * p.newRate, 100).sub(oldIncome(p)),
    },
    ...MONEY_SLIPS,
    slip('Your result is twenty rupees too high.', 20),
    slip('Your result is twenty rupees too low.', -20),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} sells ${rupees(p.face)} of ${p.rate}% stock at ${p.price} and invests the money in ${p.newRate}% stock at ${p.newPrice}. By how much does the yearly income rise?`,
    (p) =>
      `${rupees(p.face)} of a ${p.rate}% stock are sold at ${p.price}, and a ${p.newRate}% stock at ${p.newPrice} is bought with the proceeds. How much higher is the income a year?`,
    (p) =>
      `By a transfer from ${rupees(p.face)} of ${p.rate}% stock at ${p.price} to ${p.newRate}% stock at ${p.newPrice}, a trust raises its yearly income. Find the increase.`,
  ],
  explain: (p, right) =>
    t`The old income is $${p.face} \times \frac{${p.rate}}{100} = ${num(oldIncome(p))}$. The sale brings $${p.face} \times \frac{${p.price}}{100} = ${num(proceeds(p))}$, the new income is $${num(proceeds(p))} \times \frac{${p.newRate}}{${p.newPrice}} = ${num(newIncome(p))}$. The rise is $${num(newIncome(p))} - ${num(oldIncome(p))} = ${num(right)}$.`,
});

interface TwoStocks {
  unit: number;
  rate: number;
  price: number;
  otherRate: number;
  otherPrice: number;
}

/** Money in the first stock, so that both incomes are equal. */
const firstPart = ({ unit, price, otherRate }: TwoStocks) => unit * price * otherRate;
const secondPart = ({ unit, otherPrice, rate }: TwoStocks) => unit * otherPrice * rate;
const bothParts = (p: TwoStocks) => firstPart(p) + secondPart(p);

const equalIncomes = defineTemplate<TwoStocks, Fraction>({
  id: 'equal-incomes-from-two-stocks',
  level: 'hard',
  parameters: {
    unit: range(2, 12),
    rate: range(3, 10),
    price: PRICES,
    otherRate: range(4, 12),
    otherPrice: PRICES,
  },
  isSensible: (p) =>
    p.rate !== p.otherRate &&
    p.price !== p.otherPrice &&
    bothParts(p) < 40_000 &&
    bothParts(p) % 50 === 0 &&
    firstPart(p) !== secondPart(p),
  solve: (p) => frac(firstPart(p)),
  show: rupees,
  mistakes: [
    { text: 'This is the other part.', value: (p) => frac(secondPart(p)) },
    { text: 'You took half of the money.', value: (p) => frac(bothParts(p), 2) },
    {
      text: 'You left out the prices.',
      value: (p) => frac(bothParts(p) * p.otherRate, p.rate + p.otherRate).round(),
    },
    {
      text: 'You left out the rates.',
      value: (p) => frac(bothParts(p) * p.price, p.price + p.otherPrice).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} invests ${rupees(bothParts(p))}, a part in ${p.rate}% stock at ${p.price} and the rest in ${p.otherRate}% stock at ${p.otherPrice}. Both bring the same income. How much is invested in the ${p.rate}% stock?`,
    (p) =>
      `${rupees(bothParts(p))} are to be split between ${p.rate}% stock at ${p.price} and ${p.otherRate}% stock at ${p.otherPrice} so that the incomes are equal. What sum goes to the first?`,
    (p) =>
      `Equal incomes come from ${p.rate}% stock at ${p.price} and ${p.otherRate}% stock at ${p.otherPrice}, bought for ${rupees(bothParts(p))} in all. Find the money in the ${p.rate}% stock.`,
  ],
  explain: (p, right) => {
    const [a, b] = [p.price * p.otherRate, p.otherPrice * p.rate];
    return t`A rupee of income costs $\frac{${p.price}}{${p.rate}}$ in the first and $\frac{${p.otherPrice}}{${p.otherRate}}$ in the second. The parts are in the ratio $${p.price} \times ${p.otherRate} = ${a}$ to $${p.otherPrice} \times ${p.rate} = ${b}$: $${bothParts(p)} \times \frac{${a}}{${a + b}} = ${num(right)}$.`;
  },
});

interface Taxed {
  net: number;
  rate: number;
  price: number;
  tax: number;
}

/** Income before the tax. */
const gross = ({ net, tax }: Taxed) => frac(100 * net, 100 - tax);
const capital = (p: Taxed) => gross(p).mul(p.price).div(p.rate);

const investmentBeforeTax = defineTemplate<Taxed, Fraction>({
  id: 'investment-for-an-income-after-tax',
  level: 'hard',
  parameters: {
    net: range(180, 5_400, 30),
    rate: range(4, 14),
    price: PRICES,
    tax: [5, 10, 15, 20, 25, 30],
  },
  isSensible: (p) => gross(p).d === 1n && capital(p).div(10).d === 1n && capital(p).lt(95_000),
  solve: capital,
  show: rupees,
  mistakes: [
    { text: 'You forgot the tax.', value: ({ net, rate, price }) => frac(net * price, rate).round() },
    {
      text: 'You raised the income by the percentage of the tax.',
      value: ({ net, rate, price, tax }) => frac(net * (100 + tax) * price, 100 * rate).round(),
    },
    { text: 'You took the face value for the price.', value: (p) => gross(p).mul(100).div(p.rate).round() },
    {
      text: 'You took the tax off once more.',
      value: ({ net, rate, price, tax }) => frac(net * (100 - tax) * price, 100 * rate).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is five hundred rupees too high.', 500),
    slip('Your result is five hundred rupees too low.', -500),
  ],
  wordings: [
    (p) =>
      `After a tax of ${p.tax}% on the income, ${p.rate}% stock at ${p.price} leaves ${rupees(p.net)} a year. How much is invested?`,
    (p, s) =>
      `${s.person.name} pays ${p.tax}% tax on the income from ${p.rate}% stock bought at ${p.price} and keeps ${rupees(p.net)} a year. What sum did ${s.person.they} invest?`,
    (p) =>
      `Find the investment in ${p.rate}% stock at ${p.price} that brings ${rupees(p.net)} a year after ${p.tax}% of the income is paid as tax.`,
  ],
  explain: (p, right) =>
    t`Before tax the income is $${p.net} \times \frac{100}{${100 - p.tax}} = ${num(gross(p))}$. ${p.rate} rupees of income cost ${p.price} rupees: $${num(gross(p))} \times \frac{${p.price}}{${p.rate}} = ${num(right)}$ rupees.`,
});

export const COMPARING_STOCKS = [transfer, equalIncomes, investmentBeforeTax];
