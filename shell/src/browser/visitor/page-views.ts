type Listener = (path: string) => void;

/** Informs listeners of every page view. A path includes its query. */
export interface PageViews {
  subscribe: (listener: Listener) => void;
  publish: Listener;
}

export function createPageViews(): PageViews {
  const listeners: Listener[] = [];
  return {
    subscribe: (listener) => void listeners.push(listener),
    publish: (path) => {
      for (const listener of listeners) listener(path);
    },
  };
}
