import { describe, expect, it } from '@jest/globals';
import { readNextPath } from './next-address.js';

describe('the address after a sign-in', () => {
  it('is the one in the navigation state', () => {
    expect(readNextPath({ next: '/dataupload' }, 'admin')).toBe('/dataupload');
  });

  it.each([
    undefined,
    null,
    {},
    { next: 1 },
    { next: 'dataupload' },
    { next: '//evil.example' },
    { next: '/\\evil.example' },
    { next: 'https://evil.example/' },
    { next: 'javascript:alert(1)' },
  ])('is home for %j', (state) => {
    expect(readNextPath(state, 'student')).toBe('/');
  });
});
