import { createHash } from 'node:crypto';
import { PICTURE_HEIGHT } from '../card/picture-size.js';
import { COLORS } from './colors.js';

/** Pixels: the right part of a picture, with equal margins around its drawing. */
const PANEL = { left: 858, width: 342, margin: 39 };
const LEFT = PANEL.left + PANEL.margin;
/** Pixels; `pitch` is the distance of rows, and of the circles in a row. */
const SHEET = { rows: 8, options: 4, pitch: 72, radius: 24 };
/** Pixels. The last line of a paragraph is short. */
const TEXT = { rows: 12, paragraph: 4, pitch: 48.5, height: 18, longest: 264 };

function drawCircle(row: number, option: number, answer: number, filled: string): string {
  const paint =
    option === answer
      ? `fill="${filled}"`
      : `fill="none" stroke="${COLORS.onBrand}" stroke-opacity=".32" stroke-width="2.5"`;
  const [x, y] = [option, row].map((index) => PANEL.margin + SHEET.radius + index * SHEET.pitch);
  return `<circle cx="${PANEL.left + (x ?? 0)}" cy="${y}" r="${SHEET.radius}" ${paint}/>`;
}

/** Rows of an answer sheet, with one answer each. Two rows in sequence differ, as answers mostly do. */
function drawAnswerSheet(digest: readonly number[], marked: number): string[] {
  let answer = 0;
  return digest.slice(0, SHEET.rows).map((byte, row) => {
    answer = (answer + 1 + (byte % (SHEET.options - 1))) % SHEET.options;
    const filled = row === marked ? COLORS.flash : COLORS.brandWash;
    return Array.from({ length: SHEET.options }, (_, option) => drawCircle(row, option, answer, filled)).join(
      '',
    );
  });
}

/** Lines of text, one of them marked. */
function drawLinesOfText(digest: readonly number[], marked: number): string[] {
  return digest.slice(0, TEXT.rows).map((byte, row) => {
    const isShort = row % TEXT.paragraph === TEXT.paragraph - 1;
    const width = TEXT.longest - (isShort ? 80 + (byte % 80) : byte % 32);
    const paint = row === marked ? `fill="${COLORS.flash}"` : `fill="${COLORS.onBrand}" fill-opacity=".22"`;
    const top = PANEL.margin + row * TEXT.pitch;
    return `<rect x="${LEFT}" y="${top}" width="${width}" height="${TEXT.height}" rx="${TEXT.height / 2}" ${paint}/>`;
  });
}

/**
 * Draws the right part of a picture: the text of an article, or else an answer sheet. The title decides how it looks, so that
 * pictures differ and each stays the same.
 */
export function drawPanel(title: string, isArticle: boolean): string {
  const digest = Array.from(createHash('sha256').update(title).digest());
  const { rows } = isArticle ? TEXT : SHEET;
  // Neither the first row nor the last.
  const marked = 1 + ((digest.at(-1) ?? 0) % (rows - 2));
  const drawing = isArticle ? drawLinesOfText(digest, marked) : drawAnswerSheet(digest, marked);
  const color = isArticle ? COLORS.ink : COLORS.brand;
  return `<rect x="${PANEL.left}" width="${PANEL.width}" height="${PICTURE_HEIGHT}" fill="${color}"/>${drawing.join('')}`;
}
