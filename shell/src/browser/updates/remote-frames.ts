import type { StackFrame } from '@mockingbird/contracts';

/** A call of a stack in a file of a remote. */
export interface RemoteFrame extends StackFrame {
  remote: string;
  version: string;
}

/** The end of a line of a stack, in all browsers: an address, line and column. */
const PLACE = /([a-z-]+:\/\/[^\s()]+):(\d+):(\d+)\)?$/;
/** A file of a version: the folder in which the edge serves it, and a name that the services accept. */
const REMOTE_FILE = /^\/remotes\/([^/]+)\/([^/]+)\/(\w[\w./-]{0,199})$/;

interface Place {
  address: string;
  line: number;
  column: number;
}

/** The places of a stack, the innermost first. Only errors have a stack. */
function placesOf(error: unknown): Place[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((text) => {
    const [, address, line, column] = PLACE.exec(text.trim()) ?? [];
    return address === undefined ? [] : [{ address, line: Number(line), column: Number(column) }];
  });
}

const isOurs = ({ address }: Place) => address.startsWith(`${window.location.origin}/`);

function toRemoteFrame({ address, line, column }: Place): RemoteFrame[] {
  const [, remote, version, file] = REMOTE_FILE.exec(new URL(address).pathname) ?? [];
  if (remote === undefined || version === undefined || file === undefined || file.includes('..')) return [];
  return line > 0 && column > 0 ? [{ remote, version, file, line, column }] : [];
}

/** Finds the calls in remotes' files, the innermost first. Those in other scripts are left out. */
export const remoteFrames = (error: unknown): RemoteFrame[] =>
  placesOf(error).filter(isOurs).flatMap(toRemoteFrame);

/**
 * Finds the call of a remote that an error came from. The shell's scripts may be in between: React runs there.
 * @returns undefined when another script threw, such as one of a browser extension
 */
export function throwingFrame(error: unknown): RemoteFrame | undefined {
  const [innermost] = placesOf(error);
  return innermost && isOurs(innermost) ? remoteFrames(error)[0] : undefined;
}
