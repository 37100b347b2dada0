/**
 * Says in the console what a remote's own code threw: the panel in its place is for visitors and says nothing of it. The
 * development build puts a module of its own here, which shows it over the page as well.
 * @param text error number, remote, version and composition
 */
export function logRemoteError(text: string, error: unknown): void {
  console.error(text, error);
}
