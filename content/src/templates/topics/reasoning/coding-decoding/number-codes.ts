import { defineTemplate, frac, Random, range, wholeNumber, type Fraction } from '../../../kit/index.js';
import { placeOf } from '../letters.js';

const SHORT = ['CAB', 'DOG', 'FAN', 'HEN', 'INK', 'JAM', 'MAP', 'PEN', 'SKY', 'TIN'];
const MIDDLE = ['BIRD', 'COLD', 'DESK', 'FISH', 'GOLD', 'LAMP', 'MILK', 'ROSE', 'SHIP', 'TREE'];
const LONG = ['BREAD', 'CHAIR', 'HOUSE', 'LEMON', 'MONEY', 'PLANT', 'RIVER', 'STONE', 'TABLE', 'WATER'];

type Rule = 'sum' | 'opposite' | 'plus' | 'minus' | 'times';
interface Sum {
  one: string;
  two: string;
  word: string;
  rule: Rule;
}

const sumOf = (word: string) => [...word].reduce((sum, letter) => sum + placeOf(letter), 0);
const CODES: Record<Rule, (word: string) => number> = {
  sum: sumOf,
  opposite: (word) => 27 * word.length - sumOf(word),
  plus: (word) => sumOf(word) + word.length,
  minus: (word) => sumOf(word) - word.length,
  times: (word) => sumOf(word) * word.length,
};
const SAID: Record<Rule, string> = {
  sum: 'The code is the sum of the positions of the letters in the alphabet.',
  opposite: 'The code is the sum of the positions counted from the end: Z is 1, Y is 2 and so on.',
  plus: 'The code is the sum of the positions plus the number of letters.',
  minus: 'The code is the sum of the positions minus the number of letters.',
  times: 'The code is the sum of the positions multiplied by the number of letters.',
};
const by = (rule: Rule) => (p: Sum) => (p.rule === rule ? undefined : frac(CODES[rule](p.word)));
const off = (amount: number) => (_: Sum, right: Fraction) => right.add(amount);

function sumTemplate(id: string, level: 'easy' | 'medium', rules: readonly Rule[]) {
  const code = (p: Sum, word: string) => CODES[p.rule](word);
  return defineTemplate<Sum, Fraction>({
    id,
    level,
    parameters: { one: SHORT, two: MIDDLE, word: [...LONG, ...MIDDLE], rule: rules },
    isSensible: ({ two, word }) => two !== word,
    solve: (p) => frac(code(p, p.word)),
    show: wholeNumber,
    mistakes: [
      {
        text: 'You used the plain sum of the positions, which does not fit both examples.',
        value: by('sum'),
      },
      { text: 'You counted the positions from the wrong end of the alphabet.', value: by('opposite') },
      { text: 'You added the number of letters, which does not fit both examples.', value: by('plus') },
      { text: 'You subtracted the number of letters, which does not fit both examples.', value: by('minus') },
      { text: 'You took the position of one letter one too high.', value: off(1), isSlip: true },
      { text: 'You took the position of one letter one too low.', value: off(-1), isSlip: true },
      { text: 'You took the positions of two letters one too high.', value: off(2), isSlip: true },
      { text: 'You took the positions of two letters one too low.', value: off(-2), isSlip: true },
    ],
    wordings: [
      (p) =>
        `In a certain code, ${p.one} is coded as ${code(p, p.one)} and ${p.two} is coded as ${code(p, p.two)}. What is the code for ${p.word}?`,
      (p) =>
        `If ${p.one} = ${code(p, p.one)} and ${p.two} = ${code(p, p.two)}, then by the same rule ${p.word} = ?`,
      (p, s) =>
        `${s.person.name} gives each word a number: ${p.one} gets ${code(p, p.one)} and ${p.two} gets ${code(p, p.two)}. Which number does ${p.word} get by the same rule?`,
    ],
    explain: (p, right) =>
      `${SAID[p.rule]} The positions of ${p.word} from A are ${[...p.word].map(placeOf).join(', ')}, and their sum is ${sumOf(p.word)}. The code is ${wholeNumber(right)}.`,
  });
}

const TRIOS = [
  ['ROSE', 'CHAIN', 'SEARCH'],
  ['PLATE', 'BIRD', 'TABLE'],
  ['STONE', 'MARK', 'MONKEY'],
  ['GARDEN', 'LIFT', 'FRIEND'],
  ['WATER', 'SHIN', 'WINTER'],
  ['MOTHER', 'CLAP', 'CAMPER'],
  ['PENCIL', 'TOUR', 'PRINCE'],
  ['BASKET', 'MOUND', 'DONATE'],
  ['FLOWER', 'HAND', 'WANDER'],
  ['TIGER', 'LAMP', 'MARGIN'],
].filter((trio) =>
  [...(trio[2] ?? '')].every((letter) => `${trio[0] ?? ''}${trio[1] ?? ''}`.includes(letter)),
);

interface Digits {
  trio: number;
  seed: number;
}

function digitsOf({ trio, seed }: Digits) {
  const [one = '', two = '', word = ''] = TRIOS[trio] ?? [];
  const digits = new Random(`digits/${seed}`).shuffled(range(0, 9));
  const letters = [...new Set(`${one}${two}`)];
  const code = (text: string) => [...text].map((letter) => digits[letters.indexOf(letter)] ?? 0).join('');
  return { one, two, word, code };
}

const swap = (code: string, at: number) =>
  code.slice(0, at) + [...code.slice(at, at + 2)].reverse().join('') + code.slice(at + 2);

const digitForLetter = defineTemplate<Digits, string>({
  id: 'digit-for-each-letter',
  level: 'easy',
  parameters: { trio: range(0, TRIOS.length - 1), seed: range(1, 400) },
  solve: (p) => digitsOf(p).code(digitsOf(p).word),
  show: (code) => code,
  mistakes: [
    { text: 'You swapped the first two digits.', value: (_, code) => swap(code, 0) },
    { text: 'You swapped the second and the third digit.', value: (_, code) => swap(code, 1) },
    { text: 'You swapped the third and the fourth digit.', value: (_, code) => swap(code, 2) },
    { text: 'You swapped the last two digits.', value: (_, code) => swap(code, code.length - 2) },
    { text: 'You wrote the digits in reverse order.', value: (_, code) => [...code].reverse().join('') },
    {
      text: 'You swapped the first two digits and the last two digits.',
      value: (_, code) => swap(swap(code, 0), code.length - 2),
    },
  ],
  wordings: [
    (p) => {
      const { one, two, word, code } = digitsOf(p);
      return `In a certain code, ${one} is written as ${code(one)} and ${two} is written as ${code(two)}. Each letter has its own digit. How is ${word} written in that code?`;
    },
    (p) => {
      const { one, two, word, code } = digitsOf(p);
      return `If each letter is coded by one digit, ${one} is ${code(one)} and ${two} is ${code(two)}, then what is ${word}?`;
    },
    (p, s) => {
      const { one, two, word, code } = digitsOf(p);
      return `${s.person.name} replaces each letter by one digit and writes ${code(one)} for ${one} and ${code(two)} for ${two}. What does ${s.person.they} write for ${word}?`;
    },
  ],
  explain: (p, right) => {
    const { word, code } = digitsOf(p);
    return `Read the digit of each letter from the two given words: ${[...word].map((letter) => `${letter} is ${code(letter)}`).join(', ')}. So the code is ${right}.`;
  },
});

export const NUMBER_CODES = [
  sumTemplate('sum-of-positions', 'easy', ['sum', 'opposite']),
  sumTemplate('sum-and-number-of-letters', 'medium', ['plus', 'minus', 'times']),
  digitForLetter,
];
