import { signRequest } from '@mockingbird/request-signing/node';
import type { ApiKey } from '../api-keys.js';

/** Creates the headers that sign a request of the edge to the services. */
export const signedHeaders = ({ id, secret }: ApiKey, method: string, path: string) => ({
  ...signRequest({ keyId: id, secret, method, path, now: Date.now() }),
});
