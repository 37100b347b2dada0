import { createApi, createTransport, type Api } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import { dropToken } from '@mockingbird/platform/internal';
import { signRequest } from '@mockingbird/request-signing/browser';

/**
 * Creates the API client of the browser: same origin by default, signed with the page's public key.
 * @param onCompositionHeader receives the key of the live composition from each response
 */
export function browserApi(
  { apiBaseUrl, key }: PageState['site'],
  onCompositionHeader: (key: string | null) => void = () => undefined,
): Api {
  return createApi(
    createTransport({
      baseUrl: apiBaseUrl,
      onTokenRejected: dropToken,
      fetch: async (...request) => {
        const response = await fetch(...request);
        onCompositionHeader(response.headers.get('x-mb-composition'));
        return response;
      },
      sign: async ({ method, path, now }) => ({
        ...(await signRequest({ keyId: key.id, secret: key.secret, method, path, now })),
      }),
    }),
  );
}
