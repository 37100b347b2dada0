import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FolderStore } from './folder-store.js';

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));

describe('the folder store', () => {
  let root: string;
  let store: FolderStore;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'store-'));
    store = new FolderStore(join(root, 'artefacts'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps a folder whole, and leaves no draft behind', async () => {
    await store.write('home/1.0.0/abc', files({ 'entry.js': 'x', 'chunks/deep/page.js': 'y' }));
    expect(String(await store.read('home/1.0.0/abc', 'chunks/deep/page.js'))).toBe('y');
    expect(await readdir(join(root, 'artefacts', '.drafts'))).toEqual([]);
  });

  it('does not change a folder that was written before', async () => {
    await store.write('home/1.0.0/abc', files({ 'entry.js': 'first' }));
    await store.write('home/1.0.0/abc', files({ 'entry.js': 'second' }));
    expect(String(await store.read('home/1.0.0/abc', 'entry.js'))).toBe('first');
    expect(await readdir(join(root, 'artefacts', '.drafts'))).toEqual([]);
  });

  it('keeps nothing when a file cannot be written', async () => {
    const impossible = files({ 'entry.js': 'x', 'entry.js/inner.js': 'y' });
    await expect(store.write('home/1.0.0/abc', impossible)).rejects.toThrow();
    expect(await store.read('home/1.0.0/abc', 'entry.js')).toBeUndefined();
    expect(await readdir(join(root, 'artefacts', '.drafts'))).toEqual([]);
  });

  it('does not know files that are not there', async () => {
    await store.write('home/1.0.0/abc', files({ 'chunks/page.js': 'x' }));
    for (const name of ['nothing.js', 'chunks', 'chunks/page.js/x']) {
      expect(await store.read('home/1.0.0/abc', name)).toBeUndefined();
    }
  });

  it('does not know a file whose name is longer than a file system takes', async () => {
    await store.write('home/1.0.0/abc', files({ 'entry.js': 'x' }));
    expect(await store.read('home/1.0.0/abc', `${'x'.repeat(300)}.js`)).toBeUndefined();
  });

  it('says so when its place is no folder', async () => {
    await writeFile(join(root, 'taken'), 'a file');
    await expect(new FolderStore(join(root, 'taken')).write('a/b/c', files({ x: 'y' }))).rejects.toThrow();
    expect(await readFile(join(root, 'taken'), 'utf8')).toBe('a file');
  });
});
