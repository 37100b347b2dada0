import { defineTemplate, Random, range } from '../../../kit/index.js';

const BLOCKS = [
  ...['aab', 'abb', 'abc', 'aba', 'aabc', 'abbc', 'abcc', 'abca', 'abcb', 'abac', 'aabb', 'abba', 'bacb'],
  ...['bcab', 'cabc', 'aabcc', 'abbca', 'abccb', 'abcab', 'bccab', 'caabb'],
];

interface Pattern {
  block: string;
  seed: number;
}

const TIMES = 4;

/** Gaps in four repetitions of the block; each place of the block is seen at least once. */
function gapsOf({ block, seed }: Pattern): number[] {
  const random = new Random(`gaps/${block}/${seed}`);
  const length = block.length * TIMES;
  return random
    .shuffled(range(1, length - 1))
    .slice(0, 5)
    .sort((a, b) => a - b);
}
const full = ({ block }: Pattern) => block.repeat(TIMES);
const fillOf = (p: Pattern) =>
  gapsOf(p)
    .map((at) => full(p).charAt(at))
    .join('');
const shown = (p: Pattern) =>
  [...full(p)].map((letter, at) => (gapsOf(p).includes(at) ? '_' : letter)).join(' ');

/** Whether the series repeats a block. */
function repeats(series: string): boolean {
  return range(1, series.length / 2).some(
    (length) =>
      series.length % length === 0 && series.slice(0, length).repeat(series.length / length) === series,
  );
}

function fits(p: Pattern, fill: string): boolean {
  const letters = [...full(p)];
  gapsOf(p).forEach((at, index) => (letters[at] = fill.charAt(index)));
  return repeats(letters.join(''));
}

const next = (letter: string, letters: string) =>
  letters.charAt((letters.indexOf(letter) + 1) % letters.length);
const wrongAt = (places: readonly number[]) => (p: Pattern, right: string) => {
  const letters = [...new Set(p.block)].sort().join('');
  const fill = [...right]
    .map((letter, at) => (places.includes(at) ? next(letter, letters) : letter))
    .join('');
  return fits(p, fill) ? undefined : fill;
};
const swap = (at: number) => (p: Pattern, right: string) => {
  const pair = [...right.slice(at, at + 2)].reverse().join('');
  const fill = right.slice(0, at) + pair + right.slice(at + 2);
  return fits(p, fill) ? undefined : fill;
};

const repeatedBlock = defineTemplate<Pattern, string>({
  id: 'repeated-block',
  level: 'medium',
  parameters: { block: BLOCKS, seed: range(1, 60) },
  isSensible: (p) =>
    range(0, p.block.length - 1).every(
      (at) => gapsOf(p).filter((gap) => gap % p.block.length === at).length < 3,
    ),
  solve: fillOf,
  show: (fill) => fill,
  mistakes: [
    { text: 'With these letters the first gap breaks the repetition.', value: wrongAt([0]) },
    { text: 'With these letters the second gap breaks the repetition.', value: wrongAt([1]) },
    { text: 'With these letters the third gap breaks the repetition.', value: wrongAt([2]) },
    { text: 'With these letters the fourth gap breaks the repetition.', value: wrongAt([3]) },
    { text: 'With these letters the last gap breaks the repetition.', value: wrongAt([4]) },
    { text: 'You swapped the letters of the first two gaps.', value: swap(0) },
    { text: 'You swapped the letters of the second and the third gap.', value: swap(1) },
    { text: 'You swapped the letters of the last two gaps.', value: swap(3) },
    { text: 'With these letters the first and the last gap break the repetition.', value: wrongAt([0, 4]) },
  ],
  wordings: [
    (p) =>
      `Which letters, put into the gaps from left to right, make a series that repeats one block of letters? ${shown(p)}`,
    (p) => `The series repeats one block of letters. Which letters fill its gaps in order? ${shown(p)}`,
    (p) =>
      `Choose the letters that complete this series, in which one block of letters comes again and again: ${shown(p)}`,
  ],
  explain: (p, right) =>
    `The block ${p.block} comes four times: ${range(1, TIMES)
      .map(() => p.block)
      .join(' ')}. The letters in the gaps are ${right}.`,
});

export const PATTERNS = [repeatedBlock];
