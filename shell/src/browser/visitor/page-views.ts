type Listener = (path: string) => void;

/** Informs listeners of every page view. A path includes its query. */
export class PageViews {
  private readonly listeners = new Set<Listener>();

  /** @returns a function that removes the listener */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(path: string): void {
    for (const listener of this.listeners) listener(path);
  }
}
