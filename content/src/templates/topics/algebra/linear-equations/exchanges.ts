import {
  defineTemplate,
  digits,
  frac,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { tenTooFew, tenTooMany } from '../../slips.js';

interface Gifts {
  equal: number;
  back: number;
  times: number;
}

/** What the second person has: the first one has twice the first gift more. */
const second = ({ equal, back, times }: Gifts) => frac(2 * equal + back * (times + 1), times - 1);
const first = (p: Gifts) => second(p).add(2 * p.equal);

const TIMES: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' };

const givenMoney = defineTemplate<Gifts, Fraction>({
  id: 'money-given-both-ways',
  level: 'hard',
  parameters: { equal: range(5, 90, 5), back: range(10, 90, 5), times: [2, 3, 4, 5] },
  isSensible: (p) =>
    p.equal !== p.back && second(p).d === 1n && second(p).n % 5n === 0n && second(p).gt(p.back),
  solve: first,
  show: rupees,
  mistakes: [
    { text: 'This is what the second person has.', value: second },
    { text: 'This is what both have together.', value: (p) => first(p).add(second(p)) },
    {
      text: 'You took the first gift once as the difference. It changes both amounts.',
      value: (p) => frac(p.equal + p.back * (p.times + 1), p.times - 1).add(p.equal),
    },
    { text: 'This is what is left after the first gift.', value: (p) => first(p).sub(p.equal) },
    { text: 'This is the amount after the second gift has come in.', value: (p) => first(p).add(p.back) },
    {
      text: 'You did not take the second gift from the giver.',
      value: (p) => frac(2 * p.equal + p.back, p.times - 1).add(2 * p.equal),
    },
    {
      text: 'You did not add the second gift to the receiver.',
      value: (p) => frac(2 * p.equal + p.back * p.times, p.times - 1).add(2 * p.equal),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `If ${s.person.name} gives ${s.other.name} ${rupees(p.equal)}, both have equal amounts. If ${s.other.name} gives ${s.person.name} ${rupees(p.back)} instead, ${s.person.name} has ${TIMES[p.times]} as much as ${s.other.name}. How much does ${s.person.name} have?`,
    (p, s) =>
      `${s.person.name} would have as much as ${s.other.name} after paying ${s.other.them} ${rupees(p.equal)}. But if ${s.other.name} paid ${rupees(p.back)} to ${s.person.name}, ${s.person.name} would have ${TIMES[p.times]} as much as ${s.other.name}. Find the amount that ${s.person.name} has.`,
    (p, s) => {
      const [one, other] = s.pick([
        ['A red box', 'a blue one'],
        ['A purse', 'a jar'],
        ['A safe', 'a drawer'],
      ]);
      return `${one} and ${other} hold money. Moving ${rupees(p.equal)} from the first to the second makes both amounts equal. Moving ${rupees(p.back)} from the second to the first instead makes the first amount ${TIMES[p.times]} the second. How much is in the first?`;
    },
  ],
  explain: (p, right) => {
    const sum = 2 * p.equal + p.back;
    return t`The first amount is $2 \times ${p.equal} = ${2 * p.equal}$ more than the second, $y$. So $y + ${2 * p.equal} + ${p.back} = ${p.times}(y - ${p.back})$, which gives $y = \frac{${sum} + ${p.times} \times ${p.back}}{${p.times} - 1} = ${digits(second(p))}$. The first is $${digits(second(p))} + ${2 * p.equal} = ${digits(right)}$.`;
  },
});

interface Plan {
  rows: number;
  seats: number;
  /** More in a row, and fewer rows. */
  more: number;
  fewerRows: number;
  /** Fewer in a row, and more rows. */
  fewer: number;
  moreRows: number;
}

/** Changes of both numbers that leave the product as it is. */
const changes = (rows: number, seats: number, sign: 1 | -1) =>
  range(1, 8).flatMap((change) => {
    const other = frac(rows * seats, seats + sign * change)
      .sub(rows)
      .abs();
    return other.d === 1n && other.lt(9) ? [[change, Number(other.n)] as const] : [];
  });

const PLANS: Plan[] = range(8, 40).flatMap((rows) =>
  range(9, 40).flatMap((seats) =>
    changes(rows, seats, 1).flatMap(([more, fewerRows]) =>
      changes(rows, seats, -1).map(([fewer, moreRows]) => ({
        rows,
        seats,
        more,
        fewerRows,
        fewer,
        moreRows,
      })),
    ),
  ),
);

/** A factor before an unknown. */
const times = (factor: number) => (factor === 1 ? '' : factor);

const rowsText = (count: number, change: 'more' | 'fewer') =>
  `${count} ${change === 'more' ? 'more' : 'fewer'} ${count === 1 ? 'row' : 'rows'}`;

const rowsRearranged = defineTemplate<{ plan: Plan }, Fraction>({
  id: 'rows-rearranged',
  level: 'hard',
  parameters: { plan: PLANS },
  isSensible: ({ plan }) =>
    plan.more * plan.moreRows !== plan.fewerRows * plan.fewer && plan.rows * plan.seats > 100,
  solve: ({ plan }) => frac(plan.rows * plan.seats),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You took the larger number in a row with the first number of rows.',
      value: ({ plan: p }) => frac(p.rows * (p.seats + p.more)),
    },
    {
      text: 'You took the smaller number in a row with the first number of rows.',
      value: ({ plan: p }) => frac(p.rows * (p.seats - p.fewer)),
    },
    {
      text: 'You took the smaller number of rows with the first number in a row.',
      value: ({ plan: p }) => frac((p.rows - p.fewerRows) * p.seats),
    },
    {
      text: 'You took the larger number of rows with the first number in a row.',
      value: ({ plan: p }) => frac((p.rows + p.moreRows) * p.seats),
    },
    { text: 'You took one row too many.', value: ({ plan: p }) => frac((p.rows + 1) * p.seats) },
    { text: 'You took one row too few.', value: ({ plan: p }) => frac((p.rows - 1) * p.seats) },
    { text: 'You took one too many in each row.', value: ({ plan: p }) => frac(p.rows * (p.seats + 1)) },
    { text: 'You took one too few in each row.', value: ({ plan: p }) => frac(p.rows * (p.seats - 1)) },
  ],
  wordings: [
    ({ plan: p }, s) =>
      `The pupils of a school stand in equal rows. With ${p.more} more in each row there would be ${rowsText(p.fewerRows, 'fewer')}; with ${p.fewer} fewer in each row there would be ${rowsText(p.moreRows, 'more')}. How many ${s.pick(['pupils', 'boys and girls'])} are there?`,
    ({ plan: p }, s) =>
      `A ${s.pick(['hall', 'theatre', 'tent'])} has equal rows of chairs. If ${p.more} more chairs are put in each row, the same chairs make ${rowsText(p.fewerRows, 'fewer')}. If each row has ${p.fewer} fewer, they make ${rowsText(p.moreRows, 'more')}. How many chairs are there?`,
    ({ plan: p }, s) =>
      `${s.person.name} sets ${s.pick(['rose', 'tomato', 'cabbage'])} plants in equal rows. ${p.more} more in each row would save ${p.fewerRows === 1 ? '1 row' : `${p.fewerRows} rows`}, and ${p.fewer} fewer in each row would need ${rowsText(p.moreRows, 'more')}. Find the number of plants.`,
  ],
  explain: ({ plan: p }, right) =>
    t`With $r$ rows of $s$: $(s + ${p.more})(r - ${p.fewerRows}) = rs$ and $(s - ${p.fewer})(r + ${p.moreRows}) = rs$. These give $${times(p.more)}r - ${times(p.fewerRows)}s = ${p.more * p.fewerRows}$ and $${times(p.moreRows)}s - ${times(p.fewer)}r = ${p.fewer * p.moreRows}$, and so $r = ${p.rows}$ and $s = ${p.seats}$. The number is $${p.rows} \times ${p.seats} = ${right.n}$.`,
});

export const EXCHANGES = [givenMoney, rowsRearranged];
