import { defineTemplate, range, t, type Topic } from '../../kit/index.js';
import { frac, type Fraction } from '../../kit/fractions.js';
import { slip } from '../../kit/slips.js';
import { num } from '../../kit/write.js';

const whole = (value: Fraction) => {
  if (value.d !== 1n) throw new RangeError('not a whole number');
  return num(value);
};

/** 21st, 32nd, 43rd, 14th */
function nth(count: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10];
  const isTeen = count % 100 > 10 && count % 100 < 14;
  return `${count}${ending === undefined || isTeen ? 'th' : ending}`;
}

interface Ranks {
  top: number;
  bottom: number;
}

const totalOfRanks = defineTemplate<Ranks, Fraction>({
  id: 'total-from-two-ranks',
  level: 'easy',
  parameters: { top: range(6, 38), bottom: range(6, 38) },
  isSensible: ({ top, bottom }) => top !== bottom,
  solve: ({ top, bottom }) => frac(top + bottom - 1),
  show: whole,
  mistakes: [
    {
      text: 'You counted this person twice: both ranks include the person.',
      value: (p) => frac(p.top + p.bottom),
    },
    { text: 'You added one instead of taking one off.', value: (p) => frac(p.top + p.bottom + 1) },
    {
      text: 'You took two off. Only one person was counted twice.',
      value: (p) => frac(p.top + p.bottom - 2),
    },
    { text: 'You counted the others only on one side.', value: (p) => frac(p.top + p.bottom - 3) },
    slip('You counted two people too many.', 2),
    slip('You counted ten people too many.', 10),
    slip('You counted ten people too few.', -10),
  ],
  wordings: [
    ({ top, bottom }, { person }) =>
      `In a class ${person.name} is ${nth(top)} from the top and ${nth(bottom)} from the bottom. How many pupils are in the class?`,
    ({ top, bottom }, { person }) =>
      `${person.name} is in a queue. Counted from the front ${person.they} is the ${nth(top)}, counted from the back the ${nth(bottom)}. How many people are in the queue?`,
    ({ top, bottom }, { person }) =>
      `In a row of cyclists ${person.name} is ${nth(top)} from the left and ${nth(bottom)} from the right. Find the number of cyclists.`,
  ],
  explain: ({ top, bottom }) =>
    t`Both ranks count the same person, so one is taken off: $${top} + ${bottom} - 1 = ${top + bottom - 1}$.`,
});

interface Other {
  total: number;
  rank: number;
}

const rankFromTheOtherEnd = defineTemplate<Other, Fraction>({
  id: 'rank-from-the-other-end',
  level: 'easy',
  parameters: { total: range(25, 70), rank: range(5, 50) },
  isSensible: ({ total, rank }) => rank < total - 5 && Math.abs(total + 1 - 2 * rank) > 3,
  solve: ({ total, rank }) => frac(total - rank + 1),
  show: whole,
  mistakes: [
    {
      text: 'You only took the rank away from the total. The person counts, too.',
      value: (p) => frac(p.total - p.rank),
    },
    { text: 'You added two. Only the person was missing.', value: (p) => frac(p.total - p.rank + 2) },
    { text: 'You left out two people.', value: (p) => frac(p.total - p.rank - 1) },
    slip('You counted two people too many.', 2),
    slip('You counted ten people too many.', 10),
    slip('You counted ten people too few.', -10),
    slip('You counted three people too few.', -3),
  ],
  wordings: [
    ({ total, rank }, { person }) =>
      `${person.name} is ${nth(rank)} from the top in a list of ${total} candidates. Which place is that from the bottom?`,
    ({ total, rank }, { person }) =>
      `Of ${total} runners ${person.name} came in as the ${nth(rank)}. Counted from the last runner, which place is that?`,
    ({ total, rank }, { person }) =>
      `In a row of ${total} pupils ${person.name} is ${nth(rank)} from the left. Find ${person.their} place from the right.`,
  ],
  explain: ({ total, rank }) =>
    t`After this one there are $${total} - ${rank} = ${total - rank}$ people. With the person it is place $${total - rank} + 1 = ${total - rank + 1}$.`,
});

interface Between {
  total: number;
  left: number;
  right: number;
}

const overlap = ({ total, left, right }: Between) => left + right - total;

const peopleBetween = defineTemplate<Between, Fraction>({
  id: 'people-between-two',
  level: 'medium',
  parameters: { total: range(30, 60), left: range(8, 35), right: range(8, 35) },
  isSensible: (p) =>
    Math.max(p.left, p.right) < p.total && (p.total - p.left - p.right >= 4 || overlap(p) >= 6),
  solve: (p) => frac(overlap(p) > 0 ? overlap(p) - 2 : -overlap(p)),
  show: whole,
  mistakes: [
    slip('You counted one of the two, who are not between themselves.', 1),
    slip('You counted both of the two, who are not between themselves.', 2),
    slip('You left out one person.', -1),
    slip('You left out two people.', -2),
    slip('You left out three people.', -3),
    slip('You counted three people too many.', 3),
    slip('You counted four people too many.', 4),
  ],
  wordings: [
    ({ total, left, right }, { person, other }) =>
      `${total} pupils are in a row. ${person.name} is ${nth(left)} from the left end and ${other.name} is ${nth(right)} from the right end. How many pupils are between them?`,
    ({ total, left, right }, { person, other }) =>
      `In a queue of ${total} people ${person.name} is ${nth(left)} from the front and ${other.name} ${nth(right)} from the back. How many people are between the two?`,
    ({ total, left, right }, { person, other }) =>
      `A list has ${total} names. ${person.name} is ${nth(left)} from the top, ${other.name} is ${nth(right)} from the bottom. Find the number of names between these two.`,
  ],
  explain: ({ total, left, right }) => {
    const place = total - right + 1;
    const [low, high] = left < place ? [left, place] : [place, left];
    return t`The second one is in place $${total} - ${right} + 1 = ${place}$ from the first end. Between the places ${low} and ${high} there are $${high} - ${low} - 1 = ${high - low - 1}$.`;
  },
});

interface Exchange {
  left: number;
  right: number;
  now: number;
}

const totalAfterExchange = defineTemplate<Exchange, Fraction>({
  id: 'total-after-an-exchange',
  level: 'hard',
  parameters: { left: range(6, 20), right: range(6, 24), now: range(12, 40) },
  isSensible: ({ left, right, now }) => now > left + 3 && now !== right,
  solve: ({ right, now }) => frac(right + now - 1),
  show: whole,
  mistakes: [
    { text: 'You counted one person twice.', value: (p) => frac(p.right + p.now) },
    { text: 'You took two off. Only one person is counted twice.', value: (p) => frac(p.right + p.now - 2) },
    {
      text: 'You used the old place of the first one, which is from before the change.',
      value: (p) => frac(p.left + p.right - 1),
    },
    { text: 'You added the two places of the first one.', value: (p) => frac(p.left + p.now - 1) },
    slip('You added one instead of taking it off.', 2),
    slip('You counted ten people too many.', 10),
    slip('You counted ten people too few.', -10),
  ],
  wordings: [
    ({ left, right, now }, { person, other }) =>
      `In a row ${person.name} is ${nth(left)} from the left and ${other.name} ${nth(right)} from the right. They exchange their places, and ${person.name} is then ${nth(now)} from the left. How many people are in the row?`,
    ({ left, right, now }, { person, other }) =>
      `${person.name} is the ${nth(left)} from the left end of a line, ${other.name} the ${nth(right)} from its right end. After they have changed places ${person.name} is the ${nth(now)} from the left end. How many people stand in the line?`,
    ({ left, right, now }, { person, other }) =>
      `${person.name} and ${other.name} are ${nth(left)} from the left and ${nth(right)} from the right in a row. When they change places, the first one is ${nth(now)} from the left. Find the number of people in the row.`,
  ],
  explain: ({ right, now }) =>
    t`After the change the first one is where the second one was: ${nth(now)} from the left and ${nth(right)} from the right. So there are $${now} + ${right} - 1 = ${now + right - 1}$.`,
});

export const rankingAndOrder: Topic = {
  slug: 'ranking-and-order',
  name: 'Ranking and order',
  templates: [totalOfRanks, rankFromTheOtherEnd, peopleBetween, totalAfterExchange],
};
