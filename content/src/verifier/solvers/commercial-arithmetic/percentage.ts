import type { Question } from '@mockingbird/contracts';
import {
  after,
  cut,
  isWhole,
  minus,
  over,
  product,
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
import { directed, isEither } from './reading.js';

/** Any start serves where only rates are given; this one is far from 100. */
const START = 4_800;

/** So many hundredths of the whole. */
const part = (whole: Amount, rate: Amount) => over(product(whole, rate), 100);

/** Two changes one after the other, such as `rises by 5% and falls by 10%`. */
const changesIn = (question: Question, rates: readonly Fraction[]) =>
  directed(question, rates, /\b(?:rises|rose|falls|fell) by(?= [\d$])/g, /^f/);

/** The number after `of` is the whole, the other one the part. */
function partAndWhole(question: Question): [part: Fraction, whole: Fraction] {
  const [one, other] = take(question, 'number', 'number');
  const [, before = '', written = ''] = /^(.*?)\bof ([\d,.]*\d)/i.exec(question.questionText) ?? [];
  if (written === '') throw new ReadingError('the stem does not say of what');
  return /\d/.test(before) ? [one, other] : [other, one];
}

const CHANGES: Solvers = {
  'net-change-of-two-changes': satisfying((question) => {
    const end = after(START, ...changesIn(question, take(question, 'percent', 'percent')));
    return (rate) => same(after(START, rate), end);
  }),
  // From the new value: what was added or taken off is the rate's part of the old one.
  'value-after-a-change': satisfying((question) => {
    const [old, rate] = take(question, 'money', 'percent');
    const isFall = isEither(question, /falls|lower|cut/, /rises|higher|increase/);
    return (now) => same(isFall ? minus(old, now) : minus(now, old), part(old, rate));
  }),
  'value-before-a-change': satisfying((question) => {
    const [now, rate] = take(question, 'money', 'percent');
    const isFall = isEither(question, /fall of|less than|below/, /rise of|more than|above/);
    return (old) => same(after(old, isFall ? cut(rate) : rate), now);
  }),
  'population-over-two-years': satisfying((question) => {
    const [given, ...rates] = take(question, 'number', 'percent', 'percent');
    const changes = changesIn(question, rates);
    const isLater = isEither(
      question,
      /after (?:the two|both) years[?.]|there then/,
      /first\?|two years ago|before\./,
    );
    return (value) => {
      const [start, end] = isLater ? [given, value] : [value, given];
      return same(after(start, ...changes), end);
    };
  }),
  // The price changes one way, the quantity the other way: price times quantity is the same.
  'same-spending-at-another-price': satisfying((question) => {
    const [rate] = take(question, 'percent');
    const isDearer = isEither(question, /rises by|goes up|an increase/, /falls by|goes down|a cut/);
    const isLess = isEither(question, /cut its use|reduction|buys fall/, /raise its use|growth|buys rise/);
    if (isDearer !== isLess) throw new ReadingError('price and quantity move the same way');
    return (change) => same(after(START, isDearer ? rate : cut(rate), isLess ? cut(change) : change), START);
  }),
  'price-from-the-extra-quantity': satisfying((question) => {
    const [money, rate, extra] = take(question, 'money', 'percent', 'measure', 'measure');
    return (now) => {
      const before = minus(over(money, now), extra);
      // What was bought before costs the rate's part less now.
      return same(minus(money, product(before, now)), part(money, rate));
    };
  }),
};

const PARTS: Solvers = {
  'left-after-two-shares': satisfying((question) => {
    const [whole, one, other] = take(question, 'money', 'percent', 'percent');
    return (left) => same(sum(left, part(whole, one), part(whole, other)), whole);
  }),
  'whole-from-what-is-left': satisfying((question) => {
    const [left, ...shares] = take(question, 'money', 'percent', 'percent');
    return (whole) => same(after(whole, ...shares.map(cut)), left);
  }),
  'whole-from-a-part': satisfying((question) => {
    const [rate, given] = take(question, 'percent', 'number');
    return (whole) => same(part(whole, rate), given);
  }),
  'one-number-as-a-percentage-of-another': satisfying((question) => {
    const [some, whole] = partAndWhole(question);
    return (rate) => same(part(whole, rate), some);
  }),
  // All water that is lost is mass that is lost.
  'mass-after-drying': satisfying((question) => {
    const [fresh, wet, dry] = take(question, 'measure', 'percent', 'percent');
    return (dried) => same(minus(part(fresh, wet), part(dried, dry)), minus(fresh, dried));
  }),
};

const TESTS_AND_POLLS: Solvers = {
  // Counted out: valid votes, those of the winner, those of the other one.
  'votes-from-a-majority': satisfying((question) => {
    const [lead, one, other] = take(question, 'number', 'percent', 'percent');
    const isInvalidFirst = says(question, /^[^%]*%[^%]*(?:are invalid|do not count)/);
    const [invalid, won] = isInvalidFirst ? [one, other] : [other, one];
    return (all) => {
      const valid = minus(all, part(all, invalid));
      const winner = part(valid, won);
      return isWhole(winner) && same(minus(winner, minus(valid, winner)), lead);
    };
  }),
  'full-marks-from-two-candidates': satisfying((question) => {
    const [low, high, below, above] = take(question, 'percent', 'percent', 'number', 'number');
    return (full) => same(sum(part(full, low), below), minus(part(full, high), above));
  }),
  'full-marks-from-a-failed-test': satisfying((question) => {
    const [marks, missing, rate] = take(question, 'number', 'number', 'percent');
    return (full) => same(minus(part(full, rate), missing), marks);
  }),
};

export const PERCENTAGE: Solvers = { ...CHANGES, ...PARTS, ...TESTS_AND_POLLS };
