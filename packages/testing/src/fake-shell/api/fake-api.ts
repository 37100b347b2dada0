import { createApi, type Api, type ApiMessage } from '@mockingbird/api-client';
import { UnexpectedCall } from './unexpected-call.js';

/**
 * A strict mock of the API: every method without an override fails the test.
 * @param overrides the calls that this test expects
 */
export function fakeApi(overrides: Partial<Api> = {}): Api {
  const refuse = async ({ method, path }: ApiMessage): Promise<never> => {
    throw new UnexpectedCall(`${method} ${path}: not expected in this test`);
  };
  const strict = createApi({ request: refuse, send: refuse, prepare: refuse });
  return { ...strict, ...overrides };
}
