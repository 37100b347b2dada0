import type { LiveRemote } from '@mockingbird/contracts';

/** The global that remotes' builds call (see the tooling's integrity plugin). */
const GLOBAL_NAME = '__mbIntegrity';

/** A hash that no file has. Files that the composition does not name cannot run. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();

const toAbsolute = (address: string) => new URL(address, window.location.href).href;

/** Addresses from which developers serve builds. No hashes exist for those files. */
const exemptBases: string[] = [];

/** Registers the hashes of a version's files. */
export function trust(remote: LiveRemote): void {
  // The files of published versions have paths of this site; only overrides have another origin.
  if (!remote.base.startsWith('/')) exemptBases.push(remote.base);
  for (const [file, hash] of Object.entries(remote.integrity))
    hashes.set(toAbsolute(remote.base + file), hash);
}

/** Registers the hashes of the shell's files that load on demand. */
export function trustShell(files: Readonly<Record<string, string>>): void {
  for (const [address, hash] of Object.entries(files)) hashes.set(toAbsolute(address), hash);
}

/** @returns the `integrity` value of a file. An unknown file gets a hash that never matches. */
export function integrityOf(address: string): string {
  const absolute = toAbsolute(address);
  const isExempt = () => exemptBases.some((base) => absolute.startsWith(base));
  return hashes.get(absolute) ?? (isExempt() ? '' : IMPOSSIBLE_HASH);
}

/** Publishes `integrityOf` as the global that the remotes' loaders call. */
export function installIntegrityLookup(): void {
  Object.defineProperty(window, GLOBAL_NAME, { value: integrityOf });
}
