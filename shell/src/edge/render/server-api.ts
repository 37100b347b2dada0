import { createApi, createTransport, type Api } from '@mockingbird/api-client';
import { signRequest } from '@mockingbird/request-signing/node';
import { serviceOrigin } from '../services-url.js';
import type { WorkerSetup } from './protocol.js';

/** The services as a loader on the server calls them: signed with the edge's key, bearing the page's request id. */
export function serverApi(setup: Pick<WorkerSetup, 'servicesUrl' | 'key'>, requestId: string): Api {
  const transport = createTransport({
    baseUrl: (path) => serviceOrigin(setup.servicesUrl, path) ?? '',
    headers: { 'x-request-id': requestId },
    sign: ({ method, path, now }) => ({
      ...signRequest({ keyId: setup.key.id, secret: setup.key.secret, method, path, now }),
    }),
  });
  return createApi(transport);
}
