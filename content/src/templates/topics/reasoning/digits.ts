import { defineTemplate, range, type Topic } from '../../kit/index.js';

import { Random } from '../../kit/random.js';

/** Numbers or signs that depend on one seed only. */
const dice = (seed: number, what: string): Random => new Random(`${what} ${seed}`);

const SEEDS = range(1, 4000);

const sorted = (text: string, isRising: boolean) =>
  [...text].sort((one, other) => (isRising ? one.localeCompare(other) : other.localeCompare(one))).join('');

/** Five numbers of three different digits, none of them zero. */
function fiveNumbers(seed: number): string[] {
  const random = dice(seed, 'five numbers');
  const found = new Set<string>();
  while (found.size < 5)
    found.add(
      random
        .shuffled([...'123456789'])
        .slice(0, 3)
        .join(''),
    );
  return [...found];
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const place = (index: number) => PLACES[index] ?? '';

interface Change {
  id: string;
  /** In a sentence: "the digits of each number are written in rising order". */
  text: string;
  make: (number: string) => string;
}

const swap = (text: string, one: number, other: number) => {
  const digits = [...text];
  [digits[one], digits[other]] = [digits[other] ?? '', digits[one] ?? ''];
  return digits.join('');
};

const CHANGES: readonly Change[] = [
  {
    id: 'rising',
    text: 'the digits of each number are written in rising order',
    make: (one) => sorted(one, true),
  },
  {
    id: 'falling',
    text: 'the digits of each number are written in falling order',
    make: (one) => sorted(one, false),
  },
  {
    id: 'ends',
    text: 'the first and the last digit of each number change places',
    make: (one) => swap(one, 0, 2),
  },
  {
    id: 'front',
    text: 'the first and the second digit of each number change places',
    make: (one) => swap(one, 0, 1),
  },
  {
    id: 'back',
    text: 'the second and the last digit of each number change places',
    make: (one) => swap(one, 1, 2),
  },
];

interface FiveNumbers {
  seed: number;
  change: number;
  /** Which of the numbers by size afterwards, the largest first. */
  rank: number;
}

const changeAt = (index: number) => CHANGES[index] ?? { id: '', text: '', make: (text: string) => text };
const bySize = (numbers: readonly string[]) => [...numbers].sort((one, other) => Number(other) - Number(one));
const RANKS = ['largest', 'second largest', 'third largest', 'second smallest', 'smallest'] as const;

function afterChange({ seed, change, rank }: FiveNumbers): { number: string; made: string } {
  const { make } = changeAt(change);
  const list = fiveNumbers(seed).map((number) => ({ number, made: make(number) }));
  const [found] = [...list].sort((one, other) => Number(other.made) - Number(one.made)).slice(rank);
  return found ?? { number: '', made: '' };
}

const numbersAfterAChange = defineTemplate<FiveNumbers, string>({
  id: 'five-numbers-changed',
  level: 'medium',
  parameters: { seed: SEEDS, change: range(0, CHANGES.length - 1), rank: range(0, 4) },
  isSensible: ({ seed, change, rank }) => {
    const numbers = fiveNumbers(seed);
    const made = numbers.map(changeAt(change).make);
    // The order by size has to change, or the work would be for nothing.
    return new Set(made).size === 5 && bySize(numbers)[rank] !== afterChange({ seed, change, rank }).number;
  },
  solve: (p) => afterChange(p).number,
  show: (text) => text,
  mistakes: range(0, 4).map((index) => ({
    text: 'After the change this number has another place by size.',
    value: ({ seed }, right) => {
      const number = fiveNumbers(seed)[index];
      return number === right ? undefined : number;
    },
  })),
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `${fiveNumbers(p.seed).join('  ')}\nIf ${changeAt(p.change).text}, which of the numbers above becomes the ${RANKS[p.rank] ?? ''}?`,
    (p) =>
      `Five numbers are given:\n${fiveNumbers(p.seed).join('  ')}\nSuppose that ${changeAt(p.change).text}. Which given number is then the ${RANKS[p.rank] ?? ''}?`,
    (p, { person }) =>
      `${person.name} has five cards with numbers:\n${fiveNumbers(p.seed).join('  ')}\nOn other cards ${changeAt(p.change).text}. Which of the first cards belongs to the ${RANKS[p.rank] ?? ''} new number?`,
  ],
  explain: (p, right) => {
    const { make } = changeAt(p.change);
    const pairs = fiveNumbers(p.seed).map((number) => `${number} gives ${make(number)}`);
    return `${pairs.join(', ')}. The ${RANKS[p.rank] ?? ''} of the new numbers is ${afterChange(p).made}, which comes from ${right}.`;
  },
});

/** A number of seven different digits whose digits are put in order. */
interface Ordered {
  seed: number;
  isRising: boolean;
}

const longNumber = (seed: number) =>
  dice(seed, 'long number')
    .shuffled([...'123456789'])
    .slice(0, 7)
    .join('');
const unchanged = ({ seed, isRising }: Ordered) => {
  const number = longNumber(seed);
  const after = sorted(number, isRising);
  return [...number].filter((digit, index) => digit === after[index]).length;
};

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] as const;
const countWord = (count: number) => COUNTS[count];

const digitsThatStay = defineTemplate<Ordered, string>({
  id: 'digits-that-stay',
  level: 'easy',
  parameters: { seed: SEEDS, isRising: [true, false] },
  isSensible: (p) => unchanged(p) < 5,
  solve: (p) => countWord(unchanged(p)) ?? '',
  show: (text) => text,
  mistakes: [-4, -3, -2, -1, 1, 2, 3, 4].map((by) => ({
    text: by > 0 ? 'You counted a digit that moves.' : 'You missed a digit that stays.',
    value: (p) => countWord(unchanged(p) + by),
  })),
  wordings: [
    (p) =>
      `The digits of ${longNumber(p.seed)} are written in ${p.isRising ? 'rising' : 'falling'} order from left to right. How many digits keep their place?`,
    (p) =>
      `If the digits of the number ${longNumber(p.seed)} are put in ${p.isRising ? 'rising' : 'falling'} order from left to right, for how many of them does the place not change?`,
    (p, { person }) =>
      `${person.name} puts the digits of ${longNumber(p.seed)} in ${p.isRising ? 'rising' : 'falling'} order, beginning at the left. How many digits are then where they were before?`,
  ],
  explain: (p, right) =>
    `Write both below each other: ${longNumber(p.seed)} and ${sorted(longNumber(p.seed), p.isRising)}. Equal digits in the same place: ${right.toLowerCase()}.`,
});

/** Even digits change by one amount, odd ones by another. */
interface EvenOdd {
  seed: number;
  even: number;
  odd: number;
  at: number;
}

const sixDigits = (seed: number) =>
  dice(seed, 'six digits')
    .shuffled([...'2345678'])
    .slice(0, 6)
    .join('');
const shift = ({ seed, even, odd }: EvenOdd) =>
  [...sixDigits(seed)].map((digit) => Number(digit) + (Number(digit) % 2 === 0 ? even : odd));
const said = (by: number) => (by > 0 ? `${by} is added to` : `${-by} is taken from`);

const evenAndOddDigits = defineTemplate<EvenOdd, string>({
  id: 'even-and-odd-digits',
  level: 'easy',
  parameters: { seed: SEEDS, even: [-2, -1, 1, 2], odd: [-2, -1, 1, 2], at: range(0, 5) },
  isSensible: (p) => p.even !== p.odd && new Set(shift(p)).size >= 5,
  solve: (p) => String(shift(p)[p.at] ?? ''),
  show: (text) => text,
  mistakes: [
    { text: 'You gave the digit before the change.', value: (p) => sixDigits(p.seed)[p.at] },
    {
      text: 'You changed even digits as if they were odd, and odd ones as if they were even.',
      value: (p) => String(shift({ ...p, even: p.odd, odd: p.even })[p.at] ?? ''),
    },
    { text: 'You counted from the wrong end.', value: (p) => String(shift(p)[5 - p.at] ?? '') },
    { text: 'You took the digit one place further to the right.', value: (p) => textOf(shift(p)[p.at + 1]) },
    { text: 'You took the digit one place further to the left.', value: (p) => textOf(shift(p)[p.at - 1]) },
    { text: 'You took the digit two places further to the right.', value: (p) => textOf(shift(p)[p.at + 2]) },
    { text: 'You took the digit two places further to the left.', value: (p) => textOf(shift(p)[p.at - 2]) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `In the number ${sixDigits(p.seed)}, ${said(p.even)} each even digit and ${said(p.odd)} each odd digit. Which digit is then the ${place(p.at)} from the left?`,
    (p) =>
      `Suppose that ${said(p.even)} every even digit of ${sixDigits(p.seed)} and ${said(p.odd)} every odd one. What is the ${place(p.at)} digit from the left of the new number?`,
    (p, { person }) =>
      `${person.name} changes the number ${sixDigits(p.seed)}: ${said(p.even)} each even digit, and ${said(p.odd)} each odd digit. Find the ${place(p.at)} digit from the left after that.`,
  ],
  explain: (p, right) =>
    `The new number is ${shift(p).join('')}. Its ${place(p.at)} digit from the left is ${right}.`,
});

const textOf = (digit: number | undefined) => (digit === undefined ? undefined : String(digit));

/** A row of letters, digits and signs. */
interface Row {
  seed: number;
  kind: number;
}

const SIGNS = ['@', '#', '%', '&', '*', '+'] as const;

function rowOf(seed: number): string[] {
  const random = dice(seed, 'row of signs');
  const letters = random.shuffled([...'ABCDEFGHJKLMNPQRTUVWXYZ']).slice(0, 11);
  const digits = random.shuffled([...'123456789']).slice(0, 8);
  return random.shuffled([...letters, ...digits, ...SIGNS]);
}

type Sort = 'letter' | 'digit' | 'sign';
const sortOf = (one: string): Sort => (/[A-Z]/.test(one) ? 'letter' : /\d/.test(one) ? 'digit' : 'sign');

/** One is counted when the neighbours are of these sorts. */
const RULES: readonly { own: Sort; before: Sort; after: Sort }[] = [
  { own: 'letter', before: 'digit', after: 'sign' },
  { own: 'sign', before: 'letter', after: 'digit' },
  { own: 'digit', before: 'letter', after: 'letter' },
  { own: 'letter', before: 'sign', after: 'letter' },
  { own: 'digit', before: 'sign', after: 'letter' },
  { own: 'sign', before: 'letter', after: 'letter' },
];

const ruleAt = (index: number) => RULES[index] ?? { own: 'letter', before: 'digit', after: 'sign' };

const counted = ({ seed, kind }: Row) => {
  const { own, before, after } = ruleAt(kind);
  const row = rowOf(seed);
  return row.filter((one, index) => {
    const [left, right] = [row[index - 1], row[index + 1]];
    if (left === undefined || right === undefined) return false;
    return sortOf(one) === own && sortOf(left) === before && sortOf(right) === after;
  });
};

const ruleText = ({ kind }: Row) => {
  const { own, before, after } = ruleAt(kind);
  return `${own}s are there that follow immediately after a ${before} and come immediately before a ${after}`;
};

const neighboursInARow = defineTemplate<Row, string>({
  id: 'neighbours-in-a-row',
  level: 'hard',
  parameters: { seed: SEEDS, kind: range(0, RULES.length - 1) },
  isSensible: (p) => counted(p).length < 5,
  solve: (p) => countWord(counted(p).length) ?? '',
  show: (text) => text,
  mistakes: [-4, -3, -2, -1, 1, 2, 3, 4].map((by) => ({
    text:
      by > 0
        ? 'You counted one that has the right neighbour on one side only.'
        : 'You missed one that has the right neighbours on both sides.',
    value: (p) => countWord(counted(p).length + by),
  })),
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `Look at this row of letters, digits and signs:\n${rowOf(p.seed).join(' ')}\nHow many ${ruleText(p)}?`,
    (p) =>
      `A row has letters, digits and signs:\n${rowOf(p.seed).join(' ')}\nIn it, how many ${ruleText(p)}?`,
    (p, { person }) =>
      `${person.name} reads this row of letters, digits and signs from left to right:\n${rowOf(p.seed).join(' ')}\nHow many ${ruleText(p)}?`,
  ],
  explain: (p, right) => {
    const found = counted(p);
    const { own } = ruleAt(p.kind);
    const which =
      found.length === 0
        ? `No ${own} of the row has these neighbours.`
        : found.length === 1
          ? `The only ${own} with these neighbours is ${found.join('')}.`
          : `The ${own}s with these neighbours are ${found.join(', ')}.`;
    return `${which} The number is: ${right.toLowerCase()}.`;
  },
});

export const inputOutputAndDigits: Topic = {
  slug: 'input-output-and-digits',
  name: 'Digits and signs in a row',
  templates: [numbersAfterAChange, digitsThatStay, evenAndOddDigits, neighboursInARow],
};
