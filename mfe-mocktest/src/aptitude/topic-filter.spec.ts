import { describe, expect, it } from '@jest/globals';
import { filterOf, filterTopics } from './topic-filter.js';

const names = (query: string, category = '') =>
  filterTopics({ query, category }).flatMap(({ topics }) => topics.map(({ name }) => name));

describe('filtering topics', () => {
  it('leaves all 40 topics when nothing is asked', () => {
    expect(names('')).toHaveLength(40);
  });

  it('finds topics whose name contains the words in any case', () => {
    expect(names(' INTEREST ')).toEqual(['Simple Interest', 'Compound Interest']);
  });

  it('keeps to one category', () => {
    expect(names('', 'algebra')).toHaveLength(5);
    expect(names('percentage', 'algebra')).toEqual([]);
  });

  it('reads its wishes from an address and drops what it does not know', () => {
    expect(filterOf(new URLSearchParams('q=+trains+&category=algebra'))).toEqual({
      query: 'trains',
      category: 'algebra',
    });
    expect(filterOf(new URLSearchParams('category=cooking'))).toEqual({ query: '', category: '' });
    expect(filterOf(new URLSearchParams({ q: 'x'.repeat(500) })).query).toHaveLength(60);
  });
});
