import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { installedPackages, isInput } from './inputs-hash.mjs';

const ROOT = join(import.meta.dirname, '../../..');

describe('what the lock file gives to a build', () => {
  it('is packages of others alone: a new remote makes no other build stale', async () => {
    const paths = (await installedPackages(ROOT)).map(([path]) => path);
    expect(paths).toContain('node_modules/react');
    expect(
      paths.filter((path) => path.includes('@mockingbird') || !path.startsWith('node_modules/')),
    ).toEqual([]);
  });

  it('is nothing where there is no lock file', async () => {
    expect(await installedPackages('/nowhere')).toEqual([]);
  });
});

describe('what a build is made from', () => {
  it.each([
    'src/test/MockTestPage.tsx',
    'src/remote.ts',
    'remote.json',
    'src/coverage/a.ts',
    // The manifest contains its example addresses.
    'e2e/examples.json',
  ])('%s', (path) => {
    expect(isInput(path)).toBe(true);
  });

  it.each([
    'test/exam.spec.tsx',
    'test/render.ts',
    'e2e/site.spec.ts',
    'src/a.spec.ts',
    'README.md',
    'dist/a.js',
  ])('not %s', (path) => {
    expect(isInput(path)).toBe(false);
  });
});
