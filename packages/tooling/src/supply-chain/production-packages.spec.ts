import { describe, expect, it } from '@jest/globals';
import { productionPackages } from './production-packages.mjs';

const lock = {
  packages: {
    '': { dependencies: { root: '1' } },
    services: { dependencies: { a: '1', '@ours/lib': '1' }, devDependencies: { jest: '1' } },
    'packages/lib': { dependencies: { b: '1' } },
    'node_modules/@ours/lib': { link: true, resolved: 'packages/lib' },
    'packages/lib/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '1' },
      optionalDependencies: { 'other-platform': '1' },
      peerDependencies: { peer: '1' },
    },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/jest': { version: '1.0.0' },
    'node_modules/root': { version: '1.0.0' },
  },
};

describe('the packages that a workspace needs to run', () => {
  it('are found as Node finds them, through other workspaces, and in a circle', () => {
    expect(productionPackages(lock, ['services']).map(({ path }) => path)).toEqual([
      'node_modules/a',
      'node_modules/b',
      'packages/lib/node_modules/b',
      'node_modules/c',
      'node_modules/peer',
    ]);
  });

  it('are those of all given workspaces', () => {
    expect(
      productionPackages(lock, ['packages/lib']).map(({ name, entry }) => [name, entry.version]),
    ).toEqual([
      ['a', '1.0.0'],
      ['b', '1.0.0'],
      ['b', '2.0.0'],
      ['c', '1.0.0'],
      ['peer', '1.0.0'],
    ]);
    expect(productionPackages(lock, [])).toEqual([]);
  });
});
