import { logRemoteError, stackOf } from './remote-error.js';

/** A file of the developed remote in a stack. */
const DEVELOPED = /\/remotes\/([^/\s]+)\/[^/\s]+-hot\.\d+\//;

/** Shows errors of the developed remote that no component sees: those of event handlers and timers, and of promises. */
export function watchThrown(): void {
  const show = (what: string, error: unknown) => {
    const name = DEVELOPED.exec(stackOf(error))?.[1];
    if (name !== undefined) logRemoteError(`${what} of ${name}`, error);
  };
  window.addEventListener('error', ({ error }) => show('An event handler or a timer', error));
  window.addEventListener('unhandledrejection', ({ reason }) => show('A rejected promise', reason));
}
