import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBuiltSizes } from './built-sizes.mjs';
import { checkFileLines, countLines } from './file-lines.mjs';

const MAIN = join(import.meta.dirname, 'main.mjs');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-sizes-'));
  await plant('package.json', JSON.stringify({ workspaces: ['shell', 'mfe-*'] }));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function plant(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Text that gzip can compress to half its size at most. */
const incompressible = (bytes: number) => randomBytes(bytes / 2).toString('hex');

const linesOf = (count: number) => 'const a = 1;\n'.repeat(count);

async function plantBuilds() {
  await plant('shell/package.json', '{}');
  const assets = {
    'shell.js': { file: 'shell.1.js' },
    'shell.css': { file: 'shell.1.css' },
    onDemand: { '/assets/part-7.1.js': 'sha384-x' },
  };
  await plant('shell/dist/assets.json', JSON.stringify(assets));
  await plant('shell/dist/assets/shell.1.js', incompressible(1_000));
  await plant('shell/dist/assets/part-7.1.js', incompressible(200_000));
  await plant('shell/dist/assets/shell.1.css', 'a{}');
  await plant('mfe-blog/package.json', '{}');
  await plant('mfe-blog/remote.json', '{}');
  // A remote for development only has no limit, and no build here.
  await plant('packages/styleguide/package.json', '{}');
  await plant('packages/styleguide/remote.json', '{}');
}

const blogManifest = (gzip: number) =>
  JSON.stringify({
    name: 'mfe-blog',
    entry: 'remoteEntry.js',
    routes: [{ id: 'post', js: ['route.js'], css: [] }],
    files: { 'remoteEntry.js': { gzip: 1_000 }, 'route.js': { gzip } },
  });

describe('lines of files', () => {
  it.each([
    ['', 1],
    ['a', 1],
    ['a\n', 1],
    ['a\nb', 2],
    ['a\n\n', 2],
  ])('of %j are counted as an editor does', (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  it('may be 400 and no more', async () => {
    await plant('shell/src/fits.ts', linesOf(400));
    await plant('shell/src/long.css', linesOf(401));
    expect(checkFileLines(folder).issues).toEqual([
      'shell/src/long.css has 401 lines; at most 400 are allowed',
    ]);
  });

  it('do not matter in the question bank, in builds and in packages of others', async () => {
    await plant('content/bank/bank.mjs', linesOf(900));
    await plant('shell/dist/shell.js', linesOf(900));
    await plant('node_modules/some/index.js', linesOf(900));
    expect(checkFileLines(folder)).toEqual({ issues: [], files: 0, median: 0 });
  });
});

describe('bytes of the built pages', () => {
  it('are printed and pass when they are small', async () => {
    await plantBuilds();
    await plant('mfe-blog/dist/manifest.json', blogManifest(2_000));
    const { issues, summary } = checkBuiltSizes(folder);
    expect(issues).toEqual([]);
    expect(summary[1]).toContain('mfe-blog: own script 3.0 KB (post)');
  });

  it('leave out what the shell loads on demand', async () => {
    await plantBuilds();
    await plant('mfe-blog/dist/manifest.json', blogManifest(2_000));
    expect(checkBuiltSizes(folder).summary[0]).toMatch(/^shell: script 0\.\d KB/);
  });

  it('fail when they are many', async () => {
    await plantBuilds();
    await plant('mfe-blog/dist/manifest.json', blogManifest(30_000));
    expect(checkBuiltSizes(folder).issues).toHaveLength(1);
  });

  it('cannot be judged before the build', async () => {
    await plantBuilds();
    expect(checkBuiltSizes(folder).issues).toEqual(['mfe-blog/dist/manifest.json is missing: build first']);
  });

  it('end the check with a code that fails the build', async () => {
    await plantBuilds();
    await plant('mfe-blog/dist/manifest.json', blogManifest(2_000));
    await expect(promisify(execFile)(process.execPath, [MAIN, folder])).resolves.toBeDefined();
    await plant('mfe-blog/dist/manifest.json', blogManifest(30_000));
    await expect(promisify(execFile)(process.execPath, [MAIN, folder])).rejects.toMatchObject({ code: 1 });
  });
});
