import {
  defineTemplate,
  digits,
  frac,
  hcf,
  lcm,
  num,
  range,
  ratio,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween } from '../../../kit/slips.js';

interface Coins {
  a: number;
  b: number;
  c: number;
  sets: number;
  /** Values of the three coins in rupees. */
  values: readonly [number, number, number];
  which: number;
}

const numbersOf = ({ a, b, c }: Coins) => [a, b, c];
const valueOfSet = (p: Coins) => p.a * p.values[0] + p.b * p.values[1] + p.c * p.values[2];
const own = (p: Coins, shift = 0) => numbersOf(p)[(p.which + shift) % 3] ?? 0;
const coinSum = (p: Coins) => p.a + p.b + p.c;

const coins = defineTemplate<Coins, Fraction>({
  id: 'coins',
  level: 'medium',
  parameters: {
    a: range(2, 8),
    b: range(2, 8),
    c: range(2, 9),
    sets: range(4, 25),
    values: [
      [10, 5, 2],
      [10, 5, 1],
      [5, 2, 1],
      [20, 10, 5],
    ],
    which: [0, 1, 2],
  },
  isSensible: (p) => new Set(numbersOf(p)).size === 3 && hcf(p.a, p.b, p.c) === 1,
  solve: (p) => frac(p.sets * own(p)),
  show: num,
  mistakes: [
    { text: 'This is the number of the coins of another kind.', value: (p) => frac(p.sets * own(p, 1)) },
    {
      text: 'This is the number of coins of one of the other kinds.',
      value: (p) => frac(p.sets * own(p, 2)),
    },
    { text: 'This is the number of all coins.', value: (p) => frac(p.sets * coinSum(p)) },
    {
      text: 'You divided the value in the ratio of the numbers.',
      value: (p) => frac(p.sets * valueOfSet(p) * own(p), coinSum(p) * (p.values[p.which] ?? 1)),
    },
    {
      text: 'You divided the value by the number of coins of a set.',
      value: (p) => frac(p.sets * valueOfSet(p), coinSum(p)),
    },
    { text: 'This is the number of sets.', value: (p) => frac(p.sets) },
    { text: 'You counted one set too many.', value: (p) => frac((p.sets + 1) * own(p)) },
    { text: 'You counted one set too few.', value: (p) => frac((p.sets - 1) * own(p)) },
    { text: 'You counted one coin too many in each set.', value: (p) => frac(p.sets * (own(p) + 1)) },
    { text: 'You counted one coin too few in each set.', value: (p) => frac(p.sets * (own(p) - 1)) },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['bag', 'money box', 'jar'])} holds ₹${p.values[0]}, ₹${p.values[1]} and ₹${p.values[2]} coins in the ratio ${p.a} : ${p.b} : ${p.c}. They are worth ${rupees(p.sets * valueOfSet(p))} in all. How many ₹${p.values[p.which]} coins are there?`,
    (p, s) =>
      `${s.person.name} has ${rupees(p.sets * valueOfSet(p))} in coins of ₹${p.values[0]}, ₹${p.values[1]} and ₹${p.values[2]}. Their numbers are in the ratio ${p.a} : ${p.b} : ${p.c}. Find the number of ₹${p.values[p.which]} coins.`,
    (p, s) =>
      `A ${s.pick(['temple', 'school', 'bus conductor'])} counts ${rupees(p.sets * valueOfSet(p))} in coins. For every ${p.a} coins of ₹${p.values[0]} there are ${p.b} of ₹${p.values[1]} and ${p.c} of ₹${p.values[2]}, and there are no others. How many coins of ₹${p.values[p.which]} are there?`,
  ],
  explain: (p, right) => {
    const [x, y, z] = p.values;
    const total = p.sets * valueOfSet(p);
    return t`A set of ${p.a}, ${p.b} and ${p.c} coins is worth $${p.a} \times ${x} + ${p.b} \times ${y} + ${p.c} \times ${z} = ${valueOfSet(p)}$ rupees. There are $\frac{${total}}{${valueOfSet(p)}} = ${p.sets}$ sets, so $${p.sets} \times ${own(p)} = ${digits(right)}$ such coins.`;
  },
});

interface MoneyMoves {
  a: number;
  b: number;
  c: number;
  d: number;
  unit: number;
}

/** Both sums in parts of which the whole has as many as both ratios can divide. */
const shiftOf = ({ a, b, c, d }: MoneyMoves) => {
  const all = lcm(a + b, c + d);
  return { all, before: (a * all) / (a + b), after: (c * all) / (c + d) };
};

const moneyMoves = defineTemplate<MoneyMoves, Fraction>({
  id: 'money-moves',
  level: 'medium',
  parameters: { a: range(3, 9), b: range(2, 8), c: range(1, 7), d: range(2, 9), unit: range(10, 150, 5) },
  isSensible: (p) => {
    const { all, before, after } = shiftOf(p);
    return p.a > p.b && hcf(p.a, p.b) === 1 && hcf(p.c, p.d) === 1 && before > after + 1 && all <= 80;
  },
  solve: (p) => frac(shiftOf(p).before * p.unit),
  show: rupees,
  mistakes: [
    { text: 'This is what remains after the payment.', value: (p) => frac(shiftOf(p).after * p.unit) },
    {
      text: 'This is what the other one had at first.',
      value: (p) => frac((shiftOf(p).all - shiftOf(p).before) * p.unit),
    },
    { text: 'This is the whole sum of both.', value: (p) => frac(shiftOf(p).all * p.unit) },
    {
      text: 'This is what the other one has after the payment.',
      value: (p) => frac((shiftOf(p).all - shiftOf(p).after) * p.unit),
    },
    {
      text: 'You subtracted the money on one side and forgot to add it on the other.',
      value: (p) => {
        const gap = p.a * p.d - p.b * p.c;
        const moved = (shiftOf(p).before - shiftOf(p).after) * p.unit;
        return gap > 0 ? frac(moved * p.d * p.a, gap) : undefined;
      },
    },
    {
      text: 'You added the money once more to the right amount.',
      value: (p, right) => right.add((shiftOf(p).before - shiftOf(p).after) * p.unit),
    },
    {
      text: 'You took the money twice from the right amount.',
      value: (p, right) => right.sub(2 * (shiftOf(p).before - shiftOf(p).after) * p.unit),
    },
    { text: 'You counted one part too many.', value: ({ unit }, right) => right.add(unit) },
    { text: 'You counted one part too few.', value: ({ unit }, right) => right.sub(unit) },
  ],
  wordings: [
    (p, { person, other }) =>
      `The money of ${person.name} and ${other.name} is in the ratio ${p.a} : ${p.b}. If ${person.name} gives ${rupees((shiftOf(p).before - shiftOf(p).after) * p.unit)} to ${other.name}, the ratio becomes ${p.c} : ${p.d}. How much does ${person.name} have at first?`,
    (p, s) =>
      `Two ${s.pick(['bank accounts', 'funds', 'savings accounts'])} hold money in the ratio ${p.a} : ${p.b}. After ${rupees((shiftOf(p).before - shiftOf(p).after) * p.unit)} is moved from the first to the second, the ratio is ${p.c} : ${p.d}. How much was in the first before?`,
    (p, { person, other }) =>
      `${person.name} and ${other.name} save for a trip in the ratio ${p.a} : ${p.b}. Later ${person.name} hands over ${rupees((shiftOf(p).before - shiftOf(p).after) * p.unit)} of ${person.their} savings to ${other.name}, and now they have savings as ${p.c} : ${p.d}. Find the savings of ${person.name} before that.`,
  ],
  explain: (p, right) => {
    const { all, before, after } = shiftOf(p);
    const moved = (before - after) * p.unit;
    return t`The whole stays the same. Divide it into ${all} parts: the first one has $${all} \times \frac{${p.a}}{${p.a + p.b}} = ${before}$ of them before and $${all} \times \frac{${p.c}}{${p.c + p.d}} = ${after}$ after. So $${before} - ${after} = ${before - after}$ parts are ${rupees(moved)}, and ${before} parts are $\frac{${moved}}{${before - after}} \times ${before} = ${digits(right)}$ rupees.`;
  },
});

interface Ratios {
  a: number;
  b: number;
  c: number;
  d: number;
}

interface Incomes {
  /** Incomes as a : b, spendings as c : d. */
  ratios: Ratios;
  unit: number;
}

const determinant = ({ a, b, c, d }: Ratios) => b * c - a * d;
const term = (factor: number, letter: string) => `${factor === 1 ? '' : factor}${letter}`;
const savingOf = ({ ratios, unit }: Incomes) => unit * determinant(ratios);
const incomeUnit = ({ ratios: { c, d }, unit }: Incomes) => frac(unit * (c - d));
const spendingUnit = ({ ratios: { a, b }, unit }: Incomes) => frac(unit * (a - b));

/** Ratios of incomes and of spendings with which both people can save the same. */
const INCOMES_AND_SPENDINGS = range(3, 11).flatMap((a) =>
  range(2, a - 1).flatMap((b) =>
    range(3, 11).flatMap((c) =>
      range(1, c - 1)
        .map((d): Ratios => ({ a, b, c, d }))
        .filter((p) => hcf(a, b) === 1 && hcf(c, p.d) === 1 && determinant(p) > 0 && determinant(p) < 12),
    ),
  ),
);

const incomeAndSpending = defineTemplate<Incomes, Fraction>({
  id: 'income-and-spending',
  level: 'hard',
  parameters: { ratios: INCOMES_AND_SPENDINGS, unit: range(500, 8_000, 100) },
  isSensible: (p) =>
    isBetween(incomeUnit(p).mul(p.ratios.b), 9_000, 90_000) &&
    isBetween(frac(savingOf(p)), 2_000, 30_000) &&
    isBetween(incomeUnit(p).mul(p.ratios.a), 9_000, 120_000),
  solve: (p) => incomeUnit(p).mul(p.ratios.a),
  show: rupees,
  mistakes: [
    { text: 'This is the smaller income.', value: (p) => incomeUnit(p).mul(p.ratios.b) },
    { text: 'This is the larger spending.', value: (p) => spendingUnit(p).mul(p.ratios.c) },
    { text: 'This is the smaller spending.', value: (p) => spendingUnit(p).mul(p.ratios.d) },
    {
      text: 'You took the part of the incomes and the part of the spendings for equal.',
      value: (p) =>
        p.ratios.a > p.ratios.c ? frac(savingOf(p) * p.ratios.a, p.ratios.a - p.ratios.c) : undefined,
    },
    {
      text: 'You let the difference of the incomes be the saving.',
      value: (p) => frac(savingOf(p) * p.ratios.a, p.ratios.a - p.ratios.b),
    },
    {
      text: 'You let the difference of the spendings be the saving.',
      value: (p) => frac(savingOf(p) * p.ratios.a, p.ratios.c - p.ratios.d),
    },
    { text: 'This is the sum of both incomes.', value: (p) => incomeUnit(p).mul(p.ratios.a + p.ratios.b) },
    { text: 'You counted one part too many.', value: (p) => incomeUnit(p).mul(p.ratios.a + 1) },
    { text: 'You added the saving to the income.', value: (p, right) => right.add(savingOf(p)) },
  ],
  wordings: [
    (p, { person, other }) =>
      `The monthly incomes of ${person.name} and ${other.name} are in the ratio ${p.ratios.a} : ${p.ratios.b} and their spendings in the ratio ${p.ratios.c} : ${p.ratios.d}. Each saves ${rupees(savingOf(p))} a month. What is the larger income?`,
    (p, s) =>
      `Two ${s.pick(['sisters', 'neighbours', 'clerks'])} earn in the ratio ${p.ratios.a} : ${p.ratios.b} and spend in the ratio ${p.ratios.c} : ${p.ratios.d}. If each of them is left with ${rupees(savingOf(p))} at the end of the month, how much does the one with the higher pay earn?`,
    (p, { person, other }) =>
      `${person.name}'s pay is to ${other.name}'s as ${p.ratios.a} : ${p.ratios.b}, and what they spend is as ${p.ratios.c} : ${p.ratios.d}. Both put ${rupees(savingOf(p))} aside. Find the pay of ${person.name}.`,
  ],
  explain: (p, right) => {
    const { a, b, c, d } = p.ratios;
    const factor = determinant(p.ratios) === 1 ? '' : determinant(p.ratios);
    return t`Let the incomes be $${a}x$ and $${b}x$ and the spendings $${c}y$ and $${term(d, 'y')}$. Multiply $${b}x - ${term(d, 'y')} = ${savingOf(p)}$ by ${c} and $${a}x - ${c}y = ${savingOf(p)}$ by ${d} and subtract: $${factor}x = ${c - d} \times ${savingOf(p)}$, so $x = ${digits(incomeUnit(p))}$. The larger income is $${a} \times ${digits(incomeUnit(p))} = ${digits(right)}$ rupees.`;
  },
});

interface Increase {
  a: number;
  b: number;
  c: number;
  ra: number;
  rb: number;
  rc: number;
}

const RATES = [10, 20, 25, 30, 40, 50, 60, 75];
const grown = (p: Increase, factors: readonly [number, number, number]) => [
  p.a * factors[0],
  p.b * factors[1],
  p.c * factors[2],
];

const ratioAfterIncrease = defineTemplate<Increase, readonly number[]>({
  id: 'ratio-after-increase',
  level: 'medium',
  parameters: { a: range(2, 12), b: range(2, 12), c: range(2, 12), ra: RATES, rb: RATES, rc: RATES },
  isSensible: (p) => {
    const shown = ratio(grown(p, [100 + p.ra, 100 + p.rb, 100 + p.rc]));
    return (
      new Set([p.ra, p.rb, p.rc]).size === 3 &&
      new Set([p.a, p.b, p.c]).size === 3 &&
      hcf(p.a, p.b, p.c) === 1 &&
      shown.length <= 12
    );
  },
  solve: (p) => grown(p, [100 + p.ra, 100 + p.rb, 100 + p.rc]),
  show: (value) => {
    const shown = ratio(value);
    if (shown.length > 14) throw new RangeError(`too long: ${shown}`);
    return shown;
  },
  mistakes: [
    {
      text: 'You exchanged the first two rates.',
      value: (p) => grown(p, [100 + p.rb, 100 + p.ra, 100 + p.rc]),
    },
    {
      text: 'You exchanged the last two rates.',
      value: (p) => grown(p, [100 + p.ra, 100 + p.rc, 100 + p.rb]),
    },
    { text: 'This is the ratio of what is added.', value: (p) => grown(p, [p.ra, p.rb, p.rc]) },
    {
      text: 'You lowered the numbers by these rates.',
      value: (p) => grown(p, [100 - p.ra, 100 - p.rb, 100 - p.rc]),
    },
    { text: 'You forgot the third rate.', value: (p) => grown(p, [100 + p.ra, 100 + p.rb, 100]) },
    { text: 'You forgot the first rate.', value: (p) => grown(p, [100, 100 + p.rb, 100 + p.rc]) },
    { text: 'You forgot the second rate.', value: (p) => grown(p, [100 + p.ra, 100, 100 + p.rc]) },
    { text: 'You added one to each term.', value: (p) => [p.a + 1, p.b + 1, p.c + 1] },
    { text: 'This is the ratio of the rates.', value: (p) => [p.ra, p.rb, p.rc] },
  ],
  wordings: [
    (p, s) =>
      `The seats for ${s.pick(['mathematics, physics and biology', 'history, law and music'])} in a college are in the ratio ${p.a} : ${p.b} : ${p.c}. They are increased by ${p.ra}%, ${p.rb}% and ${p.rc}% in the same order. What is the new ratio?`,
    (p, { person, other, people }) =>
      `${person.name}, ${other.name} and ${people[2]?.name} are paid in the ratio ${p.a} : ${p.b} : ${p.c}. Their pay is raised by ${p.ra}%, ${p.rb}% and ${p.rc}%, in this order. In what ratio is their pay then?`,
    (p, s) =>
      `Last year a farm grew ${s.pick(['wheat, maize and gram', 'rice, cotton and jute'])} on areas in the ratio ${p.a} : ${p.b} : ${p.c}. This year the areas are larger by ${p.ra}%, ${p.rb}% and ${p.rc}% respectively. Find the ratio of the areas this year.`,
  ],
  explain: (p, right) =>
    t`Multiply the terms by the factors: $${p.a} \times ${100 + p.ra} = ${p.a * (100 + p.ra)}$, $${p.b} \times ${100 + p.rb} = ${p.b * (100 + p.rb)}$ and $${p.c} \times ${100 + p.rc} = ${p.c * (100 + p.rc)}$, in hundredths. In lowest terms $${right.join(' : ')} = ${ratio(right)}$.`,
});

export const MONEY = [coins, moneyMoves, ratioAfterIncrease, incomeAndSpending];
