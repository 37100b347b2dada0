import type { LiveRemote } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';

/** `missing`: the server no longer has it. `altered`: its hash is wrong. `unavailable`: it did not load for another reason. */
export type FileState = 'good' | 'missing' | 'altered' | 'unavailable';

const MISSING_STATUSES = new Set([404, 410]);

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** @param expected `sha384-...`; undefined where the hash is not known */
async function inspectFile(
  address: string,
  expected: string | undefined,
  signal: AbortSignal | null,
): Promise<FileState> {
  try {
    // A file that the browser rejected is in its cache: `force-cache` returns the same bytes.
    const response = await fetch(address, { cache: 'force-cache', signal });
    if (!response.ok) return MISSING_STATUSES.has(response.status) ? 'missing' : 'unavailable';
    const bytes = await response.arrayBuffer();
    // Browsers offer `crypto.subtle` on secure pages only.
    if (!expected || !('subtle' in crypto)) return 'good';
    return (await sha384(bytes)) === expected ? 'good' : 'altered';
  } catch {
    return 'unavailable';
  }
}

/** The files that a screen needs, in the order of their use, each with its hash if that is known. */
function listFiles(version: LiveRemote, routeId: string | undefined): [string, string | undefined][] {
  const { entry, routes, integrity, filesDigest } = version;
  const route = routes.find(({ id }) => id === routeId);
  return [
    ...(filesDigest ? [[VERSION_FILES, filesDigest] satisfies [string, string]] : []),
    ...[entry, ...(route?.js ?? []), ...(route?.css ?? [])].map((file): [string, string | undefined] => [
      file,
      integrity?.[file],
    ]),
  ];
}

/**
 * Finds out why a script or a stylesheet did not load. The browser's error event does not contain the reason.
 * @returns the first file that is not good; undefined when all are
 */
export async function inspectFiles(
  version: LiveRemote,
  routeId: string | undefined,
  signal: AbortSignal | null = null,
): Promise<{ file: string; state: FileState } | undefined> {
  const files = await Promise.all(
    listFiles(version, routeId).map(async ([file, hash]) => ({
      file,
      state: await inspectFile(version.base + file, hash, signal),
    })),
  );
  return files.find(({ state }) => state !== 'good');
}
