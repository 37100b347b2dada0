import type { Question } from '@mockingbird/contracts';
import {
  amounts,
  less,
  minus,
  numbers,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  textOf,
  type Amount,
  type Amounts,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const MONTHS = 12;

/** What a partner had in the business in each month, added up. */
const overMonths = (...capitals: readonly Amount[]): Fraction => sum(...capitals);

/** As many months with the same capital. @throws ReadingError for more months than a stem has */
function months(count: Amount, capital: Amount): Amount[] {
  const { numerator, denominator } = sum(count);
  if (denominator !== 1n || numerator < 0n || numerator > 60n) throw new ReadingError('expected months');
  return numbers(1, Number(numerator)).map(() => capital);
}

/** Whether a share of the profit has the size that the parts demand: both are counted in the whole. */
const isShare = (share: Amount, profit: Amount, part: Amount, whole: Amount) =>
  same(product(share, whole), product(profit, part));

const M = String.raw`₹(\d+)`;
/** `#name` is an amount in rupees, `@name` a number. */
const pattern = (source: string) =>
  new RegExp(
    source
      .replace(/#(\w+)/g, (_, name: string) => M.replace('(', `(?<${name}>`))
      .replace(/@(\w+)/g, (_, name: string) => String.raw`(?<${name}>\d+)`),
  );

const story = (
  patterns: readonly RegExp[],
  holds: (read: Amounts, option: Fraction, question: Question) => boolean,
): Solver =>
  satisfying((question) => {
    const read = amounts(question, ...patterns);
    return (option) => holds(read, option, question);
  });

const SHARES: Solvers = {
  'two-capitals': satisfying((question) => {
    const [first, second, profit] = take(question, 'money', 'money', 'money');
    // All wordings ask for the first partner.
    return (share) => isShare(share, profit, first, sum(first, second));
  }),
  'three-capitals': story(
    [
      pattern('with #a, #b and #c for the same time and earn #profit'),
      pattern('invest #a, #b and #c for the same time[.] The profit is #profit'),
      pattern('profit of #profit is shared in the ratio of 3 capitals: #a, #b and #c,'),
    ],
    (read, share) => isShare(share, read('profit'), read('c'), sum(read('a'), read('b'), read('c'))),
  ),
  'share-from-the-ratio': story(
    [
      pattern('share #profit in the ratio @a : @b : @c'),
      pattern('in the ratio @a : @b : @c for the same time[.] The profit is #profit'),
      pattern('profit of #profit is divided as @a : @b : @c'),
    ],
    (read, share, question) => {
      const wanted = /share of (\w+)\?/.exec(question.questionText)?.[1];
      const second = /^\w+, (\w+) and/.exec(question.questionText)?.[1];
      if (wanted !== second) throw new ReadingError('expected the second partner');
      return isShare(share, read('profit'), read('b'), sum(read('a'), read('b'), read('c')));
    },
  ),
  'different-times': story(
    [
      pattern('had #a for @m months and \\w+ #b for @n months[.] They earned #profit'),
      pattern('invests #a for @m months and \\w+ #b for @n months[.] The profit is #profit'),
      pattern("profit of #profit comes from #a of \\w+'s during @m months and #b of \\w+'s during @n months"),
    ],
    (read, share) => {
      const own = overMonths(...months(read('m'), read('a')));
      return isShare(share, read('profit'), own, sum(own, ...months(read('n'), read('b'))));
    },
  ),
  'joins-later': story(
    [
      pattern('with #a[.] After @m months \\w+ joins with #b[.] .* profit is #profit'),
      pattern('with #a; \\w+ brings #b after @m months[.] The profit of the first year is #profit'),
      pattern(
        'puts in #a for a whole year, and \\w+ puts in #b for the year except its first @m months[.] They earn #profit',
      ),
    ],
    (read, share) => {
      const own = overMonths(...months(minus(MONTHS, read('m')), read('b')));
      return isShare(share, read('profit'), own, sum(own, ...months(MONTHS, read('a'))));
    },
  ),
  'working-partner': story(
    [
      pattern('profit of #profit the working partner \\w+ first takes @rate%[.] .* #a of \\w+ and #b of'),
      pattern(
        'invest #a and #b for the same time[.] .* gets @rate% of the profit for it; .* The profit is #profit',
      ),
      pattern(
        'has #a in it and \\w+ #b, both for the same time[.] Before the profit of #profit is shared in the ratio of the capitals, \\w+ gets @rate% of it',
      ),
    ],
    (read, share) => {
      const pay = over(product(read('profit'), read('rate')), 100);
      const rest = minus(read('profit'), pay);
      return isShare(minus(share, pay), rest, read('a'), sum(read('a'), read('b')));
    },
  ),
};

/** Capitals of both partners in each month; the one whose capital changes is first. */
function changing(read: Amounts, question: Question): { own: Fraction; all: Fraction } {
  const sign = says(question, /takes out|less for|falls/) ? -1 : 1;
  const changed = sum(read('a'), product(sign, read('change')));
  const own = overMonths(...months(read('m'), read('a')), ...months(minus(MONTHS, read('m')), changed));
  return { own, all: sum(own, ...months(MONTHS, read('b'))) };
}

const BACKWARDS: Solvers = {
  'capital-changes-in-the-year': story(
    [
      pattern(
        'has #b in a shop for a year[.] \\w+ has #a in it for @m months and #change (?:less|more) for the other months[.] Of the #profit profit',
      ),
      pattern(
        'begin with #a and #b[.] After @m months \\w+ (?:adds|takes out) #change[.] The profit of the year is #profit',
      ),
      pattern(
        "with #a of \\w+ and #b of \\w+, \\w+'s capital (?:rises|falls) by #change after @m months .* profit of #profit",
      ),
    ],
    (read, share, question) => {
      const { own, all } = changing(read, question);
      return isShare(share, read('profit'), own, all);
    },
  ),
  'capitals-as-multiples': story(
    [
      pattern(
        'invests @x times as much as (?<mid>\\w+), and \\w+ @y times as much as \\w+, all for the same time[.] They share a profit of #profit',
      ),
      pattern(
        'is @y times that of \\w+; .* is @x times that of \\w+[.] They invest for the same time and share the profit of #profit',
      ),
      pattern(
        'first has @x times the capital of the second, and the second @y times that of the third[.] They invest for the same time and share the profit of #profit',
      ),
    ],
    (read, share) => {
      const last = 1;
      const middle = product(last, read('y'));
      return isShare(share, read('profit'), middle, sum(last, middle, product(middle, read('x'))));
    },
  ),
  'profit-from-a-difference': story(
    [
      pattern("in the ratio @a : @b : @c for the same time[.] The first one's profit is #more higher than"),
      pattern('in the ratio @a : @b : @c[.] \\w+ gets #more more than'),
      pattern('as @a : @b : @c, and the first receives #more more than the second'),
    ],
    (read, profit) => {
      const whole = sum(read('a'), read('b'), read('c'));
      const part = over(profit, whole);
      return same(minus(product(part, read('a')), product(part, read('b'))), read('more'));
    },
  ),
  'profit-before-a-gift': story(
    [
      pattern('Of a profit @rate% goes to charity[.] .* in the ratio @a : @b, and \\w+ gets #share'),
      pattern('give @rate% of their profit .* in the ratio @a : @b[.] \\w+ gets #share'),
      pattern(
        'put @rate% of the profit into a reserve and divide the rest as @a : @b[.] The first receives #share',
      ),
    ],
    (read, profit) => {
      const rest = minus(profit, over(product(profit, read('rate')), 100));
      return isShare(read('share'), rest, read('a'), sum(read('a'), read('b')));
    },
  ),
  'months-from-the-ratio': story(
    [
      pattern('with #a is joined .* with #b[.] .* in the ratio @x : @y[.]'),
      pattern('starts with #a[.] .* joins with #b[.] .* shared as @x : @y[.]'),
      pattern("^\\w+'s #a are used .* \\w+'s #b only .* is shared in the ratio @x : @y[.]"),
    ],
    (read, wait) => {
      // A partner does not join after the end of the year.
      if (less(MONTHS, wait)) return false;
      const late = sum(...months(minus(MONTHS, wait), read('b')));
      return same(product(late, read('x')), product(sum(...months(MONTHS, read('a'))), read('y')));
    },
  ),
  'capital-from-the-ratio': story(
    [
      pattern(
        'is shared as @x : @y[.] \\w+ had #a in the business for @m months and \\w+ was in it for @n months',
      ),
      pattern(
        'invests #a for @m months, \\w+ another sum for @n months[.] They share the profit in the ratio @x : @y',
      ),
      pattern(
        'has #a for @m months and \\w+ has a capital for @n months[.] They share the profit in the ratio @x : @y',
      ),
    ],
    (read, capital) =>
      same(
        product(sum(...months(read('n'), capital)), read('x')),
        product(sum(...months(read('m'), read('a'))), read('y')),
      ),
  ),
  'ratio-of-the-profits': (question) => {
    const read = amounts(
      question,
      pattern('invests #a for @m months and \\w+ #b for @n months'),
      pattern("^For @m months a business used #a of \\w+'s, and for @n months #b of"),
      pattern('with #a for @m months, and \\w+, with #b for @n months'),
    );
    const [first, second] = [sum(...months(read('m'), read('a'))), sum(...months(read('n'), read('b')))];
    return question.options.flatMap((option, index) => {
      const [ratio] = quantitiesIn(textOf(option));
      if (ratio?.kind !== 'ratio') return [];
      const [left = 0, right = 0] = ratio.terms;
      return same(product(left, second), product(right, first)) ? [index] : [];
    });
  },
};

export const PARTNERSHIP: Solvers = { ...SHARES, ...BACKWARDS };
