import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { escapeHtml, escapeJson } from './escape.js';

describe('text in a page', () => {
  it('can neither open a tag nor leave an attribute', () => {
    expect(escapeHtml(`<a href="x" id='y'>&`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;');
    fc.assert(fc.property(fc.string(), (text) => expect(escapeHtml(text)).not.toMatch(/[<>"']/)));
  });
});

describe('JSON in a page', () => {
  it('can neither end its element nor open a comment, and has the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const escaped = escapeJson(JSON.stringify(value));
        expect(escaped).not.toContain('<');
        expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    const separators = String.fromCharCode(0x2028, 0x2029);
    expect(escapeJson(JSON.stringify(`</script><!--${separators}`))).toBe(
      '"\\u003c/script>\\u003c!--\\u2028\\u2029"',
    );
  });
});
