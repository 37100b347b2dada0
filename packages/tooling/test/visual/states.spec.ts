import { describe, expect, it } from '@jest/globals';
import { chooseStates } from '../../../../scripts/visual/states.mjs';

describe('the states of a visual check', () => {
  it('are 40, or those that were named', () => {
    expect(Object.keys(chooseStates(undefined))).toHaveLength(40);
    expect(Object.keys(chooseStates('post,exam'))).toEqual(['exam', 'post']);
  });

  it('reject an unknown name with a list of the known ones', () => {
    expect(() => chooseStates('exam,exams')).toThrow(
      /^MB-5002 --only: no state is called exams; states: .*\bpost\b/,
    );
  });
});
