import { FOR_TESTS, TABLE } from './table.mjs';

const fits = (wanted, given) =>
  wanted.endsWith('*') ? given?.startsWith(wanted.slice(0, -1)) === true : wanted === given;

/** Whether a path is the folder or lies in it. */
export function liesIn(folder, path) {
  const given = path.split('/');
  return folder.split('/').every((segment, at) => fits(segment, given[at]));
}

/** Specs beside the code, and all files of a workspace's `test` folder. */
export const isTest = (path) => path.includes('.spec.') || path.split('/').slice(0, -1).includes('test');

/** @returns {import('./table.mjs').Row | undefined} the most specific row for a file */
export const rowOf = (path) =>
  TABLE.filter(({ folder }) => liesIn(folder, path)).sort((a, b) => b.folder.length - a.folder.length)[0];

/** @returns {string} `packages/ui`, `shell`, `mfe-home`, ...: the workspace, or the top-level folder */
export function workspaceOf(path) {
  const [first, second] = path.split('/');
  return first === 'packages' ? `${first}/${second}` : first;
}

/** @returns {string[]} the workspace entry points that a file may import */
export function oursFor(path, row) {
  if (!isTest(path)) return row.ours;
  return [...row.ours, ...FOR_TESTS.all, ...(FOR_TESTS[workspaceOf(path)] ?? [])];
}
