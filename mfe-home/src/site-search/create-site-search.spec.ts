import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSiteSearch } from './create-site-search.js';

const PAGES = [
  {
    path: '/exam/ssc-cgl-tier-1',
    title: 'SSC CGL Tier 1',
    kind: 'Exam',
    keywords: 'Combined Graduate Level',
  },
  { path: '/exam/dmv-california', title: 'California DMV Knowledge Test', kind: 'Exam' },
  { path: '/exam/ibps-clerk-prelims', title: 'IBPS Clerk Prelims', kind: 'Exam' },
  { path: '/exam/time-speed-and-distance', title: 'Time, Speed and Distance', kind: 'Topic' },
  { path: '/articles/ssc-cgl-tier-1/time', title: 'Time in the CGL', kind: 'Article' },
  { path: '/blog/cafe', title: 'Learning in a café', kind: 'Post' },
];
const search = createSiteSearch(PAGES);
const paths = (text: string) => search(text, PAGES.length).map(({ path }) => path);

describe('the search of all pages', () => {
  it.each([
    ['cgl ssc', '/exam/ssc-cgl-tier-1'],
    ['combined grad', '/exam/ssc-cgl-tier-1'],
    ['califronia', '/exam/dmv-california'],
    ['bank', '/exam/ibps-clerk-prelims'],
    ['drivers license', '/exam/dmv-california'],
    ['time and distance', '/exam/time-speed-and-distance'],
    ['CAFE', '/blog/cafe'],
  ])('finds for %j first %s', (text, path) => {
    expect(paths(text)[0]).toBe(path);
  });

  it('keeps apart exams whose names have the same letters', () => {
    const railway = { path: '/exam/rrb-ntpc-cbt-1', title: 'RRB NTPC CBT 1', kind: 'Exam' };
    const bank = { path: '/exam/ibps-rrb-officer-prelims', title: 'IBPS RRB Officer Prelims', kind: 'Exam' };
    const find = createSiteSearch([bank, railway]);
    const found = (text: string) => find(text, 2).map(({ path }) => path);
    expect(found('railway')).toEqual([railway.path]);
    expect(found('bank')).toEqual([bank.path]);
    expect(found('rrb').sort()).toEqual([bank.path, railway.path]);
  });

  it('lists pages with all words before pages with some, and each page once', () => {
    expect(paths('time cgl')).toEqual([
      '/articles/ssc-cgl-tier-1/time',
      expect.anything(),
      expect.anything(),
    ]);
  });

  it('marks the words of a title that match', () => {
    expect(search('speed times', 1)[0]?.title).toEqual([
      { text: 'Time', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'Speed', isMatch: true },
      { text: ' and Distance', isMatch: false },
    ]);
  });

  it('finds nothing for texts without words, and never throws', () => {
    expect(paths(' ?! the ')).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => paths(text).length <= PAGES.length));
  });
});
