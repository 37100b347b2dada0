import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plantWorkspace } from './planted-workspace.js';

const ALL_CACHED = 'Nx read the output from the cache instead of running the command for 2 out of 2 tasks';

let workspace: Awaited<ReturnType<typeof plantWorkspace>>;
const built = (name: string) => readFile(join(workspace.folder, `packages/${name}/dist/built.txt`), 'utf8');

// One workspace for all: each test begins with a complete build.
beforeAll(async () => {
  workspace = await plantWorkspace();
  await workspace.lernaRun('build');
});

afterAll(async () => {
  await rm(workspace.folder, { recursive: true, force: true });
});

describe('lerna run build', () => {
  it('builds a package after those that it needs', async () => {
    expect(await built('remote')).toBe('base+remote');
  });

  it('starts no background process', () => {
    expect(existsSync(join(workspace.folder, '.nx/workspace-data/d/server-process.json'))).toBe(false);
  });

  it('restores a deleted build from the cache, also after a change in tests or documents', async () => {
    await rm(join(workspace.folder, 'packages/remote/dist'), { recursive: true });
    await workspace.write('packages/base/src/text.spec.ts', '');
    await workspace.write('packages/base/test/help.ts', '');
    await workspace.write('packages/base/README.md', '');
    expect(await workspace.lernaRun('build')).toContain(ALL_CACHED);
    expect(await built('remote')).toBe('base+remote');
  });

  it('builds again after a change in a package that it needs', async () => {
    await workspace.write('packages/base/src/text.txt', 'new');
    await workspace.lernaRun('build');
    expect(await built('remote')).toBe('new+remote');
  });
});

describe('lerna run test --since', () => {
  it('runs the tests of changed packages and of those that need them', async () => {
    await workspace.commit();
    await workspace.write('packages/base/src/text.txt', 'newer');
    const output = await workspace.lernaRun('test', '--since', 'HEAD');
    expect(output).toContain('base:test');
    expect(output).toContain('remote:test');
  });

  it('leaves out the others', async () => {
    await workspace.commit();
    await workspace.write('packages/remote/src/text.txt', 'new');
    const output = await workspace.lernaRun('test', '--since', 'HEAD');
    expect(output).toContain('remote:test');
    expect(output).not.toContain('base:test');
  });
});
