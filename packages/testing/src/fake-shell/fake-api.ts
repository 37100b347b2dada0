import { createApi, type Api } from '@mockingbird/api-client';
import { UnexpectedCall } from './unexpected-call.js';

/**
 * A strict stand-in for the services: every method that is not given fails the test.
 * @param overrides what this test expects to be called
 */
export function fakeApi(overrides: Partial<Api> = {}): Api {
  const strict = createApi(async ({ method, path }) => {
    throw new UnexpectedCall(`${method} ${path}: not expected in this test`);
  });
  return { ...strict, ...overrides };
}
