import type { LiveRemote } from '@mockingbird/contracts';

/** The name that remotes' builds call (see the tooling's integrity plugin). */
const LOOKUP = '__mbIntegrity';

/** A digest that no file has: what the composition does not name is not run. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

const known = new Map<string, string>();

const absolute = (address: string) => new URL(address, window.location.href).href;

/** Learns the digests of a version's files. */
export function trust(remote: LiveRemote): void {
  for (const [file, digest] of Object.entries(remote.integrity))
    known.set(absolute(remote.base + file), digest);
}

/** Learns the digests of the shell's own files that load on demand. */
export function trustShell(files: Readonly<Record<string, string>>): void {
  for (const [address, digest] of Object.entries(files)) known.set(absolute(address), digest);
}

/** The integrity that a file must have. Unknown files get one that cannot be met: failing closed. */
export const integrityOf = (address: string): string => known.get(absolute(address)) ?? NOTHING;

/** Puts the look-up where the remotes' own loaders find it. */
export function installIntegrityLookup(): void {
  Object.defineProperty(window, LOOKUP, { value: integrityOf });
}
