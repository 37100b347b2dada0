import { defineTemplate, range } from '../../../kit/index.js';
import { mapLetters, moved, movedAt, oppositeOf, reversed, swappedAt } from '../letters.js';

const WORDS = [
  ...[
    'BREAD',
    'CHAIR',
    'DREAM',
    'EARTH',
    'FLOWN',
    'GRAPE',
    'HOUSE',
    'INPUT',
    'JUDGE',
    'KNIFE',
    'LEMON',
    'MONEY',
  ],
  ...[
    'NIGHT',
    'OCEAN',
    'PLANT',
    'QUICK',
    'RIVER',
    'STONE',
    'TABLE',
    'UNCLE',
    'VOICE',
    'WATER',
    'YOUTH',
    'ZEBRA',
  ],
  ...[
    'BRICK',
    'CLOUD',
    'DANCE',
    'FROST',
    'GIANT',
    'HONEY',
    'IMAGE',
    'LIGHT',
    'MUSIC',
    'NORTH',
    'PAINT',
    'SUGAR',
  ],
];

interface Coding {
  example: string;
  word: string;
  by: number;
}

interface Rule {
  id: string;
  level: 'easy' | 'medium' | 'hard';
  by: readonly number[];
  encode: (word: string, by: number) => string;
  describe: (by: number) => string;
}

const count = (places: number) => (Math.abs(places) === 1 ? 'one place' : `${Math.abs(places)} places`);
const way = (places: number) => (places < 0 ? 'back' : 'forward');

function letterCode({ id, level, by, encode, describe }: Rule) {
  return defineTemplate<Coding, string>({
    id,
    level,
    parameters: { example: WORDS, word: WORDS, by },
    isSensible: ({ example, word }) => example !== word,
    solve: (p) => encode(p.word, p.by),
    show: (code) => code,
    mistakes: [
      { text: 'You moved the last letter one place too far.', value: (_, code) => movedAt(code, -1, 1) },
      { text: 'You moved the first letter one place too short.', value: (_, code) => movedAt(code, 0, -1) },
      { text: 'You swapped the last two letters of the code.', value: (_, code) => swappedAt(code, 3) },
      { text: 'You swapped the first two letters of the code.', value: (_, code) => swappedAt(code, 0) },
      {
        text: 'You wrote the letters of the code in the opposite order.',
        value: (_, code) => reversed(code),
      },
      {
        text: 'You went through the alphabet in the wrong direction.',
        value: (p) => encode(p.word, -p.by),
      },
      {
        text: 'You took every letter one place too late in the alphabet.',
        value: (_, code) => mapLetters(code, (letter) => moved(letter, 1)),
      },
      {
        text: 'You took every letter one place too early in the alphabet.',
        value: (_, code) => mapLetters(code, (letter) => moved(letter, -1)),
      },
      { text: 'You took the middle letter one place too late.', value: (_, code) => movedAt(code, 2, 1) },
    ],
    wordings: [
      ({ example, word, by: steps }) =>
        `In a certain code language, ${example} is written as ${encode(example, steps)}. How is ${word} written in that language?`,
      ({ example, word, by: steps }) =>
        `If ${example} is coded as ${encode(example, steps)}, then what is the code for ${word}?`,
      ({ example, word, by: steps }, s) =>
        `${s.person.name} uses a secret code and writes ${encode(example, steps)} for ${example}. What does ${s.person.they} write for ${word} in the same code?`,
    ],
    explain: ({ example, word, by: steps }, code) =>
      `${describe(steps)} So ${example} becomes ${encode(example, steps)}, and ${word} becomes ${code}. After Z the alphabet begins again with A.`,
  });
}

const inTurn = (by: number) => (index: number) => (index % 2 === 0 ? by : -by - Math.sign(by));
const pairsSwapped = (word: string) => swappedAt(swappedAt(word, 0), 2);

export const LETTER_CODES = [
  letterCode({
    id: 'same-shift',
    level: 'easy',
    by: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5],
    encode: (word, by) => mapLetters(word, (letter) => moved(letter, by)),
    describe: (by) => `Each letter moves ${count(by)} ${way(by)} in the alphabet.`,
  }),
  letterCode({
    id: 'opposite-letters',
    level: 'easy',
    by: [0],
    encode: (word) => mapLetters(word, oppositeOf),
    describe: () => 'Each letter is replaced by its opposite: A by Z, B by Y, C by X and so on.',
  }),
  letterCode({
    id: 'growing-shift',
    level: 'medium',
    by: [-3, -2, -1, 1, 2, 3],
    encode: (word, by) => mapLetters(word, (letter, index) => moved(letter, by + index * Math.sign(by))),
    describe: (by) =>
      `The letters move ${way(by)} by ${range(0, 4)
        .map((index) => Math.abs(by) + index)
        .join(', ')} places, one after the other.`,
  }),
  letterCode({
    id: 'reverse-and-shift',
    level: 'medium',
    by: [-4, -3, -2, -1, 1, 2, 3, 4],
    encode: (word, by) => mapLetters(reversed(word), (letter) => moved(letter, by)),
    describe: (by) =>
      `The word is written in reverse, and then each letter moves ${count(by)} ${way(by)} in the alphabet.`,
  }),
  letterCode({
    id: 'shifts-in-turn',
    level: 'hard',
    by: [-4, -3, -2, -1, 1, 2, 3, 4],
    encode: (word, by) => mapLetters(word, (letter, index) => moved(letter, inTurn(by)(index))),
    describe: (by) =>
      `The first, third and fifth letters move ${count(by)} ${way(by)}; the second and fourth move ${count(inTurn(by)(1))} ${way(inTurn(by)(1))}.`,
  }),
  letterCode({
    id: 'swap-pairs-and-shift',
    level: 'hard',
    by: [-4, -3, -2, -1, 1, 2, 3, 4],
    encode: (word, by) => mapLetters(pairsSwapped(word), (letter) => moved(letter, by)),
    describe: (by) =>
      `The first two letters change places, and so do the third and the fourth. Then each letter moves ${count(by)} ${way(by)} in the alphabet.`,
  }),
];
