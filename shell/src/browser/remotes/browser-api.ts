import { createTransport, type Transport } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import { dropToken } from '@mockingbird/platform/internal';
import { signRequest } from '@mockingbird/request-signing/browser';

/**
 * Creates the connection of the browser to the API: same origin by default, signed with the page's public key.
 * @param onCompositionHeader receives the key of the live composition from each response
 */
export function browserTransport(
  { apiBaseUrl, key }: PageState['site'],
  onCompositionHeader: (key: string | null) => void = () => undefined,
): Transport {
  return createTransport({
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
  });
}
