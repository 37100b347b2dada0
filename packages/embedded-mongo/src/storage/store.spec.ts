import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Store } from './store.js';

describe('a store', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('notes in memory what was written once it is on disk, and not before', async () => {
    const store = Store.open(folder);
    const notes: string[] = [];
    const writing = store.write(() => {
      store.put(Buffer.from('a'), Buffer.from('1'));
      store.afterCommit(() => notes.push('written'));
      notes.push('requested');
    });
    expect(notes).not.toContain('written');
    await writing;
    expect(notes).toEqual(['requested', 'written']);
    expect(store.get(Buffer.from('a'))?.toString()).toBe('1');
    await store.close();
  });

  it('hands on the error of one action, and takes further writes', async () => {
    const store = Store.open(folder);
    await expect(
      store.write(() => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await store.write(() => 'yes')).toBe('yes');
    await store.close();
  });

  it('takes no write after one that could not be committed', async () => {
    const store = Store.open(folder);
    await store.close();
    await expect(store.write(() => 1)).rejects.toThrow('takes no more writes');
    await expect(store.write(() => 2)).rejects.toThrow('takes no more writes');
  });
});
