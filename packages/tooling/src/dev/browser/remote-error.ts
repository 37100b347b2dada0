// Replaces the shell's module of this name in a development build: it also shows the remote's errors over the page.
import { showThrown } from './overlay.js';

const ERRORS = '/_mb/development/errors';

/**
 * The stack with positions in the sources, from the development server; unchanged when the server does not respond.
 */
async function mapped(text: string, stack: string): Promise<string> {
  try {
    const response = await fetch(ERRORS, { method: 'POST', body: JSON.stringify({ text, stack }) });
    return response.ok ? await response.text() : stack;
  } catch {
    return stack;
  }
}

/** The stack of anything thrown. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/** @param text error number, remote, version and composition */
export function logRemoteError(text: string, error: unknown): void {
  console.error(text, error);
  void mapped(text, stackOf(error)).then((stack) => {
    console.error(`[dev] ${text}\n${stack}`);
    showThrown(text, stack);
  });
}
