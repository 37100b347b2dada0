import { describe, expect, it } from '@jest/globals';
import { plural } from './plural.js';

describe('the text for a count', () => {
  it('follows the rules of English', () => {
    const tests = (count: number) => plural(count, { one: '# test', other: '# tests' });
    expect([0, 1, 2, 1.5].map(tests)).toEqual(['0 tests', '1 test', '2 tests', '1.5 tests']);
  });

  it('follows the rules of other languages', () => {
    const forms = { one: '# test', few: '# testy', many: '# testów', other: '# testu' };
    expect([1, 3, 5, 1.5].map((count) => plural(count, forms, 'pl'))).toEqual([
      ...['1 test', '3 testy', '5 testów', '1.5 testu'],
    ]);
  });
});
