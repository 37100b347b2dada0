import { describe, expect, it } from '@jest/globals';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import { readinessOf } from './readiness.js';

describe('whether an edge is ready', () => {
  const site = liveSite([
    servedRemote('mfe-home', '1.0.0', ['/']),
    servedRemote('mfe-blog', '1.0.0', ['/blog']),
  ]);

  it('is not before the first composition', () => {
    expect(readinessOf(undefined)).toEqual({ ready: false, status: 'no composition' });
  });

  it('is with the files of one remote at least, so that a broken one takes no edge away', () => {
    expect(readinessOf(site).ready).toBe(true);
    expect(readinessOf({ ...site, remotes: site.remotes.slice(1) }).ready).toBe(true);
  });

  it('is not while it has a composition and no files, as a new edge has while the store is away', () => {
    expect(readinessOf({ ...site, remotes: [] })).toEqual({
      ready: false,
      status: 'no remote can be served',
    });
  });
});
