import { describe, expect, it } from '@jest/globals';
import { alternatesOf } from './alternates.js';

const basic = { title: 'A', description: 'B' };

describe('the languages of a page', () => {
  it('are English for every region, at its canonical address', () => {
    expect(alternatesOf({ ...basic, canonical: '/a' }, '/a?x=1')).toEqual([
      { hreflang: 'en', path: '/a' },
      { hreflang: 'x-default', path: '/a' },
    ]);
  });

  it('are the page’s own, where it has them', () => {
    const alternates = [{ hreflang: 'en-in', path: '/region/in' }];
    expect(alternatesOf({ ...basic, alternates }, '/region/us')).toBe(alternates);
  });

  it('are none for a page with noindex, without a canonical address, or with one on another site', () => {
    expect(alternatesOf({ ...basic, robots: 'noindex, follow' }, '/a')).toEqual([]);
    expect(alternatesOf({ ...basic, canonical: '' }, '/a')).toEqual([]);
    expect(alternatesOf({ ...basic, canonical: 'https://elsewhere.example/a' }, '/a')).toEqual([]);
  });
});
