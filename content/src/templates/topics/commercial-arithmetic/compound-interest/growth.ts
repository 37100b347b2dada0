import {
  changed,
  defineTemplate,
  frac,
  num,
  range,
  rupees,
  t,
  type Exact,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';

/** Money at compound interest: rupees, percent a year, years. */
export interface Loan {
  sum: number;
  rate: number;
  years: number;
}

/** The amount after some years. */
export function grow(sum: Exact, rate: Exact, years: number): Fraction {
  let amount = frac(sum);
  for (let year = 0; year < years; year += 1) amount = changed(amount, rate);
  return amount;
}

export const amountOf = ({ sum, rate, years }: Loan) => grow(sum, rate, years);
export const compoundOf = (p: Loan) => amountOf(p).sub(p.sum);
export const simpleOf = ({ sum, rate, years }: Loan) => frac(sum * rate * years, 100);

/** Whether an amount is whole rupees, as in a paper. */
export const isWholeRupees = (value: Fraction) => value.d === 1n;

const power = (rate: number, years: number) => t`\left(\frac{${100 + rate}}{100}\right)^${years}`;

export const MONEY_SLIPS = [
  slip('Your result is ten rupees too high.', 10),
  slip('Your result is ten rupees too low.', -10),
  slip('Your result is a hundred rupees too high.', 100),
  slip('Your result is a hundred rupees too low.', -100),
];

const LOANS = { sum: range(1_000, 40_000, 500), rate: [4, 5, 6, 8, 10, 12, 15, 20, 25], years: [2, 3] };

const amount = defineTemplate<Loan, Fraction>({
  id: 'amount',
  level: 'easy',
  parameters: LOANS,
  isSensible: (p) => isWholeRupees(amountOf(p)),
  solve: amountOf,
  show: rupees,
  mistakes: [
    { text: 'You took simple interest.', value: (p) => simpleOf(p).add(p.sum) },
    { text: 'This is only the interest.', value: compoundOf },
    {
      text: 'You added the interest twice, once as simple and once as compound interest.',
      value: (p) => amountOf(p).add(simpleOf(p)),
    },
    {
      text: 'You took the rate off each year instead of adding it.',
      value: (p) => grow(p.sum, -p.rate, p.years).round(),
    },
    {
      text: 'You added interest every half year.',
      value: (p) => grow(p.sum, frac(p.rate, 2), 2 * p.years).round(),
    },
    { text: 'You added the interest of the first year only.', value: (p) => amountOf({ ...p, years: 1 }) },
    { text: 'You counted one year too many.', value: (p) => amountOf({ ...p, years: p.years + 1 }) },
    { text: 'You counted one year too few.', value: (p) => amountOf({ ...p, years: p.years - 1 }) },
    { text: 'You took one percent too many.', value: (p) => amountOf({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => amountOf({ ...p, rate: p.rate - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `What does ${rupees(p.sum)} amount to in ${p.years} years at ${p.rate}% a year, compounded yearly?`,
    (p, s) =>
      `${s.person.name} deposits ${rupees(p.sum)} at ${p.rate}% interest a year, compounded yearly. How much money is in the account after ${p.years} years?`,
    (p) =>
      `Find the amount of ${rupees(p.sum)} after ${p.years} years at ${p.rate}% interest a year, compounded yearly.`,
  ],
  explain: (p, right) =>
    t`Each year multiplies the amount by $\frac{${100 + p.rate}}{100}$: $${p.sum} \times ${power(p.rate, p.years)} = ${num(right)}$.`,
});

const interest = defineTemplate<Loan, Fraction>({
  id: 'interest',
  level: 'easy',
  parameters: LOANS,
  isSensible: (p) => isWholeRupees(amountOf(p)),
  solve: compoundOf,
  show: rupees,
  mistakes: [
    { text: 'You took simple interest.', value: simpleOf },
    { text: 'This is the amount, the interest and the sum together.', value: amountOf },
    { text: 'You took the interest of one year.', value: (p) => frac(p.sum * p.rate, 100) },
    { text: 'You counted one year too many.', value: (p) => compoundOf({ ...p, years: p.years + 1 }) },
    { text: 'You took one percent too many.', value: (p) => compoundOf({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => compoundOf({ ...p, rate: p.rate - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `What is the compound interest on ${rupees(p.sum)} for ${p.years} years at ${p.rate}% a year, compounded yearly?`,
    (p, s) =>
      `${s.person.name} borrows ${rupees(p.sum)} for ${p.years} years at ${p.rate}% interest a year, compounded yearly. How much interest is due at the end?`,
    (p) =>
      `Find the compound interest that ${rupees(p.sum)} earn in ${p.years} years at a yearly rate of ${p.rate}%, compounded yearly.`,
  ],
  explain: (p, right) =>
    t`The amount is $${p.sum} \times ${power(p.rate, p.years)} = ${num(amountOf(p))}$. The interest is $${num(amountOf(p))} - ${p.sum} = ${num(right)}$.`,
});

interface HalfYears {
  sum: number;
  rate: number;
  halves: number;
}

const halfAmount = ({ sum, rate, halves }: HalfYears) => grow(sum, frac(rate, 2), halves);
const TIME = { 2: '1 year', 3: 'one and a half years', 4: '2 years' } as const;
const timeText = (halves: number) => (halves === 2 ? TIME[2] : halves === 3 ? TIME[3] : TIME[4]);

const halfYearly = defineTemplate<HalfYears, Fraction>({
  id: 'compounded-half-yearly',
  level: 'medium',
  parameters: { sum: range(2_000, 64_000, 1_000), rate: [4, 6, 8, 10, 12, 16, 20], halves: [2, 3] },
  isSensible: (p) => isWholeRupees(halfAmount(p)),
  solve: halfAmount,
  show: rupees,
  mistakes: [
    {
      text: 'You compounded yearly.',
      value: ({ sum, rate, halves }) => (halves === 2 ? changed(sum, rate) : undefined),
    },
    {
      text: 'You used the whole rate in every half year.',
      value: ({ sum, rate, halves }) => grow(sum, rate, halves),
    },
    {
      text: 'You took simple interest.',
      value: ({ sum, rate, halves }) => changed(sum, frac(rate * halves, 2)),
    },
    { text: 'This is only the interest.', value: (p) => halfAmount(p).sub(p.sum) },
    { text: 'You counted one half year too many.', value: (p) => halfAmount({ ...p, halves: p.halves + 1 }) },
    { text: 'You counted one half year too few.', value: (p) => halfAmount({ ...p, halves: p.halves - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `What does ${rupees(p.sum)} amount to in ${timeText(p.halves)} at ${p.rate}% a year, compounded half-yearly?`,
    (p, s) =>
      `${s.person.name} lends ${rupees(p.sum)} for ${timeText(p.halves)} at ${p.rate}% a year; the interest is added every half year. How much does ${s.person.they} get back?`,
    (p) =>
      `Find the amount of ${rupees(p.sum)} after ${timeText(p.halves)} when interest of ${p.rate}% a year is compounded every six months.`,
  ],
  explain: (p, right) => {
    const half = num(frac(p.rate, 2));
    return t`There are ${p.halves} half years with ${half}% each: $${p.sum} \times \left(\frac{${100 + p.rate / 2}}{100}\right)^${p.halves} = ${num(right)}$.`;
  },
});

const valueAfter = (p: Loan) => grow(p.sum, -p.rate, p.years);

const depreciation = defineTemplate<Loan, Fraction>({
  id: 'loss-of-value',
  level: 'easy',
  parameters: { sum: range(4_000, 80_000, 1_000), rate: [5, 8, 10, 12, 15, 20, 25], years: [2, 3] },
  isSensible: (p) => isWholeRupees(valueAfter(p)),
  solve: valueAfter,
  show: rupees,
  mistakes: [
    { text: 'You took the same amount off each year.', value: (p) => changed(p.sum, -p.rate * p.years) },
    { text: 'You let the value rise.', value: amountOf },
    { text: 'This is what is lost.', value: (p) => frac(p.sum).sub(valueAfter(p)) },
    { text: 'You counted one year too many.', value: (p) => valueAfter({ ...p, years: p.years + 1 }) },
    { text: 'You counted one year too few.', value: (p) => valueAfter({ ...p, years: p.years - 1 }) },
    { text: 'You took one percent too many.', value: (p) => valueAfter({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => valueAfter({ ...p, rate: p.rate - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `A machine costs ${rupees(p.sum)} and loses ${p.rate}% of its value each year. What is it worth after ${p.years} years?`,
    (p, s) =>
      `${s.person.name} buys a scooter for ${rupees(p.sum)}. Its value falls by ${p.rate}% of what it was every year. What is its value after ${p.years} years?`,
    (p) =>
      `The value of a printer, ${rupees(p.sum)} at first, shrinks by ${p.rate}% a year. Find its value after ${p.years} years.`,
  ],
  explain: (p, right) =>
    t`Each year leaves ${100 - p.rate}% of the value: $${p.sum} \times \left(\frac{${100 - p.rate}}{100}\right)^${p.years} = ${num(right)}$.`,
});

interface TwoRates {
  sum: number;
  first: number;
  second: number;
}

const twoRateAmount = ({ sum, first, second }: TwoRates) => changed(changed(sum, first), second);

const twoRates = defineTemplate<TwoRates, Fraction>({
  id: 'a-different-rate-each-year',
  level: 'medium',
  parameters: {
    sum: range(2_000, 40_000, 500),
    first: [4, 5, 8, 10, 12, 15, 20],
    second: [4, 5, 6, 8, 10, 12, 15, 25],
  },
  isSensible: (p) => p.first !== p.second && isWholeRupees(twoRateAmount(p)),
  solve: twoRateAmount,
  show: rupees,
  mistakes: [
    { text: 'You added the two rates.', value: ({ sum, first, second }) => changed(sum, first + second) },
    { text: 'You used the first rate twice.', value: ({ sum, first }) => grow(sum, first, 2) },
    { text: 'You used the second rate twice.', value: ({ sum, second }) => grow(sum, second, 2) },
    { text: 'You left out the second year.', value: ({ sum, first }) => changed(sum, first) },
    { text: 'You left out the first year.', value: ({ sum, second }) => changed(sum, second) },
    { text: 'This is only the interest.', value: (p) => twoRateAmount(p).sub(p.sum) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `Interest is compounded yearly, at ${p.first}% in the first year and ${p.second}% in the second. What does ${rupees(p.sum)} amount to in 2 years?`,
    (p, s) =>
      `${s.person.name} puts ${rupees(p.sum)} into an account with interest compounded yearly: ${p.first}% for the first year, ${p.second}% for the second. How much is in it after both years?`,
    (p) =>
      `Find the amount of ${rupees(p.sum)} after 2 years when ${p.first}% interest is added after one year and ${p.second}% after the other.`,
  ],
  explain: (p, right) =>
    t`Multiply by both factors: $${p.sum} \times \frac{${100 + p.first}}{100} \times \frac{${100 + p.second}}{100} = ${num(right)}$.`,
});

export const GROWTH = [amount, interest, depreciation, halfYearly, twoRates];
