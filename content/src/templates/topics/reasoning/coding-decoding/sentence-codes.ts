import { defineTemplate, Random, range } from '../../../kit/index.js';

const WORDS = [
  ...['river', 'market', 'garden', 'school', 'light', 'money', 'paper', 'green', 'fresh', 'water', 'happy'],
  ...['people', 'train', 'early', 'music', 'winter', 'flower', 'bridge', 'silver', 'quick'],
];
const CODES = [
  ...[
    'pit',
    'na',
    'sa',
    'ko',
    'ri',
    'ta',
    'mo',
    'lu',
    'ze',
    'ba',
    'fi',
    'jo',
    'he',
    'du',
    'ka',
    'vo',
    'wi',
    'ne',
  ],
  ...['ga', 'pu'],
];

/** Sentences of word numbers. Two sentences share one word at most, so that shared words are certain. */
const PLAIN = [
  [0, 1, 2, 3],
  [0, 4, 5, 6],
  [1, 4, 7, 8],
];
const LINKED = [...PLAIN, [2, 5, 9, 10]];

interface Code {
  seed: number;
  ask: number;
}

function languageOf({ seed }: Code, sentences: readonly number[][]) {
  const random = new Random(`language/${seed}`);
  const words = random.shuffled(WORDS);
  const codes = random.shuffled(CODES);
  const lines = sentences.map((numbers) => ({
    words: random.shuffled(numbers).map((number) => words[number] ?? ''),
    codes: random.shuffled(numbers).map((number) => codes[number] ?? ''),
  }));
  return {
    word: (number: number) => words[number] ?? '',
    code: (number: number) => codes[number] ?? '',
    lines,
  };
}

const list = (lines: { words: string[]; codes: string[] }[], verb: string) =>
  lines.map(({ words, codes }) => `'${words.join(' ')}' ${verb} '${codes.join(' ')}'`).join(', ');

function sentenceCode(id: string, level: 'medium' | 'hard', sentences: readonly number[][], asks: number[]) {
  const other = (text: string, number: number) => ({
    text,
    value: (p: Code) => (p.ask === number ? undefined : languageOf(p, sentences).code(number)),
  });
  const holding = (word: number) =>
    sentences.flatMap((numbers, index) =>
      numbers.includes(word) ? [['first', 'second', 'third', 'fourth'][index]] : [],
    );
  return defineTemplate<Code, string>({
    id,
    level,
    parameters: { seed: range(1, 3000), ask: asks },
    solve: (p) => languageOf(p, sentences).code(p.ask),
    show: (code) => code,
    mistakes: [
      other('This is the code of the word that the first and the second sentence share.', 0),
      other('This is the code of the word that the first and the third sentence share.', 1),
      other('This is the code of the word that the second and the third sentence share.', 4),
      other('This code is in the first sentence, but it belongs to another word.', 2),
      other('This code is in the first sentence, but it is not the code of this word.', 3),
      other('This code is in the second sentence, but it belongs to another word.', 5),
      other('This code is in the second sentence, but it is not the code of this word.', 6),
      other('This code is in the third sentence only.', 7),
    ],
    wordings: [
      (p) => {
        const { word, lines } = languageOf(p, sentences);
        return `In a certain code language, ${list(lines, 'is written as')}. The order of the codes in a sentence may differ from the order of the words. What is the code for '${word(p.ask)}'?`;
      },
      (p) => {
        const { word, lines } = languageOf(p, sentences);
        return `In a code language, ${list(lines, 'is coded as')}. The codes of a sentence are in any order. Which code means '${word(p.ask)}'?`;
      },
      (p) => {
        const { word, lines } = languageOf(p, sentences);
        return `Each word has one code, and the codes of a sentence are in any order: ${list(lines, 'means')}. How is '${word(p.ask)}' coded?`;
      },
    ],
    explain: (p, right) => {
      const { word, code } = languageOf(p, sentences);
      const found = holding(p.ask);
      if (found.length > 1)
        return `The word '${word(p.ask)}' is common to the ${found.join(' and the ')} sentence. The only code that both share is '${right}'.`;
      const row = sentences.find((numbers) => numbers.includes(p.ask)) ?? [];
      const rest = row.filter((number) => number !== p.ask);
      return `The word '${word(p.ask)}' is in the ${found.join('')} sentence only. Its other words are shared: ${rest.map((number) => `'${word(number)}' is '${code(number)}'`).join(', ')}. The code that is left is '${right}'.`;
    },
  });
}

export const SENTENCE_CODES = [
  sentenceCode('sentence-code', 'medium', PLAIN, [0, 1, 4]),
  sentenceCode('code-that-is-left', 'hard', LINKED, [3, 6]),
];
