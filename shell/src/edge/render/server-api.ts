import { createApi, createTransport, type Api } from '@mockingbird/api-client';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Replicas } from '../services/replicas.js';
import { servicesFetch } from '../services/services-fetch.js';
import type { WorkerSetup } from './protocol.js';

/** The services as a loader on the server calls them: signed with the browser's key, bearing the page's request id. */
export function serverApi(
  { key, replicas }: Pick<WorkerSetup, 'key'> & { replicas: Replicas },
  requestId: string,
): Api {
  const transport = createTransport({
    baseUrl: '',
    fetch: servicesFetch(replicas),
    headers: { 'x-request-id': requestId },
    sign: ({ method, path, now }) => ({
      ...signRequest({ keyId: key.id, secret: key.secret, method, path, now }),
    }),
  });
  return createApi(transport);
}
