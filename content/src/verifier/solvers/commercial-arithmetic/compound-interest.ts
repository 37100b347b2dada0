import type { Question } from '@mockingbird/contracts';
import {
  cut,
  isWhole,
  less,
  minus,
  over,
  power,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { isEither } from './reading.js';

/** Longer times than any stem has. */
const MOST_YEARS = 200;

/** What is in the account at the start and after each whole year: its interest stays in it. */
function balances(deposit: Amount, rate: Amount, years: Amount): Fraction[] {
  if (!isWhole(years) || less(MOST_YEARS, years)) throw new ReadingError('expected a few whole years');
  const seen = [sum(deposit)];
  let balance = sum(deposit);
  for (let left = minus(years, 1); !less(left, 0); left = minus(left, 1)) {
    balance = sum(balance, over(product(balance, rate), 100));
    seen.push(balance);
  }
  return seen;
}

const amountOf = (deposit: Amount, rate: Amount, years: Amount) =>
  balances(deposit, rate, years).at(-1) ?? sum(deposit);

/** The same sum, but its interest is paid out every year. */
const simpleInterest = (deposit: Amount, rate: Amount, years: Amount) =>
  sum(
    ...balances(deposit, rate, years)
      .slice(1)
      .map(() => over(product(deposit, rate), 100)),
  );

/** How much more the compound interest brings. */
const excess = (deposit: Amount, rate: Amount, years: Amount) =>
  minus(minus(amountOf(deposit, rate, years), deposit), simpleInterest(deposit, rate, years));

/** The year of which the stem speaks, such as `the third year` or `year 2`, and its sum and rate. */
function laterYear(question: Question) {
  const numbered = /\byear (\d)\b/.exec(question.questionText)?.[1];
  const named = ['first', 'second', 'third', 'fourth'].findIndex((name) =>
    says(question, new RegExp(`the ${name} year`)),
  );
  if ((numbered === undefined) === named < 0) throw new ReadingError('expected one year');
  const found = quantitiesIn(question.questionText);
  const [deposit] = found.filter(({ kind }) => kind === 'money');
  const [rate] = found.filter(({ kind }) => kind === 'percent');
  if (deposit?.kind !== 'money' || rate?.kind !== 'percent')
    throw new ReadingError('expected a sum and a rate');
  return {
    deposit: deposit.value,
    rate: rate.value,
    year: numbered === undefined ? named + 1 : Number(numbered),
  };
}

/** Half years in the stem: `1 year` or `one and a half years`. */
function halfYears(question: Question) {
  const isLonger = says(question, /one and a half years/);
  const [deposit, rate, years] = isLonger
    ? take(question, 'money', 'percent')
    : take(question, 'money', 'percent', 'measure');
  return { deposit, rate, halves: isLonger || !years ? 3 : product(years, 2) };
}

const ACCOUNTS: Solvers = {
  amount: satisfying((question) => {
    const [deposit, rate, years] = take(question, 'money', 'percent', 'measure');
    const end = amountOf(deposit, rate, years);
    return (amount) => same(amount, end);
  }),
  interest: satisfying((question) => {
    const [deposit, rate, years] = take(question, 'money', 'percent', 'measure');
    const end = amountOf(deposit, rate, years);
    return (interest) => same(sum(deposit, interest), end);
  }),
  'sum-from-the-amount': satisfying((question) => {
    const [amount, rate, years] = take(question, 'money', 'percent', 'measure');
    return (deposit) => same(amountOf(deposit, rate, years), amount);
  }),
  'rate-from-two-years': satisfying((question) => {
    const [deposit, given, years] = take(question, 'money', 'money', 'measure');
    const isInterest = isEither(question, /\bbring\b/, /\bbecome\b|\bgrows to\b/);
    const end = isInterest ? sum(deposit, given) : given;
    return (rate) => same(amountOf(deposit, rate, years), end);
  }),
  'a-different-rate-each-year': satisfying((question) => {
    const found = quantitiesIn(question.questionText);
    const [deposit] = found.filter(({ kind }) => kind === 'money');
    const rates = found.flatMap((one) => (one.kind === 'percent' ? [one.value] : []));
    if (deposit?.kind !== 'money' || rates.length !== 2)
      throw new ReadingError('expected a sum and two rates');
    const end = rates.reduce((balance, rate) => amountOf(balance, rate, 1), deposit.value);
    return (amount) => same(amount, end);
  }),
  'interest-of-a-later-year': satisfying((question) => {
    const { deposit, rate, year } = laterYear(question);
    const [before = deposit, end = deposit] = balances(deposit, rate, year).slice(-2);
    return (interest) => same(sum(before, interest), end);
  }),
  'compounded-half-yearly': satisfying((question) => {
    const { deposit, rate, halves } = halfYears(question);
    const end = amountOf(deposit, over(rate, 2), halves);
    return (amount) => same(amount, end);
  }),
  'loss-of-value': satisfying((question) => {
    const [price, rate, years] = take(question, 'money', 'percent', 'measure');
    const end = amountOf(price, cut(rate), years);
    return (value) => same(value, end);
  }),
};

const COMPARED: Solvers = {
  'compound-less-simple-interest': satisfying((question) => {
    const [deposit, rate, years] = take(question, 'money', 'percent', 'measure');
    const more = excess(deposit, rate, years);
    return (value) => same(value, more);
  }),
  'sum-from-the-difference': satisfying((question) => {
    const [more, rate, years] = take(question, 'money', 'percent', 'measure');
    return (deposit) => same(excess(deposit, rate, years), more);
  }),
  // Any sum has the same proportion of both: 100 serves.
  'compound-from-simple-interest': satisfying((question) => {
    const { simple, rate, years } = simpleGiven(question);
    const [paidOut, added] = [simpleInterest(100, rate, years), minus(amountOf(100, rate, years), 100)];
    return (compound) => same(product(compound, paidOut), product(simple, added));
  }),
  // The growth in the given time, to the power of the times that it fits into the option, is the later growth.
  'time-for-a-power-of-the-growth': satisfying((question) => {
    const [times, later, years] = take(question, 'number', 'number', 'measure');
    return (all) => {
      if (!isWhole(all) || !less(all, MOST_YEARS)) return false;
      return same(power(times, Number(all.numerator)), power(later, Number(years.numerator)));
    };
  }),
  // What is owed after each year, less what is paid: nothing is left.
  'two-equal-payments': satisfying((question) => {
    const [debt, rate] = take(question, 'money', 'percent');
    return (payment) => {
      const afterOne = minus(amountOf(debt, rate, 1), payment);
      return same(amountOf(afterOne, rate, 1), payment);
    };
  }),
};

/** The stem may name the years twice, but they are the same. */
function simpleGiven({ questionText }: Question) {
  const found = quantitiesIn(questionText).flatMap((one) => (one.kind === 'ratio' ? [] : [one]));
  const [simple] = found.filter(({ kind }) => kind === 'money');
  const [rate] = found.filter(({ kind }) => kind === 'percent');
  const [years, again = years] = found.filter(({ unit }) => unit === 'year');
  if (!simple || !rate || !years || !again || !same(years.value, again.value))
    throw new ReadingError('expected an interest, a rate and one time');
  return { simple: simple.value, rate: rate.value, years: years.value };
}

export const COMPOUND_INTEREST: Solvers = { ...ACCOUNTS, ...COMPARED };
