import { describe, expect, it } from '@jest/globals';
import { FORMULA_VECTORS, HARMLESS_FORMULAS } from '../../test/text/formula-vectors.js';
import { FORMULA_LIMITS } from './formula-thread.js';
import { hasForbiddenCommand, renderFormula, renderUnchecked } from './render-formula.mjs';

const render = (tex: string) => renderFormula(tex, FORMULA_LIMITS);

describe('rendering formulas', () => {
  it('gives MathML without styles', () => {
    expect(render('\\sqrt{x^2}')).toMatch(/^<math xmlns="[^"]+">.*<msqrt>.*<\/math>$/s);
  });

  it.each([
    'x',
    'x < 1',
    '\\text{a > b}',
    '\\begin{cases} x = 1 \\\\ y = 2 \\end{cases}',
    '\\text{as $x$ is}',
  ])('leaves the source of %s out', (tex) => {
    const mathml = render(tex);
    expect(mathml).toMatch(/^<math xmlns="[^"]+"><mrow>.*<\/mrow><\/math>$/s);
    expect(mathml).not.toMatch(/annotation|semantics|\\/);
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
    expect(render(tex)).toBeUndefined();
  });

  it.each(FORMULA_VECTORS)('refuses %s before KaTeX reads it', (tex) => {
    expect(hasForbiddenCommand(tex)).toBe(true);
    expect(render(tex)).toBeUndefined();
  });

  it.each(HARMLESS_FORMULAS)('renders %s', (tex) => {
    expect(render(tex)).toMatch(/^<math/);
  });

  it('leaves MathML above its limit to its source', () => {
    const matrix = `\\begin{matrix}${'1&'.repeat(900)}1\\end{matrix}`;
    expect(render(matrix)).toBeUndefined();
    const unlimited = renderUnchecked(matrix, { ...FORMULA_LIMITS, mathmlCharacters: Infinity }) ?? '';
    expect(unlimited.length).toBeGreaterThan(FORMULA_LIMITS.mathmlCharacters);
  });

  it('renders a matrix of 300 cells', () => {
    expect(render(`\\begin{matrix}${'12&'.repeat(299)}1\\end{matrix}`)).toMatch(/^<math/);
  });

  it('escapes what looks like HTML', () => {
    const mathml = render('\\text{<img src=x onerror=alert(1)>}') ?? '';
    expect(mathml).toContain('&lt;img');
    expect(mathml).not.toContain('<img');
  });
});
