import { describe, expect, it } from '@jest/globals';
import { sanitizeInThread } from './sanitize-in-thread.js';
import { sanitizeSvg } from './sanitize-svg.mjs';

const svgWith = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
/** Elements that DOMPurify removes cost most: each removal reads all that are left. */
const costly = (count: number) => svgWith('<z/>'.repeat(count));
const TOO_COMPLEX = { ok: false, message: expect.stringContaining('too complex') };

/** @returns the number of timers of 5 ms that the process handles during the work */
async function countTimers(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
  }, 5);
  await work().finally(() => clearInterval(timer));
  return count;
}

describe('an SVG', () => {
  it('is checked while the process does other work', async () => {
    const timers = await countTimers(async () => {
      expect((await sanitizeInThread(costly(5_000))).ok).toBe(true);
    });
    expect(timers).toBeGreaterThan(20);
  });

  it('that takes too long gets a clear error, and the next one is read', async () => {
    expect(await sanitizeInThread(costly(60_000), { elements: 100_000, ms: 500 })).toEqual(TOO_COMPLEX);
    expect(await sanitizeInThread(costly(60_000), { elements: 100_000, waitMs: 500 })).toEqual(TOO_COMPLEX);
    expect(await sanitizeInThread(svgWith('<g/>'))).toMatchObject({ ok: true, width: 300, height: 150 });
  });

  it('that takes too much memory gets a clear error', async () => {
    const wide = svgWith('<g/>'.repeat(100_000));
    expect(await sanitizeInThread(wide, { elements: 200_000, heapMb: 40 })).toEqual(TOO_COMPLEX);
  });

  it('with too many elements is not read', async () => {
    expect(await sanitizeInThread(costly(10_000))).toEqual({
      ok: false,
      message: 'Has 10001 elements. At most 10000 are possible',
    });
    expect(await sanitizeInThread('<!DOCTYPE'.repeat(20_000))).toMatchObject({ ok: false });
  });

  it('with a declaration after a comment is read, with several it is not', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">';
    expect(sanitizeSvg(`<?xml version="1.0"?><!-- By hand -->\n${doctype}${svgWith('')}`)).toBeDefined();
    expect(sanitizeSvg(doctype + doctype + svgWith(''))).toBeUndefined();
  });

  it('with many declarations is refused in a time that grows with its length only', () => {
    // With the square, this takes half a minute.
    const startedAt = performance.now();
    expect(sanitizeSvg('<!DOCTYPE'.repeat(40_000))).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it.each([
    '<style>@import "https://evil.example/a.css"</style>',
    '<style>@\\69mport "https://evil.example/a.css"</style>',
    '<style>a { fill: u\\72l(https://evil.example/b) }</style>',
    '<style>a { background: image-set("https://evil.example/b" 1x) }</style>',
    '<rect fill="u\\72l(https://evil.example/c)"/>',
    '<rect fill="url( https://evil.example/c)"/>',
    '<rect fill="\\75\\72\\6c(https://evil.example/c)"/>',
    '<rect mask="image-set(&quot;https://evil.example/c&quot; 1x)"/>',
  ])('loses %s', (content) => {
    expect(sanitizeSvg(svgWith(content))?.svg).not.toContain('evil');
  });

  it.each([
    '<rect fill="url(#g)"/>',
    '<rect fill="url( #g)"/>',
    '<rect fill="url(\'#g\')"/>',
    '<style>.a { fill: url(#g) }</style>',
    '<path aria-label="\\frac12" d="M0 0"/>',
  ])('keeps %s', (content) => {
    expect(sanitizeSvg(svgWith(content))?.svg).toBe(svgWith(content));
  });
});
