export interface Options {
  signal?: AbortSignal;
}

/** Encodes a value as one path segment. */
export const segment = encodeURIComponent;

export const get = (path: string, options?: Options) => ({ method: 'GET' as const, path, ...options });
export const post = (path: string, body?: unknown) => ({ method: 'POST' as const, path, body });
/** A `post` of what a person typed. */
export const typed = (path: string, body?: unknown) => ({ ...post(path, body), isTyped: true });
