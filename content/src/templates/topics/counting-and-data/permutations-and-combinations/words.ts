import {
  arrange,
  defineTemplate,
  factorial,
  frac,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

interface Word {
  word: string;
}

const VOWELS = new Set('AEIOU');

/** Each letter that occurs more than once, with its number. */
function repeatsOf(word: string): number[] {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
}
const vowelsOf = (word: string) => [...word].filter((letter) => VOWELS.has(letter)).length;
const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
const arrangements = (word: string) => factorial(word.length) / product(repeatsOf(word).map(factorial));

const REPEATED = [
  ...['LEVEL', 'MUMMY', 'APPLE', 'BANANA', 'LETTER', 'KERALA', 'GIGGLE', 'ALABAMA', 'SUCCESS', 'GOGGLES'],
  ...[
    'BALLOON',
    'RAILWAY',
    'INDIANA',
    'ASSASSIN',
    'AGARTALA',
    'NAGALAND',
    'BASEBALL',
    'ELEMENTS',
    'MATTRESS',
  ],
  ...['SHILLONG', 'BEEKEEPER', 'TENNESSEE', 'ALLAHABAD', 'PINEAPPLE', 'COMMITTEE', 'HYDERABAD', 'MANGALORE'],
];

const repeatedLetters = defineTemplate<Word, Fraction>({
  id: 'letters-with-repeats',
  level: 'medium',
  parameters: { word: REPEATED },
  solve: ({ word }) => frac(arrangements(word)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted equal letters as different ones.',
      value: ({ word }) => frac(factorial(word.length)),
    },
    {
      text: 'You divided by the number of equal letters instead of its factorial.',
      value: ({ word }) => frac(factorial(word.length), product(repeatsOf(word))),
    },
    {
      text: 'You took only one of the repeated letters into account.',
      value: ({ word }) => frac(factorial(word.length), factorial(repeatsOf(word)[0] ?? 1)),
    },
    { text: 'You counted one letter too few.', value: ({ word }) => frac(arrangements(word), word.length) },
    {
      text: 'You left the repeated letters out.',
      value: ({ word }) => frac(factorial(new Set(word).size)),
    },
    { text: 'You divided by 2 once too often.', value: ({ word }) => frac(arrangements(word), 2) },
    { text: 'You divided by 2 once too few.', value: ({ word }) => frac(2 * arrangements(word)) },
    { text: 'You divided by 3 once too often.', value: ({ word }) => frac(arrangements(word), 3) },
    { text: 'You multiplied by 3 once too often.', value: ({ word }) => frac(3 * arrangements(word)) },
  ],
  wordings: [
    ({ word }) =>
      `In how many different ways can the ${word.length} letters of the word ${word} be arranged?`,
    ({ word }, s) =>
      `${s.person.name} lays the ${word.length} letters of the word ${word} in a row, all of them each time. How many different rows are possible?`,
    ({ word }) =>
      `Find the number of different arrangements of all ${word.length} letters of the word ${word}.`,
  ],
  explain: ({ word }, right) => {
    const bottom = repeatsOf(word).map((count) => `${count}!`);
    return t`The word has ${word.length} letters; equal letters may change places without a new arrangement: $\frac{${word.length}!}{${bottom.join(t` \times `)}} = ${right.valueOf()}$.`;
  },
});

const DIFFERENT = [
  ...[
    'DELHI',
    'OPERA',
    'FRIDAY',
    'ORANGE',
    'PLASTIC',
    'PICTURE',
    'AUCTION',
    'BIRTHDAY',
    'TRIANGLE',
    'EDUCATOR',
  ],
  ...['LOGARITHM', 'EDUCATION', 'SURAT', 'GARDEN', 'UNIFORM', 'COMPUTER', 'THURSDAY', 'DAUGHTER'],
];

const together = ({ word }: Word) => factorial(word.length - vowelsOf(word) + 1) * factorial(vowelsOf(word));

const vowelsTogether = defineTemplate<Word & { isApart: boolean }, Fraction>({
  id: 'vowels-together-or-not',
  level: 'medium',
  parameters: { word: DIFFERENT, isApart: [true, false] },
  solve: (p) => frac(p.isApart ? factorial(p.word.length) - together(p) : together(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You did not arrange the vowels among themselves.',
      value: ({ word }) => frac(factorial(word.length - vowelsOf(word) + 1)),
    },
    { text: 'You counted all arrangements.', value: ({ word }) => frac(factorial(word.length)) },
    {
      text: 'This is the number of the opposite arrangements.',
      value: (p) => frac(p.isApart ? together(p) : factorial(p.word.length) - together(p)),
    },
    {
      text: 'You forgot the block of vowels among the things to arrange.',
      value: ({ word }) => frac(factorial(word.length - vowelsOf(word)) * factorial(vowelsOf(word))),
    },
    {
      text: 'You took the vowels off, without arranging them among themselves.',
      value: ({ word }) => frac(factorial(word.length) - factorial(word.length - vowelsOf(word) + 1)),
    },
    {
      text: 'You doubled the number.',
      value: (p) => frac(2 * (p.isApart ? factorial(p.word.length) - together(p) : together(p))),
    },
    {
      text: 'You halved the number.',
      value: (p) => frac(p.isApart ? factorial(p.word.length) - together(p) : together(p), 2),
    },
    {
      text: 'You multiplied by the number of vowels instead of its factorial.',
      value: ({ word }) => frac(factorial(word.length - vowelsOf(word) + 1) * vowelsOf(word)),
    },
  ],
  wordings: [
    ({ word, isApart }) =>
      `In how many ways can the ${word.length} letters of the word ${word} be arranged so that the vowels are ${isApart ? 'not all' : 'all'} together?`,
    ({ word, isApart }, s) =>
      `${s.person.name} writes all ${word.length} letters of ${word} in every possible order. In how many of these orders do the vowels ${isApart ? 'not form' : 'form'} one unbroken block?`,
    ({ word, isApart }) =>
      `Find the number of arrangements of the ${word.length} letters of ${word} in which the vowels are ${isApart ? 'not all' : 'all'} next to each other.`,
  ],
  explain: (p, right) => {
    const vowels = vowelsOf(p.word);
    const things = p.word.length - vowels + 1;
    const block = t`With the ${vowels} vowels as one block there are ${things} things to arrange, and the vowels change places inside: $${things}! \times ${vowels}! = ${factorial(things)} \times ${factorial(vowels)} = ${together(p)}$.`;
    return p.isApart
      ? t`${block} Of $${p.word.length}! = ${factorial(p.word.length)}$ arrangements the rest is $${factorial(p.word.length)} - ${together(p)} = ${right.valueOf()}$.`
      : block;
  },
});

const smallerAfter = (word: string) =>
  [...word].map((letter, place) => [...word.slice(place + 1)].filter((other) => other < letter).length);
const rankOf = ({ word }: Word) =>
  smallerAfter(word).reduce((rank, count, place) => rank + count * factorial(word.length - 1 - place), 1);

const RANKED = [
  ...[
    'MANGO',
    'RAVI',
    'DELHI',
    'SURAT',
    'PUNE',
    'TIGER',
    'HORSE',
    'CHAIR',
    'MOUSE',
    'KITE',
    'RIVAL',
    'LEMON',
  ],
  ...[
    'TRAIN',
    'PLANT',
    'WATER',
    'STONE',
    'BRICK',
    'NIGHT',
    'SMILE',
    'FROST',
    'CLOUD',
    'ZEBRA',
    'SOUTH',
    'FLUTE',
  ],
].filter((word) => new Set(word).size === word.length);

const rankOfAWord = defineTemplate<Word, Fraction>({
  id: 'rank-of-a-word',
  level: 'hard',
  parameters: { word: RANKED },
  isSensible: (p) => rankOf(p) > 4,
  solve: (p) => frac(rankOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted only the words before it.', value: (p) => frac(rankOf(p) - 1) },
    { text: 'You counted one word too many.', value: (p) => frac(rankOf(p) + 1) },
    { text: 'You counted two words too many.', value: (p) => frac(rankOf(p) + 2) },
    { text: 'You counted two words too few.', value: (p) => frac(rankOf(p) - 2) },
    {
      text: 'You counted from the end of the list.',
      value: (p) => frac(factorial(p.word.length) - rankOf(p) + 1),
    },
    {
      text: 'You left out the words with a smaller second letter.',
      value: (p) => frac(rankOf(p) - (smallerAfter(p.word)[1] ?? 0) * factorial(p.word.length - 2)),
    },
    {
      text: 'You counted one group with the same first letter too many.',
      value: (p) => frac(rankOf(p) + factorial(p.word.length - 1)),
    },
    {
      text: 'You counted one group with the same first two letters too many.',
      value: (p) => frac(rankOf(p) + factorial(p.word.length - 2)),
    },
    {
      text: 'You counted one group with the same first two letters too few.',
      value: (p) => frac(rankOf(p) - factorial(p.word.length - 2)),
    },
  ],
  wordings: [
    ({ word }) =>
      `All arrangements of the ${word.length} letters of the word ${word} are listed as in a dictionary. At what position in the list is ${word}?`,
    ({ word }, s) =>
      `${s.person.name} writes all arrangements of the ${word.length} letters of ${word} in alphabetical order, with or without meaning. What is the position of ${word}?`,
    ({ word }) =>
      `Find the rank of the word ${word} among all arrangements of its ${word.length} letters in dictionary order.`,
  ],
  explain: ({ word }, right) => {
    const parts = smallerAfter(word).map((count, place) => ({ count, rest: word.length - 1 - place }));
    const counted = parts.filter(({ count }) => count > 0);
    const sum = counted.map(({ count, rest }) => t`${count} \times ${rest}!`).join(' + ');
    return t`For each letter count the smaller letters to its right; each of them begins a group of words that come first: $${sum} + 1 = ${right.valueOf()}$.`;
  },
});

interface Digits {
  digits: number;
  places: number;
  kind: 'any' | 'even' | 'odd' | 'repeated';
}

const halfOf = ({ digits, kind }: Digits) =>
  kind === 'even' ? Math.floor(digits / 2) : Math.ceil(digits / 2);

/** Numbers of some places from the digits 1 to `digits`. */
function numbersFromDigits(p: Digits): number {
  const { digits, places, kind } = p;
  if (kind === 'any') return arrange(digits, places);
  if (kind === 'repeated') return digits ** places;
  return halfOf(p) * arrange(digits - 1, places - 1);
}
const KIND_WORDS = {
  any: ['', 'when no digit is repeated'],
  even: ['even ', 'when no digit is repeated'],
  odd: ['odd ', 'when no digit is repeated'],
  repeated: ['', 'when digits may be repeated'],
} as const;
const PLACES = ['', '', 'two', 'three', 'four', 'five'] as const;

const numbers = defineTemplate<Digits, Fraction>({
  id: 'numbers-from-digits',
  level: 'easy',
  parameters: { digits: [4, 5, 6, 7, 8, 9], places: [2, 3, 4], kind: ['any', 'even', 'odd', 'repeated'] },
  isSensible: ({ digits, places }) => digits > places,
  solve: (p) => frac(numbersFromDigits(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You allowed digits to repeat.',
      value: (p) => frac(p.kind === 'repeated' ? arrange(p.digits, p.places) : p.digits ** p.places),
    },
    {
      text: 'You did not look at the last digit.',
      value: (p) => frac(p.kind === 'repeated' ? p.digits ** (p.places - 1) : arrange(p.digits, p.places)),
    },
    {
      text: 'You took one digit too few.',
      value: (p) => frac(numbersFromDigits({ ...p, digits: p.digits - 1 })),
    },
    {
      text: 'You took one digit too many.',
      value: (p) => frac(numbersFromDigits({ ...p, digits: p.digits + 1 })),
    },
    {
      text: 'You left one place out.',
      value: (p) => frac(numbersFromDigits({ ...p, places: p.places - 1 })),
    },
    {
      text: 'You ignored the order of the digits.',
      value: (p) => frac(arrange(p.digits, p.places), factorial(p.places)),
    },
    { text: 'You doubled the number.', value: (p) => frac(2 * numbersFromDigits(p)) },
    { text: 'You halved the number.', value: (p) => frac(numbersFromDigits(p), 2) },
    {
      text: 'You took all digits for the first place and those that are left for the last one.',
      value: (p) =>
        p.kind === 'even' || p.kind === 'odd'
          ? frac(p.digits * halfOf(p) * arrange(p.digits - 2, p.places - 2))
          : undefined,
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ digits, places, kind }) =>
      `How many ${PLACES[places] ?? ''}-digit ${KIND_WORDS[kind][0]}numbers can be formed from the digits 1 to ${digits} ${KIND_WORDS[kind][1]}?`,
    ({ digits, places, kind }, s) =>
      kind === 'repeated'
        ? `${s.person.name} sets the ${places} wheels of a lock, each to one of the digits 1 to ${digits}. Digits may be repeated. How many settings are there?`
        : `${s.person.name} has ${digits} cards with the digits 1 to ${digits}, one on each, and lays ${places} of them in a row. How many ${KIND_WORDS[kind][0]}numbers can ${s.person.they} make?`,
    ({ digits, places, kind }) =>
      `Find how many ${KIND_WORDS[kind][0]}numbers of ${places} digits the digits 1 to ${digits} can form ${KIND_WORDS[kind][1]}.`,
  ],
  explain: (p, right) => {
    const { digits, places, kind } = p;
    if (kind === 'repeated')
      return t`Each of the ${places} places can have any of ${digits} digits: $${digits}^${places} = ${right.valueOf()}$.`;
    const rest = Array.from({ length: places - 1 }, (_, index) => digits - 1 - index).join(t` \times `);
    if (kind === 'any')
      return t`The places have ${digits} digits to choose from, then one less each time: $${digits} \times ${rest} = ${right.valueOf()}$.`;
    return t`The last digit is ${kind}: ${halfOf(p)} ways. The other places take what is left: $${halfOf(p)} \times ${rest} = ${right.valueOf()}$.`;
  },
});

export const WORDS = [numbers, repeatedLetters, vowelsTogether, rankOfAWord];
