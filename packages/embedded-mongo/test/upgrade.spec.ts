import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../src/index.js';
import { verifyFile } from '../src/integrity/verify-file.js';
import { makeBackup } from '../src/maintenance/backup.js';
import { checkFolder } from '../src/maintenance/check.js';
import { PAGE_BYTES } from './support/damage.js';
import { ended, spawnCommand } from './support/process.js';
import { temporaryFolder } from './support/server.js';

/** Written by the last version without checksums: 111 documents with five indexes, a large document, an empty collection. */
const OLD_DATA = gunzipSync(readFileSync(join(import.meta.dirname, 'support/format-1.mdb.gz')));
const OLD_FORMAT = '{"store":"embedded-mongo","format":1}\n';
const KILLS = Number(process.env['UPGRADE_KILLS'] ?? 4);

describe('a data folder of format 1', () => {
  let folder: string;
  let data: string;
  const file = (name: string): string => join(data, name);
  beforeEach(async () => {
    folder = await temporaryFolder();
    data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(file('data.mdb'), OLD_DATA);
    writeFileSync(file('format.json'), OLD_FORMAT);
  });
  afterEach(async () => rm(folder, { recursive: true }));

  async function checkAnswers(): Promise<void> {
    const server = await startEmbeddedMongo({ dataDir: data });
    const client = await mongo.MongoClient.connect(server.uri);
    const items = client.db('test').collection('items');
    const numbers = Array.from({ length: 120 }, (_, n) => n).filter((n) => n <= 60 || n >= 70);
    const documents = await items.find().sort({ n: 1 }).toArray();
    expect(documents.map(({ n, text }) => [n, text])).toEqual(numbers.map((n) => [n, 'x'.repeat(n)]));
    expect(await items.countDocuments({ tag: 'tag 3' }, { hint: 'tag_1_n_-1' })).toBe(7);
    expect(await items.countDocuments({ list: 3 }, { hint: 'list_1' })).toBe(
      numbers.filter((n) => n % 5 === 3 || n % 7 === 3).length,
    );
    expect(await items.countDocuments({ tag: 'tag 3', n: { $gte: 50 } }, { hint: 'partial' })).toBe(4);
    expect(await client.db('test').collection('large').findOne()).toMatchObject({ text: 'z'.repeat(9_000) });
    expect(await client.db('other').listCollections().toArray()).toHaveLength(1);
    await items.insertOne({ n: 1_000 });
    await items.deleteOne({ n: 1_000 });
    await client.close();
    await server.close();
    expect(verifyFile(file('data.mdb'), 'values', true)).toMatchObject({ issues: [], format: 2 });
    expect(JSON.parse(readFileSync(file('format.json'), 'utf8'))).toMatchObject({ format: 2, hasData: true });
    expect(readdirSync(data).sort()).toEqual(['data.mdb', 'data.mdb-lock', 'format.json']);
  }

  it('is upgraded when the server starts, and answers as before', async () => {
    await checkAnswers();
    await checkAnswers();
  });

  it('is upgraded from any state in which a killed server leaves it', async () => {
    writeFileSync(file('upgrade.mdb'), OLD_DATA.subarray(0, 20_000));
    writeFileSync(file('upgrade.mdb-lock'), 'half');
    await checkAnswers();
    // Killed after the new file had its name, and before format.json was written.
    writeFileSync(file('format.json'), OLD_FORMAT);
    await checkAnswers();
  });

  it('loses nothing when the server is killed while it upgrades', async () => {
    for (let round = 0; round < KILLS; round++) {
      writeFileSync(file('data.mdb'), OLD_DATA);
      writeFileSync(file('format.json'), OLD_FORMAT);
      const { child } = spawnCommand(['--data', data, '--no-password']);
      while (!existsSync(file('upgrade.mdb')) && child.exitCode === null) await new Promise(setImmediate);
      for (let step = 0; step < round * round * 40; step++) await new Promise(setImmediate);
      child.kill('SIGKILL');
      await ended(child);
      await checkAnswers();
    }
  }, 60_000);

  it('is not checked or backed up before it is upgraded', async () => {
    await expect(checkFolder(data)).rejects.toThrow(/^MB-5012 .*Start the site once/);
    await expect(makeBackup(data, join(folder, 'backup'), false)).rejects.toThrow(
      /^MB-5012 .*Start the site once/,
    );
  });

  it('stays as it is when it is damaged', async () => {
    const damaged = Buffer.from(OLD_DATA);
    damaged.fill(0, 20 * PAGE_BYTES, 30 * PAGE_BYTES);
    writeFileSync(file('data.mdb'), damaged);
    await expect(startEmbeddedMongo({ dataDir: data })).rejects.toThrow(/^MB-5010 .*data.mdb is damaged/);
    expect(readFileSync(file('data.mdb')).equals(damaged)).toBe(true);
    expect(readFileSync(file('format.json'), 'utf8')).toBe(OLD_FORMAT);
  });
});
