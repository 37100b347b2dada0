import { describe, expect, it } from '@jest/globals';
import { withFigures } from './quality-page.js';

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->';
const END = '<!-- end of figures -->';

describe('the page of figures', () => {
  it('gets new figures in the place of the old ones, and nothing else changes', () => {
    const page = `before\n${BEGIN}\nold\n${END}\nafter\n`;
    expect(withFigures(page, 'new')).toBe(`before\n${BEGIN}\n\nnew\n\n${END}\nafter\n`);
  });

  it('is left alone when its marks are gone', () => {
    expect(() => withFigures('no marks', 'new')).toThrow('The page has no');
  });
});
