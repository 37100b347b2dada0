import type { Manifest } from '@mockingbird/contracts';
import type { Example } from './examples.js';

type Address = Pick<Example, 'path' | 'canonical'>;
type Examples = Readonly<Record<string, readonly Example[]>>;
type Kind = Manifest['routes'][number]['kind'];

const hasParameters = (pattern: string) => /\/(:|\*)/.test(pattern);

/** Whether the address is canonical, and the page does not redirect. */
const stays = ({ path, canonical = path }: Address) =>
  canonical === path && !path.includes('?') && path !== '/logout';

const addressesOf = ({ routes }: Pick<Manifest, 'routes'>, examples: Examples, kinds: readonly Kind[]) =>
  routes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) =>
      (examples[path] ?? (hasParameters(path) ? [] : [{ path }])).filter((each: Address) => stays(each)),
    );

/**
 * An address of a remote that does not redirect, from the remote's own examples, so that no remote is named here.
 * @throws when it has none
 */
export function stayingPath(manifest: Pick<Manifest, 'name' | 'routes'>, examples: Examples): string {
  const found = addressesOf(manifest, examples, ['page']).flat()[0];
  if (!found)
    throw new Error(
      `${manifest.name} has no page that stays at its own address: add one to e2e/examples.json`,
    );
  return found.path;
}

/**
 * An address of each route of a remote that the browser renders and that does not redirect.
 * @throws when it has none
 */
export function stayingPaths(manifest: Pick<Manifest, 'name' | 'routes'>, examples: Examples): string[] {
  const found = addressesOf(manifest, examples, ['page', 'client']).flatMap((each) => each.slice(0, 1));
  return found.length > 0 ? found.map(({ path }) => path) : [stayingPath(manifest, examples)];
}
