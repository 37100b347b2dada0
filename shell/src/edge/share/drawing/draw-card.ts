import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../card/picture-size.js';
import type { ShareCard } from '../card/share-card.js';
import { FONT_FAMILY } from '../fonts/font.js';
import { drawBrand } from './brand.js';
import { COLORS } from './colors.js';
import { drawPanel } from './panel.js';
import { fitText, type FittedText } from './fit-text.js';

/** Pixels. */
const LEFT = 80;
const TEXT_WIDTH = 738;
/** Between the brand and the lower margin. Line and title are in its middle. */
const TEXT = { top: 160, height: 400 };
const LINE = { height: 80, sizes: [32, 29, 26, 22, 18, 14] };
const SINGLE_LINE = { height: 40, sizes: [32, 29, 26, 24] };
const GAP = 14;
const TITLE = {
  height: TEXT.height - LINE.height - GAP,
  sizes: [96, 84, 76, 70, 64, 58, 52, 46, 42, 38, 34, 30, 26, 22, 19, 16],
};
/** Distance from the top of a line to its baseline, as a share of the font size. */
const BASELINE = 0.88;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const tryToFit = (text: string, { height, sizes }: typeof LINE) =>
  fitText(text, { width: TEXT_WIDTH, height }, sizes);

function fit(text: string, area: typeof LINE): FittedText {
  const fitted = tryToFit(text, area);
  if (!fitted) throw new Error(`A text of ${text.length} characters does not fit into a share picture`);
  return fitted;
}

const heightOf = ({ lines, lineHeight }: FittedText) => lines.length * lineHeight;

const drawLines = ({ lines, size, lineHeight }: FittedText, top: number, color: string) =>
  lines.map((line, index) => {
    const baseline = Math.round(top + index * lineHeight + size * BASELINE);
    return `<text x="${LEFT}" y="${baseline}" font-size="${size}" fill="${color}">${escapeXml(line)}</text>`;
  });

/** Draws a share picture as SVG. @throws when a text is longer than a card's may be */
export function drawCard(card: Omit<ShareCard, 'version'>): string {
  const line = tryToFit(card.line, SINGLE_LINE) ?? fit(card.line, LINE);
  const title = fit(card.title, TITLE);
  const top = TEXT.top + (TEXT.height - heightOf(line) - GAP - heightOf(title)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="${FONT_FAMILY}">`,
    `<rect width="100%" height="100%" fill="${COLORS.paper}"/>`,
    drawPanel(card.title, card.isArticle),
    drawBrand(LEFT),
    ...drawLines(line, top, COLORS.brand),
    ...drawLines(title, top + heightOf(line) + GAP, COLORS.ink),
    '</svg>',
  ].join('');
}
