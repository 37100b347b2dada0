import { dirname, extname, join } from 'node:path/posix';
import { isTest, liesIn, oursFor, rowOf, workspaceOf } from './find-row.mjs';
import { layerFault } from './layers.mjs';
import { scanImports } from './scan-imports.mjs';

const OURS = '@mockingbird/';
const ENDINGS = new Set(['.js', '.json', '.css', '.mjs']);

const isRelative = (specifier) =>
  specifier === '.' || specifier === '..' || specifier.startsWith('./') || specifier.startsWith('../');

/** `react` covers `react/jsx-runtime`; `node:*` covers all that begins with `node:`. */
const covers = (name, specifier) =>
  name.endsWith('*')
    ? specifier.startsWith(name.slice(0, -1))
    : specifier === name || specifier.startsWith(`${name}/`);

function relativeFault(path, row, specifier, target) {
  if (!ENDINGS.has(extname(specifier))) return 'a relative import ends in .js, .json or .css';
  const inside = target.startsWith(`${workspaceOf(path)}/`);
  if (!inside && !(row.reach ?? []).some((folder) => liesIn(folder, target))) {
    return 'a workspace imports another by its name, never by a path';
  }
  const barred = isTest(path) ? undefined : (row.apart ?? []).find((folder) => liesIn(folder, target));
  return barred && `${row.folder} and ${barred} stay apart`;
}

function packageFault(path, row, specifier) {
  if (specifier.startsWith(OURS)) {
    return oursFor(path, row).includes(specifier) ? undefined : `${row.folder} may not import it`;
  }
  if (isTest(path)) return undefined;
  if (row.only && !row.only.some((name) => covers(name, specifier))) {
    return `${row.folder} may import ${row.only.length === 0 ? 'no package of others' : `only ${row.only.join(', ')}`}`;
  }
  return row.never?.some((name) => covers(name, specifier)) ? `${row.folder} may not import it` : undefined;
}

function faultOf(path, row, imported) {
  const { specifier } = imported;
  const target = isRelative(specifier) ? join(dirname(path), specifier.replace(/\.js$/, '.ts')) : undefined;
  const fault =
    target === undefined ? packageFault(path, row, specifier) : relativeFault(path, row, specifier, target);
  return fault ?? layerFault(path, imported, target);
}

/**
 * Checks one file against the table.
 * @param {{ path: string, text: string }} file path from the root, with slashes
 * @returns {{ path: string, line: number, specifier: string, fault: string }[]}
 */
export function checkFile({ path, text }) {
  const row = rowOf(path);
  if (row === undefined) return [];
  return scanImports(path, text).flatMap((imported) => {
    const fault = faultOf(path, row, imported);
    return fault ? [{ path, line: imported.line, specifier: imported.specifier, fault }] : [];
  });
}
