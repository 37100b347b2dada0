import { defineTemplate } from '../../../kit/index.js';
import type { Level } from '../../../kit/template.js';
import { renderFigure, SIZE, together, type Figure, type Point } from './drawing.js';
import { STROKES, type Letter } from './letters.js';
import { renderBefore, type Surface } from './surfaces.js';

/** A letter as a picture shows it. */
interface Shown {
  letter: Letter;
  /** Left and right exchanged. */
  isMirrored: boolean;
  isUpsideDown: boolean;
}

/** From the left. */
type Word = readonly Shown[];

const WIDTH = 30;
const HEIGHT = 50;
const STEP = 42;
const MARGIN = 8;
const TOP = (SIZE - HEIGHT) / 2;

const widthOf = (word: Word) => word.length * STEP - (STEP - WIDTH) + 2 * MARGIN;

const figureOf = (word: Word): Figure =>
  together(
    ...word.map(({ letter, isMirrored, isUpsideDown }, index): Figure => {
      const place = ([x, y]: Point): Point => [
        MARGIN + index * STEP + (isMirrored ? WIDTH - x : x),
        TOP + (isUpsideDown ? HEIGHT - y : y),
      ];
      return { lines: STROKES[letter].map((line) => line.map(place)) };
    }),
  );

const wordsOf = ({ isMirrored, isUpsideDown }: Shown) =>
  `${isUpsideDown ? 'upside down' : 'upright'}, ${isMirrored ? 'reversed' : 'not reversed'}`;

/** "L R F P, upright, reversed", or the letter that differs from the others. */
function describe(word: Word): string {
  const letters = word.map(({ letter }) => letter).join(' ');
  const ways = word.map(wordsOf);
  const usual = ways.find((way) => ways.filter((other) => other === way).length > 1) ?? '';
  const others = word.filter((_, index) => ways[index] !== usual);
  const [other] = others;
  if (others.length > 1) throw new RangeError('several letters differ');
  return other ? `${letters}, ${usual}, but ${other.letter} ${wordsOf(other)}` : `${letters}, ${usual}`;
}

const plainly = (letters: string): Word =>
  // Only letters of the list below are used.
  [...letters].map((letter) => ({ letter: letter as Letter, isMirrored: false, isUpsideDown: false }));

const mirrored = (word: Word): Word =>
  word.toReversed().map((shown) => ({ ...shown, isMirrored: !shown.isMirrored }));
const upsideDown = (word: Word): Word =>
  word.map((shown) => ({ ...shown, isUpsideDown: !shown.isUpsideDown }));
const reflectedIn = (surface: Surface, word: Word) =>
  surface === 'mirror' ? mirrored(word) : upsideDown(word);

/** With one letter as it was before the reflection. */
function exceptAt(surface: Surface, word: Word, index: number): Word {
  return reflectedIn(surface, word).map((shown, at) =>
    at === index ? { ...shown, isMirrored: false, isUpsideDown: false } : shown,
  );
}

function exchanged(word: Word, index: number): Word {
  const [first, second] = [word[index], word[index + 1]];
  return first && second ? word.toSpliced(index, 2, second, first) : word;
}

interface Parameters {
  letters: string;
}

/** All words of so many different letters. E and K look the same upside down: at most one of them is in a word. */
function wordsWith(count: number): string[] {
  if (count === 0) return [''];
  return wordsWith(count - 1).flatMap((word) =>
    Object.keys(STROKES).flatMap((letter) => {
      const isSecondEven = /[EK]/.test(word) && /[EK]/.test(letter);
      return word.includes(letter) || isSecondEven ? [] : [word + letter];
    }),
  );
}

const WORDINGS = {
  mirror: [
    () => 'The letters are written before a mirror MN on their right. Which option is their mirror image?',
    () => 'Choose the right mirror image of these letters when the mirror is held at MN.',
    () => 'How do the letters look in the mirror MN on their right?',
  ],
  water: [
    () => 'The letters are above still water. Which option is their water image?',
    () => 'Choose the right water image of these letters.',
    () => 'How do the letters look when they are reflected in the water below them?',
  ],
} as const;

const WHY = {
  mirror: 'The letter nearest the mirror comes first, and each letter is reversed',
  water: 'The letters stay in their order, and each is turned upside down',
} as const;

/** What students do, as a change of the word. */
const mistakesOf = (surface: Surface): { text: string; change: (word: Word) => Word }[] => [
  { text: 'You left the letters as they are.', change: (word) => word },
  surface === 'mirror'
    ? { text: 'You took the water image, which turns the letters upside down.', change: upsideDown }
    : { text: 'You took the mirror image, which exchanges left and right.', change: mirrored },
  { text: 'You turned the whole word by half a turn.', change: (word) => upsideDown(mirrored(word)) },
  { text: 'You only wrote the letters in the opposite order.', change: (word) => word.toReversed() },
  surface === 'mirror'
    ? {
        text: 'You reflected each letter but did not change their order.',
        change: (word) => mirrored(word).toReversed(),
      }
    : {
        text: 'You turned the letters upside down and also reversed their order.',
        change: (word) => upsideDown(word).toReversed(),
      },
  {
    text: 'You turned each letter by half a turn in its place.',
    change: (word) => upsideDown(mirrored(word)).toReversed(),
  },
  { text: 'You did not reflect the first letter.', change: (word) => exceptAt(surface, word, 0) },
  { text: 'You did not reflect one of the letters.', change: (word) => exceptAt(surface, word, 1) },
  {
    text: 'You did not reflect the last letter.',
    change: (word) => exceptAt(surface, word, word.length - 1),
  },
  {
    text: 'You exchanged two neighbouring letters.',
    change: (word) => exchanged(reflectedIn(surface, word), 1),
  },
];

export const reflectedLetters = (id: string, level: Level, surface: Surface, count: number) =>
  defineTemplate<Parameters, Word>({
    id,
    level,
    parameters: { letters: wordsWith(count) },
    solve: ({ letters }) => reflectedIn(surface, plainly(letters)),
    show: describe,
    showPicture: (word) => renderFigure(figureOf(word), widthOf(word)),
    picture: ({ letters }) => {
      const word = plainly(letters);
      return renderBefore(surface, figureOf(word), widthOf(word));
    },
    mistakes: mistakesOf(surface).map(({ text, change }) => ({
      text,
      value: ({ letters }) => change(plainly(letters)),
    })),
    wordings: WORDINGS[surface],
    explain: (_, right) => `${WHY[surface]}: ${describe(right)}.`,
  });
