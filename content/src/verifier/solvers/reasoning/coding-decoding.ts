import type { Question } from '@mockingbird/contracts';
import { says, type Solvers } from '../../solver-kit.js';
import { capitalsIn, letterOf, numberOf, oneOf, within26 } from './letters.js';

/** Orders in which a code may take the letters of a word. */
const ORDERS: readonly ((letters: string[]) => string[])[] = [
  (letters) => letters,
  (letters) => letters.toReversed(),
  (letters) => {
    const [a = '', b = '', c = '', d = '', ...rest] = letters;
    return [b, a, d, c, ...rest];
  },
];

const isSteady = (steps: number[], every: number) =>
  steps.every((step, index) => index < every || step === steps[index - every]);

/** The steps from letter to letter that a rule of an exam could have. */
function isRule(steps: number[]): boolean {
  const differences = steps.slice(1).map((step, index) => within26(step - (steps[index] ?? 0)));
  return isSteady(steps, 1) || isSteady(steps, 2) || isSteady(differences, 1);
}

/** All codes of the word under rules that fit the example. */
function codesOf(example: string, code: string, word: string): string[] {
  return ORDERS.flatMap((order) => {
    const given = order([...example]);
    const wanted = order([...word]);
    const steps = given.map((letter, index) => within26(numberOf(code.charAt(index)) - numberOf(letter)));
    const sums = given.map((letter, index) => numberOf(code.charAt(index)) + numberOf(letter));
    const found: string[] = [];
    if (isRule(steps))
      found.push(wanted.map((letter, index) => letterOf(numberOf(letter) + (steps[index] ?? 0))).join(''));
    if (sums.every((sum) => sum === 25))
      found.push(wanted.map((letter) => letterOf(25 - numberOf(letter))).join(''));
    return found;
  });
}

const letterCode = oneOf((question) => {
  const [one = '', two = '', word = ''] = capitalsIn(question.questionText, 5);
  const [example, code] = says(question, /uses a secret code/) ? [two, one] : [one, two];
  return codesOf(example, code, word);
});

/** Every way to make a number of a word that is searched. */
const NUMBER_RULES: readonly ((places: number[]) => number)[] = [0, 1].flatMap((fromEnd) => {
  const sum = (places: number[]) =>
    places.map((place) => (fromEnd ? 27 - place : place)).reduce((a, b) => a + b, 0);
  return [
    sum,
    (places) => sum(places) + places.length,
    (places) => sum(places) - places.length,
    (places) => sum(places) * places.length,
    (places) => sum(places) * 2,
    (places) => sum(places) + places.length ** 2,
  ];
});

const numberCode = oneOf(({ questionText: text }) => {
  const places = capitalsIn(text).map((word) => [...word].map((letter) => numberOf(letter) + 1));
  const codes = (text.match(/\d+/g) ?? []).map(Number);
  const [one = [], two = [], word = []] = places;
  return NUMBER_RULES.filter((rule) => rule(one) === codes[0] && rule(two) === codes[1]).map((rule) =>
    String(rule(word)),
  );
});

const digitCode = oneOf((question) => {
  const [one = '', two = '', word = ''] = capitalsIn(question.questionText);
  const codes = question.questionText.match(/\d+/g) ?? [];
  const digits = new Map<string, string>();
  [one, two].forEach((example, index) => {
    [...example].forEach((letter, at) => digits.set(letter, codes[index]?.charAt(at) ?? ''));
  });
  return [[...word].map((letter) => digits.get(letter) ?? '').join('')];
});

/** All meanings of the codes that make every sentence true. */
function dictionaries(
  lines: readonly [string[], string[]][],
  known: Map<string, string>,
): Map<string, string>[] {
  const [line, ...rest] = lines;
  if (!line) return [known];
  const [[word, ...words], codes] = line;
  if (word === undefined) return dictionaries(rest, known);
  const used = new Set(known.values());
  const fixed = known.get(word);
  return codes
    .filter((code) => (fixed === undefined ? !used.has(code) : code === fixed))
    .flatMap((code) => {
      const others = codes.filter((one) => one !== code);
      return dictionaries([[words, others], ...rest], new Map(known).set(word, code));
    });
}

function sentenceCodes({ questionText: text }: Question): string[] {
  const quoted = [...text.matchAll(/'([a-z ]+)'/g)].map(([, words = '']) => words.split(' '));
  const wanted = quoted.pop()?.[0] ?? '';
  const lines = quoted.flatMap((words, index) =>
    index % 2 === 0 ? [[words, quoted[index + 1] ?? []] satisfies [string[], string[]]] : [],
  );
  return [...new Set(dictionaries(lines, new Map()).map((codes) => codes.get(wanted) ?? ''))];
}

export const CODING_DECODING: Solvers = {
  'same-shift': letterCode,
  'opposite-letters': letterCode,
  'growing-shift': letterCode,
  'reverse-and-shift': letterCode,
  'shifts-in-turn': letterCode,
  'swap-pairs-and-shift': letterCode,
  'sum-of-positions': numberCode,
  'sum-and-number-of-letters': numberCode,
  'digit-for-each-letter': digitCode,
  'sentence-code': oneOf(sentenceCodes),
  'code-that-is-left': oneOf(sentenceCodes),
};
