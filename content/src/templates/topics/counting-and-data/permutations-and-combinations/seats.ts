import {
  choose,
  defineTemplate,
  factorial,
  frac,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

interface Block {
  people: number;
  /** How many of them form the group. */
  group: 2 | 3 | 4;
  isApart: boolean;
}

/** Orders with the group as one block, of `things` things with the block. */
const blockWays = (things: number, group: number) => factorial(things) * factorial(group);
const GROUP = { 2: 'two', 3: 'three', 4: 'four' } as const;
const together = ({ isApart, group }: Block) =>
  isApart ? (group === 2 ? 'are not next to each other' : 'are not all together') : 'are next to each other';

const rowWays = ({ people, group, isApart }: Block) => {
  const block = blockWays(people - group + 1, group);
  return isApart ? factorial(people) - block : block;
};

const groupInARow = defineTemplate<Block & { place: string }, Fraction>({
  id: 'group-in-a-row',
  level: 'medium',
  parameters: {
    people: range(4, 10),
    group: [2, 3, 4],
    isApart: [true, false],
    place: ['in a row', 'on a bench', 'in a queue', 'for a photograph in one line'],
  },
  isSensible: ({ people, group }) => people > group + 1,
  solve: (p) => frac(rowWays(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You did not let the group change places among themselves.',
      value: ({ people, group, isApart }) => {
        const block = factorial(people - group + 1);
        return frac(isApart ? factorial(people) - block : block);
      },
    },
    { text: 'You counted all orders.', value: ({ people }) => frac(factorial(people)) },
    {
      text: 'This is the number of the opposite orders.',
      value: (p) => frac(rowWays({ ...p, isApart: !p.isApart })),
    },
    { text: 'You arranged only the others.', value: ({ people, group }) => frac(factorial(people - group)) },
    {
      text: 'You forgot the group among the things to arrange.',
      value: ({ people, group }) => frac(blockWays(people - group, group)),
    },
    { text: 'You halved the number.', value: (p) => frac(rowWays(p), 2) },
    { text: 'You doubled the number.', value: (p) => frac(2 * rowWays(p)) },
  ],
  wordings: [
    (p) =>
      `In how many ways can ${p.people} people take their places ${p.place} so that the ${GROUP[p.group]} oldest ${together(p)}?`,
    (p, s) =>
      `${s.person.name} places ${p.people} friends ${p.place}. In how many of the orders is it true that the ${GROUP[p.group]} from Pune among them ${together(p)}?`,
    (p) =>
      `Find the number of ways to place ${p.people} children ${p.place} so that the ${GROUP[p.group]} youngest ones ${together(p)}.`,
  ],
  explain: (p, right) => {
    const things = p.people - p.group + 1;
    const block = blockWays(things, p.group);
    const text = t`The ${GROUP[p.group]} as one block leave ${things} things to arrange, and inside the block they can change places: $${things}! \times ${p.group}! = ${block}$.`;
    return p.isApart
      ? t`${text} Of $${p.people}! = ${factorial(p.people)}$ orders the rest is $${factorial(p.people)} - ${block} = ${right.valueOf()}$.`
      : text;
  },
});

const roundWays = ({ people, group, isApart }: Block) => {
  const block = blockWays(people - group, group);
  return isApart ? factorial(people - 1) - block : block;
};

const roundTable = defineTemplate<Block & { hosts: string }, Fraction>({
  id: 'group-at-a-round-table',
  level: 'hard',
  parameters: {
    people: range(5, 10),
    group: [2, 3, 4],
    isApart: [true, false],
    hosts: ['guests from Kerala', 'members of one family', 'judges', 'speakers of Tamil'],
  },
  isSensible: ({ people, group }) => people > group + 1,
  solve: (p) => frac(roundWays(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted all round orders.', value: ({ people }) => frac(factorial(people - 1)) },
    { text: 'You counted as for a row.', value: (p) => frac(rowWays(p)) },
    {
      text: 'You did not let the group change places among themselves.',
      value: ({ people, group, isApart }) => {
        const block = factorial(people - group);
        return frac(isApart ? factorial(people - 1) - block : block);
      },
    },
    {
      text: 'This is the number of the opposite orders.',
      value: (p) => frac(roundWays({ ...p, isApart: !p.isApart })),
    },
    { text: 'You took mirrored orders as the same.', value: (p) => frac(roundWays(p), 2) },
    { text: 'You counted all orders in a row.', value: ({ people }) => frac(factorial(people)) },
    {
      text: 'You counted one person too many.',
      value: (p) => frac(roundWays({ ...p, people: p.people + 1 })),
    },
    {
      text: 'You counted one person too few.',
      value: (p) => frac(roundWays({ ...p, people: p.people - 1 })),
    },
  ],
  wordings: [
    (p) =>
      `${p.people} people sit down at a round table; ${p.group} of them are ${p.hosts}. In how many ways can they sit so that these ${GROUP[p.group]} ${together(p)}?`,
    (p, s) =>
      `${s.person.name} seats ${p.people} people, among them ${p.group} ${p.hosts}, round a table. Orders that differ only by a turn of the table count once. In how many of them is it true that these ${GROUP[p.group]} ${together(p)}?`,
    (p) =>
      `Find the number of seatings of ${p.people} people round a circular table in which ${p.group} of them, the ${p.hosts}, ${together(p)}.`,
  ],
  explain: (p, right) => {
    const things = p.people - p.group + 1;
    const block = blockWays(things - 1, p.group);
    const text = t`Round a table ${things} things, with the ${GROUP[p.group]} as one block, have $${things - 1}! = ${factorial(things - 1)}$ orders; inside the block there are $${p.group}! = ${factorial(p.group)}$: $${factorial(things - 1)} \times ${factorial(p.group)} = ${block}$.`;
    return p.isApart
      ? t`${text} Of $${p.people - 1}! = ${factorial(p.people - 1)}$ orders the rest is $${factorial(p.people - 1)} - ${block} = ${right.valueOf()}$.`
      : text;
  },
});

interface Chosen {
  people: number;
  seats: number;
}

const seatedRound = ({ people, seats }: Chosen) => choose(people, seats) * factorial(seats - 1);

const chosenForATable = defineTemplate<Chosen, Fraction>({
  id: 'chosen-and-seated-round-a-table',
  level: 'medium',
  parameters: { people: range(5, 10), seats: range(3, 6) },
  isSensible: ({ people, seats }) => people > seats,
  solve: (p) => frac(seatedRound(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You only chose the people.', value: ({ people, seats }) => frac(choose(people, seats)) },
    {
      text: 'You counted orders in a row.',
      value: ({ people, seats }) => frac(choose(people, seats) * factorial(seats)),
    },
    { text: 'You only arranged the seats.', value: ({ seats }) => frac(factorial(seats - 1)) },
    { text: 'You took mirrored orders as the same.', value: (p) => frac(seatedRound(p), 2) },
    { text: 'You took one person too few.', value: (p) => frac(seatedRound({ ...p, people: p.people - 1 })) },
    {
      text: 'You took one person too many.',
      value: (p) => frac(seatedRound({ ...p, people: p.people + 1 })),
    },
    { text: 'You doubled the number.', value: (p) => frac(2 * seatedRound(p)) },
    { text: 'You took one seat too few.', value: (p) => frac(seatedRound({ ...p, seats: p.seats - 1 })) },
    {
      text: 'You added the two numbers instead of multiplying them.',
      value: ({ people, seats }) => frac(choose(people, seats) + factorial(seats - 1)),
    },
  ],
  wordings: [
    ({ people, seats }) =>
      `In how many ways can ${seats} of ${people} people be chosen and seated round a table with ${seats} chairs, if a turn of the table makes no difference?`,
    ({ people, seats }, s) =>
      `${s.person.name} invites ${seats} of ${people} friends and seats these ${seats} alone round a circular table. How many ways are there to choose and to seat them, if a turn of the table makes no difference?`,
    ({ people, seats }) =>
      `A council of ${people} sends ${seats} members to a round table of ${seats} seats. Find the number of possible seatings, where a turn of the table makes no difference.`,
  ],
  explain: ({ people, seats }, right) =>
    t`There are $\binom{${people}}{${seats}} = ${choose(people, seats)}$ choices, each with $${seats - 1}! = ${factorial(seats - 1)}$ orders round the table: $${choose(people, seats)} \times ${factorial(seats - 1)} = ${right.valueOf()}$.`,
});

interface Turns {
  women: number;
  men: number;
}

/** Orders of a row in which no two men are neighbours. */
function separated({ women, men }: Turns): number {
  let places = 1;
  for (let used = 0; used < men; used += 1) places *= women + 1 - used;
  return factorial(women) * places;
}

const noTwoTogether = defineTemplate<Turns, Fraction>({
  id: 'no-two-of-a-group-together',
  level: 'hard',
  parameters: { women: range(3, 7), men: range(2, 5) },
  isSensible: ({ women, men }) => men <= women + 1 && separated({ women, men }) < 1_000_000,
  solve: (p) => frac(separated(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted all orders.', value: ({ women, men }) => frac(factorial(women + men)) },
    { text: 'You did not arrange the first group.', value: (p) => frac(separated(p), factorial(p.women)) },
    {
      text: 'You did not arrange the second group within its gaps.',
      value: (p) => frac(separated(p), factorial(p.men)),
    },
    {
      text: 'You took one gap too few.',
      value: ({ women, men }) =>
        men > women
          ? undefined
          : frac(factorial(women) * range(women - men + 1, women).reduce((all, each) => all * each, 1)),
    },
    {
      text: 'You arranged both groups separately and nothing else.',
      value: ({ women, men }) => frac(factorial(women) * factorial(men)),
    },
    {
      text: 'You only left out the orders with all of them together.',
      value: ({ women, men }) => frac(factorial(women + men) - factorial(women + 1) * factorial(men)),
    },
    { text: 'You doubled the number.', value: (p) => frac(2 * separated(p)) },
    { text: 'You halved the number.', value: (p) => frac(separated(p), 2) },
  ],
  wordings: [
    ({ women, men }) =>
      `In how many ways can ${women} girls and ${men} boys stand in a row so that no two boys are side by side?`,
    ({ women, men }, s) =>
      `${s.person.name} puts ${women} different novels and ${men} different comics on a shelf. No two comics may be next to each other. How many ways are there?`,
    ({ women, men }) =>
      `Find the number of orders in which ${women} women and ${men} men can queue so that no man is next to another man.`,
  ],
  explain: ({ women, men }, right) => {
    const gaps = range(women + 2 - men, women + 1).reverse();
    return t`Arrange the first ${women}: $${women}! = ${factorial(women)}$ ways. They leave ${women + 1} gaps, of which the others take ${men} in order: $${factorial(women)} \times ${gaps.join(t` \times `)} = ${right.valueOf()}$.`;
  },
});

interface Routes {
  first: number;
  second: number;
  third: number;
}

const routes = defineTemplate<Routes, Fraction>({
  id: 'product-rule',
  level: 'easy',
  parameters: { first: range(3, 9), second: range(3, 9), third: range(2, 6) },
  isSensible: ({ first, second, third }) => first !== second && second !== third && first !== third,
  solve: ({ first, second, third }) => frac(first * second * third),
  show: wholeNumber,
  mistakes: [
    { text: 'You added the numbers.', value: ({ first, second, third }) => frac(first + second + third) },
    { text: 'You left out the last choice.', value: ({ first, second }) => frac(first * second) },
    { text: 'You left out the first choice.', value: ({ second, third }) => frac(second * third) },
    { text: 'You left out the second choice.', value: ({ first, third }) => frac(first * third) },
    {
      text: 'You multiplied two numbers and added the third.',
      value: ({ first, second, third }) => frac(first * second + third),
    },
    {
      text: 'You added the first two numbers before multiplying.',
      value: ({ first, second, third }) => frac((first + second) * third),
    },
    {
      text: 'You took one possibility too many in the last choice.',
      value: ({ first, second, third }) => frac(first * second * (third + 1)),
    },
    {
      text: 'You took one possibility too many in the second choice.',
      value: ({ first, second, third }) => frac(first * (second + 1) * third),
    },
    {
      text: 'You took one possibility too many in the first choice.',
      value: ({ first, second, third }) => frac((first + 1) * second * third),
    },
    {
      text: 'You doubled the number.',
      value: ({ first, second, third }) => frac(2 * first * second * third),
    },
  ],
  wordings: [
    ({ first, second, third }) =>
      `From town A to town B there are ${first} roads, from B to C ${second} and from C to D ${third}. In how many ways can one travel from A to D by way of B and C?`,
    ({ first, second, third }, s) =>
      `${s.person.name} has ${first} shirts, ${second} pairs of trousers and ${third} caps. In how many ways can ${s.person.they} wear one of each?`,
    ({ first, second, third }) =>
      `A menu offers ${first} starters, ${second} main dishes and ${third} sweets. Find the number of meals with one of each kind.`,
  ],
  explain: ({ first, second, third }, right) =>
    t`Each choice can be combined with every other: $${first} \times ${second} \times ${third} = ${right.valueOf()}$.`,
});

interface Post {
  letters: number;
  boxes: number;
}

const postings = ({ letters, boxes }: Post) => boxes ** letters;

const lettersInBoxes = defineTemplate<Post, Fraction>({
  id: 'letters-into-boxes',
  level: 'medium',
  parameters: { letters: range(2, 7), boxes: range(3, 9) },
  isSensible: (p) => p.letters !== p.boxes && postings(p) < 20_000,
  solve: (p) => frac(postings(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You exchanged base and exponent.', value: ({ letters, boxes }) => frac(letters ** boxes) },
    { text: 'You multiplied the two numbers.', value: ({ letters, boxes }) => frac(letters * boxes) },
    {
      text: 'You let every box take one letter at most.',
      value: ({ letters, boxes }) =>
        letters > boxes ? undefined : frac(factorial(boxes), factorial(boxes - letters)),
    },
    { text: 'You counted one letter too many.', value: ({ letters, boxes }) => frac(boxes ** (letters + 1)) },
    { text: 'You counted one letter too few.', value: ({ letters, boxes }) => frac(boxes ** (letters - 1)) },
    { text: 'You took one box too few.', value: ({ letters, boxes }) => frac((boxes - 1) ** letters) },
    { text: 'You took one box too many.', value: ({ letters, boxes }) => frac((boxes + 1) ** letters) },
    {
      text: 'You left out the case that all are in the same box.',
      value: (p) => frac(postings(p) - p.boxes),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ letters, boxes }) =>
      `In how many ways can ${letters} different letters be posted in ${boxes} letter boxes?`,
    ({ letters, boxes }, s) =>
      `${s.person.name} has ${letters} different prizes and gives each of them to one of ${boxes} pupils. A pupil may get several prizes. How many ways are there?`,
    ({ letters, boxes }) =>
      `Each of ${letters} guests chooses one of ${boxes} rooms, and a room has space for all of them. Find the number of possible choices.`,
  ],
  explain: ({ letters, boxes }, right) =>
    t`Each of the ${letters} has ${boxes} possibilities, whatever the others do: $${boxes}^${letters} = ${right.valueOf()}$.`,
});

export const SEATS = [routes, groupInARow, chosenForATable, lettersInBoxes, roundTable, noTwoTogether];
