import { throwingFrame } from './remote-frames.js';

/** An error of a remote's code. */
export interface CodeError {
  kind: 'handler' | 'rejection';
  version: { name: string; version: string };
  error: unknown;
}

/** Errors of these names are caused by the network, the services, or a visitor who leaves. */
const ENVIRONMENTAL = new Set(['AbortError', 'ApiError', 'ChunkLoadError', 'OfflineError', 'TimeoutError']);
/** What `fetch` and `import()` reject with in Chrome, Firefox and Safari. */
const NO_NETWORK =
  /^(failed to fetch|networkerror when|load failed|error loading dynamically imported|importing a module script failed)/i;

const isEnvironmental = (error: Error) =>
  ENVIRONMENTAL.has(error.name) || (error instanceof TypeError && NO_NETWORK.test(error.message));

/**
 * Finds whose fault an event of the window is.
 * @param event of the type `error` or `unhandledrejection`
 * @returns undefined when it is not the code of a remote
 */
export function toCodeError(event: Event): CodeError | undefined {
  // A file that did not load is an event of the type `error` too. It has no error.
  const error: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : undefined;
  if (!(error instanceof Error) || isEnvironmental(error)) return undefined;
  const frame = throwingFrame(error);
  if (!frame) return undefined;
  const kind = event.type === 'error' ? 'handler' : 'rejection';
  return { kind, version: { name: frame.remote, version: frame.version }, error };
}
