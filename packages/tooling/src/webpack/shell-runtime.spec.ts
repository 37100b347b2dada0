import { expect, it, jest } from '@jest/globals';
import { shellRuntime } from './shell-runtime.mjs';

const externalOf = (request: string) => {
  const callback = jest.fn<(error?: null, external?: string) => void>();
  shellRuntime({ request }, callback);
  return callback.mock.calls[0]?.[1];
};

it('a remote takes the bundler runtime from the shell, and nothing else', () => {
  const folder = '/site/node_modules/@module-federation';
  expect(externalOf(`${folder}/webpack-bundler-runtime/dist/index.js`)).toBe('var mbFederationRuntime');
  expect(externalOf(`${folder}/runtime/dist/index.js`)).toBeUndefined();
  expect(externalOf('./webpack-bundler-runtime-notes.js')).toBeUndefined();
});
