import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installedVersion, sharedRanges } from './shared.mjs';

let remote: string;

beforeEach(async () => {
  remote = await realpath(await mkdtemp(join(tmpdir(), 'mockingbird-shared-')));
});

afterEach(() => rm(remote, { recursive: true, force: true }));

/** Writes a package.json into the remote's folder, or a folder in it. */
async function write(content: object, folder = ''): Promise<void> {
  const file = join(remote, folder, 'package.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

describe('the ranges that a remote accepts', () => {
  it('are those of its package.json, not what happens to be installed: an older shell will do', async () => {
    await write({ dependencies: { react: '^19.1.0', '@mockingbird/platform': '^0.1.0' } });
    await write({ version: '19.9.9' }, 'node_modules/react');
    await write({ version: '0.1.7' }, 'node_modules/@mockingbird/platform');
    expect(sharedRanges(remote)).toMatchObject({ react: '^19.1.0', '@mockingbird/platform': '^0.1.0' });
  });

  it('start at the installed version for a library that it does not name, its own before that of the tooling', async () => {
    await write({ dependencies: {} });
    await write({ version: '18.3.1' }, 'node_modules/react');
    expect(sharedRanges(remote)).toMatchObject({
      react: '^18.3.1',
      zustand: `^${installedVersion('zustand', import.meta.dirname)}`,
    });
  });

  it.each(['file:../platform', 'workspace:*', 'latest', '*'])(
    'are none of the kind "%s": the installed version counts',
    async (range) => {
      await write({ dependencies: { react: range } });
      await write({ version: '19.2.0' }, 'node_modules/react');
      expect(sharedRanges(remote)['react']).toBe('^19.2.0');
    },
  );
});
