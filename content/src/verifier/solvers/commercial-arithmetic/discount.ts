import {
  after,
  cut,
  equalTo,
  minus,
  over,
  product,
  same,
  satisfying,
  says,
  sum,
  take,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';

/** Any price serves where only rates are given; this one is far from 100. */
const TAG = 4_800;

/** The rate that one price is below another, in percent of the other. */
const fall = (from: Fraction, to: Fraction) => over(product(minus(from, to), 100), from);

/** The cost of an article that brings this gain when it is sold for `price`. */
const costBefore = (price: Fraction, gain: Fraction) => over(product(price, 100), sum(100, gain));

export const DISCOUNT: Solvers = {
  'sale-price': satisfying((question) => {
    const [tag, rate] = take(question, 'money', 'percent');
    return (price) => same(fall(tag, price), rate);
  }),
  'discount-rate': satisfying((question) => {
    const [tag, price] = take(question, 'money', 'money');
    return (rate) => same(after(tag, cut(rate)), price);
  }),
  'marked-from-sale': satisfying((question) => {
    const [price, rate] = take(question, 'money', 'percent');
    return (tag) => same(fall(tag, price), rate);
  }),
  // One article costs 1: the bill without the offer is the number of all articles.
  'free-goods': satisfying((question) => {
    const [paid, free] = take(question, 'number', 'number');
    return (rate) => same(after(sum(paid, free), cut(rate)), paid);
  }),
  // Back from the bill: without the tax it is below the list price by the discount.
  'discount-and-tax': satisfying((question) => {
    const [list, off, tax] = take(question, 'money', 'percent', 'percent');
    return (bill) => same(fall(list, over(product(bill, 100), sum(100, tax))), off);
  }),
  'difference-of-discounts': satisfying((question) => {
    const [gap, one, other] = take(question, 'money', 'percent', 'percent');
    return (tag) => {
      const difference = minus(after(tag, cut(one)), after(tag, cut(other)));
      return same(product(difference, difference), product(gap, gap));
    };
  }),
  'single-equivalent': satisfying((question) => {
    const rates = take(question, 'percent', 'percent');
    return (rate) => same(after(TAG, cut(rate)), after(TAG, ...rates.map(cut)));
  }),
  'three-in-a-row': satisfying((question) => {
    const rates = take(question, 'percent', 'percent', 'percent');
    return (rate) => same(after(TAG, cut(rate)), after(TAG, ...rates.map(cut)));
  }),
  'marked-before-two': satisfying((question) => {
    const [price, ...rates] = take(question, 'money', 'percent', 'percent');
    return (tag) => same(after(tag, ...rates.map(cut)), price);
  }),
  'second-discount': satisfying((question) => {
    const [tag, price, first] = take(question, 'money', 'money', 'percent');
    return (second) => same(after(tag, cut(first), cut(second)), price);
  }),
  'gain-after-discount': satisfying((question) => {
    const [markUp, off] = take(question, 'percent', 'percent');
    const price = after(after(TAG, markUp), cut(off));
    return (gain) => same(costBefore(price, gain), TAG);
  }),
  'mark-for-gain': satisfying((question) => {
    const [cost, gain, off] = take(question, 'money', 'percent', 'percent');
    return (tag) => same(costBefore(after(tag, cut(off)), gain), cost);
  }),
  'mark-up': satisfying((question) => {
    const [one, other] = take(question, 'percent', 'percent');
    const isGainFirst = says(question, /profit of \S+ at a discount/);
    const [gain, off] = isGainFirst ? [one, other] : [other, one];
    return (markUp) => same(costBefore(after(TAG, markUp, cut(off)), gain), TAG);
  }),
  'gain-at-other-discount': equalTo((question) => {
    const [one, other, now] = take(question, 'percent', 'percent', 'percent');
    const isGainFirst = says(question, /gains \S+ on/);
    const [gain, off] = isGainFirst ? [one, other] : [other, one];
    const cost = costBefore(after(TAG, cut(off)), gain);
    return over(product(minus(after(TAG, cut(now)), cost), 100), cost);
  }),
};
