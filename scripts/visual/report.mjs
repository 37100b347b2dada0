import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES, WIDTHS } from './camera.mjs';
import { fileOf } from './compare-sites.mjs';

/** @typedef {import('./compare-sites.mjs').Result} Result */

const STYLE = `body{margin:24px;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#111}
table{border-collapse:collapse}th,td{padding:2px 12px;border-bottom:1px solid #ccc;text-align:right}
th:first-child{text-align:left}.differs{background:#ffd9d2}h2{margin:40px 0 4px}
ul{display:flex;align-items:start;gap:16px;margin:0;padding:0;list-style:none}li{flex:0 1 auto;min-width:0}
img{display:block;max-width:100%;box-shadow:0 0 4px #0008}`;

const LOOKS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

/** @param {number} share 0 to 1 */
const percent = (share) => (share === 0 ? '0 %' : `${Math.max(share * 100, 0.001).toFixed(3)} %`);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {number} before pixels @param {number} after pixels */
const heightWords = (before, after) =>
  `the page is ${Math.abs(after - before)} px ${after > before ? 'taller' : 'shorter'}: ${before} px before, ${after} px now`;

/** What changed, in words. @param {Result} result */
function wordsOf(result) {
  if ('problem' in result) return `no picture (${result.problem})`;
  const { share, heights } = result.comparison;
  return [`${percent(share)} of the pixels changed`, ...(heights ? [heightWords(...heights)] : [])].join(
    '; ',
  );
}

/** @param {Result | undefined} result */
function cellOf(result) {
  if (!result) return '';
  if ('problem' in result) return 'no picture';
  return `${percent(result.comparison.share)}${result.comparison.heights ? ', height' : ''}`;
}

/** @param {readonly Result[]} results @returns {[string, (Result | undefined)[]][]} by state, in the order of `LOOKS` */
const rowsOf = (results) =>
  [...new Set(results.map(({ name }) => name))].map((name) => [
    name,
    LOOKS.map(({ width, theme }) =>
      results.find((one) => one.name === name && one.width === width && one.theme === theme),
    ),
  ]);

/** @param {readonly Result[]} results @param {number} threshold share, 0 to 1 */
export function summaryOf(results, threshold) {
  const missing = results.filter((one) => 'problem' in one).length;
  const different = results.filter(({ isDifferent }) => isDifferent).length - missing;
  const limit = `more than ${Number((threshold * 100).toFixed(4))} % of the pixels, or another height`;
  const compared = `${results.length - missing} pictures compared, ${different} differ (${limit})`;
  return missing > 0 ? `${compared}; ${missing} could not be taken.` : `${compared}.`;
}

/** The lines for a terminal: a table of changed shares, and a sentence for each difference. @param {readonly Result[]} results */
export function reportLines(results) {
  const head = ['state', ...LOOKS.map(({ width, theme }) => `${width} ${theme}`)];
  const rows = rowsOf(results).map(([name, cells]) => [name, ...cells.map(cellOf)]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const table = [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const sentences = results
    .filter(({ isDifferent }) => isDifferent)
    .map((result) => `${result.name}, ${result.width} px, ${result.theme}: ${wordsOf(result)}`);
  return [...table, '', ...sentences];
}

/** @param {Result} result */
function figuresOf(result) {
  if ('problem' in result || !result.comparison.difference) return '';
  const items = /** @type {const} */ (['base', 'new', 'difference']).map((kind) => {
    const file = fileOf(result, kind);
    return `<li>${kind}<a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** @param {Result} result */
const anchorOf = ({ name, width, theme }) => `${name}-${width}-${theme}`;

/** @param {Result | undefined} result */
const htmlCellOf = (result) =>
  result
    ? `<td${result.isDifferent ? ' class="differs"' : ''}><a href="#${anchorOf(result)}">${cellOf(result)}</a></td>`
    : '<td></td>';

/**
 * A page with the table, then base, new and difference side by side for each picture that changed.
 * @param {readonly Result[]} results
 * @param {{ base: string, next: string, threshold: number }} run names of both sites; `threshold` is a share, 0 to 1
 */
export function reportPage(results, { base, next, threshold }) {
  const heads = LOOKS.map(({ width, theme }) => `<th>${width} px, ${theme}</th>`).join('');
  const rows = rowsOf(results).map(
    ([name, cells]) => `<tr><th>${name}</th>${cells.map(htmlCellOf).join('')}</tr>`,
  );
  const changed = results.filter((one) => 'problem' in one || one.comparison.share > 0 || one.isDifferent);
  const sections = changed.map(
    (one) =>
      `<h2 id="${anchorOf(one)}">${one.name}, ${one.width} px, ${one.theme}</h2><p>${escaped(wordsOf(one))}</p>${figuresOf(one)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual check</title><style>${STYLE}</style>
<h1>${summaryOf(results, threshold)}</h1><p>Base: ${escaped(base)}. New: ${escaped(next)}.</p>
<table><tr><th>state</th>${heads}</tr>${rows.join('\n')}</table>${sections.join('\n')}</html>\n`;
}

/**
 * Writes `index.html` beside the pictures.
 * @param {string} folder
 * @param {readonly Result[]} results
 * @param {Parameters<typeof reportPage>[1]} run
 * @returns {string} its path
 */
export function writeReport(folder, results, run) {
  const path = join(folder, 'index.html');
  writeFileSync(path, reportPage(results, run));
  return path;
}
