import type { ApiKey } from '../api-keys.js';
import { RELEASES_TIMEOUT_MS } from '../limits.js';
import { signedHeaders } from '../services/signed-headers.js';

const PATH = '/api/releases/composition';

/**
 * Requests the live composition from the releases module.
 * @param etag of the composition that the caller has; the same one is answered with 304
 */
export const requestComposition = (
  { fetchServices, key }: { fetchServices: typeof fetch; key: ApiKey },
  etag: string | undefined,
): Promise<Response> =>
  fetchServices(PATH, {
    headers: { ...signedHeaders(key, 'GET', PATH), ...(etag ? { 'if-none-match': etag } : {}) },
    signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
  });
