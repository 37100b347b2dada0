import { describe, expect, it } from '@jest/globals';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import { getReadiness } from './readiness.js';

describe('an edge', () => {
  const site = liveSite([
    servedRemote('mfe-home', '1.0.0', ['/']),
    servedRemote('mfe-blog', '1.0.0', ['/blog']),
  ]);

  it('is not ready before the first composition', () => {
    expect(getReadiness(undefined)).toEqual({ ready: false, status: 'no composition' });
  });

  it('is ready with the files of at least one remote', () => {
    expect(getReadiness(site).ready).toBe(true);
    expect(getReadiness({ ...site, remotes: site.remotes.slice(1) }).ready).toBe(true);
  });

  it('is not ready with a composition but no files, for example when the store is unavailable', () => {
    expect(getReadiness({ ...site, remotes: [] })).toEqual({
      ready: false,
      status: 'no remote can be served',
    });
  });

  it('is not ready while it stops', () => {
    expect(getReadiness(site, false)).toEqual({ ready: true, status: 'ready' });
    expect(getReadiness(site, true)).toEqual({ ready: false, status: 'stopping' });
  });
});
