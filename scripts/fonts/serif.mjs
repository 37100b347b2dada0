// Writes packages/ui/src/styles/serif/serif.woff2: the letters that headings need of Source Serif 4, between two weights.
// After a change of the letters or of the font: `npm run serif`. `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../lib/root.mjs';

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2');
/** Letters, digits and signs of ASCII. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What headings use beside them. Other letters come from the fallback font. */
const OTHERS = '\u00a0©°·½×÷–—‘’“”…é';
const WEIGHTS = { min: 500, max: 700 };

const whole = await readFile(SOURCE);
const bytes = await subsetFont(whole, ASCII + OTHERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  // Small capitals and other forms would be a fifth of the file.
  noLayoutClosure: true,
});
const file = join(ROOT, 'packages/ui/src/styles/serif/serif.woff2');
if (process.argv.includes('--check')) {
  if (!bytes.equals(await readFile(file)))
    throw new Error('serif.woff2 is another font: run `npm run serif`');
} else {
  await writeFile(file, bytes);
  console.log(`serif.woff2: ${bytes.length} bytes`);
}
