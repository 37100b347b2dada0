import { expect, it } from '@jest/globals';
import { serverConfig } from './server-config.mjs';

const settings = { directory: '/remote', output: '/remote/dist', name: 'mfe-a', global: 'mfe_a' };

it.each([
  ['react-dom/server', 'commonjs2 react-dom/server'],
  ['@mockingbird/platform', 'commonjs2 @mockingbird/platform'],
  ['./bank-lazy.js', 'var {}'],
  ['../screen/admin-content-lazy', 'var {}'],
  ['./lazy-code.js', undefined],
  ['some-lazy', undefined],
])('the server bundle of a remote takes %s from %s', (request, expected) => {
  const [external] = serverConfig(settings).externals;
  const results: unknown[] = [];
  external?.({ request }, (_, result) => results.push(result));
  expect(results).toEqual([expected]);
});
