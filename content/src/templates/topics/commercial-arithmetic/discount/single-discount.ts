import {
  changed,
  defineTemplate,
  digits,
  frac,
  percent,
  percentOf,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { GOODS, RATES } from './goods.js';

interface MarkedAtRate {
  marked: number;
  rate: number;
}

const salePrice = defineTemplate<MarkedAtRate, Fraction>({
  id: 'sale-price',
  level: 'easy',
  parameters: { marked: range(350, 9_950, 50), rate: RATES },
  isSensible: ({ marked, rate }) => (marked * rate) % 100 === 0,
  solve: ({ marked, rate }) => changed(marked, -rate),
  show: rupees,
  mistakes: [
    {
      text: 'This is the discount, not the price that is left.',
      value: ({ marked, rate }) => percentOf(rate, marked),
    },
    {
      text: 'You took the rate off in rupees, not in percent.',
      value: ({ marked, rate }) => frac(marked - rate),
    },
    {
      text: 'You added the discount to the marked price.',
      value: ({ marked, rate }) => changed(marked, rate),
    },
    {
      text: 'You took the discount twice.',
      value: ({ marked, rate }) => changed(changed(marked, -rate), -rate),
    },
    { text: 'You took twice the rate.', value: ({ marked, rate }) => changed(marked, -2 * rate) },
    { text: 'You took half of the rate.', value: ({ marked, rate }) => changed(marked, frac(-rate, 2)) },
    { text: 'You took ten rupees for each percent.', value: ({ marked, rate }) => frac(marked - 10 * rate) },
    {
      text: 'You divided by 100 plus the rate, as if the discount were a gain.',
      value: ({ marked, rate }) => frac(marked * 100, 100 + rate),
    },
  ],
  wordings: [
    ({ marked, rate }, s) =>
      `The marked price of a ${s.pick(GOODS)} is ${rupees(marked)}. It is sold at a discount of ${rate}%. What is the selling price?`,
    ({ marked, rate }, s) =>
      `${s.person.name} buys a ${s.pick(GOODS)} marked at ${rupees(marked)} and gets ${rate}% off. How much does ${s.person.they} pay?`,
    ({ marked, rate }, s) =>
      `A shop marks a ${s.pick(GOODS)} at ${rupees(marked)} and allows a discount of ${rate}% in its festival sale. For how much is it sold?`,
  ],
  explain: ({ marked, rate }, right) =>
    t`The buyer pays ${100 - rate}% of the marked price: $\frac{${100 - rate}}{100} \times ${marked} = ${digits(right)}$.`,
});

const discountRate = defineTemplate<MarkedAtRate, Fraction>({
  id: 'discount-rate',
  level: 'easy',
  parameters: { marked: range(400, 9_900, 50), rate: RATES },
  isSensible: ({ marked, rate }) => (marked * rate) % 100 === 0,
  solve: ({ rate }) => frac(rate),
  show: percent,
  mistakes: [
    { text: 'This is the share that is paid, not the discount.', value: ({ rate }) => frac(100 - rate) },
    {
      text: 'You took the discount as a part of the selling price, not of the marked price.',
      value: ({ rate }) => frac(100 * rate, 100 - rate),
    },
    { text: 'You divided half of the discount by the marked price.', value: ({ rate }) => frac(rate, 2) },
    { text: 'You counted the discount twice.', value: ({ rate }) => frac(2 * rate) },
    {
      text: 'You divided by the sum of both prices.',
      value: ({ rate }) => frac(100 * rate, 200 - rate),
    },
    { text: 'You lost a tenth of the discount in the subtraction.', value: ({ rate }) => frac(9 * rate, 10) },
    { text: 'You made the marked price a fifth too small.', value: ({ rate }) => frac(5 * rate, 4) },
    { text: 'You made the marked price a quarter too large.', value: ({ rate }) => frac(4 * rate, 5) },
    { text: 'You counted the discount one and a half times.', value: ({ rate }) => frac(3 * rate, 2) },
  ],
  wordings: [
    ({ marked, rate }, s) =>
      `A ${s.pick(GOODS)} marked at ${rupees(marked)} is sold for ${rupees(changed(marked, -rate))}. What is the rate of discount?`,
    ({ marked, rate }, s) =>
      `The price tag of a ${s.pick(GOODS)} says ${rupees(marked)}, and ${s.person.name} pays ${rupees(changed(marked, -rate))} for it. What discount does ${s.person.they} get?`,
    ({ marked, rate }, s) =>
      `In a sale the price of a ${s.pick(GOODS)} is cut from ${rupees(marked)} to ${rupees(changed(marked, -rate))}. By what percent is it cut?`,
  ],
  explain: ({ marked, rate }, right) => {
    const off = percentOf(rate, marked);
    return t`The discount is $${marked} - ${digits(changed(marked, -rate))} = ${digits(off)}$. As a part of the marked price it is $\frac{${digits(off)}}{${marked}} \times 100 = ${digits(right)}$ percent.`;
  },
});

const markedFromSale = defineTemplate<MarkedAtRate, Fraction>({
  id: 'marked-from-sale',
  level: 'easy',
  parameters: { marked: range(300, 9_600, 50), rate: RATES },
  isSensible: ({ marked, rate }) => (marked * rate) % 100 === 0,
  solve: ({ marked }) => frac(marked),
  show: rupees,
  mistakes: [
    {
      text: 'You added the rate to the selling price. It is a part of the marked price.',
      value: ({ marked, rate }) => changed(changed(marked, -rate), rate),
    },
    {
      text: 'You took the discount off the selling price.',
      value: ({ marked, rate }) => changed(changed(marked, -rate), -rate),
    },
    {
      text: 'You divided the selling price by the rate of the discount.',
      value: ({ marked, rate }) => changed(marked, -rate).mul(100).div(rate),
    },
    { text: 'You added the rate in rupees.', value: ({ marked, rate }) => changed(marked, -rate).add(rate) },
    {
      text: 'You added twice the rate.',
      value: ({ marked, rate }) => changed(changed(marked, -rate), 2 * rate),
    },
    {
      text: 'You took off twice the rate before you divided.',
      value: ({ marked, rate }) =>
        2 * rate < 100
          ? changed(marked, -rate)
              .mul(100)
              .div(100 - 2 * rate)
          : undefined,
    },
    {
      text: 'You took off half of the rate before you divided.',
      value: ({ marked, rate }) =>
        changed(marked, -rate)
          .mul(200)
          .div(200 - rate),
    },
    {
      text: 'You added ten rupees for each percent.',
      value: ({ marked, rate }) => changed(marked, -rate).add(10 * rate),
    },
  ],
  wordings: [
    ({ marked, rate }, s) =>
      `After a discount of ${rate}%, a ${s.pick(GOODS)} is sold for ${rupees(changed(marked, -rate))}. What is its marked price?`,
    ({ marked, rate }, s) =>
      `With ${rate}% off, ${s.person.name} pays ${rupees(changed(marked, -rate))} for a ${s.pick(GOODS)}. What price was on the tag?`,
    ({ marked, rate }, s) =>
      `A shop allows a discount of ${rate}% on a ${s.pick(GOODS)} and so receives ${rupees(changed(marked, -rate))}. At what price is it marked?`,
  ],
  explain: ({ marked, rate }, right) =>
    t`The selling price is ${100 - rate}% of the marked price, so the marked price is $${digits(changed(marked, -rate))} \div \frac{${100 - rate}}{100} = ${digits(right)}$.`,
});

export const SINGLE_DISCOUNT = [salePrice, discountRate, markedFromSale];
