import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatExact } from '../marks/format-fraction.js';
import { breakEven } from './break-even.js';

function advice(marks: number | string, penalty: number | string, options: number) {
  const result = breakEven(marks, penalty, options);
  return result.kind === 'pays'
    ? { ruleOut: result.ruleOut, gain: formatExact(result.gain), blind: formatExact(result.blindGain) }
    : result.kind;
}

describe('breakEven', () => {
  it('says that a blind guess pays where right gains more than the other options cost', () => {
    expect(advice(2, 0.5, 4)).toEqual({ ruleOut: 0, gain: '0.125', blind: '0.125' });
  });

  it('wants one option ruled out where a blind guess comes out even', () => {
    expect(advice(2, 0.5, 5)).toEqual({ ruleOut: 1, gain: '0.125', blind: '0' });
    expect(advice(1, '1/3', 4)).toEqual({ ruleOut: 1, gain: '1/9', blind: '0' });
  });

  it('wants more ruled out the harder the penalty', () => {
    expect(advice(1, 1, 4)).toMatchObject({ ruleOut: 3, blind: '-0.5' });
    expect(advice(1, 0.5, 4)).toMatchObject({ ruleOut: 2, gain: '0.25' });
  });

  it('has nothing to say without a penalty, or without anything to gain', () => {
    expect(advice(2, 0, 4)).toBe('no-penalty');
    expect(advice(0, 1, 4)).toBe('never');
  });

  it('finds the smallest number for which the average gain is positive', () => {
    const positive = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 2, max: 26 }), (marks, penalty, options) => {
        const result = breakEven(marks, penalty, options);
        const pays = (ruledOut: number) => marks > penalty * (options - ruledOut - 1);
        const expected = Array.from({ length: options }, (_, index) => index).findIndex(pays);
        expect(result).toMatchObject({ kind: 'pays', ruleOut: expected });
      }),
    );
  });
});
