import {
  equalTo,
  less,
  minus,
  numbersOf,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  type Solvers,
} from '../../solver-kit.js';

export const ADMISSION_DATA: Solvers = {
  // Three values lie below the median and three above it.
  'median-of-a-list': satisfying((question) => {
    const values = numbersOf(question);
    if (values.length !== 7) throw new ReadingError('expected seven values');
    return (median) =>
      values.filter((value) => less(value, median)).length === 3 &&
      values.filter((value) => less(median, value)).length === 3;
  }),
  'whole-from-a-percentage': satisfying((question) => {
    const [rate, part] = take(question, 'percent', 'number');
    return (whole) => same(product(whole, over(rate, 100)), part);
  }),
  // A start of 10,000 is followed through both changes.
  'net-percent-change': equalTo((question) => {
    const [up, down] = take(question, 'percent', 'percent');
    const risen = sum(10_000, product(100, up));
    const fallen = minus(risen, over(product(risen, down), 100));
    return over(minus(fallen, 10_000), 100);
  }),
  // With the removed value back, the mean is the first one.
  'value-removed-from-a-mean': satisfying((question) => {
    const [count = 0, mean = 0, rest = 0, ...others] = numbersOf(question);
    if (others.length > 0) throw new ReadingError('expected three numbers');
    return (value) => same(over(sum(product(rest, count - 1), value), count), mean);
  }),
  // One tenth of the people cannot be counted, so the part is counted for each of the group.
  'chance-within-a-group': satisfying((question) => {
    const all = numbersOf(question);
    const [, group = 0, both = 0] = all;
    if (all.length !== 3) throw new ReadingError('expected three numbers');
    return (chance) => same(product(chance, group), both);
  }),
  'distance-on-a-map': satisfying((question) => {
    const values = numbersOf(question);
    if (values.length !== 3) throw new ReadingError('expected three numbers');
    const [given, amount, wanted] = says(question, /printer/)
      ? [values[1], values[0], values[2]]
      : [values[0], values[1], values[2]];
    return (value) => same(product(value, given ?? 0), product(amount ?? 0, wanted ?? 0));
  }),
  'margin-of-error': equalTo((question) => {
    const plain = quantitiesIn(question.questionText).flatMap((each) =>
      each.kind === 'number' ? [each.value] : [],
    );
    const [share] = quantitiesIn(question.questionText).flatMap((each) =>
      each.kind === 'percent' ? [each.value] : [],
    );
    const population = plain.toSorted((a, b) => (less(a, b) ? 1 : -1))[0];
    const margin = plain.toSorted((a, b) => (less(a, b) ? -1 : 1))[0];
    if (!share || !population || !margin || plain.length !== 3)
      throw new ReadingError('expected a sample, a population and a margin');
    const each = over(population, 100);
    return sum(product(each, share), product(each, margin));
  }),
  // With the second mean, all values together have the whole mean.
  'mean-of-two-groups': satisfying((question) => {
    const [first, firstMean, second, mean] = numbersOf(question);
    if (!first || !firstMean || !second || !mean) throw new ReadingError('expected four numbers');
    return (value) =>
      same(sum(product(first, minus(firstMean, mean)), product(second, minus(value, mean))), 0);
  }),
};
