import { describe, expect, it } from '@jest/globals';
import { pluralize } from './pluralize.js';
import { shorten } from './shorten.js';

describe('pluralize', () => {
  it.each([
    [0, '0 tests'],
    [1, '1 test'],
    [2, '2 tests'],
    [1200, '1200 tests'],
  ])('writes %d', (count, text) => {
    expect(pluralize(count, 'test')).toBe(text);
  });

  it('takes an irregular plural', () => {
    expect([1, 2].map((count) => pluralize(count, 'category', 'categories'))).toEqual([
      '1 category',
      '2 categories',
    ]);
  });
});

describe('shorten', () => {
  it('cuts a text between words and ends it with an ellipsis', () => {
    expect(shorten('one two three', 9)).toBe('one two…');
    expect(shorten(' one\n two ', 9)).toBe('one two');
    expect(shorten('abcdefghijkl', 5)).toBe('abcd…');
  });

  it('keeps 160 characters, which search engines show', () => {
    expect(shorten('a'.repeat(160))).toHaveLength(160);
    expect(shorten(`${'a'.repeat(150)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`);
  });
});
