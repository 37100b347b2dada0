import { describe, expect, it } from '@jest/globals';
import { matchesEtag } from './conditional.js';

describe('a conditional request', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b"', false],
    ['"b", W/"a"', true],
    ['*', true],
    [' * ', true],
    ['a', false],
  ] as const)('with %p has the page: %s', (condition, expected) => {
    expect(matchesEtag(condition, 'W/"a"')).toBe(expected);
  });
});
