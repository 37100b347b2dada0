import { describe, expect, it } from '@jest/globals';
import { mockTest } from '@mockingbird/testing';
import { sharedFacts } from './shared-facts.js';
import { splitTitle } from './split-title.js';

describe('a list of tests', () => {
  it.each([
    ['Percentage: test 5', ['Percentage: ', 'test 5']],
    ['Percentage Mock Test 5', ['Percentage ', 'Mock Test 5']],
    ['Percentages: test 5', ['', 'Percentages: test 5']],
    ['Percentage', ['', 'Percentage']],
    ['Mock Test 5', ['', 'Mock Test 5']],
  ])('splits the title "%s" on the page of Percentage', (title, parts) => {
    expect(splitTitle(title, 'Percentage')).toEqual(parts);
  });

  it('says once what all tests share', () => {
    const marking = '+2 right, -0.5 wrong';
    expect(sharedFacts([mockTest({ duration: 30 }), mockTest({ duration: 30 })])).toEqual([
      '30 minutes',
      marking,
    ]);
    expect(sharedFacts([mockTest({ duration: 30 }), mockTest({ duration: 0 })])).toEqual([marking]);
    expect(sharedFacts([mockTest({ duration: 30 })])).toEqual([]);
  });
});
