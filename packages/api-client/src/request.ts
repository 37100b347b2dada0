export interface Options {
  signal?: AbortSignal;
}

/** A value as one segment of a path. */
export const segment = encodeURIComponent;

export const get = (path: string, options?: Options) => ({ method: 'GET' as const, path, ...options });
export const post = (path: string, body?: unknown) => ({ method: 'POST' as const, path, body });
