/** Regular expressions over paths from the repository's root. */

/** Specs beside the code, and all files of a workspace's `test` folder. */
export const TEST = '[.]spec[.]|/test/';

const ownFolders = [
  'packages',
  'shell',
  'services',
  'mfe-[^/]*',
  'content',
  'e2e',
  'bench',
  'attack',
  'fault-lab',
  'scripts',
];

/** A file of this repository, or a name of ours that no workspace exports. */
export const OURS = `^(?!.*node_modules/)(?:${ownFolders.join('|')})/|^@mockingbird/`;

/** @param {string} text */
export const escaped = (text) => text.replaceAll(/[.$^+?()[\]{}|\\]/g, '\\$&');

/** A star ends a segment. @param {string} folder */
const pattern = (folder) => escaped(folder).replaceAll('*', '[^/]*');

/** A folder or file of the table. @param {string} folder */
export const within = (folder) => `^${pattern(folder)}(?:/|$)`;

/**
 * A package of others, installed or not. `react` covers `react/jsx-runtime`; `@nestjs/*` all that begins with `@nestjs/`.
 * `@types/express` declares the types of `express`, so it counts as `express`.
 * @param {string} name
 */
export function thirdParty(name) {
  // The cruiser omits the prefix of Node's modules.
  if (name.startsWith('node:')) return `^(?:node:)?${escaped(name.slice('node:'.length))}$`;
  const start = name.endsWith('*') ? escaped(name.slice(0, -1)) : `${escaped(name)}(?:/|$)`;
  return `^${start}|(?:^|/)node_modules/(?:@types/)?${start}`;
}

/**
 * @param {string} folder of a row
 * @returns {string} `packages/ui`, `shell`, `mfe-*`, ...: the workspace of a row, or the top-level folder
 */
export function workspaceOf(folder) {
  const [first = '', second] = folder.split('/');
  return first === 'packages' ? `${first}/${second}` : first;
}

/**
 * Code and tests of a row's folder. The group 1 is the workspace, so that one rule serves all workspaces of a pattern.
 * @param {string} folder
 * @param {string} condition
 */
function withWorkspace(folder, condition) {
  const workspace = workspaceOf(folder);
  return `^${condition}(${pattern(workspace)})${pattern(folder.slice(workspace.length))}(?:/|$)`;
}

/** @param {string} folder */
export const allIn = (folder) => withWorkspace(folder, '');
/** @param {string} folder */
export const testsIn = (folder) => withWorkspace(folder, `(?=.*(?:${TEST}))`);
