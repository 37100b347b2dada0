import { defineTemplate, frac, num, percent, range, rupees, t, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';

const MONEY_SLIPS = [
  slip('Your result is fifty rupees too high.', 50),
  slip('Your result is fifty rupees too low.', -50),
  slip('Your result is a hundred rupees too high.', 100),
  slip('Your result is a hundred rupees too low.', -100),
];

interface TwoAmounts {
  sum: number;
  yearly: number;
  early: number;
  late: number;
}

const after = ({ sum, yearly }: TwoAmounts, years: number) => sum + yearly * years;

const sumFromTwoAmounts = defineTemplate<TwoAmounts, Fraction>({
  id: 'sum-from-two-amounts',
  level: 'medium',
  parameters: {
    sum: range(800, 12_000, 100),
    yearly: range(50, 900, 10),
    early: [2, 3, 4],
    late: [4, 5, 6, 7, 8],
  },
  isSensible: (p) =>
    p.late - p.early > 1 &&
    frac(100 * p.yearly, p.sum).mul(2).d === 1n &&
    p.yearly * 6 < p.sum &&
    p.yearly * 30 > p.sum,
  solve: ({ sum }) => frac(sum),
  show: rupees,
  mistakes: [
    { text: 'You took the interest of one year too few off.', value: (p) => frac(p.sum + p.yearly) },
    { text: 'You took the interest of one year too many off.', value: (p) => frac(p.sum - p.yearly) },
    {
      text: 'You took the difference of both amounts off the first.',
      value: (p) => frac(after(p, p.early) - p.yearly * (p.late - p.early)),
    },
    { text: 'This is the first amount.', value: (p) => frac(after(p, p.early)) },
    { text: 'This is the difference of both amounts.', value: (p) => frac(p.yearly * (p.late - p.early)) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `At simple interest a sum amounts to ${rupees(after(p, p.early))} in ${p.early} years and to ${rupees(after(p, p.late))} in ${p.late} years. What is the sum?`,
    (p, s) =>
      `${s.person.name}'s deposit with simple interest is worth ${rupees(after(p, p.early))} after ${p.early} years and ${rupees(after(p, p.late))} after ${p.late} years. How much did ${s.person.they} deposit?`,
    (p) =>
      `A loan at simple interest grows to ${rupees(after(p, p.early))} in ${p.early} years and to ${rupees(after(p, p.late))} in ${p.late} years from its start. Find the sum that was lent.`,
  ],
  explain: (p, right) => {
    const [years, gap] = [p.late - p.early, p.yearly * (p.late - p.early)];
    return t`In $${p.late} - ${p.early} = ${years}$ years the interest is $${after(p, p.late)} - ${after(p, p.early)} = ${gap}$, so it is $${gap} \div ${years} = ${p.yearly}$ a year. The sum is $${after(p, p.early)} - ${p.early} \times ${p.yearly} = ${num(right)}$.`;
  },
});

interface Higher {
  sum: number;
  more: number;
  years: number;
}

const extra = ({ sum, more, years }: Higher) => frac(sum * more * years, 100);

const sumFromAHigherRate = defineTemplate<Higher, Fraction>({
  id: 'sum-from-a-higher-rate',
  level: 'medium',
  parameters: { sum: range(600, 15_000, 100), more: [1, 2, 3, 4], years: range(2, 6) },
  isSensible: (p) => p.more * p.years > 3,
  solve: ({ sum }) => frac(sum),
  show: rupees,
  mistakes: [
    { text: 'You forgot the number of years.', value: (p) => frac(p.sum * p.years) },
    {
      text: 'You forgot the difference of the rates.',
      value: (p) => (p.more === 1 ? undefined : frac(p.sum * p.more)),
    },
    {
      text: 'You counted one year too few.',
      value: (p) =>
        extra(p)
          .mul(100)
          .div(p.more * (p.years - 1)),
    },
    {
      text: 'You counted one year too many.',
      value: (p) =>
        extra(p)
          .mul(100)
          .div(p.more * (p.years + 1)),
    },
    {
      text: 'You took one percent more.',
      value: (p) =>
        extra(p)
          .mul(100)
          .div((p.more + 1) * p.years),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p) =>
      `A sum is lent for ${p.years} years at simple interest. At a rate ${p.more}% higher it would have brought ${rupees(extra(p))} more. What is the sum?`,
    (p, s) =>
      `Had ${s.person.name} lent a sum at ${p.more}% more a year, the simple interest for ${p.years} years would have been ${rupees(extra(p))} higher. How much did ${s.person.they} lend?`,
    (p) =>
      `The simple interest on a sum for ${p.years} years rises by ${rupees(extra(p))} when the yearly rate rises by ${p.more} percentage points. Find the sum.`,
  ],
  explain: (p, right) =>
    t`The extra interest is $${p.more} \times ${p.years} = ${p.more * p.years}$ percent of the sum: $${num(extra(p))} \times \frac{100}{${p.more * p.years}} = ${num(right)}$.`,
});

interface Middleman {
  sum: number;
  low: number;
  high: number;
  years: number;
}

const profit = ({ sum, low, high, years }: Middleman) => frac(sum * (high - low) * years, 100);

const borrowAndLend = defineTemplate<Middleman, Fraction>({
  id: 'borrow-and-lend',
  level: 'medium',
  parameters: { sum: range(2_000, 30_000, 500), low: range(4, 10), high: range(6, 15), years: range(2, 5) },
  isSensible: ({ low, high }) => high > low + 1,
  solve: profit,
  show: rupees,
  mistakes: [
    {
      text: 'You forgot the interest that must be paid.',
      value: ({ sum, high, years }) => frac(sum * high * years, 100),
    },
    {
      text: 'You took only the interest that must be paid.',
      value: ({ sum, low, years }) => frac(sum * low * years, 100),
    },
    {
      text: 'You added both rates.',
      value: ({ sum, low, high, years }) => frac(sum * (low + high) * years, 100),
    },
    { text: 'You took the gain of one year.', value: (p) => profit({ ...p, years: 1 }) },
    { text: 'You counted one year too many.', value: (p) => profit({ ...p, years: p.years + 1 }) },
    { text: 'You counted one year too few.', value: (p) => profit({ ...p, years: p.years - 1 }) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} borrows ${rupees(p.sum)} at ${p.low}% and lends it at ${p.high}% simple interest a year, both for ${p.years} years. What does ${s.person.they} gain in all?`,
    (p) =>
      `A trader borrows ${rupees(p.sum)} for ${p.years} years at ${p.low}% simple interest a year and lends the money for the same time at ${p.high}%. How much does the trader gain?`,
    (p) =>
      `Money is borrowed at ${p.low}% and lent at ${p.high}% a year, at simple interest. Find the gain on ${rupees(p.sum)} in ${p.years} years.`,
  ],
  explain: (p, right) =>
    t`Each year the gain is $${p.high} - ${p.low} = ${p.high - p.low}$ percent: $\frac{${p.sum} \times ${p.high - p.low} \times ${p.years}}{100} = ${num(right)}$.`,
});

interface Split {
  part: number;
  other: number;
  low: number;
  high: number;
}

const total = ({ part, other }: Split) => part + other;
const yearly = ({ part, other, low, high }: Split) => frac(part * low + other * high, 100);

const twoParts = defineTemplate<Split, Fraction>({
  id: 'two-parts-at-two-rates',
  level: 'hard',
  parameters: {
    part: range(1_000, 12_000, 200),
    other: range(1_000, 12_000, 200),
    low: range(4, 9),
    high: range(6, 14),
  },
  isSensible: (p) => p.high > p.low + 1 && p.part !== p.other && total(p) % 1_000 === 0,
  solve: ({ part }) => frac(part),
  show: rupees,
  mistakes: [
    { text: 'This is the part at the higher rate.', value: ({ other }) => frac(other) },
    { text: 'You took half of the whole sum.', value: (p) => frac(total(p), 2) },
    {
      text: 'You shared the sum in the ratio of the rates.',
      value: (p) => frac(total(p) * p.low, p.low + p.high).round(),
    },
    {
      text: 'You shared the sum in the opposite ratio of the rates.',
      value: (p) => frac(total(p) * p.high, p.low + p.high).round(),
    },
    slip('Your result is two hundred rupees too high.', 200),
    slip('Your result is two hundred rupees too low.', -200),
    slip('Your result is five hundred rupees too high.', 500),
    slip('Your result is five hundred rupees too low.', -500),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} invests ${rupees(total(p))}, a part at ${p.low}% and the rest at ${p.high}% simple interest. The interest is ${rupees(yearly(p))} a year. How much is invested at ${p.low}%?`,
    (p) =>
      `Of ${rupees(total(p))} one part is lent at ${p.low}% and the other at ${p.high}% a year. Together they bring ${rupees(yearly(p))} a year. How large is the part at ${p.low}%?`,
    (p) =>
      `A sum of ${rupees(total(p))} is placed in two accounts with ${p.low}% and ${p.high}% simple interest a year and earns ${rupees(yearly(p))} in a year. Find what is in the account with ${p.low}%.`,
  ],
  explain: (p, right) => {
    const all = frac(total(p) * p.high, 100);
    return t`At ${p.high}% all would bring $\frac{${total(p)} \times ${p.high}}{100} = ${num(all)}$, which is $${num(all)} - ${num(yearly(p))} = ${num(all.sub(yearly(p)))}$ too much. Each ₹100 at ${p.low}% bring ${p.high - p.low} less: $${num(all.sub(yearly(p)))} \times \frac{100}{${p.high - p.low}} = ${num(right)}$.`;
  },
});

interface EqualInterest {
  unit: number;
  first: number;
  second: number;
  firstYears: number;
  secondYears: number;
}

const weights = ({ first, second, firstYears, secondYears }: EqualInterest) =>
  [second * secondYears, first * firstYears] as const;
const whole = (p: EqualInterest) => p.unit * (weights(p)[0] + weights(p)[1]);

const equalInterests = defineTemplate<EqualInterest, Fraction>({
  id: 'parts-with-equal-interest',
  level: 'hard',
  parameters: {
    unit: range(50, 500, 25),
    first: range(4, 10),
    second: range(4, 12),
    firstYears: [2, 3, 4, 5],
    secondYears: [2, 3, 4, 5, 6],
  },
  isSensible: (p) =>
    weights(p)[0] !== weights(p)[1] && p.first !== p.second && whole(p) < 40_000 && whole(p) % 100 === 0,
  solve: (p) => frac(p.unit * weights(p)[0]),
  show: rupees,
  mistakes: [
    { text: 'This is the second part.', value: (p) => frac(p.unit * weights(p)[1]) },
    { text: 'You took half of the sum.', value: (p) => frac(whole(p), 2) },
    { text: 'You left out the years.', value: (p) => frac(whole(p) * p.second, p.first + p.second).round() },
    {
      text: 'You left out the rates.',
      value: (p) => frac(whole(p) * p.secondYears, p.firstYears + p.secondYears).round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is two hundred rupees too high.', 200),
    slip('Your result is two hundred rupees too low.', -200),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} lends ${rupees(whole(p))} in two parts, the first for ${p.firstYears} years at ${p.first}% and the second for ${p.secondYears} years at ${p.second}% simple interest a year. Both bring the same interest. How large is the first part?`,
    (p) =>
      `${rupees(whole(p))} are split so that one part at ${p.first}% in ${p.firstYears} years earns as much simple interest as the rest at ${p.second}% in ${p.secondYears} years. What is the part at ${p.first}%?`,
    (p) =>
      `Two deposits of together ${rupees(whole(p))} earn equal simple interest, one at ${p.first}% a year in ${p.firstYears} years, the other at ${p.second}% a year in ${p.secondYears} years. Find the first deposit.`,
  ],
  explain: (p, right) => {
    const [a, b] = weights(p);
    return t`The parts are in the opposite ratio of rate times years: $${p.second} \times ${p.secondYears} = ${a}$ to $${p.first} \times ${p.firstYears} = ${b}$. The first part is $${whole(p)} \times \frac{${a}}{${a + b}} = ${num(right)}$.`;
  },
});

interface Debt {
  instalment: number;
  rate: number;
  years: number;
}

const ORDINALS: Readonly<Record<number, string>> = { 3: 'third', 4: 'fourth', 5: 'fifth' };

/** Equal yearly payments; each earns simple interest until the debt is due. */
const debtOf = ({ instalment, rate, years }: Debt) =>
  frac(instalment * years).add(frac(instalment * rate * years * (years - 1), 200));

const yearlyInstalment = defineTemplate<Debt, Fraction>({
  id: 'equal-yearly-payments',
  level: 'hard',
  parameters: { instalment: range(200, 4_000, 50), rate: [4, 5, 6, 8, 10, 12], years: [3, 4, 5] },
  isSensible: (p) => debtOf(p).d === 1n,
  solve: ({ instalment }) => frac(instalment),
  show: rupees,
  mistakes: [
    {
      text: 'You divided the debt by the years, without interest.',
      value: (p) => debtOf(p).div(p.years).mul(1).round(),
    },
    {
      text: 'You let all payments earn interest for all years.',
      value: (p) =>
        debtOf(p)
          .mul(100)
          .div(p.years * (100 + p.rate * p.years))
          .round(),
    },
    {
      text: 'You counted one year too many.',
      value: (p) =>
        debtOf(p)
          .mul(200)
          .div((p.years + 1) * (200 + p.rate * p.years))
          .round(),
    },
    ...MONEY_SLIPS,
    slip('Your result is twenty rupees too high.', 20),
    slip('Your result is twenty rupees too low.', -20),
  ],
  wordings: [
    (p, s) =>
      `A debt of ${rupees(debtOf(p))} is due in ${p.years} years. ${s.person.name} makes ${p.years} equal payments, one at the end of each year. Each payment earns ${p.rate}% simple interest a year until the due date. How high is each payment?`,
    (p) =>
      `What equal payment at the end of each of ${p.years} years clears a debt of ${rupees(debtOf(p))} that is due at the end of the ${ORDINALS[p.years] ?? ''} year? Each payment earns ${p.rate}% simple interest a year until the due date.`,
    (p) =>
      `A debt of ${rupees(debtOf(p))} is due after ${p.years} years. It is cleared by ${p.years} equal sums, one at the end of every year. Each sum earns ${p.rate}% simple interest a year until the debt is due. Find one of the sums.`,
  ],
  explain: (p, right) => {
    const years = range(1, p.years - 1);
    const waiting = years.reduce((all, each) => all + each, 0);
    const share = 100 * p.years + p.rate * waiting;
    return t`The payments wait ${[...years].reverse().join(', ')} and 0 years. A payment of 100 each would be worth $100 \times ${p.years} + ${p.rate} \times ${waiting} = ${share}$. So each one is $${num(debtOf(p))} \times \frac{100}{${share}} = ${num(right)}$.`;
  },
});

interface Share {
  share: number;
  years: number;
}

const rateOf = ({ share, years }: Share) => frac(100, share * years);
const inTenths = (value: Fraction) => value.mul(10).round().div(10);

const interestAsAPart = defineTemplate<Share, Fraction>({
  id: 'interest-as-a-part-of-the-sum',
  level: 'medium',
  parameters: { share: [2, 4, 5, 8, 10, 16, 20, 25], years: range(2, 12) },
  isSensible: (p) => rateOf(p).mul(4).d === 1n && rateOf(p).lte(20) && rateOf(p).gte(1),
  solve: rateOf,
  show: percent,
  mistakes: [
    { text: 'You forgot the years.', value: ({ share }) => frac(100, share) },
    {
      text: 'You forgot the part and divided 100 by the years.',
      value: ({ years }) => frac(100, years).mul(10).round().div(10),
    },
    {
      text: 'You took the interest as a part of the amount, not of the sum.',
      value: ({ share, years }) => inTenths(frac(100, (share + 1) * years)),
    },
    {
      text: 'You took the interest as a part of what the sum is without it.',
      value: ({ share, years }) => inTenths(frac(100, (share - 1) * years)),
    },
    {
      text: 'You added the two numbers instead of multiplying them.',
      value: ({ share, years }) => inTenths(frac(100, share + years)),
    },
    {
      text: 'You divided the number below the line by the years.',
      value: ({ share, years }) => inTenths(frac(share, years)),
    },
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 0.5 too low.', frac(-1, 2)),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ share, years }) =>
      `The simple interest on a sum for ${years} years is $\\frac{1}{${share}}$ of the sum. What is the rate a year?`,
    ({ share, years }, s) =>
      `After ${years} years the simple interest on ${s.person.name}'s deposit is $\\frac{1}{${share}}$ of the deposit. At what rate a year was it?`,
    ({ share, years }) =>
      `Find the yearly rate of simple interest at which a sum earns $\\frac{1}{${share}}$ of itself in ${years} years.`,
  ],
  explain: ({ share, years }, right) =>
    t`The interest is $\frac{100}{${share}}$ percent of the sum in ${years} years, so a year brings $\frac{100}{${share} \times ${years}} = ${num(right)}$ percent.`,
});

export const SEVERAL_LOANS = [
  sumFromTwoAmounts,
  sumFromAHigherRate,
  borrowAndLend,
  interestAsAPart,
  twoParts,
  equalInterests,
  yearlyInstalment,
];
