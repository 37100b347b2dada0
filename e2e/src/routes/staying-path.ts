import type { Manifest } from '@mockingbird/contracts';
import type { Example } from './examples.js';

type Address = Pick<Example, 'path' | 'canonical'>;
type Examples = Readonly<Record<string, readonly Example[]>>;

const hasParameters = (pattern: string) => /\/(:|\*)/.test(pattern);

/** Whether the address is canonical, and the page does not redirect. */
const stays = ({ path, canonical = path }: Address) =>
  canonical === path && !path.includes('?') && path !== '/logout';

/**
 * An address of a remote that does not redirect, from the remote's own examples, so that no remote is named here.
 * @throws when it has none
 */
export function stayingPath({ name, routes }: Pick<Manifest, 'name' | 'routes'>, examples: Examples): string {
  const found = routes
    .filter(({ kind }) => kind === 'page')
    .flatMap(({ path }): readonly Address[] => examples[path] ?? (hasParameters(path) ? [] : [{ path }]))
    .find(stays);
  if (!found)
    throw new Error(`${name} has no page that stays at its own address: add one to e2e/examples.json`);
  return found.path;
}
