// Writes the font of share pictures (shell/src/edge/share/fonts): every letter of Latin scripts that Source Serif 4 has, at one
// weight, and their widths. `npm run serif` runs it after a change of the font. `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ROOT } from '../lib/root.mjs';

const require = createRequire(import.meta.url);
const FOLDER = join(ROOT, 'shell/src/edge/share/fonts');
/** The second part has the sign of the rupee. */
const PARTS = ['latin', 'latin-ext'];
/** Large letters are finer than those of the site's headings, which also have to be read on small screens. */
const AXES = { wght: 650, opsz: 36 };
/** TrueType. */
const FORMAT = /** @type {const} */ ({ targetFormat: 'sfnt' });
const WHOLE = { ...FORMAT, keepAllGlyphs: true };
const SUBSET = { ...FORMAT, variationAxes: AXES, noLayoutClosure: true, noHinting: true };
/** Marks that join the letter before them, and characters that show nothing, are left out. */
const SHOWN = /^[\p{L}\p{N}\p{P}\p{S} \u00a0]$/u;

/** @param {string} part */
const sourceOf = (part) =>
  require.resolve(`@fontsource-variable/source-serif-4/files/source-serif-4-${part}-opsz-normal.woff2`);

/** @param {Uint8Array} bytes */
const openFace = (bytes) => new Face(new Blob(bytes));

/** Width of a character in thousandths of the font size, which are the units of this font. @param {Font} font @param {string} character */
function measure(font, character) {
  const text = new ShapedText();
  text.addText(character);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** Width to the characters that have it. @type {Record<number, string>} */
const widths = {};
const measured = new Set();
/** @type {[name: string, bytes: Buffer][]} */
const files = [];
for (const part of PARTS) {
  const whole = await readFile(sourceOf(part));
  const all = await subsetFont(whole, '', WHOLE);
  const letters = Array.from(openFace(all).collectUnicodes(), (code) => String.fromCodePoint(code));
  const shown = letters.filter((letter) => SHOWN.test(letter));
  const bytes = await subsetFont(whole, shown.join(''), SUBSET);
  files.push([`share-${part}.ttf`, bytes]);
  const font = new Font(openFace(bytes));
  for (const letter of shown.filter((one) => !measured.has(one))) {
    const width = measure(font, letter);
    widths[width] = (widths[width] ?? '') + letter;
    measured.add(letter);
  }
}
files.push(['widths.json', Buffer.from(`${JSON.stringify(widths, null, 2)}\n`)]);

for (const [name, bytes] of files) {
  const file = join(FOLDER, name);
  if (!process.argv.includes('--check')) {
    await writeFile(file, bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  } else if (!bytes.equals(await readFile(file))) {
    throw new Error(`${name} is another font: run \`npm run serif\``);
  }
}
