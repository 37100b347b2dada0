import { describe, expect, it } from '@jest/globals';
import { renderFormula } from './render-formula.js';

describe('rendering formulas', () => {
  it('gives MathML without styles', () => {
    expect(renderFormula('\\sqrt{x^2}')).toMatch(/^<math xmlns="[^"]+">.*<msqrt>.*<\/math>$/s);
  });

  it.each([
    ['an unknown command', '\\unknown{x}'],
    ['an unclosed brace', '\\frac{1'],
    ['a macro that expands without end', '\\def\\a{\\a\\a}\\a'],
    ['a link', '\\href{javascript:alert(1)}{x}'],
    ['a picture', '\\includegraphics{https://evil.example/x.png}'],
    ['a style', '\\htmlStyle{color:red}{x}'],
    ['a box with an inline style', '\\fcolorbox{red}{white}{x}'],
    ['an endless text', 'x'.repeat(2_001)],
  ])('leaves %s to its source', (_, tex) => {
    expect(renderFormula(tex)).toBeUndefined();
  });

  it('escapes what looks like HTML', () => {
    const mathml = renderFormula('\\text{<img src=x onerror=alert(1)>}') ?? '';
    expect(mathml).toContain('&lt;img');
    expect(mathml).not.toContain('<img');
  });
});
