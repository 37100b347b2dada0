import { defineTemplate, frac, range, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { integer } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface RemovedValue {
  count: number;
  mean: number;
  rest: number;
}

const removedValue = defineTemplate<RemovedValue, Fraction>({
  id: 'value-removed-from-a-mean',
  level: 'medium',
  parameters: { count: range(6, 20), mean: range(20, 90), rest: range(20, 90) },
  isSensible: ({ count, mean, rest }) =>
    mean !== rest && Math.abs(mean - rest) < 5 && count * mean - (count - 1) * rest > 5,
  solve: ({ count, mean, rest }) => frac(count * mean - (count - 1) * rest),
  show: integer,
  mistakes: [
    {
      text: 'You counted all the numbers in the second mean.',
      value: ({ count, mean, rest }) => frac(count * mean - count * rest),
    },
    {
      text: 'You added the change of the mean to the old mean.',
      value: ({ mean, rest }) => frac(2 * mean - rest),
    },
    {
      text: 'You multiplied the old mean by one too few.',
      value: ({ count, mean, rest }) => frac((count - 1) * (mean - rest) + rest),
    },
    {
      text: 'You gave the difference the wrong sign.',
      value: ({ count, mean, rest }) => frac(mean - (count - 1) * (mean - rest)),
    },
    { text: 'You took the mean of both means.', value: ({ mean, rest }) => frac(mean + rest, 2) },
    { text: 'You took the old mean for the removed number.', value: ({ mean }) => frac(mean) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      `The mean of ${p.count} numbers is ${p.mean}. When one number is removed, the mean of the others is ${p.rest}. Which number was removed?`,
    (p, s) =>
      `A ${s.pick(['biologist', 'coach', 'teacher'])} has ${p.count} measurements with a mean of ${p.mean}. Without the last one the mean is ${p.rest}. What is the last measurement?`,
    (p) =>
      `A data set of ${p.count} values has the mean ${p.mean}. One value is deleted, and the mean becomes ${p.rest}. What is the deleted value?`,
  ],
  explain: ({ count, mean, rest }, right) =>
    t`The sums: $${count} \times ${mean} = ${count * mean}$ and $${count - 1} \times ${rest} = ${(count - 1) * rest}$. The removed value is $${count * mean} - ${(count - 1) * rest} = ${tex(right)}$.`,
});

interface List {
  low: number;
  steps: readonly number[];
}
const listOf = ({ low, steps }: List) => steps.map((step) => low + step);
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

const medianOfList = defineTemplate<List, Fraction>({
  id: 'median-of-a-list',
  level: 'easy',
  parameters: {
    low: range(8, 60),
    steps: [
      [14, 3, 9, 0, 21, 11, 6],
      [7, 18, 2, 25, 10, 13, 30],
      [20, 4, 16, 1, 9, 27, 12],
      [5, 22, 8, 0, 17, 15, 31],
      [12, 2, 24, 19, 7, 33, 10],
    ],
  },
  solve: (p) => frac(sorted(listOf(p))[3] ?? 0),
  show: integer,
  mistakes: [
    {
      text: 'This is the middle of the unsorted list. Sort it first.',
      value: (p) => frac(listOf(p)[3] ?? 0),
    },
    {
      text: 'This is halfway between the least and the greatest.',
      value: (p) => frac((sorted(listOf(p))[0] ?? 0) + (sorted(listOf(p))[6] ?? 0), 2),
    },
    {
      text: 'This is the range.',
      value: (p) => frac((sorted(listOf(p))[6] ?? 0) - (sorted(listOf(p))[0] ?? 0)),
    },
    { text: 'You counted one place too far.', value: (p) => frac(sorted(listOf(p))[4] ?? 0) },
    { text: 'You stopped one place too early.', value: (p) => frac(sorted(listOf(p))[2] ?? 0) },
    { text: 'This is the greatest value.', value: (p) => frac(sorted(listOf(p))[6] ?? 0) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the median of the data ${listOf(p).join(', ')}?`,
    (p) =>
      `A student timed seven runs, in seconds: ${listOf(p).join(', ')}. What is the median of these times?`,
    (p) => `The ages of seven members of a club are ${listOf(p).join(', ')}. What is their median age?`,
  ],
  explain: (p, right) =>
    `In order: ${sorted(listOf(p)).join(', ')}. The fourth of the seven is $${tex(right)}$.`,
});

export const STATISTICS = [medianOfList, removedValue];
