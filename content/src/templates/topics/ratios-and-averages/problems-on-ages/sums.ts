import { defineTemplate, digits, frac, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';
import { aOrAn, capital, divided, pickPair, timesInWords, years } from './families.js';

interface SumAndMultiple {
  /** Age of the younger one in the past. */
  young: number;
  times: number;
  ago: number;
}

const sumOf = ({ young, times, ago }: SumAndMultiple) => young * (times + 1) + 2 * ago;
const olderOf = ({ young, times, ago }: SumAndMultiple) => frac(young * times + ago);

const sumAndPastMultiple = defineTemplate<SumAndMultiple, Fraction>({
  id: 'sum-and-past-multiple',
  level: 'medium',
  parameters: { young: range(3, 16), times: range(2, 8), ago: range(2, 14) },
  isSensible: (p) => isBetween(olderOf(p), 27, 68) && isBetween(frac(p.young * (p.times - 1)), 19, 40),
  solve: olderOf,
  show: years,
  mistakes: [
    { text: 'This is the age of the older one in the past.', value: (p) => olderOf(p).sub(p.ago) },
    { text: 'This is the age of the younger one.', value: ({ young, ago }) => frac(young + ago) },
    {
      text: 'You divided the present sum with the past multiple.',
      value: (p) => frac(sumOf(p) * p.times, p.times + 1),
    },
    {
      text: 'You took the years off the sum only once.',
      value: (p) => frac((sumOf(p) - p.ago) * p.times, p.times + 1).add(p.ago),
    },
    { text: 'You added the years twice.', value: (p) => olderOf(p).add(p.ago) },
    {
      text: 'You multiplied the present age of the younger one.',
      value: ({ young, times, ago }) => frac((young + ago) * times),
    },
    { text: 'This is the difference of the ages.', value: ({ young, times }) => frac(young * (times - 1)) },
    {
      text: 'You counted one year too many for the younger one.',
      value: ({ young, times, ago }) => frac((young + 1) * times + ago),
    },
    {
      text: 'You counted one year too few for the younger one.',
      value: ({ young, times, ago }) => frac((young - 1) * times + ago),
    },
  ],
  wordings: [
    (p, s) => {
      const { old, young, they, their } = pickPair(s);
      return `The ages of ${aOrAn(old).toLowerCase()} and ${their} ${young} add up to ${sumOf(p)} years. ${capital(years(p.ago))} ago ${they} was ${timesInWords(p.times)} as old as the ${young}. How old is the ${old} now?`;
    },
    (p, { person, other }) =>
      `${person.name} and ${other.name} are ${sumOf(p)} years old together. If ${person.name} was ${timesInWords(p.times)} as old as ${other.name} ${years(p.ago)} ago, what is ${person.name}'s age today?`,
    (p, { person, other }) =>
      `${capital(years(p.ago))} ago ${person.name}'s age was ${timesInWords(p.times)} ${other.name}'s age. The sum of their present ages is ${sumOf(p)} years. Find the present age of ${person.name}.`,
  ],
  explain: (p, right) => {
    const past = sumOf(p) - 2 * p.ago;
    return t`In the past the sum was $${sumOf(p)} - 2 \times ${p.ago} = ${past}$ and had $${p.times} + 1 = ${p.times + 1}$ equal parts. The older one was $\frac{${past}}{${p.times + 1}} \times ${p.times} = ${p.young * p.times}$ and is $${p.young * p.times} + ${p.ago} = ${digits(right)}$ now.`;
  },
});

interface SumAndProduct {
  old: number;
  young: number;
  ago: number;
}

const productOf = ({ old, young, ago }: SumAndProduct) => (old - ago) * (young - ago);
/** The divisor of the product next to the right one, upwards or downwards. */
const otherFactor = (p: SumAndProduct, step: 1 | -1) => {
  for (let factor = p.old - p.ago + step; factor > 1 && factor < 2 * p.old; factor += step)
    if (productOf(p) % factor === 0) return factor;
  return undefined;
};

const sumAndProduct = defineTemplate<SumAndProduct, Fraction>({
  id: 'sum-and-product',
  level: 'hard',
  parameters: { old: range(27, 52), young: range(5, 24), ago: range(2, 10) },
  isSensible: (p) => isBetween(frac(p.old - p.young), 20, 36) && p.young > p.ago + 1,
  solve: ({ old }) => frac(old),
  show: years,
  mistakes: [
    { text: 'This is the age of the older one in the past.', value: ({ old, ago }) => frac(old - ago) },
    { text: 'You added the years twice.', value: ({ old, ago }) => frac(old + ago) },
    { text: 'This is the age of the younger one.', value: ({ young }) => frac(young) },
    {
      text: 'You took the next larger factor of the product. The sum does not fit.',
      value: (p) => {
        const factor = otherFactor(p, 1);
        return factor === undefined ? undefined : frac(factor + p.ago);
      },
    },
    {
      text: 'You took the next smaller factor of the product. The sum does not fit.',
      value: (p) => {
        const factor = otherFactor(p, -1);
        return factor === undefined ? undefined : frac(factor + p.ago);
      },
    },
    {
      text: 'This is the sum of the ages in the past.',
      value: ({ old, young, ago }) => frac(old + young - 2 * ago),
    },
    { text: 'This is the difference of the ages.', value: ({ old, young }) => frac(old - young) },
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
    slip('You counted two years too many.', 2),
    slip('You counted two years too few.', -2),
  ],
  wordings: [
    (p, s) => {
      const { old, young, their } = pickPair(s);
      return `The ages of ${aOrAn(old).toLowerCase()} and ${their} ${young} add up to ${p.old + p.young} years. ${capital(years(p.ago))} ago the product of their ages was ${productOf(p)}. How old is the ${old}?`;
    },
    (p, { person, other }) =>
      `${person.name} is older than ${other.name}, and together they are ${p.old + p.young} years old. If their ages of ${years(p.ago)} ago are multiplied, the result is ${productOf(p)}. What is ${person.name}'s present age?`,
    (p, { person, other }) =>
      `${capital(years(p.ago))} ago the ages of ${person.name} and ${other.name} had the product ${productOf(p)}. Today the ages have the sum ${p.old + p.young}. Find the present age of the older of the two.`,
  ],
  explain: (p, right) => {
    const past = p.old + p.young - 2 * p.ago;
    const [one, two] = [p.old - p.ago, p.young - p.ago];
    return t`In the past the sum was $${p.old + p.young} - 2 \times ${p.ago} = ${past}$ and the product ${productOf(p)}: $x(${past} - x) = ${productOf(p)}$. The numbers $${one}$ and $${two}$ fit, since $${one} + ${two} = ${past}$ and $${one} \times ${two} = ${productOf(p)}$. The older one is $${one} + ${p.ago} = ${digits(right)}$ now.`;
  },
});

interface Family {
  members: number;
  average: number;
  ago: number;
  now: number;
}

const newcomer = ({ members, average, ago, now }: Family) =>
  frac((members + 1) * now - members * (average + ago));

const familyAverage = defineTemplate<Family, Fraction>({
  id: 'family-average',
  level: 'medium',
  parameters: { members: range(4, 8), average: range(22, 38), ago: range(2, 6), now: range(22, 42) },
  isSensible: (p) => isBetween(newcomer(p), 20, 34) && p.now !== p.average,
  solve: newcomer,
  show: years,
  mistakes: [
    {
      text: 'You forgot that the members have grown older.',
      value: ({ members, average, now }) => frac((members + 1) * now - members * average),
    },
    {
      text: 'You let only one of the members grow older.',
      value: ({ members, average, ago, now }) => frac((members + 1) * now - members * average - ago),
    },
    { text: 'You let the new member grow older, too.', value: (p) => newcomer(p).sub(p.ago) },
    { text: 'You let one member too few grow older.', value: (p) => newcomer(p).add(p.ago) },
    {
      text: 'You took the members once too seldom in the present sum.',
      value: (p) => newcomer(p).sub(p.now),
    },
    {
      text: 'This is the mean of the two averages.',
      value: ({ average, now }) => frac(average + now, 2),
    },
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
    slip('You counted four years too many.', 4),
    slip('You counted four years too few.', -4),
  ],
  wordings: [
    (p) =>
      `${capital(years(p.ago))} ago the average age of the ${p.members} members of a family was ${p.average} years. Since then a daughter-in-law has come into the family, and the average age of all is now ${p.now} years. How old is the daughter-in-law?`,
    (p, s) =>
      `The ${p.members} ${s.pick(['nurses of a clinic', 'clerks of an office', 'players of a club'])} were ${p.average} years old on average ${years(p.ago)} ago. All of them are still there, and one more has joined. The average age is ${p.now} years today. What is the age of the one who joined?`,
    (p, { person }) =>
      `${person.name} joins a group of ${p.members} people whose average age was ${p.average} years exactly ${years(p.ago)} ago. With ${person.them} the average age is ${p.now} years today. How old is ${person.name}?`,
  ],
  explain: (p, right) => {
    const [all, before] = [(p.members + 1) * p.now, p.members * (p.average + p.ago)];
    return t`Today the ${p.members} members average $${p.average} + ${p.ago} = ${p.average + p.ago}$ years, a sum of $${p.members} \times ${p.average + p.ago} = ${before}$. With the new one the sum is $${p.members + 1} \times ${p.now} = ${all}$. The new one is $${all} - ${before} = ${digits(right)}$.`;
  },
});

interface Children {
  times: number;
  children: number;
  later: number;
}

const parentAge = ({ times, children, later }: Children, steps = children - 1) =>
  frac(times * later * steps, times - 1);
const COUNT_WORDS = ['', '', 'two', 'three', 'four'];

const parentAndChildren = defineTemplate<Children, Fraction>({
  id: 'parent-and-children',
  level: 'hard',
  parameters: { times: range(2, 6), children: [2, 3, 4], later: range(5, 32) },
  isSensible: (p) =>
    parentAge(p).d === 1n &&
    isBetween(parentAge(p), 28, 56) &&
    isBetween(parentAge(p).div(p.times), 2 * p.children, 12 * p.children),
  solve: (p) => parentAge(p),
  show: years,
  mistakes: [
    {
      text: 'You did not let the parent grow older.',
      value: (p) => parentAge(p, p.children),
    },
    { text: 'This is the later age of the parent.', value: (p) => parentAge(p).add(p.later) },
    { text: "This is the present sum of the children's ages.", value: (p) => parentAge(p).div(p.times) },
    {
      text: 'You let one child too few grow older.',
      value: (p) => (p.children > 2 ? parentAge(p, p.children - 2) : undefined),
    },
    { text: 'You let one child too many grow older.', value: (p) => parentAge(p, p.children + 1) },
    {
      text: 'You divided by the multiple where one less is right.',
      value: (p) => frac(p.later * (p.children - 1)),
    },
    { text: 'You subtracted the years from the present age.', value: (p) => parentAge(p).sub(p.later) },
    {
      text: 'You counted one year too many for the children together.',
      value: (p) => parentAge(p).add(p.times),
    },
    {
      text: 'You counted one year too few for the children together.',
      value: (p) => parentAge(p).sub(p.times),
    },
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
  ],
  wordings: [
    (p, s) => {
      const parent = s.pick([
        { name: 'father', their: 'his' },
        { name: 'mother', their: 'her' },
      ]);
      return `A ${parent.name} is ${timesInWords(p.times)} as old as ${parent.their} ${COUNT_WORDS[p.children]} children together. In ${years(p.later)} the ${parent.name}'s age will be equal to the sum of the children's ages. How old is the ${parent.name} now?`;
    },
    (p, { person }) =>
      `${person.name}'s age is ${timesInWords(p.times)} the sum of the ages of ${person.their} ${COUNT_WORDS[p.children]} children. ${capital(years(p.later))} from now the ages of the children will add up to just ${person.their} own age. What is ${person.name}'s present age?`,
    (p, s) =>
      `The ages of ${COUNT_WORDS[p.children]} ${s.pick(['nephews', 'nieces', 'grandchildren'])} of ${s.person.name} add up to a certain number. ${s.person.name} is ${timesInWords(p.times)} as old as that. After ${years(p.later)} the sum of their ages will have become as large as ${s.person.name}'s age. Find the present age of ${s.person.name}.`,
  ],
  explain: (p, right) => {
    const sum = parentAge(p).div(p.times);
    const gap = p.times - 1 === 1 ? '' : p.times - 1;
    return t`Let the children be $x$ years together now. Then $${p.times}x + ${p.later} = x + ${p.children} \times ${p.later}$. That is $${gap}x = ${p.children} \times ${p.later} - ${p.later} = ${p.later * (p.children - 1)}$${divided('x', p.later * (p.children - 1), p.times - 1, sum)}. The present age is $${p.times} \times ${digits(sum)} = ${digits(right)}$.`;
  },
});

export const SUMS = [sumAndPastMultiple, familyAverage, sumAndProduct, parentAndChildren];
