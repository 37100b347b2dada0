import { describe, expect, it } from '@jest/globals';
import { parseSitemap } from './parse-sitemap.js';

describe('the sitemap of a remote', () => {
  it('becomes plain data, which can be copied and reaches other remotes', () => {
    const entry = { path: '/a', title: 'A', kind: 'Exam', extra: () => 'a function cannot be copied' };
    const parsed = parseSitemap([entry]);
    expect(parsed).toEqual([{ path: '/a', title: 'A', kind: 'Exam' }]);
    expect(structuredClone(parsed)).toEqual(parsed);
  });

  it('adds a limited number of characters to the search', () => {
    const [entry] = parseSitemap([{ path: '/a', title: 'A', keywords: 'x'.repeat(10_000) }]);
    expect(entry?.keywords).toHaveLength(300);
  });

  it('is refused whole, with the place of every issue', () => {
    expect(() =>
      parseSitemap([
        { path: '/a', title: 'A' },
        { path: 1, title: null },
      ]),
    ).toThrow(/"path"[\s\S]*1[\s\S]*"title"|1,\s*"path"/);
    expect(() => parseSitemap('none')).toThrow();
  });
});
