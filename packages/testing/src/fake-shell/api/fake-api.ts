import { createApi, type Api, type Message } from '@mockingbird/api-client';
import { UnexpectedCall } from './unexpected-call.js';

/**
 * A strict stand-in for the services: every method that is not given fails the test.
 * @param overrides what this test expects to be called
 */
export function fakeApi(overrides: Partial<Api> = {}): Api {
  const refuse = async ({ method, path }: Message): Promise<never> => {
    throw new UnexpectedCall(`${method} ${path}: not expected in this test`);
  };
  const strict = createApi({ ask: refuse, tell: refuse });
  return { ...strict, ...overrides };
}
