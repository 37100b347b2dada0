import {
  changed,
  defineTemplate,
  digits,
  frac,
  percent,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { GOODS, RATES } from './goods.js';

interface FreeGoods {
  paid: number;
  free: number;
}

const THINGS = ['shirts', 'notebooks', 'soap bars', 'biscuit packets', 'towels', 'pens', 'cups', 'socks'];

const freeGoods = defineTemplate<FreeGoods, Fraction>({
  id: 'free-goods',
  level: 'easy',
  parameters: { paid: range(2, 24), free: range(1, 12) },
  isSensible: ({ paid, free }) => free < paid && 1000 % (paid + free) === 0,
  solve: ({ paid, free }) => frac(100 * free, paid + free),
  show: percent,
  mistakes: [
    {
      text: 'You divided the free articles by the paid ones.',
      value: ({ paid, free }) => frac(100 * free, paid),
    },
    { text: 'This is the share that is paid for.', value: ({ paid, free }) => frac(100 * paid, paid + free) },
    {
      text: 'You left one article out of the total.',
      value: ({ paid, free }) => frac(100 * free, paid + free - 1),
    },
    { text: 'You took half of the free articles.', value: ({ paid, free }) => frac(50 * free, paid + free) },
    {
      text: 'You counted one free article too many.',
      value: ({ paid, free }) => frac(100 * (free + 1), paid + free),
    },
    {
      text: 'You counted one free article too few.',
      value: ({ paid, free }) => frac(100 * (free - 1), paid + free),
    },
    {
      text: 'You counted the free articles twice.',
      value: ({ paid, free }) => frac(200 * free, paid + free),
    },
    {
      text: 'You counted the free articles twice in the total.',
      value: ({ paid, free }) => frac(100 * free, paid + 2 * free),
    },
  ],
  wordings: [
    ({ paid, free }, s) =>
      `A shop offers "buy ${paid} ${s.pick(THINGS)}, get ${free} free". What discount does the offer amount to?`,
    ({ paid, free }, s) =>
      `${s.person.name} pays for ${paid} ${s.pick(THINGS)} and is given ${free} more for nothing. What rate of discount is that?`,
    ({ paid, free }, s) =>
      `For every ${paid} ${s.pick(THINGS)} that a customer pays for, a trader adds ${free} without charge. What discount percent does he really allow?`,
  ],
  explain: ({ paid, free }, right) =>
    t`Of $${paid} + ${free} = ${paid + free}$ articles, ${free} are not paid for: $\frac{${free}}{${paid + free}} \times 100 = ${digits(right)}$ percent.`,
});

interface Bill {
  list: number;
  off: number;
  tax: number;
}

const discountAndTax = defineTemplate<Bill, Fraction>({
  id: 'discount-and-tax',
  level: 'medium',
  parameters: { list: range(500, 12_000, 100), off: RATES, tax: [5, 12, 18, 28] },
  isSensible: ({ list, off, tax }) => (list * (100 - off) * tax) % 10_000 === 0,
  solve: ({ list, off, tax }) => changed(changed(list, -off), tax),
  show: rupees,
  mistakes: [
    {
      text: 'You put the tax on the list price and forgot the discount.',
      value: ({ list, tax }) => changed(list, tax),
    },
    { text: 'You forgot the tax.', value: ({ list, off }) => changed(list, -off) },
    {
      text: 'You subtracted the two rates. They have different bases.',
      value: ({ list, off, tax }) => changed(list, tax - off),
    },
    { text: 'You took the tax off, too.', value: ({ list, off, tax }) => changed(changed(list, -off), -tax) },
    { text: 'You added both rates.', value: ({ list, off, tax }) => changed(list, tax + off) },
    {
      text: 'You computed the tax on the discount only.',
      value: ({ list, off, tax }) => changed(list, -off).add(frac(list * off * tax, 10_000)),
    },
    {
      text: 'You computed the tax twice.',
      value: ({ list, off, tax }) => changed(changed(changed(list, -off), tax), tax),
    },
    {
      text: 'You took the discount twice.',
      value: ({ list, off, tax }) => changed(changed(changed(list, -off), -off), tax),
    },
  ],
  wordings: [
    ({ list, off, tax }, s) =>
      `A ${s.pick(GOODS)} is listed at ${rupees(list)}. The shop allows a discount of ${off}% and then adds a tax of ${tax}% on the reduced price. What is the bill?`,
    ({ list, off, tax }, s) =>
      `${s.person.name} buys a ${s.pick(GOODS)} with a list price of ${rupees(list)} at ${off}% off and pays ${tax}% tax on what is left. How much does ${s.person.they} pay in all?`,
    ({ list, off, tax }, s) =>
      `The list price of a ${s.pick(GOODS)} is ${rupees(list)}. A customer gets ${off}% off, and a sales tax of ${tax}% is charged on the discounted price. Find the final price.`,
  ],
  explain: ({ list, off, tax }, right) => {
    const reduced = changed(list, -off);
    return t`Reduced price: $${list} \times \frac{${100 - off}}{100} = ${digits(reduced)}$. With the tax: $${digits(reduced)} \times \frac{${100 + tax}}{100} = ${digits(right)}$.`;
  },
});

interface TwoRates {
  marked: number;
  low: number;
  high: number;
}

const differenceOfDiscounts = defineTemplate<TwoRates, Fraction>({
  id: 'difference-of-discounts',
  level: 'medium',
  parameters: { marked: range(400, 9_600, 100), low: RATES, high: RATES },
  isSensible: ({ marked, low, high }) =>
    high > low && high - low <= 12 && (marked * (high - low)) % 100 === 0,
  solve: ({ marked }) => frac(marked),
  show: rupees,
  mistakes: [
    {
      text: 'You added the two rates instead of taking their difference.',
      value: ({ marked, low, high }) => frac(marked * (high - low), high + low),
    },
    {
      text: 'You divided by the higher rate.',
      value: ({ marked, low, high }) => frac(marked * (high - low), high),
    },
    {
      text: 'You divided by the lower rate.',
      value: ({ marked, low, high }) => frac(marked * (high - low), low),
    },
    {
      text: 'This is the price at the lower discount, not the marked price.',
      value: ({ marked, low }) => changed(marked, -low),
    },
    {
      text: 'This is the price at the higher discount, not the marked price.',
      value: ({ marked, high }) => changed(marked, -high),
    },
    {
      text: 'You made the difference of the rates one too large.',
      value: ({ marked, low, high }) => frac(marked * (high - low), high - low + 1),
    },
    {
      text: 'You made the difference of the rates one too small.',
      value: ({ marked, low, high }) =>
        high - low > 1 ? frac(marked * (high - low), high - low - 1) : undefined,
    },
    { text: 'You took twice the difference in rupees.', value: ({ marked }) => frac(2 * marked) },
    {
      text: 'You added the lower discount to the marked price.',
      value: ({ marked, low }) => changed(marked, low),
    },
  ],
  wordings: [
    ({ marked, low, high }, s) =>
      `A dealer gets ${rupees(frac(marked * (high - low), 100))} more for a ${s.pick(GOODS)} at a discount of ${low}% than at a discount of ${high}%. What is its marked price?`,
    ({ marked, low, high }, s) =>
      `When the discount on a ${s.pick(GOODS)} rises from ${low}% to ${high}%, ${s.person.name} pays ${rupees(frac(marked * (high - low), 100))} less for it. At what price is it marked?`,
    ({ marked, low, high }, s) =>
      `One shop allows ${low}% off the marked price of a ${s.pick(GOODS)}, another ${high}% off the same marked price. The two prices differ by ${rupees(frac(marked * (high - low), 100))}. Find the marked price.`,
  ],
  explain: ({ marked, low, high }, right) =>
    t`The difference is $${high} - ${low} = ${high - low}$ percent of the marked price. So the marked price is $${digits(frac(marked * (high - low), 100))} \times \frac{100}{${high - low}} = ${digits(right)}$.`,
});

export const OFFERS = [freeGoods, discountAndTax, differenceOfDiscounts];
