import { describe, expect, it } from '@jest/globals';
import { parseTopicFilter, filterTopics } from './topic-filter.js';

const names = (query: string, category = '') =>
  filterTopics({ query, category }).flatMap(({ topics }) => topics.map(({ name }) => name));

describe('filtering topics', () => {
  it('leaves all 40 topics without a search', () => {
    expect(names('')).toHaveLength(40);
  });

  it('finds topics whose name contains the words in any case', () => {
    expect(names(' INTEREST ')).toEqual(['Simple Interest', 'Compound Interest']);
  });

  it('shows one category only', () => {
    expect(names('', 'algebra')).toHaveLength(5);
    expect(names('percentage', 'algebra')).toEqual([]);
  });

  it('reads the filter from an address and ignores unknown values', () => {
    expect(parseTopicFilter(new URLSearchParams('q=+trains+&category=algebra'))).toEqual({
      query: 'trains',
      category: 'algebra',
    });
    expect(parseTopicFilter(new URLSearchParams('category=cooking'))).toEqual({ query: '', category: '' });
    expect(parseTopicFilter(new URLSearchParams({ q: 'x'.repeat(500) })).query).toHaveLength(60);
  });
});
