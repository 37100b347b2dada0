/** What the worker needs of its surroundings. */
export interface Tools {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** The network gave no usable answer. */
export class NetworkError extends Error {
  /** @param status HTTP status; 0 without an answer */
  constructor(
    address: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(`${address}: ${status === 0 ? 'no answer' : status}`, options);
  }
}

/** @throws {NetworkError} without an answer, with an error status, or for a file with another integrity */
export async function fetchWhole(
  { fetch }: Pick<Tools, 'fetch'>,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new NetworkError(address, 0, { cause });
  });
  if (!response.ok) throw new NetworkError(address, response.status);
  return response;
}
