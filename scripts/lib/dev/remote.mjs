import { basename } from 'node:path';
import { remotes } from '../workspaces.mjs';

/**
 * The remote that a name means: its folder's.
 * @param command what asks
 * @throws naming the remotes that there are
 */
export function findRemote(name, command = 'npm run dev') {
  const all = remotes().map(({ directory }) => ({ directory, name: basename(directory) }));
  const found = all.find((remote) => remote.name === name);
  if (found) return found;
  const known = all.map((remote) => remote.name).join(', ');
  const asked = name ? `"${name}" is no remote` : `Which remote? ${command} -- NAME`;
  throw new Error(`MB-5008 ${asked}; there are ${known}`);
}
