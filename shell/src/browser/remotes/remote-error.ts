import type { RootOptions } from 'react-dom/client';

/** Options of a remote's root. React reports to them what a component threw. The development build has some. */
export const remoteRootOptions: RootOptions = {};

/**
 * Logs an error of a remote's code. The failure panel is for visitors and does not contain it. The development build
 * replaces this module with one that also shows the error over the page.
 * @param text error code, remote, version and composition
 * @param log the level of the console
 */
export function logRemoteError(
  text: string,
  error: unknown,
  log: typeof console.error = console.error,
): void {
  log(text, error);
}
