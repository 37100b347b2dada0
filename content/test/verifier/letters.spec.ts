import { describe, expect, it } from '@jest/globals';
import { chainOf, holdsWith, valueWith } from '../../src/verifier/tex/letters.js';

const tex = String.raw;

describe('a formula with letters', () => {
  it('takes its value from theirs, and leaves the names of commands alone', () => {
    expect(valueWith(tex`2x^2 \times \frac{1}{x}`, { x: -3 }).near).toBe(-6);
    expect(valueWith('4^{2x + 1}', { x: 2 }).near).toBe(1024);
  });

  it.each<[string, number, boolean]>([
    [tex`-5 \le x < 3`, -5, true],
    [tex`-5 \le x < 3`, 3, false],
    [tex`|3x + 9| > 12`, 2, true],
    [tex`\frac{x + 1}{x - 4} \le 0`, 4, false],
    [tex`\log_{2} x + \log_{2} (x - 60) = 8`, 64, true],
    [tex`\log_{2} x + \log_{2} (x - 60) = 8`, 60, false],
    [tex`\log_{2} x = 3`, -8, false],
  ])('%s with %d: %s', (formula, x, isTrue) => {
    expect(holdsWith(formula, { x })).toBe(isTrue);
  });

  it('has sides and signs', () => {
    expect(chainOf(tex`A \ge B = C`)).toEqual({ sides: ['A', 'B', 'C'], signs: [tex`\ge`, '='] });
    expect(() => chainOf('x + 1')).toThrow();
  });
});
