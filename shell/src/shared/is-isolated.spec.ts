import { describe, expect, it } from '@jest/globals';
import { isIsolated } from './is-isolated.js';

describe('an isolated page', () => {
  it('is one whose route says so', () => {
    expect(isIsolated({ path: '/account', isolated: true })).toBe(true);
    expect(isIsolated({ path: '/about' })).toBe(false);
    expect(isIsolated(undefined)).toBe(false);
  });

  it.each(['/login', '/signup', '/dataupload', '/admin', '/admin/releases'])(
    'is %s, also of a version that was built before routes said so',
    (path) => {
      expect(isIsolated({ path })).toBe(true);
    },
  );

  it('is no page with a similar address', () => {
    expect(isIsolated({ path: '/administration' })).toBe(false);
  });
});
