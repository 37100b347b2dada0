import type { Issue } from '@mockingbird/contracts';
import semver from 'semver';

/**
 * Compares the shared libraries that a version accepts with those of the shell. A library that the shell does not
 * provide is an issue, because no other source provides it.
 * @param ranges the manifest's `shared`
 * @param provided library names to versions
 */
export function findSharedIssues(
  ranges: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): Issue[] {
  return Object.entries(ranges).flatMap(([library, range]) => {
    const version = Object.hasOwn(provided, library) ? provided[library] : undefined;
    const message = describeIssue(library, range, version);
    return message === undefined ? [] : [{ path: `/manifest/shared/${escapePointer(library)}`, message }];
  });
}

/** Escapes a segment of a JSON pointer (RFC 6901). */
const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

function describeIssue(library: string, range: string, version: string | undefined): string | undefined {
  if (version === undefined) {
    return `The shell does not provide ${library}: bundle it with the remote, or ask for it to be shared`;
  }
  if (semver.validRange(range) === null) return `"${range}" is not a range of versions`;
  if (semver.satisfies(version, range, { includePrerelease: true })) return undefined;
  return `Built for ${library} ${range}, and the shell provides ${version}`;
}
