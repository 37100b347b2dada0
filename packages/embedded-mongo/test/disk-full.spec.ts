import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { verifyFile } from '../src/integrity/verify-file.js';
import { dataFile } from './support/damage.js';
import { startProcess } from './support/process.js';
import { errorOf, temporaryFolder } from './support/server.js';

/** A small disk needs a mount, and so root on Linux. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const DOCUMENT_BYTES = 20_000;

(mayMount ? describe : describe.skip)('a full disk', () => {
  let folder: string;
  let isMounted = false;
  beforeAll(async () => {
    folder = await temporaryFolder();
    mkdirSync(join(folder, 'disk'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', join(folder, 'disk')]);
    isMounted = true;
  });
  afterAll(async () => {
    if (isMounted) execFileSync('umount', ['-l', join(folder, 'disk')]);
    await rm(folder, { recursive: true });
  });

  it('ends writes with a clear error, and neither reads nor what was acknowledged', async () => {
    const data = join(folder, 'disk/data');
    const server = await startProcess(data);
    const client = await mongo.MongoClient.connect(server.uri);
    const items = client.db('test').collection('items');
    let acknowledged = 0;
    const fill = async (): Promise<never> => {
      for (;;) {
        await items.insertOne({ n: acknowledged, text: 'x'.repeat(DOCUMENT_BYTES) });
        acknowledged++;
      }
    };
    const full = { code: 14_031, codeName: 'OutOfDiskSpace' };
    const error = await errorOf(fill());
    expect(error).toMatchObject(full);
    expect(error['message']).toMatch(/^MB-5013 the disk of .* is full.*restart the site$/);
    expect(await errorOf(items.insertOne({ small: 1 }))).toMatchObject(full);
    expect(acknowledged).toBeGreaterThan(20);
    expect(await items.find().toArray()).toHaveLength(acknowledged);
    expect(server.errors()).toContain('embedded-mongo: MB-5013 the disk of');
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);
    execFileSync('mount', ['-o', 'remount,size=16m', join(folder, 'disk')]);
    expect(verifyFile(dataFile(data), 'values', true).issues).toEqual([]);
    const next = await startProcess(data);
    const again = await mongo.MongoClient.connect(next.uri);
    await again.db('test').collection('items').insertOne({ n: acknowledged });
    expect(await again.db('test').collection('items').countDocuments()).toBe(acknowledged + 1);
    await again.close();
    await next.end('SIGTERM');
  }, 60_000);
});
