import * as z from 'zod';

export interface ApiKey {
  id: string;
  secret: string;
}

export interface EdgeKeys {
  /** Signs the edge's own requests to the services. */
  edge: ApiKey;
  /** Public, in every page. For integrity and throttling, never for authorisation. */
  browser: ApiKey;
}

/** Parses `id:secret` pairs. Uses the first key named `edge` or `edge-...`, and the first named `browser` or `browser-...`. */
export function parseApiKeys(text: string, context: z.RefinementCtx): EdgeKeys {
  const keys = text.split(',').map((pair) => {
    const separator = pair.indexOf(':');
    return { id: pair.slice(0, separator).trim(), secret: pair.slice(separator + 1).trim() };
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
