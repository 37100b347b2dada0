import { describe, expect, it } from '@jest/globals';
import { compareWithBaseline, summarize } from './baseline.mjs';

const file = (folder: string, words: number, long: number, lengths: number[]) => ({
  folder,
  words: Array.from({ length: words }),
  long: Array.from({ length: long }),
  lengths,
});

describe('the figures of folders', () => {
  it('are sums, and the median of all sentences', () => {
    expect(summarize([file('a', 1, 0, [3, 9]), file('a', 2, 1, [31]), file('b', 0, 0, [])])).toEqual({
      a: { words: 3, long: 1, median: 9 },
      b: { words: 0, long: 0, median: 0 },
    });
  });

  it('may fall and never rise', () => {
    const baseline = { a: { words: 3, long: 1, median: 9 } };
    expect(compareWithBaseline({ a: { words: 3, long: 1, median: 9 } }, baseline)).toEqual({
      issues: [],
      isSmaller: false,
    });
    expect(compareWithBaseline({ a: { words: 2, long: 1, median: 9 } }, baseline).isSmaller).toBe(true);
    expect(compareWithBaseline({ a: { words: 4, long: 2, median: 16 } }, baseline).issues).toEqual([
      'a: 4 forbidden words, 3 allowed',
      'a: 2 sentences of more than 30 words, 1 allowed',
      'a: the median sentence has 16 words',
    ]);
  });

  it('have none allowed without a baseline', () => {
    expect(compareWithBaseline({ fresh: { words: 1, long: 0, median: 5 } }, {}).issues).toHaveLength(1);
  });
});
