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
import { isInTenths, scaled, slip } from '../../../kit/slips.js';

/** Money at simple interest: rupees, percent a year, years. */
interface Loan {
  sum: number;
  rate: number;
  years: number;
}

const interestOf = ({ sum, rate, years }: Loan): Fraction => frac(sum * rate * years, 100);
const compoundAmount = ({ sum, rate, years }: Loan) =>
  frac(100 + rate, 100)
    .pow(years)
    .mul(sum);
const amountOf = (p: Loan) => interestOf(p).add(p.sum);
const yearsText = counted('year', 'years');

const LOANS = { sum: range(600, 24_000, 200), rate: range(3, 16), years: range(2, 8) };

const MONEY_SLIPS = [
  slip('Your result is ten rupees too high.', 10),
  slip('Your result is ten rupees too low.', -10),
  slip('Your result is a hundred rupees too high.', 100),
  slip('Your result is a hundred rupees too low.', -100),
];

const interest = defineTemplate<Loan, Fraction>({
  id: 'interest',
  level: 'easy',
  parameters: LOANS,
  solve: interestOf,
  show: rupees,
  mistakes: [
    { text: 'This is the interest and the sum together.', value: amountOf },
    { text: 'You took the interest of one year.', value: (p) => interestOf({ ...p, years: 1 }) },
    { text: 'You took compound interest.', value: (p) => compoundAmount(p).sub(p.sum).round() },
    {
      text: 'You added the interest of the first year to the sum before you began.',
      value: (p) =>
        interestOf(p)
          .mul(100 + p.rate)
          .div(100)
          .round(),
    },
    { text: 'You counted one year too many.', value: (p) => interestOf({ ...p, years: p.years + 1 }) },
    { text: 'You counted one year too few.', value: (p) => interestOf({ ...p, years: p.years - 1 }) },
    { text: 'You took one percent too many.', value: (p) => interestOf({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => interestOf({ ...p, rate: p.rate - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) => `What is the simple interest on ${rupees(p.sum)} at ${p.rate}% a year for ${p.years} years?`,
    (p, s) =>
      `${s.person.name} borrows ${rupees(p.sum)} for ${p.years} years at ${p.rate}% simple interest a year. How much interest does ${s.person.they} pay?`,
    (p) =>
      `A cooperative bank pays ${p.rate}% simple interest a year. Find the interest that ${rupees(p.sum)} earn there in ${p.years} years.`,
  ],
  explain: (p, right) =>
    t`Multiply sum, rate and years and divide by 100: $\frac{${p.sum} \times ${p.rate} \times ${p.years}}{100} = ${num(right)}$.`,
});

const amount = defineTemplate<Loan, Fraction>({
  id: 'amount',
  level: 'easy',
  parameters: { ...LOANS, years: [2, 3, 4, 5, 6] },
  solve: amountOf,
  show: rupees,
  mistakes: [
    { text: 'This is only the interest.', value: interestOf },
    { text: 'You added the interest of one year only.', value: (p) => amountOf({ ...p, years: 1 }) },
    { text: 'You took compound interest.', value: (p) => compoundAmount(p).round() },
    { text: 'You added the interest twice.', value: (p) => amountOf(p).add(interestOf(p)) },
    { text: 'You counted one year too many.', value: (p) => amountOf({ ...p, years: p.years + 1 }) },
    { text: 'You counted one year too few.', value: (p) => amountOf({ ...p, years: p.years - 1 }) },
    { text: 'You took one percent too many.', value: (p) => amountOf({ ...p, rate: p.rate + 1 }) },
    { text: 'You took one percent too few.', value: (p) => amountOf({ ...p, rate: p.rate - 1 }) },
    { text: 'You subtracted the interest.', value: (p) => frac(p.sum).sub(interestOf(p)) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `${rupees(p.sum)} are lent at ${p.rate}% simple interest a year. What is the amount to be paid back after ${p.years} years?`,
    (p, s) =>
      `${s.person.name} deposits ${rupees(p.sum)} at ${p.rate}% simple interest a year. How much money, with interest, does ${s.person.they} have after ${p.years} years?`,
    (p) => `Find the amount of ${rupees(p.sum)} after ${p.years} years at ${p.rate}% a year simple interest.`,
  ],
  explain: (p, right) =>
    t`The interest is $\frac{${p.sum} \times ${p.rate} \times ${p.years}}{100} = ${num(interestOf(p))}$. Together with the sum: $${p.sum} + ${num(interestOf(p))} = ${num(right)}$.`,
});

const findRate = defineTemplate<Loan, Fraction>({
  id: 'rate',
  level: 'easy',
  parameters: { sum: range(800, 16_000, 100), rate: range(4, 15), years: range(2, 7) },
  solve: ({ rate }) => frac(rate),
  show: percent,
  mistakes: [
    { text: 'You forgot to divide by the years.', value: (p) => frac(p.rate * p.years) },
    {
      text: 'You divided by the amount instead of the sum.',
      value: (p) => interestOf(p).mul(100).div(amountOf(p).mul(p.years)).round(),
    },
    {
      text: 'You divided by one year too few.',
      value: (p) => frac(p.rate * p.years, p.years - 1).round(),
    },
    {
      text: 'You divided by one year too many.',
      value: (p) => frac(p.rate * p.years, p.years + 1).round(),
    },
    {
      text: 'You divided by the amount and forgot to divide by the years.',
      value: (p) => interestOf(p).mul(100).div(amountOf(p)).round(),
    },
    { text: 'You divided by the years twice.', value: (p) => frac(p.rate, p.years).round() },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 0.5 too high.', frac(1, 2)),
    slip('Your result is 0.5 too low.', frac(-1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `At what rate of simple interest a year do ${rupees(p.sum)} bring ${rupees(interestOf(p))} in ${p.years} years?`,
    (p, s) =>
      `${s.person.name} lends ${rupees(p.sum)} for ${p.years} years and gets back ${rupees(amountOf(p))}. What is the rate of simple interest a year?`,
    (p) =>
      `In ${p.years} years ${rupees(p.sum)} grow to ${rupees(amountOf(p))} at simple interest. Find the rate per cent a year.`,
  ],
  explain: (p, right) =>
    t`The interest is ${num(interestOf(p))} on ${p.sum} in ${p.years} years: $\frac{${num(interestOf(p))} \times 100}{${p.sum} \times ${p.years}} = ${num(right)}$ percent a year.`,
});

const findYears = defineTemplate<Loan, Fraction>({
  id: 'time',
  level: 'easy',
  parameters: { sum: range(800, 16_000, 100), rate: range(4, 15), years: range(3, 12) },
  solve: ({ years }) => frac(years),
  show: yearsText,
  mistakes: [
    {
      text: 'You divided by the amount instead of the sum.',
      value: (p) => interestOf(p).mul(100).div(amountOf(p).mul(p.rate)).round(),
    },
    {
      text: 'You added the sum to the interest before you divided.',
      value: (p) => frac(100, p.rate).add(p.years).round(),
    },
    { text: 'You forgot the rate and found a percentage.', value: (p) => frac(p.rate * p.years, 10) },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 3 too high.', 3),
    slip('Your result is half a year too high.', frac(1, 2)),
    slip('Your result is half a year too low.', frac(-1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `In how many years do ${rupees(p.sum)} bring ${rupees(interestOf(p))} at ${p.rate}% simple interest a year?`,
    (p, s) =>
      `${s.person.name} has ${rupees(p.sum)} in an account with ${p.rate}% simple interest a year. After how long are there ${rupees(amountOf(p))} in it?`,
    (p) =>
      `Find the time in which ${rupees(p.sum)} become ${rupees(amountOf(p))} at ${p.rate}% simple interest a year.`,
  ],
  explain: (p, right) => {
    const yearly = frac(p.sum * p.rate, 100);
    return t`Each year brings $\frac{${p.sum} \times ${p.rate}}{100} = ${num(yearly)}$. The interest of ${num(interestOf(p))} takes $${num(interestOf(p))} \div ${num(yearly)} = ${num(right)}$ years.`;
  },
});

const principal = defineTemplate<Loan, Fraction>({
  id: 'sum-from-the-amount',
  level: 'medium',
  parameters: { sum: range(800, 18_000, 200), rate: [4, 5, 6, 8, 10, 12, 15], years: [2, 3, 4, 5, 6, 8] },
  isSensible: (p) => p.rate * p.years < 75,
  solve: ({ sum }) => frac(sum),
  show: rupees,
  mistakes: [
    {
      text: 'You took the interest of the amount off it.',
      value: (p) =>
        amountOf(p)
          .mul(100 - p.rate * p.years)
          .div(100),
    },
    { text: 'This is the interest.', value: interestOf },
    {
      text: 'You used the interest of one year.',
      value: (p) =>
        amountOf(p)
          .mul(100)
          .div(100 + p.rate)
          .mul(1)
          .round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is two hundred rupees too high.', 200),
    slip('Your result is two hundred rupees too low.', -200),
  ],
  wordings: [
    (p) =>
      `Which sum becomes ${rupees(amountOf(p))} in ${p.years} years at ${p.rate}% simple interest a year?`,
    (p, s) =>
      `${s.person.name} pays back ${rupees(amountOf(p))} for a loan of ${p.years} years at ${p.rate}% simple interest a year. How much did ${s.person.they} borrow?`,
    (p) =>
      `To have ${rupees(amountOf(p))} after ${p.years} years at ${p.rate}% simple interest a year, a certain sum must be deposited. Find it.`,
  ],
  explain: (p, right) => {
    const share = 100 + p.rate * p.years;
    return t`The amount is $100 + ${p.rate} \times ${p.years} = ${share}$ percent of the sum: $${num(amountOf(p))} \times \frac{100}{${share}} = ${num(right)}$.`;
  },
});

interface Periods {
  sum: number;
  first: number;
  second: number;
  firstYears: number;
  secondYears: number;
}

const inPeriods = (p: Periods) => frac(p.sum * (p.first * p.firstYears + p.second * p.secondYears), 100);

const changingRates = defineTemplate<Periods, Fraction>({
  id: 'rates-that-change',
  level: 'medium',
  parameters: {
    sum: range(1_000, 20_000, 500),
    first: range(4, 12),
    second: range(5, 14),
    firstYears: [1, 2, 3, 4],
    secondYears: [2, 3, 4, 5],
  },
  isSensible: (p) =>
    p.first !== p.second && inPeriods(p).div(p.sum).gt(frac(1, 5)) && isInTenths(inPeriods(p)),
  solve: inPeriods,
  show: rupees,
  mistakes: [
    { text: 'You used the first rate for all years.', value: (p) => inPeriods({ ...p, second: p.first }) },
    { text: 'You used the second rate for all years.', value: (p) => inPeriods({ ...p, first: p.second }) },
    {
      text: 'You exchanged the two periods.',
      value: (p) => inPeriods({ ...p, first: p.second, second: p.first }),
    },
    { text: 'You left out the first period.', value: (p) => inPeriods({ ...p, firstYears: 0 }) },
    { text: 'You left out the second period.', value: (p) => inPeriods({ ...p, secondYears: 0 }) },
    { text: 'This is the interest and the sum together.', value: (p) => inPeriods(p).add(p.sum) },
    {
      text: 'You counted one year too many in the second period.',
      value: (p) => inPeriods({ ...p, secondYears: p.secondYears + 1 }),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `A bank pays ${p.first}% simple interest a year for the first ${p.firstYears === 1 ? 'year' : `${p.firstYears} years`} and ${p.second}% a year for the next ${p.secondYears} years. What is the interest on ${rupees(p.sum)} in all?`,
    (p, s) =>
      `${s.person.name} borrows ${rupees(p.sum)} at ${p.first}% simple interest a year. After ${p.firstYears === 1 ? 'one year' : `${p.firstYears} years`} the rate changes to ${p.second}%, and ${p.secondYears} years later ${s.person.they} pays everything back. How much interest is that in all?`,
    (p) =>
      `Find the simple interest on ${rupees(p.sum)} for ${p.firstYears + p.secondYears} years when the rate is ${p.first}% a year in the first ${p.firstYears === 1 ? 'year' : `${p.firstYears} years`} and ${p.second}% a year after that.`,
  ],
  explain: (p, right) => {
    const rates = p.first * p.firstYears + p.second * p.secondYears;
    return t`Add the percentages of all years: $${p.first} \times ${p.firstYears} + ${p.second} \times ${p.secondYears} = ${rates}$. The interest is $\frac{${p.sum} \times ${rates}}{100} = ${num(right)}$.`;
  },
});

interface Times {
  times: number;
  years: number;
  wanted: number;
}

const timeForMore = ({ times, years, wanted }: Times) => frac((wanted - 1) * years, times - 1);

const becomesManyTimes = defineTemplate<Times, Fraction>({
  id: 'time-to-become-many-times',
  level: 'medium',
  parameters: { times: [2, 3, 4], years: range(4, 24), wanted: [3, 4, 5, 6, 7, 8] },
  isSensible: (p) => p.wanted > p.times && timeForMore(p).d === 1n && timeForMore(p).lt(100),
  solve: timeForMore,
  show: yearsText,
  mistakes: [
    {
      text: 'You compared how many times, not how much was added.',
      value: ({ times, years, wanted }) => frac(wanted * years, times),
    },
    {
      text: 'You multiplied the years by how many times.',
      value: ({ years, wanted }) => frac(wanted * years),
    },
    { text: 'You let the growth add up as with compound interest.', value: ({ years }) => frac(2 * years) },
    {
      text: 'You counted the sum itself as interest once.',
      value: ({ times, years, wanted }) => frac(wanted * years, times - 1),
    },
    slip('Your result is 2 years too high.', 2),
    slip('Your result is 2 years too low.', -2),
    slip('Your result is 4 years too low.', -4),
    slip('Your result is 1 year too high.', 1),
    slip('Your result is 1 year too low.', -1),
    scaled('You halved the time.', frac(1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `A sum becomes ${p.times} times itself in ${p.years} years at simple interest. In how many years does it become ${p.wanted} times itself?`,
    (p, s) =>
      `At simple interest ${s.person.name}'s deposit grows to ${p.times} times its value in ${p.years} years. After how many years in all is it ${p.wanted} times as large as at first?`,
    (p) =>
      `Money at simple interest is ${p.times} times as much after ${p.years} years. Find the time after which it is ${p.wanted} times as much.`,
  ],
  explain: ({ times, years, wanted }, right) => {
    return t`In ${years} years the interest is ${times - 1} times the sum. For ${wanted} times the interest must be $${wanted} - 1 = ${wanted - 1}$ times the sum: $${years} \times \frac{${wanted - 1}}{${times - 1}} = ${num(right)}$ years.`;
  },
});

export const ONE_LOAN = [interest, amount, findRate, findYears, principal, changingRates, becomesManyTimes];
