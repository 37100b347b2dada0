import {
  defineTemplate,
  digits,
  frac,
  listed,
  num,
  range,
  sum,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

interface Five {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
}

const valuesOf = ({ a, b, c, d, e }: Five) => [a, b, c, d, e];
const sortedOf = (p: Five) => valuesOf(p).sort((x, y) => x - y);
const SCORES = range(24, 96);

const averageOfList = defineTemplate<Five, Fraction>({
  id: 'average-of-list',
  level: 'easy',
  parameters: { a: SCORES, b: SCORES, c: SCORES, d: SCORES, e: SCORES },
  isSensible: (p) => {
    const [least = 0, , , , most = 0] = sortedOf(p);
    return new Set(valuesOf(p)).size === 5 && sum(valuesOf(p)).div(5).d === 1n && most - least < 50;
  },
  solve: (p) => sum(valuesOf(p)).div(5),
  show: num,
  mistakes: [
    { text: 'You divided the sum of five values by 4.', value: (p) => sum(valuesOf(p)).div(4) },
    { text: 'You divided the sum of five values by 6.', value: (p) => sum(valuesOf(p)).div(6) },
    {
      text: 'This is the middle value of the sorted list, not the average.',
      value: (p) => frac(sortedOf(p)[2] ?? 0),
    },
    {
      text: 'This is the mean of the largest and the smallest value only.',
      value: (p) => frac((sortedOf(p)[0] ?? 0) + (sortedOf(p)[4] ?? 0), 2),
    },
    { text: 'This is the mean of the first and the last value only.', value: ({ a, e }) => frac(a + e, 2) },
    { text: 'You left out the first value.', value: ({ b, c, d, e }) => frac(b + c + d + e, 4) },
    { text: 'You left out the last value.', value: ({ a, b, c, d }) => frac(a + b + c + d, 4) },
    { text: 'You left out the smallest value.', value: (p) => sum(sortedOf(p).slice(1)).div(4) },
    { text: 'You left out the largest value.', value: (p) => sum(sortedOf(p).slice(0, 4)).div(4) },
    slip('Your sum is too small by 10: you forgot a carry.', -2),
    slip('Your sum is too large by 10: you carried once too often.', 2),
    slip('Your sum is too small by 5.', -1),
    slip('Your sum is too large by 5.', 1),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} scores ${listed(valuesOf(p))} marks in five tests. What is the average mark of the five tests?`,
    (p, s) =>
      `In five matches a ${s.pick(['batter', 'netball team', 'basketball team'])} scores ${listed(valuesOf(p))}. Find the average score of a match.`,
    (p, s) =>
      `A shop sells ${listed(valuesOf(p))} ${s.pick(['loaves of bread', 'coconuts', 'litres of milk'])} from Monday to Friday. What does it sell on an average day of the five?`,
  ],
  explain: (p, right) =>
    t`The sum is $${valuesOf(p).join(' + ')} = ${digits(sum(valuesOf(p)))}$. Divided by the number of values it gives $\frac{${digits(sum(valuesOf(p)))}}{5} = ${digits(right)}$.`,
});

interface NextScore {
  count: number;
  average: number;
  rise: number;
}

const nextScore = defineTemplate<NextScore, Fraction>({
  id: 'next-score',
  level: 'easy',
  parameters: { count: range(3, 12), average: range(34, 78), rise: range(1, 6) },
  isSensible: ({ count, average, rise }) => isBetween(frac(average + (count + 1) * rise), 30, 100),
  solve: ({ count, average, rise }) => frac(average + (count + 1) * rise),
  show: num,
  mistakes: [
    {
      text: 'You added what the earlier ones lack to the old average. The new one must reach the new average, too.',
      value: ({ count, average, rise }) => frac(average + count * rise),
    },
    {
      text: 'You counted the last one twice in the rise.',
      value: ({ count, average, rise }) => frac(average + (count + 2) * rise),
    },
    {
      text: 'You counted all earlier results as one.',
      value: ({ average, rise }) => frac(average + 2 * rise),
    },
    {
      text: 'You counted one result too few.',
      value: ({ count, average, rise }) => frac(average + (count - 1) * rise),
    },
    {
      text: 'You added the rise of two results too many.',
      value: ({ count, average, rise }) => frac(average + (count + 3) * rise),
    },
    {
      text: 'You subtracted the missing points from the old average.',
      value: ({ count, average, rise }) => frac(average - (count + 1) * rise),
    },
    slip('You lost 10 in the subtraction of the sums.', -10),
    slip('You gained 10 in the subtraction of the sums.', 10),
  ],
  wordings: [
    ({ count, average, rise }, s) =>
      `The average of ${s.person.name}'s marks in ${count} tests is ${average}. How many marks must ${s.person.they} get in the next test to bring the average of all tests to ${average + rise}?`,
    ({ count, average, rise }, s) =>
      `In ${count} matches a ${s.pick(['netball', 'basketball'])} team has scored ${average} points on average. What must it score in the next match so that its average becomes ${average + rise}?`,
    ({ count, average, rise }, s) =>
      `A salesman has sold ${average} ${s.pick(['shirts', 'phone covers', 'fans'])} a day on average for ${count} days. How many must he sell on the next day to have an average of ${average + rise} a day?`,
  ],
  explain: ({ count, average, rise }, right) =>
    t`The sum must be $${count + 1} \times ${average + rise} = ${(count + 1) * (average + rise)}$ and is $${count} \times ${average} = ${count * average}$. What is missing is $${(count + 1) * (average + rise)} - ${count * average} = ${digits(right)}$.`,
});

interface Consecutive {
  count: number;
  average: number;
}

const parityOf = (average: number) => (average % 2 === 0 ? 'even' : 'odd');

const consecutiveNumbers = defineTemplate<Consecutive, Fraction>({
  id: 'consecutive-numbers',
  level: 'easy',
  parameters: { count: range(5, 15, 2), average: range(24, 99) },
  solve: ({ count, average }) => frac(average + count - 1),
  show: num,
  mistakes: [
    { text: 'This is the smallest number.', value: ({ count, average }) => frac(average - count + 1) },
    {
      text: 'You went on in steps of 1. The numbers are 2 apart.',
      value: ({ count, average }) => frac(average + (count - 1) / 2),
    },
    { text: 'You made one step too many.', value: ({ count, average }) => frac(average + count + 1) },
    { text: 'You made one step too few.', value: ({ count, average }) => frac(average + count - 3) },
    {
      text: 'You added the number of numbers to the average.',
      value: ({ count, average }) => frac(average + count),
    },
    {
      text: 'You counted all steps from the average. Half of them are below it.',
      value: ({ count, average }) => frac(average + 2 * (count - 1)),
    },
    { text: 'You made two steps too many.', value: ({ count, average }) => frac(average + count + 3) },
    { text: 'You made two steps too few.', value: ({ count, average }) => frac(average + count - 5) },
  ],
  wordings: [
    ({ count, average }) =>
      `The average of ${count} consecutive ${parityOf(average)} numbers is ${average}. What is the largest of them?`,
    ({ count, average }, s) =>
      `${s.person.name} writes down ${count} consecutive ${parityOf(average)} numbers. Their average is ${average}. Which number is the greatest?`,
    ({ count, average }) =>
      `A row of houses has ${count} consecutive ${parityOf(average)} house numbers with an average of ${average}. Find the highest house number of the row.`,
  ],
  explain: ({ count, average }, right) =>
    t`With ${count} numbers the average is the middle one, and there are $\frac{${count} - 1}{2} = ${(count - 1) / 2}$ numbers above it, in steps of 2. The largest is $${average} + ${(count - 1) / 2} \times 2 = ${digits(right)}$.`,
});

export const LISTS = [averageOfList, nextScore, consecutiveNumbers];
