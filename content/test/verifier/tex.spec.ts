import { describe, expect, it } from '@jest/globals';
import { formulasIn, readFormula } from '../../src/verifier/tex/equalities.js';
import { evaluate } from '../../src/verifier/tex/evaluate.js';
import { UnknownTexError } from '../../src/verifier/tex/tokens.js';

const tex = String.raw;

describe('the value of a formula', () => {
  it.each<[string, string]>([
    [tex`2 + 3 \times 4`, '14/1'],
    [tex`2450 \times 0.84`, '2058/1'],
    [tex`7 - 2 - 1`, '4/1'],
    [tex`12 \div 4 \div 3`, '1/1'],
    [tex`6 \cdot (1 + 2)`, '18/1'],
    [tex`\frac{3}{8} \times 100`, '75/2'],
    [tex`\dfrac{1}{2} + \tfrac{1}{2}`, '1/1'],
    [tex`0.3\overline{2}`, '29/90'],
    [tex`0.\overline{65}`, '65/99'],
    [tex`12\frac{1}{2}`, '25/2'],
    [tex`12\frac{1}{2}\%`, '1/8'],
    [tex`25\% \times 80`, '20/1'],
    [tex`1200 \times \left(1 + \frac{10}{100}\right)^2`, '1452/1'],
    [tex`1{,}00{,}000 + 2,500`, '102500/1'],
    [tex`\sqrt{144}`, '12/1'],
    [tex`\sqrt[3]{\frac{27}{8}}`, '3/2'],
    [tex`8^{\frac{2}{3}}`, '4/1'],
    [tex`2^{-3}`, '1/8'],
    [tex`-3^2`, '-9/1'],
    [tex`3(4 + 5)`, '27/1'],
    [tex`\frac{5!}{3!}`, '20/1'],
    [tex`\binom{6}{2}`, '15/1'],
    [tex`45 \text{ km/h} \times 2\,\mathrm{h}`, '90/1'],
    [tex`₹45 + \$5`, '50/1'],
    [tex`360^\circ - 90°`, '270/1'],
    [tex`12 \text{ cm} \times 5 \text{ cm}^2`, '60/1'],
    [tex`\text{HCF}(12, 18) \times \text{LCM}(4, 6)`, '72/1'],
    [tex`12{:}00 - 4{:}35`, '445/1'],
    [tex`\frac{1}{2}|1(3 - 8) + 2|`, '3/2'],
    [tex`|3 - 5| \times |-2|`, '4/1'],
  ])('%s is %s', (formula, value) => {
    const { exact } = evaluate(formula);
    expect(`${exact?.numerator}/${exact?.denominator}`).toBe(value);
  });

  it('is near where a root or π has no exact value', () => {
    expect(evaluate(tex`5\sqrt{2}`)).toEqual({ near: 5 * Math.SQRT2 });
    expect(evaluate(tex`2\pi \times 7`).near).toBeCloseTo(14 * Math.PI, 10);
  });

  it.each([tex`\int 3`, tex`3 +`, tex`(3`, 'x', '3 4', tex`2^12`, tex`\ln 3`, '3 ? 4'])(
    'refuses %s by name',
    (formula) => {
      expect(() => evaluate(formula)).toThrow(UnknownTexError);
    },
  );

  it('refuses a division by zero', () => {
    expect(() => evaluate(tex`\frac{1}{0}`)).toThrow(RangeError);
  });
});

describe('the equalities of a formula', () => {
  it.each<[string, number, number]>([
    [tex`\frac{3}{8} \times 100 = 37.5`, 1, 0],
    [tex`2 + 2 = 4 = 8 \div 2`, 2, 0],
    [tex`18 : 24 = 3 : 4`, 1, 0],
    [tex`x = \frac{120}{4} = 30`, 1, 1],
    [tex`2x + 3 = 15`, 0, 1],
    [tex`3 \times 4 = 12,\ 12 + 1 = 13`, 2, 0],
    [tex`x + 2 = 5 \Rightarrow x = 5 - 2 = 3`, 1, 2],
    [tex`\frac{2}{3} \approx 0.67`, 1, 0],
    [tex`\sqrt{50} = 5\sqrt{2}`, 1, 0],
    [tex`\frac{22}{7} \times 7 = 22 \ne 23`, 2, 0],
    [tex`\frac{1}{3} < \frac{1}{2}`, 1, 0],
    [tex`45 \tan 30^\circ = \frac{45}{\sqrt{3}} = 15\sqrt{3}`, 2, 0],
    [tex`\sin^2 30° + \cos^2 30° = 1`, 1, 0],
    [tex`\frac{\log 8}{\log 2} = \log_2 8 = 3`, 2, 0],
    [tex`D = (1 + 8 - 6, 2 + 7 - 3) = (3, 6)`, 1, 1],
    [tex`= (72 - 62) : (62 - 56) = 5 : 3`, 1, 1],
    [tex`\text{speed} = \frac{120}{2} = 60 \text{ km/h}`, 1, 1],
    [tex`\alpha + \beta = 7`, 0, 1],
    [tex`1 + 2 + \cdots + 10 = 55`, 0, 1],
    [tex`\times 2 + 1`, 0, 0],
    ['>', 0, 1],
  ])('hold in %s', (formula, checked, skipped) => {
    expect(readFormula(formula)).toMatchObject({ checked, skipped, wrong: [] });
  });

  it.each([
    tex`2450 \times 0.84 = 2059`,
    tex`2 + 2 = 4 = 5`,
    tex`18 : 24 = 2 : 3`,
    tex`\frac{1}{3} = 0.33`,
    tex`\frac{2}{3} \approx 0.66`,
    tex`\sqrt{50} = 7.07`,
    tex`\pi = 3.14`,
    tex`x = 2 + 2 = 5`,
    tex`3 < 2`,
    tex`2 : 3 = 4`,
    tex`(1 + 2, 4) = (3, 5)`,
    tex`20 \tan 60° = 35`,
    tex`\log_2 8 = 4`,
  ])('do not hold in %s', (formula) => {
    expect(readFormula(formula).wrong).toHaveLength(1);
  });

  it('end with the value of the last side', () => {
    expect(readFormula('100 - 84 = 16').last).toMatchObject({ near: 16 });
    expect(readFormula('6 : 9 = 2 : 3').lastRatio).toHaveLength(2);
  });

  it('are found between dollar signs, not beside money', () => {
    expect(formulasIn(tex`It costs \$5: $2 + 3 = 5$, and $$4 = 4$$.`)).toEqual(['2 + 3 = 5', '4 = 4']);
  });
});
