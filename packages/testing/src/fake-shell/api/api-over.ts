import { createApi, createTransport, type Api } from '@mockingbird/api-client';

/**
 * The real calls with their schemas over a fake network.
 * @param fetch answers every request, uploads with progress too
 */
export function apiOver(fetch: typeof globalThis.fetch): Api {
  const transport = createTransport({ baseUrl: '', sign: () => ({}), fetch });
  return createApi({ ...transport, request: (request) => transport.request({ ...request, fetch }) });
}
