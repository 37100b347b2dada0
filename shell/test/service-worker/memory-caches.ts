/** Cache storage in memory, with what the service worker uses of it. jest's environments have none. */

const pathOf = (request: RequestInfo | URL): string => {
  const { pathname, search } = new URL(
    request instanceof Request ? request.url : request,
    'https://site.test',
  );
  return pathname + search;
};

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  match = async (request: RequestInfo | URL) => this.entries.get(pathOf(request))?.clone();
  matchAll = async () => [...this.entries.values()].map((response) => response.clone());
  put = async (request: RequestInfo | URL, response: Response) => {
    this.entries.set(pathOf(request), response);
  };
  delete = async (request: RequestInfo | URL) => this.entries.delete(pathOf(request));
  keys = async () => [...this.entries.keys()].map((path) => new Request(`https://site.test${path}`));
}

export function createMemoryCaches(): CacheStorage {
  const caches = new Map<string, MemoryCache>();
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    has: async (name: string) => caches.has(name),
    match: async (request: RequestInfo | URL) => {
      for (const cache of caches.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  // The worker calls only these functions.
  return storage as unknown as CacheStorage;
}
