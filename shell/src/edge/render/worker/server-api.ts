import { createApi, createTransport, type Api } from '@mockingbird/api-client';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Replicas } from '../../services/replicas.js';
import { servicesFetch } from '../../services/services-fetch.js';
import type { WorkerSetup } from '../protocol.js';
import type { RenderClock } from './render-clock.js';

/** Has a clock know of each call until its answer begins. */
const watched =
  (clock: Pick<RenderClock, 'call'>, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const ended = clock.call();
    try {
      const response = await send(input, init);
      ended(true);
      return response;
    } catch (error) {
      ended(false);
      throw error;
    }
  };

/** The services as a loader on the server calls them: signed with the browser's key, bearing the page's request id. */
export function serverApi(
  {
    key,
    replicas,
    clock,
  }: Pick<WorkerSetup, 'key'> & { replicas: Replicas; clock: Pick<RenderClock, 'call'> },
  requestId: string,
): Api {
  const transport = createTransport({
    baseUrl: '',
    fetch: watched(clock, servicesFetch(replicas)),
    headers: { 'x-request-id': requestId },
    sign: ({ method, path, now }) => ({
      ...signRequest({ keyId: key.id, secret: key.secret, method, path, now }),
    }),
  });
  return createApi(transport);
}
