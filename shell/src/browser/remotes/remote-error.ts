/**
 * Logs an error of a remote's code. The failure panel is for visitors and does not contain it. The development build
 * replaces this module with one that also shows the error over the page.
 * @param text error code, remote, version and composition
 */
export function logRemoteError(text: string, error: unknown): void {
  console.error(text, error);
}
