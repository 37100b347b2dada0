import { isContext } from 'node:vm';
import { expect, it } from '@jest/globals';

it('tests of Node have the global object itself', () => {
  // With Jest's own environment it is a proxy, which is no context.
  expect(isContext(globalThis)).toBe(true);
});
