import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListSplitter, SplitError } from './list-splitter.js';

const LIMITS = { itemBytes: 1_000_000, items: 50, depth: 20 };

/** Splits a text that arrives in pieces of these sizes, over and over. */
function split(text: string, sizes: readonly number[], limits = LIMITS): unknown[] {
  const bytes = Buffer.from(text);
  const splitter = new ListSplitter('tests', limits);
  const items: Buffer[] = [];
  for (let from = 0, piece = 0; from < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    items.push(...splitter.push(bytes.subarray(from, from + size)));
    from += size;
  }
  splitter.end();
  return items.map((item): unknown => JSON.parse(item.toString('utf8')));
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
const item = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }));

describe('a list that arrives in pieces', () => {
  it('is split into what JSON.parse would give, wherever the pieces end', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), sizes, fc.constantFrom(0, 2), (tests, pieces, space) => {
        const text = JSON.stringify({ tests }, undefined, space);
        expect(split(text, pieces)).toEqual(JSON.parse(text).tests);
        expect(split(`\uFEFF${text}\n`, pieces)).toHaveLength(tests.length);
      }),
    );
  });

  it('that is cut off anywhere is refused', () => {
    const text = JSON.stringify({ tests: [{ a: '}"]' }, { b: [{}] }] });
    for (let end = 0; end < text.length; end += 1) {
      expect(() => split(text.slice(0, end), [7])).toThrow(SplitError);
    }
  });

  it.each([
    ['more items than allowed', { ...LIMITS, items: 1 }, true],
    ['an item that is too large', { ...LIMITS, itemBytes: 10 }, true],
    ['an item that is nested too deep', { ...LIMITS, depth: 2 }, false],
  ])('with %s is refused', (_, limits, isTooLarge) => {
    const text = JSON.stringify({ tests: [{ a: [[1]] }, { b: 'as long as this' }] });
    expect(split(text, [7])).toHaveLength(2);
    expect(() => split(text, [7], limits)).toThrow(expect.objectContaining({ isTooLarge }));
  });
});
