import {
  counted,
  defineTemplate,
  frac,
  num,
  percent,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';
import { amountOf, compoundOf, grow, isWholeRupees, MONEY_SLIPS, simpleOf, type Loan } from './growth.js';

const RATES = [4, 5, 6, 8, 10, 12, 15, 20, 25];

const findSum = defineTemplate<Loan, Fraction>({
  id: 'sum-from-the-amount',
  level: 'medium',
  parameters: { sum: range(1_000, 32_000, 250), rate: RATES, years: [2, 3] },
  isSensible: (p) => isWholeRupees(amountOf(p)),
  solve: ({ sum }) => frac(sum),
  show: rupees,
  mistakes: [
    {
      text: 'You took simple interest.',
      value: (p) =>
        amountOf(p)
          .mul(100)
          .div(100 + p.rate * p.years)
          .round(),
    },
    { text: 'You undid one year too few.', value: (p) => amountOf({ ...p, years: 1 }) },
    {
      text: 'You took the rate off the amount each year.',
      value: (p) => grow(amountOf(p), -p.rate, p.years).round(),
    },
    { text: 'This is the interest.', value: compoundOf },
    ...MONEY_SLIPS,
    slip('Your result is two hundred and fifty rupees too high.', 250),
    slip('Your result is two hundred and fifty rupees too low.', -250),
  ],
  wordings: [
    (p) =>
      `What sum becomes ${rupees(amountOf(p))} in ${p.years} years at ${p.rate}% a year, compounded yearly?`,
    (p, s) =>
      `${s.person.name} pays back ${rupees(amountOf(p))} after ${p.years} years for a loan at ${p.rate}% a year, compounded yearly. How much did ${s.person.they} borrow?`,
    (p) =>
      `Find the sum that amounts to ${rupees(amountOf(p))} in ${p.years} years at a yearly rate of ${p.rate}%, compounded yearly.`,
  ],
  explain: (p, right) =>
    t`Undo the growth: $${num(amountOf(p))} \times \left(\frac{100}{${100 + p.rate}}\right)^${p.years} = ${num(right)}$.`,
});

/** Over all years, in percent of the sum. */
const growthOf = (p: Loan) => compoundOf(p).mul(100).div(p.sum);

const findRate = defineTemplate<Loan, Fraction>({
  id: 'rate-from-two-years',
  level: 'medium',
  parameters: {
    sum: range(1_000, 40_000, 200),
    rate: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25],
    years: [2],
  },
  isSensible: (p) => isWholeRupees(amountOf(p)),
  solve: ({ rate }) => frac(rate),
  show: percent,
  mistakes: [
    {
      text: 'You took half of the growth over both years, rounded.',
      value: (p) => growthOf(p).div(2).round(),
    },
    { text: 'You took the growth over both years, rounded.', value: (p) => growthOf(p).round() },
    {
      text: 'You took half of the growth as a part of the amount, not of the sum, and rounded it.',
      value: (p) => growthOf(p).mul(p.sum).div(amountOf(p)).div(2).round(),
    },
    {
      text: 'You took the growth as a part of the amount, not of the sum, and rounded it.',
      value: (p) => growthOf(p).mul(p.sum).div(amountOf(p)).round(),
    },
    {
      text: 'You divided the growth by 3, as if there were three years, and rounded it.',
      value: (p) => growthOf(p).div(3).round(),
    },
    { text: 'You halved the growth twice, and rounded it.', value: (p) => growthOf(p).div(4).round() },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is half a percent too low.', frac(-1, 2)),
    slip('Your result is half a percent too high.', frac(1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `At what rate a year, compounded yearly, does a sum of ${rupees(p.sum)} become ${rupees(amountOf(p))} in 2 years?`,
    (p, s) =>
      `${s.person.name}'s deposit of ${rupees(p.sum)} grows to ${rupees(amountOf(p))} in 2 years, compounded yearly. What is the rate a year?`,
    (p) =>
      `Find the rate per cent a year, compounded yearly, at which ${rupees(p.sum)} bring ${rupees(compoundOf(p))} compound interest in 2 years.`,
  ],
  explain: (p, right) => {
    const ratio = amountOf(p).div(p.sum);
    return t`In two years the amount is $\frac{${num(amountOf(p))}}{${p.sum}} = \frac{${ratio.n}}{${ratio.d}}$ of the sum, which is the square of $\frac{${frac(100 + p.rate, 100).n}}{${frac(100 + p.rate, 100).d}}$. So the rate is ${num(right)}.`;
  },
});

const gap = (p: Loan) => compoundOf(p).sub(simpleOf(p));

const difference = defineTemplate<Loan, Fraction>({
  id: 'compound-less-simple-interest',
  level: 'medium',
  parameters: { sum: range(1_000, 40_000, 500), rate: [...RATES, 7, 9, 11, 14, 16], years: [2] },
  isSensible: (p) => isWholeRupees(gap(p)) && gap(p).gt(8),
  solve: gap,
  show: rupees,
  mistakes: [
    { text: 'You took the simple interest of one year.', value: (p) => frac(p.sum * p.rate, 100) },
    { text: 'You doubled the difference.', value: (p) => gap(p).mul(2) },
    { text: 'You halved the difference.', value: (p) => gap(p).div(2) },
    { text: 'You took one percent too many.', value: (p) => gap({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => gap({ ...p, rate: p.rate - 1 }) },
    slip('Your result is two rupees too high.', 2),
    slip('Your result is two rupees too low.', -2),
    slip('Your result is five rupees too high.', 5),
    slip('Your result is five rupees too low.', -5),
  ],
  wordings: [
    (p) =>
      `What is the difference between the interest, compounded yearly, and the simple interest on ${rupees(p.sum)} for 2 years at ${p.rate}% a year?`,
    (p, s) =>
      `${s.person.name} can lend ${rupees(p.sum)} for 2 years at ${p.rate}% a year, at simple interest or at interest compounded yearly. How much more does the compound interest bring?`,
    (p) =>
      `Find by how much the compound interest on ${rupees(p.sum)} at ${p.rate}% a year, compounded yearly, exceeds the simple interest in 2 years.`,
  ],
  explain: (p, right) => {
    const yearly = frac(p.sum * p.rate, 100);
    return t`In the second year the interest of the first, $\frac{${p.sum} \times ${p.rate}}{100} = ${num(yearly)}$, earns interest too: $${num(yearly)} \times \frac{${p.rate}}{100} = ${num(right)}$.`;
  },
});

const sumFromDifference = defineTemplate<Loan, Fraction>({
  id: 'sum-from-the-difference',
  level: 'hard',
  parameters: { sum: range(1_000, 40_000, 500), rate: RATES, years: [2, 3] },
  isSensible: (p) => isWholeRupees(gap(p)) && gap(p).gt(8),
  solve: ({ sum }) => frac(sum),
  show: rupees,
  mistakes: [
    {
      text: 'You divided by the rate once instead of by its square.',
      value: (p) => gap(p).mul(100).div(p.rate),
    },
    { text: 'You doubled the sum.', value: ({ sum }) => frac(2 * sum) },
    { text: 'You halved the sum.', value: ({ sum }) => frac(sum, 2) },
    {
      text: 'You used the formula of two years for three, or of three for two.',
      value: (p) =>
        p.years === 3
          ? gap(p)
              .mul(10_000)
              .div(p.rate * p.rate)
              .round()
          : gap(p)
              .mul(1_000_000)
              .div(p.rate * p.rate * (300 + p.rate))
              .round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is five hundred rupees too high.', 500),
    slip('Your result is five hundred rupees too low.', -500),
  ],
  wordings: [
    (p) =>
      `The difference between the interest, compounded yearly, and the simple interest on a sum for ${p.years} years at ${p.rate}% a year is ${rupees(gap(p))}. What is the sum?`,
    (p, s) =>
      `At ${p.rate}% a year, interest compounded yearly would bring ${s.person.name} ${rupees(gap(p))} more than simple interest in ${p.years} years. What sum does ${s.person.they} lend?`,
    (p) =>
      `On a certain sum the interest, compounded yearly, is ${rupees(gap(p))} higher than the simple interest for ${p.years} years at ${p.rate}% a year. Find the sum.`,
  ],
  explain: (p, right) => {
    const share = gap({ ...p, sum: 1_000_000 });
    return t`On 1000000 rupees the difference would be ${num(share)}. So the sum is $${num(gap(p))} \times \frac{1000000}{${num(share)}} = ${num(right)}$.`;
  },
});

interface Doubling {
  times: number;
  years: number;
  power: number;
}

const doubling = defineTemplate<Doubling, Fraction>({
  id: 'time-for-a-power-of-the-growth',
  level: 'hard',
  parameters: { times: [2, 3, 4, 5], years: range(2, 16), power: [2, 3, 4] },
  isSensible: ({ times, power }) => times ** power <= 130,
  solve: ({ years, power }) => frac(years * power),
  show: counted('year', 'years'),
  mistakes: [
    {
      text: 'You multiplied the years as with simple interest.',
      value: ({ times, years, power }) => frac(years * (times ** power - 1), times - 1),
    },
    {
      text: 'You multiplied the years by how many times it becomes.',
      value: ({ times, years, power }) => frac((years * times ** power) / times),
    },
    {
      text: 'You took the first years off. They belong to the time in all.',
      value: ({ years, power }) => frac(years * (power - 1)),
    },
    {
      text: 'You added the first years once more.',
      value: ({ years, power }) => frac(years * (power + 1)),
    },
    { text: 'You squared the years.', value: ({ years }) => frac(years ** 2) },
    { text: 'You added the exponent to the years.', value: ({ years, power }) => frac(years + power) },
    slip('Your result is 2 years too high.', 2),
    slip('Your result is 2 years too low.', -2),
    slip('Your result is 1 year too high.', 1),
    slip('Your result is 1 year too low.', -1),
    scaled('You halved the time.', frac(1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ times, years, power }) =>
      `At interest compounded yearly, a sum becomes ${times} times itself in ${years} years. In how many years does it become ${times ** power} times itself?`,
    ({ times, years, power }, s) =>
      `${s.person.name}'s money, compounded yearly, grows to ${times} times its value in ${years} years. After how many years in all is it ${times ** power} times as much as at first?`,
    ({ times, years, power }) =>
      `A deposit at interest compounded yearly is ${times} times as large after ${years} years. Find the time after which it is ${times ** power} times as large as at first.`,
  ],
  explain: ({ times, years, power }, right) =>
    t`Each ${years} years multiply the sum by ${times}, and $${times}^${power} = ${times ** power}$. So it takes $${power} \times ${years} = ${num(right)}$ years.`,
});

interface Instalments {
  unit: number;
  rate: number;
}

/** A multiple of the squared growth factor's numerator, so that the loan is whole rupees. */
const paymentOf = ({ unit, rate }: Instalments) => unit * Number(frac(100 + rate, 100).n) ** 2;
const worthNow = (p: Instalments) =>
  frac(paymentOf(p) * 100, 100 + p.rate).add(frac(paymentOf(p) * 10_000, (100 + p.rate) ** 2));

const twoInstalments = defineTemplate<Instalments, Fraction>({
  id: 'two-equal-payments',
  level: 'hard',
  parameters: { unit: range(1, 60), rate: [4, 5, 10, 20, 25] },
  isSensible: (p) => isWholeRupees(worthNow(p)) && paymentOf(p) < 30_000,
  solve: (p) => frac(paymentOf(p)),
  show: rupees,
  mistakes: [
    { text: 'You halved the loan, without interest.', value: (p) => worthNow(p).div(2) },
    {
      text: 'You halved the amount after two years.',
      value: (p) => grow(worthNow(p), p.rate, 2).div(2).round(),
    },
    {
      text: 'You halved the amount after one year.',
      value: (p) => grow(worthNow(p), p.rate, 1).div(2).round(),
    },
    {
      text: 'You took simple interest for two years on the whole loan.',
      value: (p) =>
        worthNow(p)
          .mul(100 + 2 * p.rate)
          .div(200)
          .round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is twenty rupees too high.', 20),
    slip('Your result is twenty rupees too low.', -20),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} borrows ${rupees(worthNow(p))} at ${p.rate}% interest a year, compounded yearly, and pays it back in two equal payments, at the end of the first and of the second year. How high is each payment?`,
    (p) =>
      `A loan of ${rupees(worthNow(p))} with ${p.rate}% interest a year, compounded yearly, is cleared by two equal payments after one and after two years. How much is one payment?`,
    (p) =>
      `Two equal yearly payments, the first after one year, clear a debt of ${rupees(worthNow(p))} at ${p.rate}% interest a year, compounded yearly. Find one payment.`,
  ],
  explain: (p, right) => {
    const due = grow(worthNow(p), p.rate, 2);
    return t`After two years the debt would be $${num(worthNow(p))} \times \left(\frac{${100 + p.rate}}{100}\right)^2 = ${num(due)}$. The first payment has grown to $\frac{${100 + p.rate}}{100}$ of itself then, so both are worth $\frac{${200 + p.rate}}{100}$ of a payment: $${num(due)} \times \frac{100}{${200 + p.rate}} = ${num(right)}$.`;
  },
});

const fromSimple = defineTemplate<Loan, Fraction>({
  id: 'compound-from-simple-interest',
  level: 'medium',
  parameters: { sum: range(1_000, 30_000, 500), rate: RATES, years: [2] },
  isSensible: (p) => isWholeRupees(compoundOf(p)),
  solve: compoundOf,
  show: rupees,
  mistakes: [
    { text: 'You took the simple interest.', value: simpleOf },
    {
      text: 'You raised the simple interest by the whole rate.',
      value: (p) =>
        simpleOf(p)
          .mul(100 + p.rate)
          .div(100),
    },
    {
      text: 'You raised the simple interest by twice the rate.',
      value: (p) =>
        simpleOf(p)
          .mul(100 + 2 * p.rate)
          .div(100),
    },
    { text: 'You took the interest of one year.', value: (p) => frac(p.sum * p.rate, 100) },
    ...MONEY_SLIPS,
    slip('Your result is twenty rupees too low.', -20),
    slip('Your result is twenty rupees too high.', 20),
  ],
  wordings: [
    (p) =>
      `The simple interest on a sum for 2 years at ${p.rate}% a year is ${rupees(simpleOf(p))}. What is the compound interest on the same sum for the same time and rate, compounded yearly?`,
    (p, s) =>
      `In 2 years ${s.person.name} gets ${rupees(simpleOf(p))} simple interest at ${p.rate}% a year. How much would the interest be if it were compounded yearly?`,
    (p) =>
      `A sum brings ${rupees(simpleOf(p))} simple interest in 2 years at ${p.rate}%. Find its compound interest in 2 years at the same rate, compounded yearly.`,
  ],
  explain: (p, right) => {
    const yearly = simpleOf(p).div(2);
    const more = yearly.mul(p.rate).div(100);
    return t`The interest of a year is $${num(simpleOf(p))} \div 2 = ${num(yearly)}$. In the second year it earns $${num(yearly)} \times \frac{${p.rate}}{100} = ${num(more)}$ more: $${num(simpleOf(p))} + ${num(more)} = ${num(right)}$.`;
  },
});

const lastYear = (p: Loan) => amountOf(p).sub(amountOf({ ...p, years: p.years - 1 }));

const interestOfOneYear = defineTemplate<Loan, Fraction>({
  id: 'interest-of-a-later-year',
  level: 'easy',
  parameters: { sum: range(1_000, 40_000, 500), rate: RATES, years: [2, 3] },
  isSensible: (p) => isWholeRupees(lastYear(p)),
  solve: lastYear,
  show: rupees,
  mistakes: [
    { text: 'You took the interest of the first year.', value: (p) => frac(p.sum * p.rate, 100) },
    { text: 'You took the interest of all years.', value: compoundOf },
    {
      text: 'You took the interest of the year after it.',
      value: (p) => lastYear({ ...p, years: p.years + 1 }),
    },
    { text: 'You took one percent too many.', value: (p) => lastYear({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => lastYear({ ...p, rate: p.rate - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `${rupees(p.sum)} are lent at ${p.rate}% a year, compounded yearly. What is the interest of the ${p.years === 2 ? 'second' : 'third'} year alone?`,
    (p, s) =>
      `${s.person.name} deposits ${rupees(p.sum)} at ${p.rate}% interest a year, compounded yearly. How much interest is added at the end of the ${p.years === 2 ? 'second' : 'third'} year?`,
    (p) =>
      `Find the interest that ${rupees(p.sum)} earn in year ${p.years} only, at ${p.rate}% a year, compounded yearly.`,
  ],
  explain: (p, right) => {
    const before = amountOf({ ...p, years: p.years - 1 });
    return t`At the start of that year the amount is ${num(before)}. Its interest is $${num(before)} \times \frac{${p.rate}}{100} = ${num(right)}$.`;
  },
});

export const BACKWARDS = [
  interestOfOneYear,
  findSum,
  findRate,
  difference,
  fromSimple,
  sumFromDifference,
  doubling,
  twoInstalments,
];
