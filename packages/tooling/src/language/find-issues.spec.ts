import { describe, expect, it } from '@jest/globals';
import { findIssues } from './find-issues.mjs';

const measured = (folder: string, lengths: number[]) => ({
  folder,
  file: `${folder}/x.ts`,
  words: [],
  long: [],
  lengths,
});

describe('the language check', () => {
  it('accepts files without forbidden words and long sentences', () => {
    expect(findIssues([measured('a', [3, 15, 30]), measured('b', [])])).toEqual([]);
  });

  it('names every forbidden word and every long sentence', () => {
    const file = {
      ...measured('a', [31]),
      words: [{ line: 7, word: 'anew', instead: 'again' }],
      long: [{ text: 'One idea after another', words: 31 }],
    };
    expect(findIssues([file, measured('a', [3, 9])])).toEqual([
      'a/x.ts:7: "anew", use: again',
      'a/x.ts: a sentence of 31 words: One idea after another ...',
    ]);
  });

  it('limits the median sentence of each folder', () => {
    expect(findIssues([measured('a', [3, 16]), measured('a', [17]), measured('b', [2])])).toEqual([
      'a: the median sentence has 16 words',
    ]);
  });
});
