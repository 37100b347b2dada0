import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name, width in pixels and theme of a picture's file. */
const PICTURE = /^(.+)-(\d+)-(light|dark)\.jpg$/;

const STYLE = `body{margin:24px;font:16px/1.5 system-ui,sans-serif;background:#8a8f94;color:#111}
h2{margin:32px 0 8px}ul{display:flex;flex-wrap:wrap;align-items:start;gap:16px;margin:0;padding:0;list-style:none}
img{display:block;width:auto;height:420px;object-fit:cover;object-position:top;box-shadow:0 2px 8px #0006}`;

/**
 * A page with small copies of all pictures, a row for each screen. A click opens the picture.
 * @param {readonly string[]} files names
 */
export function contactSheet(files) {
  /** @type {Map<string, { file: string, width: number, theme: string }[]>} */
  const screens = new Map();
  for (const file of files) {
    const [, name = '', width = '', theme = ''] = PICTURE.exec(file) ?? [];
    if (name) screens.set(name, [...(screens.get(name) ?? []), { file, width: Number(width), theme }]);
  }
  const rows = [...screens].sort().map(([name, pictures]) => {
    const items = pictures
      .sort((a, b) => a.width - b.width || b.theme.localeCompare(a.theme))
      .map(({ file, width, theme }) => {
        const text = `${width} px, ${theme}`;
        return `<li><a href="${file}"><img src="${file}" alt="${name}, ${text}" loading="lazy"></a>${text}</li>`;
      });
    return `<h2 id="${name}">${name}</h2><ul>${items.join('')}</ul>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title><style>${STYLE}</style>
<h1>${screens.size} screens</h1>${rows.join('\n')}</html>\n`;
}

/**
 * Writes `index.html` beside the pictures of a folder.
 * @param {string} folder
 * @returns {string} its path
 */
export function writeContactSheet(folder) {
  const path = join(folder, 'index.html');
  writeFileSync(path, contactSheet(readdirSync(folder)));
  return path;
}
