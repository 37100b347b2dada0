import type { LiveRemote, VersionFiles } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';

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
  for (const [file, hash] of Object.entries(remote.integrity ?? {}))
    hashes.set(toAbsolute(remote.base + file), hash);
}

/** Lists of files that were requested or came with the page, by the address of their version's folder. */
const lists = new Map<string, Promise<VersionFiles>>();

async function fetchList({ base, filesDigest = IMPOSSIBLE_HASH }: LiveRemote): Promise<VersionFiles> {
  const address = base + VERSION_FILES;
  // The browser itself compares the digest. The edge made the list; its shape needs no check.
  const response = await fetch(address, { integrity: filesDigest });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/**
 * Adds the files to a description that came without them, and registers their hashes.
 * @param remote a whole version, not the part of it that a fragment needs
 * @throws when its list does not load, or is not the one that the composition names
 */
export async function loadFiles(remote: LiveRemote): Promise<void> {
  const { base, integrity, routes, fragments } = remote;
  // Another composition may describe the same version without its files.
  if (integrity) lists.set(base, Promise.resolve({ integrity, routes, fragments }));
  else {
    const list = lists.get(base) ?? fetchList(remote);
    lists.set(base, list);
    list.catch(() => lists.delete(base));
    Object.assign(remote, await list);
  }
  trust(remote);
}

/** The next use of a remote requests the lists of its versions again, also those that do not answer. */
export function forgetLists(name: string): void {
  for (const base of lists.keys()) if (base.includes(`/${name}/`)) lists.delete(base);
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
