type Listener = (path: string) => void;

const listeners = new Set<Listener>();

/** Hears of every page view, with path and query. @returns how to stop */
export function onPageView(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of a page view. @param path with its query */
export function notePageView(path: string): void {
  for (const listener of listeners) listener(path);
}
