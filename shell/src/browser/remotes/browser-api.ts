import { createApi, createTransport, type Api } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import { dropToken } from '@mockingbird/platform/internal';
import { signRequest } from '@mockingbird/request-signing/browser';
import { hearComposition } from '../updates/update-manager.js';

/** The services as the browser calls them: same origin by default, signed with the page's key. */
export function browserApi({ apiBaseUrl, key }: PageState['site']): Api {
  return createApi(
    createTransport({
      baseUrl: apiBaseUrl,
      onRefusedToken: dropToken,
      fetch: async (...request) => {
        const response = await fetch(...request);
        hearComposition(response.headers.get('x-mb-composition'));
        return response;
      },
      sign: async ({ method, path, now }) => ({
        ...(await signRequest({ keyId: key.id, secret: key.secret, method, path, now })),
      }),
    }),
  );
}
