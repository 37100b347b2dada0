import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { ended, spawnCommand, startProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

describe('a failpoint', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => rm(folder, { recursive: true }));

  const connect = (uri: string) =>
    new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000, retryWrites: false });

  /** Inserts until the server ends. @returns the acknowledged ids, and the stored ones after a restart */
  async function insertUntilKilled(
    failpoint: string,
  ): Promise<{ acknowledged: number[]; stored: unknown[] }> {
    const server = await startProcess(folder);
    const items = connect(server.uri);
    await items.db('test').createCollection('items');
    await items.close();
    await server.end('SIGTERM');
    const armed = await startProcess(folder, [], { FAILPOINTS: failpoint });
    const client = connect(armed.uri);
    const acknowledged: number[] = [];
    try {
      for (let number = 1; ; number += 1) {
        await client.db('test').collection<{ _id: number }>('items').insertOne({ _id: number });
        acknowledged.push(number);
      }
    } catch (error) {
      if (!(error instanceof mongo.MongoError)) throw error;
    }
    expect(await ended(armed.child)).toBe('SIGKILL');
    await client.close();
    const next = await startProcess(folder);
    const reader = connect(next.uri);
    const stored = (await reader.db('test').collection('items').find().toArray()).map(({ _id }) => _id);
    await reader.close();
    await next.end('SIGTERM');
    return { acknowledged, stored };
  }

  it('before a commit ends the server at the given pass, and the write is gone', async () => {
    const { acknowledged, stored } = await insertUntilKilled('store.before-commit=kill@3');
    expect([acknowledged, stored]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('after a commit ends the server before it answers, and the write is there', async () => {
    const { acknowledged, stored } = await insertUntilKilled('store.after-commit=kill@3');
    expect([acknowledged, stored]).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it.each([
    ['store.before-commit=kill@1', 'development', 'remove the variable, or set NODE_ENV=test'],
    ['store.before-commit=kill', 'test', 'not store.before-commit=kill'],
    ['store.nowhere=kill@1', 'test', 'store.before-commit, store.after-commit, not store.nowhere=kill@1'],
    ['store.before-commit=explode@1', 'test', 'expected NAME=kill@N or NAME=stop@N'],
  ])('%s is refused with NODE_ENV=%s', async (FAILPOINTS, NODE_ENV, message) => {
    const args = ['--data', folder, '--no-password'];
    const { child, errors } = spawnCommand(args, { FAILPOINTS, NODE_ENV });
    expect(await ended(child)).toBe(1);
    expect(errors()).toContain(message);
  });
});
