import {
  changed,
  defineTemplate,
  frac,
  num,
  percent,
  percentOf,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';

interface Sale {
  cost: number;
  price: number;
}

const isLoss = ({ cost, price }: Sale) => price < cost;
const gap = ({ cost, price }: Sale) => Math.abs(price - cost);
const rateOf = (p: Sale) => frac(100 * gap(p), p.cost);
const kind = (p: Sale) => (isLoss(p) ? 'loss' : 'profit');

const profitPercent = defineTemplate<Sale, Fraction>({
  id: 'profit-or-loss-percent',
  level: 'easy',
  parameters: { cost: range(200, 4_000, 40), price: range(180, 5_000, 10) },
  isSensible: (p) => rateOf(p).mul(2).d === 1n && rateOf(p).gt(3) && rateOf(p).lt(isLoss(p) ? 40 : 60),
  solve: rateOf,
  show: percent,
  mistakes: [
    {
      text: 'You divided by the selling price.',
      value: (p) =>
        frac(100 * gap(p), p.price)
          .mul(10)
          .round()
          .div(10),
    },
    {
      text: 'You took the selling price as a percentage of the cost price.',
      value: (p) => frac(100 * p.price, p.cost),
    },
    scaled('You halved the percentage.', frac(1, 2)),
    scaled('You doubled the percentage.', 2),
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 5 too high.', 5),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} buys a ${s.pick(['radio', 'fan', 'cycle', 'watch'])} for ${rupees(p.cost)} and sells it for ${rupees(p.price)}. What is the ${kind(p)} in percent?`,
    (p) =>
      `An article that cost a shop ${rupees(p.cost)} is sold for ${rupees(p.price)}. What percent of the cost does the shop ${isLoss(p) ? 'lose' : 'gain'}?`,
    (p) =>
      `The cost price is ${rupees(p.cost)} and the selling price ${rupees(p.price)}. Find the ${kind(p)} percent.`,
  ],
  explain: (p, right) =>
    t`The ${kind(p)} is $${Math.max(p.cost, p.price)} - ${Math.min(p.cost, p.price)} = ${gap(p)}$. Compared with the cost price: $\frac{${gap(p)}}{${p.cost}} \times 100 = ${num(right)}$ percent.`,
});

interface Rate {
  cost: number;
  rate: number;
  isLoss: boolean;
}

const sold = ({ cost, rate, isLoss: loses }: Rate) => changed(cost, loses ? -rate : rate);
const word = ({ isLoss: loses }: Rate) => (loses ? 'a loss' : 'a profit');

const sellingPrice = defineTemplate<Rate, Fraction>({
  id: 'selling-price',
  level: 'easy',
  parameters: {
    cost: range(240, 6_000, 40),
    rate: [5, 8, 10, 12, 15, 18, 20, 25, 30, 35],
    isLoss: [true, false],
  },
  isSensible: (p) => sold(p).d === 1n,
  solve: sold,
  show: rupees,
  mistakes: [
    {
      text: 'You changed the price in the wrong direction.',
      value: (p) => sold({ ...p, isLoss: !p.isLoss }),
    },
    { text: 'This is only the profit or the loss.', value: (p) => percentOf(p.rate, p.cost) },
    { text: 'You used the percentage twice.', value: (p) => changed(sold(p), p.isLoss ? -p.rate : p.rate) },
    { text: 'You took one percent too many.', value: (p) => sold({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => sold({ ...p, rate: p.rate - 1 }) },
    slip('Your result is ten rupees too high.', 10),
    slip('Your result is ten rupees too low.', -10),
    slip('Your result is a hundred rupees too high.', 100),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} bought a ${s.pick(['table', 'bag', 'lamp', 'camera'])} for ${rupees(p.cost)} and sold it with ${word(p)} of ${p.rate}%. What was the selling price?`,
    (p) =>
      `A dealer pays ${rupees(p.cost)} for a cooler and makes ${word(p)} of ${p.rate}% on it. For how much does the dealer sell it?`,
    (p) =>
      `Find the selling price of goods that cost ${rupees(p.cost)} when they are sold at ${word(p)} of ${p.rate}%.`,
  ],
  explain: (p, right) =>
    t`${p.rate}% of ${p.cost} is ${num(percentOf(p.rate, p.cost))}. The selling price is $${p.cost} ${p.isLoss ? '-' : '+'} ${num(percentOf(p.rate, p.cost))} = ${num(right)}$.`,
});

const costPrice = defineTemplate<Rate, Fraction>({
  id: 'cost-price',
  level: 'easy',
  parameters: {
    cost: range(300, 7_200, 50),
    rate: [4, 5, 8, 10, 12, 15, 16, 20, 25, 30],
    isLoss: [true, false],
  },
  isSensible: (p) => sold(p).d === 1n,
  solve: ({ cost }) => frac(cost),
  show: rupees,
  mistakes: [
    {
      text: 'You took the percentage of the selling price.',
      value: (p) => changed(sold(p), p.isLoss ? p.rate : -p.rate),
    },
    {
      text: 'You went on in the same direction.',
      value: (p) => changed(sold(p), p.isLoss ? -p.rate : p.rate),
    },
    {
      text: 'You divided by the percentage of the opposite.',
      value: (p) =>
        sold(p)
          .mul(100)
          .div(p.isLoss ? 100 + p.rate : 100 - p.rate),
    },
    { text: 'This is only the profit or the loss.', value: (p) => percentOf(p.rate, p.cost) },
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is a hundred rupees too high.', 100),
    slip('Your result is a hundred rupees too low.', -100),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} sells a cupboard for ${rupees(sold(p))} and makes ${word(p)} of ${p.rate}%. What did it cost ${s.person.them}?`,
    (p) =>
      `An article is sold for ${rupees(sold(p))} with ${word(p)} of ${p.rate}%. How high was its cost price?`,
    (p) =>
      `By selling goods for ${rupees(sold(p))} a shop has ${word(p)} of ${p.rate}%. Find the cost price of the goods.`,
  ],
  explain: (p, right) => {
    const rest = p.isLoss ? 100 - p.rate : 100 + p.rate;
    return t`The selling price is ${rest}% of the cost price: $${num(sold(p))} \times \frac{100}{${rest}} = ${num(right)}$.`;
  },
});

interface Repair {
  cost: number;
  repair: number;
  rate: number;
}

const whole = ({ cost, repair }: Repair) => cost + repair;
const resale = (p: Repair) => changed(whole(p), p.rate).valueOf();

const overheads = defineTemplate<Repair, Fraction>({
  id: 'profit-after-further-costs',
  level: 'easy',
  parameters: {
    cost: range(800, 9_000, 100),
    repair: range(100, 1_500, 50),
    rate: [4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 35, 40],
  },
  isSensible: (p) => Number.isInteger(resale(p)) && p.repair * 3 < p.cost,
  solve: ({ rate }) => frac(rate),
  show: percent,
  mistakes: [
    {
      text: 'You left out the further costs.',
      value: (p) =>
        frac(100 * (resale(p) - p.cost), p.cost)
          .mul(10)
          .round()
          .div(10),
    },
    {
      text: 'You took the further costs off the profit but not into the cost.',
      value: (p) =>
        frac(100 * (resale(p) - whole(p)), p.cost)
          .mul(10)
          .round()
          .div(10),
    },
    {
      text: 'You divided by the selling price.',
      value: (p) =>
        frac(100 * (resale(p) - whole(p)), resale(p))
          .mul(10)
          .round()
          .div(10),
    },
    scaled('You doubled the percentage.', 2),
    scaled('You halved the percentage.', frac(1, 2)),
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} buys an old scooter for ${rupees(p.cost)}, spends ${rupees(p.repair)} on its repair and sells it for ${rupees(resale(p))}. What is the profit in percent?`,
    (p) =>
      `Furniture is bought for ${rupees(p.cost)}; its transport costs ${rupees(p.repair)}. It is sold for ${rupees(resale(p))}. What is the gain percent on the whole cost?`,
    (p) =>
      `A dealer pays ${rupees(p.cost)} for a machine and ${rupees(p.repair)} to mend it, and gets ${rupees(resale(p))} for it. Find the profit as a percentage of all costs.`,
  ],
  explain: (p, right) =>
    t`All costs are $${p.cost} + ${p.repair} = ${whole(p)}$, the profit $${resale(p)} - ${whole(p)} = ${resale(p) - whole(p)}$. In percent: $\frac{${resale(p) - whole(p)}}{${whole(p)}} \times 100 = ${num(right)}$.`,
});

export const SIMPLE = [profitPercent, sellingPrice, costPrice, overheads];
