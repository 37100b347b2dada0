import type { Question } from '@mockingbird/contracts';
import {
  minus,
  over,
  product,
  ReadingError,
  same,
  says,
  sum,
  type Amount,
  type Amounts,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { balance, ratioStory, story } from './story.js';

/** Terms of the ratio with the names a, b and c. */
const parts = (read: Amounts, names = 'abc') => [...names].map(read);

/** Which of three things the last sentence names: its place among them. */
function wantedPlace({ questionText }: Question, names: readonly string[]): number {
  const sentence = questionText.split(/(?<=[.?]) /).at(-1) ?? '';
  const found = names.flatMap((name, index) => (sentence.includes(name) ? [index] : []));
  const [place] = found;
  if (place === undefined || found.length > 1) throw new ReadingError('the question names no part');
  return place;
}

/** The names of three parts in their order. */
function threeNames(question: Question): string[] {
  const found =
    /among (\w+), (\w+) and (\w+) in/.exec(question.questionText) ??
    /(?:Three \w+, |by |^)(\w+), (\w+) and (\w+)[,.]? (?:share|Their)/.exec(question.questionText) ??
    /on (\w+), (\w+) and (\w+) in the ratio/.exec(question.questionText) ??
    /between (\w+), (\w+) and (\w+)\./.exec(question.questionText) ??
    /(\w+), (\w+) and (\w+) share/.exec(question.questionText);
  if (!found) throw new ReadingError('expected three names');
  return found.slice(1);
}

/** Whether a share is to the whole as its part is to all parts. */
const isShare = (share: Amount, whole: Amount, part: Amount, all: readonly Amount[]) =>
  balance([share, sum(...all)], [whole, part]);

/** The three shares are as 1 to these numbers: three fractions, or so many times a share, which are equal. */
function weightsIn({ questionText }: Question): number[] {
  const below = [...questionText.matchAll(/\\frac\{1\}\{(\d+)\}|(\d+) times the/g)];
  const equal = /(\d+) times the first share, (\d+) times the second and (\d+) times the third/.exec(
    questionText,
  );
  const found = equal ? equal.slice(1) : below.map(([, number]) => number ?? '');
  if (found.length !== 3) throw new ReadingError('expected three shares');
  return found.map(Number);
}

const SHARES: Solvers = {
  'share-of-sum': story(
    [
      '#sum is divided among .* in the ratio #a : #b : #c',
      'share a \\w+ of #sum in the ratio #a : #b : #c',
      'spends #sum on .* in the ratio #a : #b : #c',
    ],
    (read, share, question) => {
      const part = parts(read)[wantedPlace(question, threeNames(question))] ?? 0;
      return isShare(share, read('sum'), part, parts(read));
    },
  ),
  'fraction-shares': (question) => {
    const weights = weightsIn(question).map((below) => over(1, below));
    const own = weights[wantedPlace(question, threeNames(question))] ?? 0;
    return story(['#sum'], (read, share) => isShare(share, read('sum'), own, weights))(question);
  },
  coins: story(
    [
      'holds #x, #y and #z coins in the ratio #a : #b : #c[.] They are worth #sum in all[.] How many #want coins',
      'has #sum in coins of #x, #y and #z[.] Their numbers are in the ratio #a : #b : #c[.] Find the number of #want coins',
      'counts #sum in coins[.] For every #a coins of #x there are #b of #y and #c of #z, .* How many coins of #want',
    ],
    (read, coins) => {
      const values = parts(read, 'xyz');
      const own = parts(read)[values.findIndex((value) => same(value, read('want')))] ?? 0;
      const worth = sum(...parts(read).map((count, index) => product(count, values[index] ?? 0)));
      return balance([coins, worth], [read('sum'), own]);
    },
  ),
  'sum-from-difference': story(
    [
      'in the ratio #a : #b : #c[.] \\w+ gets #more more than',
      "in the ratio #a : #b : #c[.] The third one's is #more more",
      'in the ratio #a : #b : #c, in this order[.] The \\w+ gets #more more',
    ],
    (read, whole) => balance([whole, minus(read('c'), read('a'))], [read('more'), sum(...parts(read))]),
  ),
  'remainders-in-ratio': story(
    [
      'get #sum in all[.] .* less by #x, #y and #z, they would be in the ratio #a : #b : #c',
      'share #sum[.] When they have spent #x, #y and #z of their shares, .* in the ratio #a : #b : #c',
      'splits #sum between .* bills of #x, #y and #z are paid .* in the ratio #a : #b : #c',
    ],
    (read, share, question) => {
      const names = says(question, /brothers|sisters|friends|the first, second and third/)
        ? ['first', 'second', 'third']
        : threeNames(question);
      const place = wantedPlace(question, names);
      const gone = parts(read, 'xyz');
      const rest = minus(read('sum'), sum(...gone));
      return isShare(minus(share, gone[place] ?? 0), rest, parts(read)[place] ?? 0, parts(read));
    },
  ),
};

const PROPORTIONS: Solvers = {
  'mean-proportional': story(
    [
      'proportion \\$#a : x = x : #b\\$',
      'mean proportional between #a and #b',
      'measures #a units by #b units',
    ],
    (read, mean) => balance([mean, mean], [read('a'), read('b')]),
  ),
  'fourth-proportional': story(
    [
      'fourth proportional to #a, #b and #c\\?',
      'If \\$#a : #b = #c : x\\$',
      '^A \\w+ #a cm wide and #b cm high .* The print is #c cm wide',
    ],
    (read, fourth) => balance([read('a'), fourth], [read('b'), read('c')]),
  ),
  'add-to-both': story(
    [
      'has #m men and #n women[.] .* in the ratio #a : #b',
      'each term of the ratio #m : #n to make it equal to #a : #b',
      '^\\w+ .* are #m cm and #n cm long[.] .* lengths are as #a : #b',
    ],
    (read, more) => balance([sum(read('m'), more), read('b')], [sum(read('n'), more), read('a')]),
  ),
  'money-moves': story(
    [
      'in the ratio #a : #b[.] After #sum is moved from the first to the second, the ratio is #x : #y',
      'in the ratio #a : #b[.] If \\w+ gives #sum to \\w+, the ratio becomes #x : #y',
      'in the ratio #a : #b[.] Later \\w+ hands over #sum .* savings as #x : #y',
    ],
    (read, first) => {
      const second = over(product(first, read('b')), read('a'));
      return balance([minus(first, read('sum')), read('y')], [sum(second, read('sum')), read('x')]);
    },
  ),
  'income-and-spending': story(
    [
      'earn in the ratio #a : #b and spend in the ratio #x : #y[.] If each of them is left with #rest',
      'incomes of .* are in the ratio #a : #b and their spendings in the ratio #x : #y[.] Each saves #rest',
      "pay is to \\w+'s as #a : #b, and what they spend is as #x : #y[.] Both put #rest",
    ],
    (read, large) => {
      const small = over(product(large, read('b')), read('a'));
      return balance([minus(large, read('rest')), read('y')], [minus(small, read('rest')), read('x')]);
    },
  ),
  'fixed-and-varying': story(
    [
      'They are #p for #m \\w+ and #q for #n[.] What are they for #k',
      '#m copies cost #p and #n copies #q[.] How much do #k copies',
      'party of #m guests costs #p, one of #n guests #q[.] Find the cost of a party of #k',
    ],
    (read, cost) =>
      // From one number to the next the cost rises by the same for each.
      balance(
        [minus(cost, read('p')), minus(read('n'), read('m'))],
        [minus(read('q'), read('p')), minus(read('k'), read('m'))],
      ),
  ),
  'broken-stone': story(
    [
      'worth #value breaks into 2 pieces whose weights are in the ratio #a : #b',
      'weights in the ratio #a : #b[.] The whole stone cost #value',
      'of #value falls and breaks in 2[.] .* are as #a : #b',
    ],
    (read, loss) => {
      const square = (value: Amount) => product(value, value);
      const pieces = sum(square(read('a')), square(read('b')));
      return balance(
        [minus(read('value'), loss), square(sum(read('a'), read('b')))],
        [read('value'), pieces],
      );
    },
  ),
};

/** Whether terms are to each other as others. */
const areProportional = (left: readonly Amount[], right: readonly Amount[]) =>
  left.length === right.length &&
  left.every((term, index) => balance([term, right[0] ?? 0], [right[index] ?? 0, left[0] ?? 0]));

const RATIOS: Solvers = {
  'ratio-after-increase': ratioStory(
    [
      'in the ratio #a : #b : #c[.] They are increased by #x%, #y% and #z%',
      'in the ratio #a : #b : #c[.] Their pay is raised by #x%, #y% and #z%',
      'in the ratio #a : #b : #c[.] This year the areas are larger by #x%, #y% and #z%',
    ],
    (read, terms) => {
      const grown = parts(read).map((part, index) => product(part, sum(100, parts(read, 'xyz')[index] ?? 0)));
      return areProportional(terms, grown);
    },
  ),
  'combined-ratio': ratioStory(
    [
      'A : B = #a : #b\\$ and \\$B : C = #c : #d\\$',
      'in the ratio #a : #b, those of .* in the ratio #c : #d',
      'in the ratio #a : #b, and \\w+ and \\w+ in the ratio #c : #d',
    ],
    (read, [first = over(0, 1), second = over(0, 1), third = over(0, 1)]) =>
      balance([first, read('b')], [second, read('a')]) && balance([second, read('d')], [third, read('c')]),
  ),
  'equation-for-ratio': ratioStory(
    ['\\\\frac[{](?<p>\\d*)x \\+ (?<q>\\d*)y[}][{](?<r>\\d*)x - (?<s>\\d*)y[}] = \\\\frac[{]#n[}][{]#d[}]'],
    (read, [x = over(0, 1), y = over(0, 1)]) => {
      const times = (name: string, value: Fraction) => product(coefficient(read, name), value);
      const above = sum(times('p', x), times('q', y));
      const below = minus(times('r', x), times('s', y));
      return balance([above, read('d')], [below, read('n')]);
    },
  ),
};

/** A letter without a number before it counts as one. */
function coefficient(read: Amounts, name: string): Amount {
  const value = read(name);
  return same(value, 0) ? 1 : value;
}

export const RATIO_AND_PROPORTION: Solvers = { ...SHARES, ...PROPORTIONS, ...RATIOS };
