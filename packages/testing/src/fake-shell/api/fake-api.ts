import { createApi, type Api, type ApiMessage } from '@mockingbird/api-client';
import { UnexpectedCall } from './unexpected-call.js';

/**
 * A strict stand-in for the services: every method that is not given fails the test.
 * @param overrides what this test expects to be called
 */
export function fakeApi(overrides: Partial<Api> = {}): Api {
  const refuse = async ({ method, path }: ApiMessage): Promise<never> => {
    throw new UnexpectedCall(`${method} ${path}: not expected in this test`);
  };
  const strict = createApi({ request: refuse, send: refuse });
  return { ...strict, ...overrides };
}
