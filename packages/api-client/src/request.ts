export interface Options {
  signal?: AbortSignal;
}

/** Encodes a value as one path segment. */
export const segment = encodeURIComponent;

export const get = (path: string, options?: Options) => ({ method: 'GET' as const, path, ...options });
export const post = (path: string, body?: unknown) => ({ method: 'POST' as const, path, body });
/** A `post` of what a person typed. */
export const typed = (path: string, body?: unknown) => ({ ...post(path, body), isTyped: true });

/** @returns the query of an address with its question mark; nothing for absent and empty values */
export const queryOf = (query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};
