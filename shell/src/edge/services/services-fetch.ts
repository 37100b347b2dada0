import type { Replicas } from './replicas.js';

/**
 * `fetch` for the services: takes a path under `/api` and finds who answers it. A replica that cannot be reached is
 * followed by the next one; only reading calls are repeated.
 */
export function servicesFetch(replicas: Replicas, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const path = String(input);
    const origins = replicas.inOrder(path);
    const repeatable = (init?.method ?? 'GET') === 'GET';
    let failure: unknown = new TypeError(`No service is configured for ${path}`);
    for (const origin of repeatable ? origins : origins.slice(0, 1)) {
      try {
        return await send(origin + path, init);
      } catch (error) {
        failure = error;
        replicas.away(origin);
        // The caller gave up, or its time is over: the next replica would meet the same signal.
        if (init?.signal?.aborted) break;
      }
    }
    throw failure;
  };
}
