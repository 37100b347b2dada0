import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examKey, isReservedExamId } from './exam-key.js';
import { examLanguage } from './exam-language.js';
import { optionLetter } from './option-letter.js';

describe('examLanguage', () => {
  it.each([
    ['SSC_CGL_TIER_1', 'en-IN'],
    ['ibps-po-prelims', 'en-IN'],
    ['rrb-ntpc-cbt-1', 'en-IN'],
    ['DMV_CALIFORNIA', undefined],
    ['SAT', undefined],
    ['sscript', undefined],
  ])('of %s is %s', (examId, language) => {
    expect(examLanguage(examId)).toBe(language);
  });
});

describe('examKey', () => {
  it.each([
    ['SSC_CGL', 'ssc-cgl'],
    ['ssc-cgl', 'ssc-cgl'],
    ['A_b_C', 'a-b-c'],
    ['dmv', 'dmv'],
  ])('of %s is %s', (id, key) => {
    expect(examKey(id)).toBe(key);
  });

  it('of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), (id) => examKey(examKey(id)) === examKey(id)),
    );
  });

  it('keeps the word that the site needs for itself', () => {
    expect(isReservedExamId('Region')).toBe(true);
    expect(isReservedExamId('regional')).toBe(false);
  });
});

describe('optionLetter', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('of %d is %s', (index, letter) => {
    expect(optionLetter(index)).toBe(letter);
  });
});
