import type { LiveRemote } from '@mockingbird/contracts';

/** `gone`: nobody has it any more; `altered`: its digest is wrong; `away`: it did not come, for whatever reason. */
export type Finding = 'good' | 'gone' | 'altered' | 'away';

const GONE = new Set([404, 410]);

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** @param expected `sha384-...`, or undefined where it is not known */
async function inspect(
  address: string,
  expected: string | undefined,
  signal: AbortSignal | null,
): Promise<Finding> {
  try {
    // What the browser refused it has kept: the very same bytes are looked at.
    const response = await fetch(address, { cache: 'force-cache', signal });
    if (!response.ok) return GONE.has(response.status) ? 'gone' : 'away';
    const bytes = await response.arrayBuffer();
    // Browsers digest on secure pages alone.
    if (!expected || !('subtle' in crypto)) return 'good';
    return (await sha384(bytes)) === expected ? 'good' : 'altered';
  } catch {
    return 'away';
  }
}

/** The files that a screen needs, in the order of their use. */
function filesOf(version: LiveRemote, routeId: string | undefined): string[] {
  const route = version.routes.find(({ id }) => id === routeId);
  return [version.entry, ...(route?.js ?? []), ...(route?.css ?? [])];
}

/**
 * Finds out what a browser tells no program: why a script or a sheet did not load.
 * @returns the first finding that is not good, with its file; undefined when all files are as they should be
 */
export async function inspectFiles(
  version: LiveRemote,
  routeId: string | undefined,
  signal: AbortSignal | null = null,
): Promise<{ file: string; finding: Finding } | undefined> {
  const findings = await Promise.all(
    filesOf(version, routeId).map(async (file) => ({
      file,
      finding: await inspect(version.base + file, version.integrity[file], signal),
    })),
  );
  return findings.find(({ finding }) => finding !== 'good');
}
