import {
  defineTemplate,
  digits,
  frac,
  listed,
  num,
  range,
  rupees,
  sum,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Overlap {
  count: number;
  first: number;
  last: number;
  monday: number;
}

const lastDay = ({ count, first, last, monday }: Overlap, days = count) =>
  frac(monday - days * (first - last));
const nameOfDay = (index: number) => DAYS[index] ?? '';
const spanOf = (from: number, count: number) => `${nameOfDay(from)} to ${nameOfDay(from + count - 1)}`;

const overlappingDays = defineTemplate<Overlap, Fraction>({
  id: 'overlapping-days',
  level: 'medium',
  parameters: { count: [3, 4, 5], first: range(24, 44), last: range(24, 44), monday: range(22, 46) },
  isSensible: (p) =>
    p.first !== p.last &&
    Math.abs(p.first - p.last) < 5 &&
    Math.abs(p.monday - p.first) < 10 &&
    isBetween(lastDay(p), 20, 46) &&
    Math.abs(lastDay(p).valueOf() - p.last) < 10,
  solve: (p) => lastDay(p),
  show: num,
  mistakes: [
    { text: 'You changed the value of Monday in the wrong direction.', value: (p) => lastDay(p, -p.count) },
    { text: 'You counted one day too few.', value: (p) => lastDay(p, p.count - 1) },
    { text: 'You counted one day too many.', value: (p) => lastDay(p, p.count + 1) },
    { text: 'You took the difference of the averages for a single day.', value: (p) => lastDay(p, 1) },
    { text: 'This is the mean of the two averages.', value: ({ first, last }) => frac(first + last, 2) },
    {
      text: 'You took one day only, and in the wrong direction.',
      value: (p) => lastDay(p, -1),
    },
    slip('You counted one too few in the subtraction.', -1),
    slip('You counted one too many in the subtraction.', 1),
    slip('You counted two too few in the subtraction.', -2),
    slip('You counted two too many in the subtraction.', 2),
  ],
  wordings: [
    (p, s) =>
      `In ${s.pick(['Nagpur', 'Jaipur', 'Patna'])} the average temperature from ${spanOf(0, p.count)} was ${p.first} degrees and from ${spanOf(1, p.count)} it was ${p.last} degrees. On Monday it was ${p.monday} degrees. How many degrees was it on ${nameOfDay(p.count)}?`,
    (p, s) =>
      `A ${s.pick(['library', 'clinic', 'post office'])} had ${p.first} visitors a day on average from ${spanOf(0, p.count)} and ${p.last} a day from ${spanOf(1, p.count)}. If ${p.monday} came on Monday, how many came on ${nameOfDay(p.count)}?`,
    (p, s) =>
      `${s.person.name} solved ${p.monday} questions on Monday. ${s.person.they === 'he' ? 'His' : 'Her'} daily average from ${spanOf(0, p.count)} was ${p.first} questions, and from ${spanOf(1, p.count)} it was ${p.last}. How many questions did ${s.person.they} solve on ${nameOfDay(p.count)}?`,
  ],
  explain: (p, right) => {
    const [one, two] = [p.count * p.first, p.count * p.last];
    const falls = one > two;
    return t`The sums are $${p.count} \times ${p.first} = ${one}$ and $${p.count} \times ${p.last} = ${two}$. They differ only by Monday and ${nameOfDay(p.count)}, so ${nameOfDay(p.count)} has $${Math.max(one, two)} - ${Math.min(one, two)} = ${Math.abs(one - two)}$ ${falls ? 'less' : 'more'} than Monday: $${p.monday} ${falls ? '-' : '+'} ${Math.abs(one - two)} = ${digits(right)}$.`;
  },
});

interface Middle {
  half: number;
  all: number;
  first: number;
  last: number;
}

const middleOf = ({ half, all, first, last }: Middle) => frac(half * (first + last) - (2 * half - 1) * all);

const middleResult = defineTemplate<Middle, Fraction>({
  id: 'middle-result',
  level: 'medium',
  parameters: { half: range(4, 13), all: range(36, 72), first: range(34, 76), last: range(34, 76) },
  isSensible: (p) =>
    p.first !== p.last &&
    Math.abs(p.first - p.last) < 8 &&
    middleOf(p).sub(p.all).abs().lte(24) &&
    middleOf(p).sub(p.all).abs().gte(3),
  solve: middleOf,
  show: num,
  mistakes: [
    {
      text: 'This is the mean of the two partial averages.',
      value: ({ first, last }) => frac(first + last, 2),
    },
    {
      text: 'You subtracted the average of the whole once too often.',
      value: (p) => middleOf(p).sub(p.all),
    },
    {
      text: 'You added the partial averages and subtracted the average of all, without the numbers of results.',
      value: ({ all, first, last }) => frac(first + last - all),
    },
    { text: 'You left out one result in the first part.', value: (p) => middleOf(p).sub(p.first) },
    { text: 'You took half of the difference of the sums.', value: (p) => middleOf(p).div(2) },
    {
      text: 'You subtracted the average of the whole once too seldom.',
      value: (p) => middleOf(p).add(p.all),
    },
    {
      text: 'You went to the other side of the average.',
      value: (p) => frac(2 * p.all).sub(middleOf(p)),
    },
    slip('You lost 10 in the subtraction.', -10),
    slip('You gained 10 in the subtraction.', 10),
    slip('You counted two too many in the sums.', 2),
    slip('You counted two too few in the sums.', -2),
  ],
  wordings: [
    (p) =>
      `The average of ${2 * p.half - 1} results is ${p.all}. The average of the first ${p.half} is ${p.first} and that of the last ${p.half} is ${p.last}. What is result number ${p.half}?`,
    (p, s) =>
      `In ${2 * p.half - 1} matches ${s.person.name} scored ${p.all} runs on average. In the first ${p.half} matches the average was ${p.first}, in the last ${p.half} it was ${p.last}. How many runs did ${s.person.they} score in match number ${p.half}?`,
    (p, s) =>
      `A ${s.pick(['shop', 'stall', 'kiosk'])} sold ${p.all} bottles of water a day on average over ${2 * p.half - 1} days. The average was ${p.first} in the first ${p.half} days and ${p.last} in the last ${p.half} days. How many bottles were sold on day number ${p.half}?`,
  ],
  explain: (p, right) => {
    const [one, two, whole] = [p.half * p.first, p.half * p.last, (2 * p.half - 1) * p.all];
    return t`The middle one is in both parts. The sums of the parts are $${p.half} \times ${p.first} = ${one}$ and $${p.half} \times ${p.last} = ${two}$, that of all is $${2 * p.half - 1} \times ${p.all} = ${whole}$. The middle one is $${one} + ${two} - ${whole} = ${digits(right)}$.`;
  },
});

type Prices = readonly [number, number, number];

const quantities = (prices: readonly number[]) => sum(prices.map((price) => frac(1, price)));
const meanPrice = (prices: readonly number[]) => frac(prices.length).div(quantities(prices));

/** Prices of three years in which equal sums buy a quantity with an average price in whole rupees. */
const PRICES = range(20, 120, 2).flatMap((a) =>
  range(a + 2, 150, 2).flatMap((b) =>
    range(b + 2, 180, 2)
      .filter((c) => c < 3 * a && meanPrice([a, b, c]).d === 1n && !meanPrice([a, b, c]).equals(b))
      .map((c): Prices => [a, b, c]),
  ),
);

const equalSpending = defineTemplate<{ prices: Prices }, Fraction>({
  id: 'equal-spending',
  level: 'hard',
  parameters: { prices: PRICES },
  solve: ({ prices }) => meanPrice(prices),
  show: rupees,
  mistakes: [
    {
      text: 'This is the plain mean of the prices. More was bought at the low price than at the high one.',
      value: ({ prices }) => sum(prices).div(3),
    },
    { text: 'You left out the highest price.', value: ({ prices: [a, b] }) => meanPrice([a, b]) },
    { text: 'You left out the lowest price.', value: ({ prices: [, b, c] }) => meanPrice([b, c]) },
    { text: 'You left out the middle price.', value: ({ prices: [a, , c] }) => meanPrice([a, c]) },
    {
      text: 'This is the mean of the lowest and the highest price.',
      value: ({ prices: [a, , c] }) => frac(a + c, 2),
    },
    { text: 'This is the mean of the two lower prices.', value: ({ prices: [a, b] }) => frac(a + b, 2) },
    { text: 'This is the mean of the two higher prices.', value: ({ prices: [, b, c] }) => frac(b + c, 2) },
    slip('You counted one rupee too few.', -1),
    slip('You counted one rupee too many.', 1),
    slip('You counted two rupees too few.', -2),
    slip('You counted two rupees too many.', 2),
  ],
  wordings: [
    ({ prices }, s) =>
      `${s.person.name} spends the same amount on ${s.pick(['lentils', 'basmati rice', 'peanuts'])} in each of three months. The prices are ${listed(prices.map((price) => rupees(price)))} per kg. What is the average price per kg over the three months?`,
    ({ prices: [a, b, c] }, s) =>
      `In three years the price of ${s.pick(['mustard oil', 'sunflower oil', 'soya oil'])} was ${rupees(a)}, ${rupees(b)} and ${rupees(c)} a litre. A family spent equal sums on it in each year. At what average price per litre did it buy?`,
    ({ prices: [a, b, c] }, s) =>
      `A trader buys ${s.pick(['apples', 'grapes', 'pears'])} three times, each time for the same total amount, at ${rupees(c)}, ${rupees(a)} and ${rupees(b)} per kg. Find the average cost of a kg of all that was bought.`,
  ],
  explain: ({ prices: [a, b, c] }, right) =>
    t`For each rupee spent at each price the quantities are $\frac{1}{${a}} + \frac{1}{${b}} + \frac{1}{${c}} = \frac{${quantities([a, b, c]).n}}{${quantities([a, b, c]).d}}$. The average price is $3 \div \frac{${quantities([a, b, c]).n}}{${quantities([a, b, c]).d}} = ${digits(right)}$ rupees.`,
});

export const OVERLAPS = [overlappingDays, middleResult, equalSpending];
