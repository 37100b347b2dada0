import * as z from 'zod';

export interface ApiKey {
  id: string;
  secret: string;
}

export interface EdgeKeys {
  /** Signs what the edge itself asks of the services. */
  edge: ApiKey;
  /** Goes to browsers: integrity and throttling, never authorisation. */
  browser: ApiKey;
}

/** Reads `id:secret` pairs; the first with the id `edge` (or `edge-...`) and `browser` (or `browser-...`) are used. */
export function parseApiKeys(text: string, context: z.RefinementCtx): EdgeKeys {
  const keys = text.split(',').map((pair) => {
    const at = pair.indexOf(':');
    return { id: pair.slice(0, at).trim(), secret: pair.slice(at + 1).trim() };
  });
  const find = (role: string) =>
    keys.find(({ id, secret }) => (id === role || id.startsWith(`${role}-`)) && secret !== '');
  const edge = find('edge');
  const browser = find('browser');
  if (!edge || !browser) {
    context.addIssue({
      code: 'custom',
      message: 'needs a key with the id "edge" (or "edge-...") and one with "browser"',
    });
    return z.NEVER;
  }
  return { edge, browser };
}
