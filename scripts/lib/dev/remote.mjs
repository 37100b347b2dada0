import { basename } from 'node:path';

/**
 * The remote of this name, which is its folder.
 * @param {string | undefined} name
 * @param {{ remotes: readonly { directory: string }[], command: string }} options the command is for the error message
 * @throws an error that lists the remotes
 */
export function findRemote(name, { remotes, command }) {
  const all = remotes.map(({ directory }) => ({ directory, name: basename(directory) }));
  const found = all.find((remote) => remote.name === name);
  if (found) return found;
  const known = all.map((remote) => remote.name).join(', ');
  const problem = name ? `"${name}" is not a remote` : `Which remote? ${command} -- NAME`;
  throw new Error(`MB-5008 ${problem}; remotes: ${known}`);
}
