import type { LiveRemote } from '@mockingbird/contracts';

/** The name that remotes' builds call (see the tooling's integrity plugin). */
const LOOKUP = '__mbIntegrity';

/** A digest that no file has: what the composition does not name is not run. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

const known = new Map<string, string>();

const absolute = (address: string) => new URL(address, window.location.href).href;

/** Where developers serve builds of their own: of those no digest stands anywhere, and they chose to do without. */
const exempted: string[] = [];

/** Learns the digests of a version's files. */
export function trust(remote: LiveRemote): void {
  // Every version of a composition lies below a path of this site.
  if (!remote.base.startsWith('/')) exempted.push(remote.base);
  for (const [file, digest] of Object.entries(remote.integrity))
    known.set(absolute(remote.base + file), digest);
}

/** Learns the digests of the shell's own files that load on demand. */
export function trustShell(files: Readonly<Record<string, string>>): void {
  for (const [address, digest] of Object.entries(files)) known.set(absolute(address), digest);
}

/** The integrity that a file must have. Unknown files get one that cannot be met: failing closed. */
export function integrityOf(address: string): string {
  const wanted = absolute(address);
  return known.get(wanted) ?? (exempted.some((base) => wanted.startsWith(base)) ? '' : NOTHING);
}

/** Puts the look-up where the remotes' own loaders find it. */
export function installIntegrityLookup(): void {
  Object.defineProperty(window, LOOKUP, { value: integrityOf });
}
