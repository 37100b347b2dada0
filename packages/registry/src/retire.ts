import type { Composition, CompositionRemote, Issue, Manifest } from '@mockingbird/contracts';
import { CompositionError, nextComposition, type About } from './compose.js';
import { resolveRoute } from './match.js';

/** What visitors may get of a remote, also after an automatic rollback. */
const versionsOf = ({ manifest, canary, fallback }: CompositionRemote): Manifest[] =>
  [manifest, canary?.manifest, fallback].flatMap((version) => version ?? []);

/** Addresses that a version puts into header, footer or search form, with their place in its manifest. */
const linksOf = ({ navigation, search }: Manifest): { place: string; href: string }[] => [
  ...navigation.map(({ href }, at) => ({ place: `navigation/${at}/href`, href })),
  ...(search ? [{ place: 'search/action', href: search.action }] : []),
];

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? href;

/** Links of other remotes that lead to the remote, and to no page without it. */
function brokenLinks(remotes: readonly CompositionRemote[], retired: CompositionRemote): Issue[] {
  const others = remotes.filter((remote) => remote !== retired);
  const [before, after] = [remotes, others].map((list) => list.map(({ manifest }) => manifest));
  return others.flatMap((other) =>
    versionsOf(other).flatMap((version) =>
      linksOf(version).flatMap(({ place, href }) => {
        const path = pathOf(href);
        const target = resolveRoute(before ?? [], path)?.remote;
        if (target !== retired.manifest || resolveRoute(after ?? [], path)) return [];
        const message = `${version.name}@${version.version} links to ${href}, a page of ${target.name}`;
        return [{ path: `/remotes/${version.name}/${place}`, message }];
      }),
    ),
  );
}

/**
 * The composition without a remote: its addresses have no page any more.
 * @throws CompositionError MB-4019 when it is not live, when it is the only one, or when links of others lead to it
 */
export function withoutRemote(current: Composition, name: string, about: About): Composition {
  const retired = current.remotes.find(({ manifest }) => manifest.name === name);
  if (!retired) throw new CompositionError('MB-4019', `${name} is not live.`);
  if (current.remotes.length === 1) {
    throw new CompositionError('MB-4019', `${name} is the only remote: the site would have no page.`);
  }
  const issues = brokenLinks(current.remotes, retired);
  if (issues.length > 0) {
    throw new CompositionError('MB-4019', `Other remotes link to pages of ${name}.`, issues);
  }
  return nextComposition(current, 'retire', about, () =>
    current.remotes.filter((remote) => remote !== retired),
  );
}
