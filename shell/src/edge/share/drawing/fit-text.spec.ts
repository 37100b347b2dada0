import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import widths from '../fonts/widths.json' with { type: 'json' };
import { fitText } from './fit-text.js';
import { hasAllLetters, measureText } from './measure-text.js';

const BOX = { width: 738, height: 306 };
const SIZES = [96, 64, 32, 16];
const LETTERS = Object.values(widths).flatMap((letters) => Array.from(letters));

/** Words of any letters of the font, most of them short. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 60 }),
      fc.constant('exam'),
    ),
  )
  .map((words) => words.join(' ').slice(0, 240).replaceAll(/\s+/g, ' ').trim());

describe('a text in a box', () => {
  it('is there with every letter, inside the box, however long its words are', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { lines, size, lineHeight } = fitText(text, BOX, SIZES) ?? {
          lines: [],
          size: 0,
          lineHeight: 0,
        };
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(Math.max(0, ...lines.map((line) => measureText(line, size)))).toBeLessThanOrEqual(BOX.width);
        expect(lines.length * lineHeight).toBeLessThanOrEqual(BOX.height);
      }),
    );
  });

  it('is as large as possible', () => {
    const sizes = ['Percentage', 'A title of a few words that needs more lines', 'word '.repeat(40)].map(
      (text) => fitText(text, BOX, SIZES)?.size,
    );
    expect(sizes).toEqual([96, 64, 32]);
  });

  it('has lines of about one length', () => {
    const { lines = [], size = 0 } =
      fitText('Practice that looks like the day of your exam', BOX, [64]) ?? {};
    const lengths = lines.map((line) => measureText(line, size));
    expect(lines.length).toBe(2);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.8);
  });

  it('splits a long word only at the smallest size', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    expect(fitText(word, BOX, SIZES)).toMatchObject({ lines: [word], size: 32 });
    expect(fitText(word.repeat(4), BOX, SIZES)).toMatchObject({ size: 16 });
  });

  it('is none when the box is too small', () => {
    expect(fitText('word '.repeat(400), BOX, SIZES)).toBeUndefined();
  });
});

it('the font has the letters of titles, and says which it has not', () => {
  expect(hasAllLetters('Aa09 ₹5,000 – the student’s “café” · ½ × 2 ÷ 3 … ā')).toBe(true);
  expect(hasAllLetters('प्रतिशत')).toBe(false);
  expect(hasAllLetters('🙂')).toBe(false);
});
