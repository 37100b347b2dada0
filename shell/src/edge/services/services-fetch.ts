import type { Replicas } from './replicas.js';

/**
 * Creates a `fetch` for the services. It takes a path under `/api` and selects the replica. After an unreachable replica
 * it tries the next one, for reading calls only.
 */
export function servicesFetch(replicas: Replicas, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const path = String(input);
    const origins = replicas.nextReplicas(path);
    const isRepeatable = (init?.method ?? 'GET') === 'GET';
    let failure: unknown = new TypeError(`No service is configured for ${path}: check SERVICES_URL`);
    for (const origin of isRepeatable ? origins : origins.slice(0, 1)) {
      try {
        return await send(origin + path, init);
      } catch (error) {
        failure = error;
        replicas.markUnavailable(origin);
        // An aborted signal would also abort the call to the next replica.
        if (init?.signal?.aborted) break;
      }
    }
    throw failure;
  };
}
