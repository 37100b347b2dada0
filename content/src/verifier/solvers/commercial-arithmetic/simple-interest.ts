import type { Question } from '@mockingbird/contracts';
import {
  inUnit,
  isWhole,
  less,
  minus,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  sum,
  take,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { isEither } from './reading.js';

/** Any rate serves where only the difference of two rates is given. */
const SOME_RATE = 7;

/** Year by year: each whole year pays the rate's part of the sum, the rest of a year its share of that. */
function interestOn(deposit: Amount, rate: Amount, years: Amount): Fraction {
  let paid = sum(0);
  let left = sum(years);
  while (!less(left, 1)) {
    paid = sum(paid, over(product(deposit, rate), 100));
    left = minus(left, 1);
  }
  return sum(paid, over(product(deposit, rate, left), 100));
}

const amountOf = (deposit: Amount, rate: Amount, years: Amount) =>
  sum(deposit, interestOn(deposit, rate, years));

/** Spans of years in their order; `one year` and `the first year` are 1. */
function spansIn({ questionText }: Question, count: number): Fraction[] {
  const found = [...questionText.matchAll(/\b(\d+|one|first|next) years?\b/g)];
  if (found.length !== count) throw new ReadingError(`${found.length} spans of years, not ${count}`);
  return found.map(([, word = '']) => sum(/\d/.test(word) ? BigInt(word) : 1));
}

/** The stem's values of a kind in their order, as many as expected. */
function inOrder({ questionText }: Question, kind: 'money' | 'percent', count: number): Fraction[] {
  const found = quantitiesIn(questionText).filter((quantity) => quantity.kind === kind);
  if (found.length !== count) throw new ReadingError(`${found.length} of the kind ${kind}, not ${count}`);
  return found.flatMap((quantity) => (quantity.kind === 'ratio' ? [] : [quantity.value]));
}

/** The interest where the stem gives it, or what the sum grew to less the sum. */
function interestFrom(question: Question, deposit: Fraction, given: Fraction): Fraction {
  const isInterest = isEither(question, /\bbring\b/, /\bbecome\b|\bgrow to\b|gets back|are there/);
  return isInterest ? given : minus(given, deposit);
}

const ONE_SUM: Solvers = {
  interest: satisfying((question) => {
    const [deposit, rate, years] = take(question, 'money', 'percent', 'measure');
    return (interest) => same(interestOn(deposit, rate, years), interest);
  }),
  amount: satisfying((question) => {
    const [deposit, rate, years] = take(question, 'money', 'percent', 'measure');
    return (amount) => same(amountOf(deposit, rate, years), amount);
  }),
  'sum-from-the-amount': satisfying((question) => {
    const [amount, rate, years] = take(question, 'money', 'percent', 'measure');
    return (deposit) => same(amountOf(deposit, rate, years), amount);
  }),
  rate: satisfying((question) => {
    const [deposit, given, years] = take(question, 'money', 'money', 'measure');
    const interest = interestFrom(question, deposit, given);
    return (rate) => same(interestOn(deposit, rate, years), interest);
  }),
  time: satisfying((question) => {
    const [deposit, given, rate] = take(question, 'money', 'money', 'percent');
    const interest = interestFrom(question, deposit, given);
    return (years) => same(interestOn(deposit, rate, years), interest);
  }),
  'interest-as-a-part-of-the-sum': satisfying((question) => {
    const [years, share] = take(question, 'measure', 'number');
    return (rate) => same(interestOn(1, rate, years), share);
  }),
  // What is missing to the first multiple grows in the given time, at a rate that the second one needs too.
  'time-to-become-many-times': satisfying((question) => {
    const [times, later, years] = take(question, 'number', 'number', 'measure');
    const rate = over(product(minus(times, 1), 100), years);
    return (all) => same(amountOf(1, rate, all), later);
  }),
  'sum-from-two-amounts': satisfying((question) => {
    const [early, late, ...years] = take(question, 'money', 'money', 'measure', 'measure');
    const [short, long] = years;
    return (deposit) => {
      const rate = over(product(minus(early, deposit), 100), product(deposit, short));
      return same(amountOf(deposit, rate, long), late);
    };
  }),
};

const SEVERAL_RATES: Solvers = {
  'rates-that-change': satisfying((question) => {
    const [deposit = sum(0)] = inOrder(question, 'money', 1);
    const [before = deposit, then = deposit] = inOrder(question, 'percent', 2);
    const isTotalFirst = /\bfor \d+ years when\b/.test(question.questionText);
    const [one = deposit, other = deposit] = spansIn(question, 2);
    const [first, second] = isTotalFirst ? [other, minus(one, other)] : [one, other];
    const all = sum(interestOn(deposit, before, first), interestOn(deposit, then, second));
    return (interest) => same(interest, all);
  }),
  'sum-from-a-higher-rate': satisfying((question) => {
    const isPoints = /percentage points/.test(question.questionText);
    const [more, step, years] = take(question, 'money', isPoints ? 'number' : 'percent', 'measure');
    return (deposit) =>
      same(
        minus(interestOn(deposit, sum(SOME_RATE, step), years), interestOn(deposit, SOME_RATE, years)),
        more,
      );
  }),
  'borrow-and-lend': satisfying((question) => {
    const [deposit, paid, earned, years] = take(question, 'money', 'percent', 'percent', 'measure');
    const [owed, received] = [amountOf(deposit, paid, years), amountOf(deposit, earned, years)];
    return (gain) => same(sum(owed, gain), received);
  }),
};

const PARTS_AND_PAYMENTS: Solvers = {
  // Payment by payment: each earns interest until the debt is due.
  'equal-yearly-payments': satisfying((question) => {
    const [debt = sum(0)] = inOrder(question, 'money', 1);
    const [rate = debt] = inOrder(question, 'percent', 1);
    const [years = debt] = inUnit(question, 'year');
    if (!isWhole(years)) throw new ReadingError('payments at the end of whole years');
    return (payment) => {
      let paid = sum(0);
      for (let left = minus(years, 1); !less(left, 0); left = minus(left, 1))
        paid = sum(paid, amountOf(payment, rate, left));
      return same(paid, debt);
    };
  }),
  'parts-with-equal-interest': satisfying((question) => {
    const [whole = sum(0)] = inOrder(question, 'money', 1);
    const isRepeated = /part at \S+\?/.test(question.questionText);
    const [one = whole, other = whole, wanted = one] = inOrder(question, 'percent', isRepeated ? 3 : 2);
    if (!same(wanted, one)) throw new ReadingError('the first part is wanted');
    const [first = whole, second = whole] = spansIn(question, 2);
    return (part) => same(interestOn(part, one, first), interestOn(minus(whole, part), other, second));
  }),
  'two-parts-at-two-rates': satisfying((question) => {
    const [whole, interest, ...rates] = take(question, 'money', 'money', 'percent', 'percent', 'percent');
    const [one, other, wanted] = rates;
    if (!same(wanted, one)) throw new ReadingError('the first part is wanted');
    return (part) => same(sum(interestOn(part, one, 1), interestOn(minus(whole, part), other, 1)), interest);
  }),
};

export const SIMPLE_INTEREST: Solvers = { ...ONE_SUM, ...SEVERAL_RATES, ...PARTS_AND_PAYMENTS };
