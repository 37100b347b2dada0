import { parseArgs } from 'node:util';
import { workspaceFolders } from '../../../packages/tooling/src/files/source-files.mjs';
import { ROOT } from '../root.mjs';
import { CHECKS } from './checks.mjs';

/** @typedef {import('./checks.mjs').Check} Check */

/**
 * Chooses checks by name, and one workspace with `--only`. Checks of the whole repository are left out there.
 * @param {string[]} options of the command
 * @returns {Check[]}
 * @throws when a name or the workspace is unknown
 */
export function chooseChecks(options) {
  const { values, positionals: names } = parseArgs({
    args: options,
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const known = CHECKS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no check is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const named = names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
  return values.only === undefined ? named : onlyIn(values.only, named);
}

/** @param {string} name a workspace's folder, or the last part of it @param {readonly Check[]} checks */
function onlyIn(name, checks) {
  const folders = workspaceFolders(ROOT);
  const folder = folders.find((each) => each === name || each.endsWith(`/${name}`));
  if (folder === undefined)
    throw new Error(`no workspace is called ${name}; there are ${folders.join(', ')}`);
  const found = checks.flatMap(({ ofFolder, ...check }) =>
    ofFolder ? [{ ...check, args: ofFolder(folder) }] : [],
  );
  if (found.length === 0) throw new Error('these checks are about the whole repository: leave out --only');
  return found;
}
