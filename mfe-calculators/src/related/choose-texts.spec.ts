import { describe, expect, it } from '@jest/globals';
import { post, section } from '../../test/support.js';
import { chooseTexts } from './choose-texts.js';

const titles = (texts: { title: string }[]) => texts.map(({ title }) => title);

describe('texts that go with a page', () => {
  it('are those whose title holds a word, then those that speak of it, then posts for everyone', () => {
    const posts = [
      post({ title: 'How mock tests are scored', slug: 'a', excerpt: 'Marks.' }),
      post({ title: 'A score explained', slug: 'b', excerpt: 'Of the SAT.' }),
      post({ title: 'Reading a SAT estimate', slug: 'c', excerpt: '' }),
      post({ title: 'Practice that lasts', slug: 'd', excerpt: '' }),
    ];
    expect(titles(chooseTexts(posts, [], ['SAT']))).toEqual([
      'Reading a SAT estimate',
      'A score explained',
      'Practice that lasts',
    ]);
  });

  it('hold a word only as a whole: SAT is not in satisfy', () => {
    expect(chooseTexts([post({ title: 'Satisfying habits', excerpt: '' })], [], ['SAT'])).toEqual([]);
  });

  it('take articles of an exam only for a word of the page, at their own address', () => {
    expect(chooseTexts([], [section()], ['SAT'])).toEqual([]);
    expect(chooseTexts([], [section()], ['maths'])).toEqual([
      {
        title: 'Percentages in a minute',
        path: '/articles/ssc-cgl-tier-1/maths/percentages',
        readingTime: 6,
      },
    ]);
  });

  it('are three at most', () => {
    const posts = ['a', 'b', 'c', 'd'].map((slug) => post({ slug, title: `SAT ${slug}` }));
    expect(chooseTexts(posts, [], ['SAT'])).toHaveLength(3);
  });
});
