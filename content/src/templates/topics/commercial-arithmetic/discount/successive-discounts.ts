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
import { GOODS, SUCCESSIVE_RATES } from './goods.js';

/** What is left of 100 after discounts in a row. */
const leftOf100 = (...rates: number[]) => rates.reduce((left, rate) => changed(left, -rate), frac(100));

interface TwoDiscounts {
  first: number;
  second: number;
}

const singleEquivalent = defineTemplate<TwoDiscounts, Fraction>({
  id: 'single-equivalent',
  level: 'medium',
  parameters: { first: range(4, 50, 2), second: SUCCESSIVE_RATES },
  isSensible: ({ first, second }) => first >= second,
  solve: ({ first, second }) => frac(100).sub(leftOf100(first, second)),
  show: percent,
  mistakes: [
    {
      text: 'You added the rates. The second one is a part of the reduced price.',
      value: ({ first, second }) => frac(first + second),
    },
    {
      text: 'This is what is left, not the discount.',
      value: ({ first, second }) => leftOf100(first, second),
    },
    { text: 'You subtracted the rates.', value: ({ first, second }) => frac(first - second) },
    { text: 'You took the mean of the rates.', value: ({ first, second }) => frac(first + second, 2) },
    {
      text: 'You added the product of the rates. It has to be subtracted.',
      value: ({ first, second }) => frac(first + second).add(frac(first * second, 100)),
    },
    {
      text: 'You subtracted twice the product of the rates.',
      value: ({ first, second }) => frac(first + second).sub(frac(first * second, 50)),
    },
    {
      text: 'You subtracted only half of the product of the rates.',
      value: ({ first, second }) => frac(first + second).sub(frac(first * second, 200)),
    },
    { text: 'You left out the second discount.', value: ({ first }) => frac(first) },
  ],
  wordings: [
    ({ first, second }) =>
      `Which single discount is equal to two successive discounts of ${first}% and ${second}%?`,
    ({ first, second }, s) =>
      `A ${s.pick(GOODS)} is sold at ${first}% off and then at a further ${second}% off the reduced price. What is the total discount on the marked price?`,
    ({ first, second }, s) =>
      `${s.person.name} has a coupon for ${second}% off a price that is already reduced by ${first}%. By what percent is the original price reduced in all?`,
  ],
  explain: ({ first, second }, right) =>
    t`Of 100 there remains $100 \times \frac{${100 - first}}{100} \times \frac{${100 - second}}{100} = ${digits(leftOf100(first, second))}$. The single discount is $100 - ${digits(leftOf100(first, second))} = ${digits(right)}$ percent.`,
});

interface PriceAfterTwo extends TwoDiscounts {
  marked: number;
}

const priceAfterTwo = ({ marked, first, second }: PriceAfterTwo) => changed(changed(marked, -first), -second);

const secondDiscount = defineTemplate<PriceAfterTwo, Fraction>({
  id: 'second-discount',
  level: 'medium',
  parameters: { marked: range(1_000, 12_000, 500), first: SUCCESSIVE_RATES, second: SUCCESSIVE_RATES },
  isSensible: (parameters) => parameters.first !== parameters.second && priceAfterTwo(parameters).d === 1n,
  solve: ({ second }) => frac(second),
  show: percent,
  mistakes: [
    {
      text: 'You took the second discount as a part of the marked price.',
      value: ({ first, second }) => frac((100 - first) * second, 100),
    },
    {
      text: 'This is the whole discount less the first rate. The second rate has a smaller base.',
      value: ({ first, second }) => frac(100).sub(leftOf100(first, second)).sub(first).mul(2),
    },
    {
      text: 'This is the whole discount on the marked price.',
      value: ({ first, second }) => frac(100).sub(leftOf100(first, second)),
    },
    {
      text: 'You took the second discount as a part of the final price.',
      value: ({ second }) => frac(100 * second, 100 - second),
    },
    { text: 'You took half of the reduction.', value: ({ second }) => frac(second, 2) },
    { text: 'You took twice the reduction.', value: ({ second }) => frac(2 * second) },
    {
      text: 'You divided by the mean of the marked and the reduced price.',
      value: ({ first, second }) => frac((100 - first) * second * 2, 200 - first),
    },
    {
      text: 'You added the rates and took their mean.',
      value: ({ first, second }) => frac(first + second, 2),
    },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(GOODS)} marked at ${rupees(p.marked)} is sold for ${rupees(priceAfterTwo(p))} after two successive discounts, the first of ${p.first}%. What is the second?`,
    (p, s) =>
      `The price of a ${s.pick(GOODS)} is ${rupees(p.marked)}. After ${p.first}% off and then a further discount, ${s.person.name} pays ${rupees(priceAfterTwo(p))}. What is the rate of the further discount?`,
    (p, s) =>
      `A shop marks a ${s.pick(GOODS)} at ${rupees(p.marked)}, allows ${p.first}% and then a second discount to members, who pay ${rupees(priceAfterTwo(p))}. Find the rate of the second discount.`,
  ],
  explain: (p, right) => {
    const reduced = changed(p.marked, -p.first);
    const cut = reduced.sub(priceAfterTwo(p));
    return t`After the first discount the price is $${p.marked} \times \frac{${100 - p.first}}{100} = ${digits(reduced)}$. The second takes off $${digits(reduced)} - ${digits(priceAfterTwo(p))} = ${digits(cut)}$, which is $\frac{${digits(cut)}}{${digits(reduced)}} \times 100 = ${digits(right)}$ percent of it.`;
  },
});

const markedBeforeTwo = defineTemplate<PriceAfterTwo, Fraction>({
  id: 'marked-before-two',
  level: 'medium',
  parameters: { marked: range(500, 12_000, 250), first: SUCCESSIVE_RATES, second: SUCCESSIVE_RATES },
  isSensible: (parameters) => parameters.first !== parameters.second && priceAfterTwo(parameters).d === 1n,
  solve: ({ marked }) => frac(marked),
  show: rupees,
  mistakes: [
    {
      text: 'You added the rates. Discounts in a row multiply.',
      value: (p) =>
        p.first + p.second < 100
          ? priceAfterTwo(p)
              .mul(100)
              .div(100 - p.first - p.second)
          : undefined,
    },
    {
      text: 'You added both rates to the final price.',
      value: (p) => changed(changed(priceAfterTwo(p), p.first), p.second),
    },
    { text: 'You undid only the second discount.', value: (p) => changed(p.marked, -p.first) },
    { text: 'You undid only the first discount.', value: (p) => changed(p.marked, -p.second) },
    {
      text: 'You undid the first discount twice.',
      value: (p) =>
        changed(p.marked, -p.second)
          .mul(100)
          .div(100 - p.first),
    },
    {
      text: 'You undid the second discount twice.',
      value: (p) =>
        changed(p.marked, -p.first)
          .mul(100)
          .div(100 - p.second),
    },
    {
      text: 'You added the sum of the rates to the final price.',
      value: (p) => changed(priceAfterTwo(p), p.first + p.second),
    },
    {
      text: 'You took off the discounts again.',
      value: (p) => changed(changed(priceAfterTwo(p), -p.first), -p.second),
    },
  ],
  wordings: [
    (p, s) =>
      `After successive discounts of ${p.first}% and ${p.second}%, a ${s.pick(GOODS)} costs ${rupees(priceAfterTwo(p))}. What is its marked price?`,
    (p, s) =>
      `${s.person.name} pays ${rupees(priceAfterTwo(p))} for a ${s.pick(GOODS)} that was reduced by ${p.first}% and then by a further ${p.second}%. What was its price before the reductions?`,
    (p, s) =>
      `A wholesaler allows ${p.first}% off the list price of a ${s.pick(GOODS)} and ${p.second}% more for cash, and receives ${rupees(priceAfterTwo(p))}. Find the list price.`,
  ],
  explain: (p, right) =>
    t`The buyer pays $\frac{${100 - p.first}}{100} \times \frac{${100 - p.second}}{100} = ${digits(leftOf100(p.first, p.second).div(100))}$ of the marked price. So the marked price is $${digits(priceAfterTwo(p))} \div ${digits(leftOf100(p.first, p.second).div(100))} = ${digits(right)}$.`,
});

interface ThreeDiscounts extends TwoDiscounts {
  third: number;
}

const threeInARow = defineTemplate<ThreeDiscounts, Fraction>({
  id: 'three-in-a-row',
  level: 'hard',
  parameters: { first: SUCCESSIVE_RATES, second: SUCCESSIVE_RATES, third: SUCCESSIVE_RATES },
  isSensible: ({ first, second, third }) => first > second && second > third,
  solve: ({ first, second, third }) => frac(100).sub(leftOf100(first, second, third)),
  show: percent,
  mistakes: [
    { text: 'You added the rates.', value: ({ first, second, third }) => frac(first + second + third) },
    { text: 'This is what is left, not the discount.', value: (p) => leftOf100(p.first, p.second, p.third) },
    {
      text: 'You left out the third discount.',
      value: ({ first, second }) => frac(100).sub(leftOf100(first, second)),
    },
    {
      text: 'You left out the second discount.',
      value: ({ first, third }) => frac(100).sub(leftOf100(first, third)),
    },
    {
      text: 'You combined the first two discounts and then added the third.',
      value: ({ first, second, third }) => frac(100).sub(leftOf100(first, second)).add(third),
    },
    {
      text: 'You combined the last two discounts and then added the first.',
      value: ({ first, second, third }) => frac(100).sub(leftOf100(second, third)).add(first),
    },
    {
      text: 'You added the last two rates before you combined them with the first.',
      value: ({ first, second, third }) => frac(100).sub(leftOf100(first, second + third)),
    },
    {
      text: 'You used the third discount twice.',
      value: ({ first, second, third }) => frac(100).sub(leftOf100(first, second, third, third)),
    },
  ],
  wordings: [
    ({ first, second, third }) =>
      `Which single discount is equal to three successive discounts of ${first}%, ${second}% and ${third}%?`,
    ({ first, second, third }, s) =>
      `A dealer in ${s.pick(['carpets', 'furniture', 'sarees', 'laptops'])} allows ${first}% in the season sale, then ${second}% to members and then ${third}% for cash, each on the price before it. What does a member who pays in cash save on the marked price, in percent?`,
    ({ first, second, third }, s) =>
      `The price of a ${s.pick(GOODS)} is reduced by ${first}%, then by ${second}% of the new price and at last by ${third}% of that. By what percent has it fallen in all?`,
  ],
  explain: (p, right) => {
    const left = leftOf100(p.first, p.second, p.third);
    return t`Of 100 there remains $100 \times \frac{${100 - p.first}}{100} \times \frac{${100 - p.second}}{100} \times \frac{${100 - p.third}}{100} = ${digits(left)}$. The discount is $100 - ${digits(left)} = ${digits(right)}$ percent.`;
  },
});

export const SUCCESSIVE_DISCOUNTS = [singleEquivalent, secondDiscount, markedBeforeTwo, threeInARow];
