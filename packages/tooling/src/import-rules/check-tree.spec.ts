import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkTree } from './check-tree.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = join(import.meta.dirname, 'main.mjs');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-imports-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function plant(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const WORKSPACES = { 'package.json': JSON.stringify({ workspaces: ['packages/*', 'mfe-*', 'extras'] }) };

describe('a tree held against the import rules', () => {
  it('tells each violation with its place', async () => {
    await plant({
      ...WORKSPACES,
      'mfe-home/package.json': '{}',
      'mfe-home/src/remote.ts': "import '@mockingbird/platform';\nimport '@mockingbird/mfe-blog';\n",
      'packages/exam-core/src/score.ts': "import { useState } from 'react';\n",
    });
    expect(checkTree(folder)).toEqual({
      files: 2,
      faults: [
        'mfe-home/src/remote.ts:2 "@mockingbird/mfe-blog": mfe-* may not import it',
        'packages/exam-core/src/score.ts:1 "react": packages/exam-core may import no package of others',
      ],
    });
  });

  it('leaves builds and installed packages alone', async () => {
    await plant({
      ...WORKSPACES,
      'mfe-home/dist/remote.js': "import 'single-spa';",
      'mfe-home/node_modules/some/index.js': "import 'single-spa';",
    });
    expect(checkTree(folder)).toEqual({ files: 0, faults: [] });
  });

  it('wants a row for every workspace', async () => {
    await plant({ ...WORKSPACES, 'extras/package.json': '{}', 'packages/new-one/package.json': '{}' });
    expect(checkTree(folder).faults).toEqual([
      'extras has no row in the table of import rules',
      'packages/new-one has no row in the table of import rules',
    ]);
  });

  it('ends with a code that fails the build', async () => {
    await plant({ ...WORKSPACES, 'packages/ui/src/a.ts': "import '@mockingbird/platform';" });
    await expect(promisify(execFile)(process.execPath, [MAIN, folder])).rejects.toMatchObject({ code: 1 });
  });
});

describe('this repository', () => {
  it('keeps its import rules', () => {
    const { faults, files } = checkTree(ROOT);
    expect(faults).toEqual([]);
    expect(files).toBeGreaterThan(500);
  });
});
