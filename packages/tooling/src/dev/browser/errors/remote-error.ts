// Replaces the shell's module of this name in a development build: it also shows the remote's errors over the page.
import { showThrown, type Thrown } from './overlay.js';

const ERRORS = '/_mb/development/errors';
/** Causes of a cause. */
const CAUSES_SHOWN = 3;

/** React's component stacks, by the error that a component threw. */
const componentStacks = new WeakMap<object, string>();

/** The options that React calls with the component stack, before the error screen of the remote renders. */
export const remoteRootOptions = {
  onCaughtError(error: unknown, { componentStack }: { componentStack?: string }): void {
    if (typeof error === 'object' && error !== null && componentStack)
      componentStacks.set(error, componentStack);
  },
};

const componentsOf = (error: unknown) =>
  (typeof error === 'object' && error !== null && componentStacks.get(error)) || '';

/** Both with positions in the sources, from the development server; unchanged when the server does not respond. */
async function mapped(text: string, thrown: Thrown): Promise<Thrown> {
  try {
    const response = await fetch(ERRORS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...thrown }),
    });
    // The server that sent it is built from the same sources.
    return response.ok ? ((await response.json()) as Thrown) : thrown;
  } catch {
    return thrown;
  }
}

/** The stack of anything thrown, and of its causes. */
export function stackOf(error: unknown, causes = CAUSES_SHOWN): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  if (error.cause === undefined || causes === 0) return stack;
  return `${stack}\nCaused by: ${stackOf(error.cause, causes - 1)}`;
}

/**
 * @param text error number, remote, version and composition
 * @param log the level of the console
 */
export function logRemoteError(
  text: string,
  error: unknown,
  log: typeof console.error = console.error,
): void {
  log(text, error);
  void mapped(text, { stack: stackOf(error), components: componentsOf(error) }).then((thrown) => {
    const components = thrown.components === '' ? '' : `\nComponents:\n${thrown.components}`;
    console.error(`[dev] ${text}\n${thrown.stack}${components}`);
    showThrown(text, thrown);
  });
}
