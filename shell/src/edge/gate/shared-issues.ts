import type { Fault } from '@mockingbird/contracts';
import semver from 'semver';

/**
 * Holds the ranges of shared libraries that a version accepts against what the shell provides. A library that the shell
 * does not provide is a fault: nobody else would bring it.
 * @param ranges the manifest's `shared`
 * @param provided libraries to their versions
 */
export function sharedFaults(
  ranges: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): Fault[] {
  return Object.entries(ranges).flatMap(([library, range]) => {
    const version = Object.hasOwn(provided, library) ? provided[library] : undefined;
    const message = faultOf(library, range, version);
    return message === undefined ? [] : [{ path: `/manifest/shared/${pointer(library)}`, message }];
  });
}

/** As a part of a JSON pointer (RFC 6901). */
const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

function faultOf(library: string, range: string, version: string | undefined): string | undefined {
  if (version === undefined) {
    return `The shell does not provide ${library}: bundle it with the remote, or ask for it to be shared`;
  }
  if (semver.validRange(range) === null) return `"${range}" is no range of versions`;
  if (semver.satisfies(version, range, { includePrerelease: true })) return undefined;
  return `Built for ${library} ${range}, and the shell provides ${version}`;
}
