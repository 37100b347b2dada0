import { describe, expect, it } from '@jest/globals';
import { joinSentences } from './join-sentences.js';
import { shorten } from './shorten.js';

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

describe('joinSentences', () => {
  it('ends each text with one mark, and leaves out empty ones', () => {
    expect(joinSentences('A title', ' A text. ', '', 'Why?', 'He said “yes.”')).toBe(
      'A title. A text. Why? He said “yes.”',
    );
  });
});
