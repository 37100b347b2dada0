import { describe, expect, it } from '@jest/globals';
import { manifestOf } from '../test/manifest.js';
import { promote, withCanary, withoutCanary } from './compose.js';
import { diffCompositions } from './diff.js';
import { summaryOf } from './summary.js';

const ABOUT = { by: 'release', why: 'test', createdAt: '2026-11-20T00:00:00.000Z' };
const first = promote(undefined, [manifestOf('a', '1.0.0', '/a'), manifestOf('b', '1.0.0', '/b')], ABOUT);

describe('what differs', () => {
  it('is nothing between a composition and itself', () => {
    expect(diffCompositions(first, first)).toEqual({ from: 1, to: 1, changes: [] });
  });

  it('names versions and the addresses that came and went with them', () => {
    const next = promote(first, [manifestOf('a', '2.0.0', '/a/new'), manifestOf('c', '1.0.0', '/c')], ABOUT);
    expect(diffCompositions(first, next).changes).toEqual([
      {
        name: 'a',
        what: 'version',
        before: '1.0.0',
        after: '2.0.0',
        routesAdded: ['/a/new'],
        routesRemoved: ['/a'],
      },
      { name: 'c', what: 'added', after: '1.0.0', routesAdded: ['/c'], routesRemoved: [] },
    ]);
    expect(diffCompositions(next, first).changes.map(({ name, what }) => `${name} ${what}`)).toEqual([
      'a version',
      'c removed',
    ]);
  });

  it('names canaries that start, change and end', () => {
    const request = { manifest: manifestOf('a', '2.0.0', '/a'), percent: 1, cohorts: ['beta'], salt: 's' };
    const one = withCanary(first, request, ABOUT);
    const two = withCanary(one, { ...request, percent: 20, cohorts: [] }, ABOUT);
    expect(diffCompositions(first, one).changes).toMatchObject([
      { what: 'canary-started', after: '2.0.0 for 1 %, beta' },
    ]);
    expect(diffCompositions(one, two).changes).toMatchObject([
      { what: 'canary-changed', before: '2.0.0 for 1 %, beta', after: '2.0.0 for 20 %' },
    ]);
    expect(diffCompositions(two, withoutCanary(two, 'a', ABOUT)).changes).toMatchObject([
      { what: 'canary-ended', before: '2.0.0 for 20 %' },
    ]);
    expect(summaryOf(one).remotes).toEqual([
      { name: 'a', version: '1.0.0', canary: { version: '2.0.0', percent: 1, cohorts: ['beta'] } },
      { name: 'b', version: '1.0.0' },
    ]);
  });
});
