import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-wasm';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../card/picture-size.js';
import { MAX_LINE_LENGTH, MAX_TITLE_LENGTH } from '../card/share-card.js';
import { FONT_FAMILY, FONT_FILES } from '../fonts/font.js';
import { createRasterize } from '../raster/rasterize.js';
import { drawCard } from './draw-card.js';

const FONTS = join(import.meta.dirname, '../fonts');
const SIGNATURE = '89504e470d0a1a0a';
const LONG_LINE = 'Articles · IBPS RRB Officer Scale I Prelims · Numerical ability';

let rasterize: (svg: string) => Uint8Array;

beforeAll(async () => {
  rasterize = await createRasterize({
    wasm: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
    fonts: FONTS,
  });
});

/** Texts of an SVG, line by line. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

/** The place that the texts of an SVG take, with the shapes of the letters. */
function measureTexts(svg: string) {
  const [start = ''] = /<svg [^>]*>/.exec(svg) ?? [];
  const texts = svg.match(/<text .*<\/text>/)?.[0] ?? '';
  const font = {
    fontBuffers: FONT_FILES.map((file) => readFileSync(join(FONTS, file))),
    defaultFontFamily: FONT_FAMILY,
  };
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = new Resvg(`${start}${texts}</svg>`, { font }).innerBBox() ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

describe('a share picture', () => {
  it.each([
    ['Percentage', 'Free mock tests'],
    ['Twenty-three questions that do not count, and what they do to your ACT score', LONG_LINE],
    ['Is a fee of ₹5,000 worth it? – the student’s “honest” résumé & more', 'Blog'],
    ['W'.repeat(MAX_TITLE_LENGTH), 'W'.repeat(MAX_LINE_LENGTH)],
    [`${'W'.repeat(23)} `.repeat(10).trim(), `${'M'.repeat(30)} `.repeat(3).trim()],
  ])('is a PNG of 1200 x 630 with every letter of its texts: %s', (title, line) => {
    const svg = drawCard({ title, line, isArticle: false });
    const shown = textsOf(svg).join('').replaceAll(' ', '');
    expect(shown).toBe(`Mockingbird${line}${title}`.replaceAll(' ', ''));
    const { left, top, right, bottom } = measureTexts(svg);
    // The panel begins at 858.
    expect({ left: left >= 76, top: top >= 60, right: right <= 822, bottom: bottom <= 570 }).toEqual({
      left: true,
      top: true,
      right: true,
      bottom: true,
    });
    const png = Buffer.from(rasterize(svg));
    expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
  });

  it('differs for an article', () => {
    const texts = { title: 'Ratios', line: 'Articles' };
    const [test, article] = [false, true].map((isArticle) => drawCard({ ...texts, isArticle }));
    expect(test).toContain('<circle');
    expect(article).not.toBe(test);
  });

  it('is none for a text that is longer than allowed', () => {
    expect(() => drawCard({ title: 'word '.repeat(800), line: 'x', isArticle: false })).toThrow(
      'does not fit',
    );
  });
});
