import {
  changed,
  defineTemplate,
  frac,
  isWhole,
  num,
  percent,
  percentOf,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { isInTenths, scaled, slip } from '../../../kit/slips.js';

const PERCENTS = [4, 5, 6, 8, 12, 15, 16, 18, 24, 28, 32, 35, 36, 45, 48, 55, 64, 65, 72, 75, 85];

interface Part {
  rate: number;
  base: number;
}

const partOf = ({ rate, base }: Part) => percentOf(rate, base);

const findTheWhole = defineTemplate<Part, Fraction>({
  id: 'whole-from-a-part',
  level: 'easy',
  parameters: { rate: PERCENTS, base: range(120, 2_400, 20) },
  isSensible: (p) => isWhole(partOf(p)),
  solve: ({ base }) => frac(base),
  show: wholeNumber,
  mistakes: [
    { text: 'You took the percentage of the part.', value: (p) => percentOf(p.rate, partOf(p)) },
    {
      text: 'You took the percentage that is left over.',
      value: (p) =>
        partOf(p)
          .mul(100)
          .div(100 - p.rate),
    },
    { text: 'You added the percentage to the part.', value: (p) => changed(partOf(p), p.rate) },
    { text: 'You found only what is left over.', value: (p) => frac(p.base).sub(partOf(p)) },
    { text: 'You added the part to the whole.', value: (p) => frac(p.base).add(partOf(p)) },
    scaled('You doubled the whole.', 2),
    scaled('You halved the whole.', frac(1, 2)),
    slip('Your result is 20 too high.', 20),
    slip('Your result is 20 too low.', -20),
    slip('Your result is 10 too high.', 10),
  ],
  wordings: [
    (p) => `${p.rate}% of a number is ${wholeNumber(partOf(p))}. What is the number?`,
    (p, s) =>
      `${wholeNumber(partOf(p))} pupils of a school take part in a race. They are ${p.rate}% of all pupils. How many pupils has ${s.person.name}'s school?`,
    (p, s) =>
      `${s.person.name} has read ${wholeNumber(partOf(p))} pages of a set of books, which is ${p.rate}% of its pages. Find the number of pages of the set.`,
  ],
  explain: (p, right) =>
    t`${p.rate}% is ${num(partOf(p))}, so 1% is $${num(partOf(p))} \div ${p.rate} = ${num(frac(p.base, 100))}$ and the whole is $${num(frac(p.base, 100))} \times 100 = ${num(right)}$.`,
});

interface Marks {
  right: number;
  total: number;
}

const shareOf = ({ right, total }: Marks) => frac(100 * right, total);

const whatPercent = defineTemplate<Marks, Fraction>({
  id: 'one-number-as-a-percentage-of-another',
  level: 'easy',
  parameters: {
    right: range(12, 540, 3),
    total: [40, 50, 60, 75, 80, 120, 125, 150, 160, 200, 240, 250, 300, 400, 500, 600],
  },
  isSensible: (p) => isInTenths(shareOf(p)) && shareOf(p).gt(20) && shareOf(p).lt(95),
  solve: shareOf,
  show: percent,
  mistakes: [
    { text: 'You took the marks that are missing.', value: (p) => frac(100).sub(shareOf(p)) },
    {
      text: 'You divided by the marks that are missing.',
      value: ({ right, total }) =>
        frac(100 * right, total - right)
          .mul(10)
          .round()
          .div(10),
    },
    {
      text: 'You divided the total by the part.',
      value: ({ right, total }) =>
        frac(100 * total, right)
          .mul(10)
          .round()
          .div(10),
    },
    scaled('You doubled the percentage.', 2),
    scaled('You halved the percentage.', frac(1, 2)),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 10 too low.', -10),
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ right, total }, s) =>
      `${s.person.name} gets ${right} of ${total} marks in a test. What percent of the marks is that?`,
    ({ right, total }) =>
      `Of ${total} seats in a train ${right} are taken. What percent of the seats are taken?`,
    ({ right, total }) => `Find what percent of ${total} the number ${right} is.`,
  ],
  explain: ({ right, total }, share) =>
    t`Divide the part by the whole: $\frac{${right}}{${total}} \times 100 = ${num(share)}$ percent.`,
});

interface Salary {
  income: number;
  first: number;
  second: number;
}

const leftOver = ({ income, first, second }: Salary) => percentOf(100 - first - second, income);

const savings = defineTemplate<Salary, Fraction>({
  id: 'left-after-two-shares',
  level: 'easy',
  parameters: { income: range(12_000, 60_000, 1_000), first: range(10, 45, 5), second: range(8, 36, 4) },
  isSensible: ({ first, second }) => first !== second && first + second < 80,
  solve: leftOver,
  show: rupees,
  mistakes: [
    {
      text: 'You took only the first share off.',
      value: ({ income, first }) => percentOf(100 - first, income),
    },
    {
      text: 'You took only the second share off.',
      value: ({ income, second }) => percentOf(100 - second, income),
    },
    {
      text: 'This is what both shares cost.',
      value: ({ income, first, second }) => percentOf(first + second, income),
    },
    {
      text: 'You took the second share of what was left, not of the whole.',
      value: ({ income, first, second }) => changed(changed(income, -first), -second),
    },
    {
      text: 'You took one percent too many off.',
      value: ({ income, first, second }) => percentOf(99 - first - second, income),
    },
    {
      text: 'You took one percent too few off.',
      value: ({ income, first, second }) => percentOf(101 - first - second, income),
    },
    slip('You carried a thousand too many.', 1_000),
    slip('You carried a thousand too few.', -1_000),
  ],
  wordings: [
    ({ income, first, second }, s) =>
      `${s.person.name} earns ${rupees(income)} a month, spends ${first}% of the income on rent and ${second}% of the income on food, and saves the rest. How much does ${s.person.they} save?`,
    ({ income, first, second }) =>
      `Of ${rupees(income)} a club spends ${first}% on balls and ${second}% on shoes. How much money is left?`,
    ({ income, first, second }) =>
      `A village has ${rupees(income)} for repairs. ${first}% of this sum goes to wells and ${second}% of this sum goes to paths. Find the amount that remains.`,
  ],
  explain: ({ income, first, second }, right) =>
    t`The shares are $${first} + ${second} = ${first + second}$ percent, so $100 - ${first + second} = ${100 - first - second}$ percent are left: $${income} \times \frac{${100 - first - second}}{100} = ${num(right)}$.`,
});

interface Rest {
  rest: number;
  first: number;
  second: number;
}

const incomeOf = ({ rest, first, second }: Rest) => frac(rest * 10_000, (100 - first) * (100 - second));

const incomeFromTheRest = defineTemplate<Rest, Fraction>({
  id: 'whole-from-what-is-left',
  level: 'medium',
  parameters: {
    rest: range(1_080, 36_000, 60),
    first: [10, 20, 25, 30, 40, 50],
    second: [10, 15, 20, 25, 30, 40, 50, 60],
  },
  isSensible: (p) => p.first !== p.second && incomeOf(p).div(500).d === 1n,
  solve: incomeOf,
  show: rupees,
  mistakes: [
    {
      text: 'You added the percentages, though the second one is of the remainder.',
      value: ({ rest, first, second }) =>
        first + second < 95 ? frac(100 * rest, 100 - first - second) : undefined,
    },
    { text: 'You forgot the first expense.', value: ({ rest, second }) => frac(100 * rest, 100 - second) },
    { text: 'You forgot the second expense.', value: ({ rest, first }) => frac(100 * rest, 100 - first) },
    {
      text: 'You raised the remainder by both percentages.',
      value: ({ rest, first, second }) => changed(changed(rest, first), second),
    },
    scaled('You doubled the income.', 2),
    slip('Your result is a thousand too high.', 1_000),
    slip('Your result is a thousand too low.', -1_000),
    slip('Your result is five hundred too high.', 500),
    slip('Your result is five hundred too low.', -500),
  ],
  wordings: [
    ({ rest, first, second }, s) =>
      `${s.person.name} spends ${first}% of ${s.person.their} income on rent and ${second}% of the remainder on food. ${rupees(rest)} are left. What is the income?`,
    ({ rest, first, second }) =>
      `A trader pays ${first}% of the day's takings for goods and ${second}% of what remains for wages. Then ${rupees(rest)} remain. How high were the takings?`,
    ({ rest, first, second }, s) =>
      `${s.person.name} gives ${first}% of a sum of money to ${s.other.name} and ${second}% of the rest to a school, and keeps ${rupees(rest)}. Find the sum.`,
  ],
  explain: ({ rest, first, second }, right) => {
    const middle = frac(100 * rest, 100 - second);
    return t`Before the second payment there were $${rest} \times \frac{100}{${100 - second}} = ${num(middle)}$, before the first $${num(middle)} \times \frac{100}{${100 - first}} = ${num(right)}$.`;
  },
});

interface Pass {
  need: number;
  got: number;
  short: number;
}

const fullMarks = ({ need, got, short }: Pass) => frac(100 * (got + short), need);

const passMark = defineTemplate<Pass, Fraction>({
  id: 'full-marks-from-a-failed-test',
  level: 'medium',
  parameters: { need: [30, 32, 33, 35, 36, 40, 45, 60], got: range(60, 280), short: range(5, 60) },
  isSensible: (p) => fullMarks(p).div(10).d === 1n && fullMarks(p).gt(190) && fullMarks(p).lt(900),
  solve: fullMarks,
  show: wholeNumber,
  mistakes: [
    { text: 'You used only the marks that were reached.', value: ({ need, got }) => frac(100 * got, need) },
    {
      text: 'You subtracted the missing marks.',
      value: ({ need, got, short }) => frac(100 * (got - short), need),
    },
    {
      text: 'You divided by the percentage that may be missed.',
      value: ({ need, got, short }) => frac(100 * (got + short), 100 - need),
    },
    { text: 'This is the pass mark itself.', value: ({ got, short }) => frac(got + short) },
    { text: 'You added the pass mark to the full marks.', value: (p) => fullMarks(p).add(p.got + p.short) },
    slip('Your result is 10 too high.', 10),
    slip('Your result is 10 too low.', -10),
    slip('Your result is 50 too high.', 50),
    slip('Your result is 50 too low.', -50),
  ],
  wordings: [
    ({ need, got, short }, s) =>
      `To pass, ${need}% of the marks are needed. ${s.person.name} gets ${got} marks and fails by ${short}. What are the full marks?`,
    ({ need, got, short }, s) =>
      `${s.person.name} scored ${got} marks, ${short} fewer than the pass mark, which is ${need}% of all marks. How many marks has the paper?`,
    ({ need, got, short }) =>
      `A candidate with ${got} marks needs ${short} more to reach the pass mark of ${need}%. Find the highest possible marks.`,
  ],
  explain: ({ need, got, short }, right) =>
    t`The pass mark is $${got} + ${short} = ${got + short}$, which is ${need}%. The full marks are $${got + short} \times \frac{100}{${need}} = ${num(right)}$.`,
});

export const PARTS = [findTheWhole, whatPercent, savings, incomeFromTheRest, passMark];
