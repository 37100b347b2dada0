import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../src/index.js';
import { makeBackup } from '../src/maintenance/backup.js';
import { checkFolder, showReport } from '../src/maintenance/check.js';
import { runMaintenance } from '../src/maintenance/command.js';
import { restoreBackup } from '../src/maintenance/restore.js';
import { requestSnapshot } from '../src/maintenance/snapshots.js';
import { recordBytes, tallyKey } from '../src/storage/keys.js';
import { Store } from '../src/storage/store.js';
import { CollectionTally } from '../src/integrity/tally.js';
import { Catalog } from '../src/storage/catalog.js';
import { checksumOf } from '../src/integrity/checksum.js';
import {
  answersOf,
  bytesAt,
  copyOf,
  dataFile,
  makeData,
  overwrite,
  PAGE_BYTES,
  type Answers,
} from './support/damage.js';
import { ended, spawnCommand, startProcess } from './support/process.js';
import { errorOf, temporaryFolder } from './support/server.js';

const WRITERS = 3;
const BACKUPS = 3;

describe('check, backup and restore', () => {
  let folder: string;
  let data: string;
  let expected: Answers;
  const path = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await temporaryFolder();
    data = path('data');
    await makeData(data);
    expected = await answers(data);
  }, 60_000);
  afterAll(async () => rm(folder, { recursive: true }));

  async function answers(dataDir: string): Promise<Answers> {
    const server = await startEmbeddedMongo({ dataDir });
    const found = await answersOf(server.uri);
    await server.close();
    return found;
  }

  describe('check', () => {
    it('shows what each collection has', async () => {
      const report = await checkFolder(data);
      expect(report.issues).toEqual([]);
      expect(showReport(report)).toMatch(/test\.items +801 +5 +\d{4}\n[^]*No damage found in \d+ bytes\.$/);
    });

    it('lists every damaged value and ends with 1', async () => {
      const copy = copyOf(data, path('two'));
      const bytes = readFileSync(dataFile(copy));
      const text = 'z'.repeat(20_000);
      for (const place of [bytes.indexOf(text), bytes.lastIndexOf(text)])
        overwrite(dataFile(copy), place + 5, Buffer.from('!'));
      const lines: string[] = [];
      expect(await runMaintenance(['check', '--data', copy], (line) => lines.push(line))).toBe(1);
      expect(
        lines
          .join('\n')
          .match(/^DAMAGED: page \d+: the checksum of an entry does not fit \(collection test\./gm),
      ).toHaveLength(2);
    });

    it('finds index entries and documents that do not belong together, although all checksums and tallies fit', async () => {
      const copy = copyOf(data, path('bug'));
      const store = Store.open(copy);
      const items = new Catalog(store).find('test.items');
      const index = items?.indexes.find(({ spec }) => spec.name === 'n_1');
      if (!items || !index) throw new Error('the data lack test.items');
      // What a bug of the server could write: the entry of one document leads to another.
      const [entry] = store.read(index.range, 1);
      const tally = CollectionTally.decode(store.get(tallyKey(items.meta.id)) ?? Buffer.alloc(0));
      await store.write(() => {
        if (!entry) return;
        tally.index(index.spec.id).remove(checksumOf(entry.key, entry.value));
        tally.index(index.spec.id).add(store.put(entry.key, recordBytes(3)));
        store.put(tallyKey(items.meta.id), tally.encode());
      });
      await store.close();
      const { issues } = await checkFolder(copy);
      expect(issues).toEqual(['test.items: the entry of document 1 in index n_1 belongs to document 3']);
    });

    it('finds a document of an earlier state, whose checksum fits', async () => {
      const copy = copyOf(data, path('stale'));
      const store = Store.open(copy);
      const items = new Catalog(store).find('test.items');
      const [first, second] = items ? store.read(items.range, 2) : [];
      // The bytes of another document stand for those that this one had before.
      await store.write(() => first && second && store.put(first.key, second.value));
      await store.close();
      const { issues } = await checkFolder(copy);
      expect(issues).toEqual(['test.items: documents: not the ones that were written last']);
    });

    it('finds index entries whose document does not exist, and documents without an entry', async () => {
      const copy = copyOf(data, path('lost'));
      const store = Store.open(copy);
      const items = new Catalog(store).find('test.items');
      if (!items) throw new Error('the data lack test.items');
      const tally = CollectionTally.decode(store.get(tallyKey(items.meta.id)) ?? Buffer.alloc(0));
      const [document] = store.read(items.range, 1);
      const index = items.indexes.find(({ spec }) => spec.name === 'n_1');
      const [, second] = index ? store.read(index.range, 2) : [];
      await store.write(() => {
        if (!document || !second || !index) return;
        store.remove(document.key);
        tally.documents.remove(checksumOf(document.key, document.value));
        store.remove(second.key);
        tally.index(index.spec.id).remove(checksumOf(second.key, second.value));
        store.put(tallyKey(items.meta.id), tally.encode());
      });
      await store.close();
      const { issues } = await checkFolder(copy);
      expect(issues).toContain('test.items: the entry of document 2 in index n_1 is missing');
      expect(issues).toContain('test.items: index n_1 has an entry of document 1, which does not exist');
      // The server does not skip it: an entry without its document is an error.
      const server = await startEmbeddedMongo({ dataDir: copy });
      const client = await mongo.MongoClient.connect(server.uri);
      const error = await errorOf(client.db('test').collection('items').find({ n: 0 }).toArray());
      await client.close();
      await server.close();
      expect(error).toMatchObject({ code: 301 });
    });

    it('refuses a running database and a folder without one', async () => {
      const server = await startEmbeddedMongo({ dataDir: data });
      await expect(checkFolder(data)).rejects.toThrow(
        /^MB-5012 .*in use by process \d+.*Stop the site first/,
      );
      await server.close();
      await expect(checkFolder(path('nothing'))).rejects.toThrow(/^MB-5012 .*has no database/);
    });
  });

  describe('backup', () => {
    it('of a stopped database can be restored, and the data from before stay in a separate folder', async () => {
      const manifest = await makeBackup(data, path('backup'), false);
      expect(manifest.documents).toEqual({ 'other.small': 1, 'test.items': 801, 'test.large': 12 });
      expect(readdirSync(path('backup')).sort()).toEqual(['data.mdb', 'manifest.json']);
      const target = copyOf(data, path('target'));
      overwrite(dataFile(target), 3 * PAGE_BYTES, Buffer.alloc(PAGE_BYTES, 7));
      const damaged = readFileSync(dataFile(target));
      const { previousData } = await restoreBackup(path('backup'), target);
      expect(readFileSync(join(previousData ?? '', 'data.mdb')).equals(damaged)).toBe(true);
      expect(await answers(target)).toEqual(expected);
      await restoreBackup(path('backup'), path('fresh'));
      expect(await answers(path('fresh'))).toEqual(expected);
    });

    it('of a running database is a state between two transactions', async () => {
      const server = await startProcess(path('busy'));
      const client = await mongo.MongoClient.connect(server.uri);
      const items = client.db('test').collection('numbers');
      await items.createIndex({ writer: 1, n: 1 }, { unique: true });
      let running = true;
      const acknowledged = Array.from({ length: WRITERS }, () => 0);
      const writing = Promise.all(
        acknowledged.map(async (_, writer) => {
          for (let n = 0; running; n++) {
            await items.insertOne({ writer, n, text: 'x'.repeat((n * 97) % 3_000) });
            acknowledged[writer] = n + 1;
          }
        }),
      );
      const before: number[][] = [];
      for (let round = 0; round < BACKUPS; round++) {
        while (Math.min(...acknowledged) < 20 * (round + 1)) await new Promise(setImmediate);
        before.push([...acknowledged]);
        const { child, errors } = spawnCommand([
          'backup',
          '--running',
          '--data',
          path('busy'),
          path(`busy-${round}`),
        ]);
        expect([await ended(child), errors()]).toEqual([0, '']);
      }
      running = false;
      await writing;
      // A backup that opens the file itself sets the server back to an older transaction.
      expect(await items.countDocuments()).toBe(acknowledged.reduce((sum, count) => sum + count));
      await client.close();
      await server.end('SIGTERM');
      expect((await checkFolder(path('busy'))).issues).toEqual([]);
      for (let round = 0; round < BACKUPS; round++) {
        await restoreBackup(path(`busy-${round}`), path('copy'));
        const copy = await startEmbeddedMongo({ dataDir: path('copy') });
        const copied = await mongo.MongoClient.connect(copy.uri);
        for (let writer = 0; writer < WRITERS; writer++) {
          const found = await copied
            .db('test')
            .collection('numbers')
            .find({ writer })
            .sort({ n: 1 })
            .toArray();
          // Without gaps, and with all that was acknowledged before the backup began.
          expect(found.map(({ n }) => Number(n))).toEqual(found.map((_, n) => n));
          expect(found.length).toBeGreaterThanOrEqual(before[round]?.[writer] ?? 0);
        }
        await copied.close();
        await copy.close();
      }
    }, 120_000);

    it('of a running database is made by the server, and waits while the server is stopped', async () => {
      const server = await startProcess(copyOf(data, path('stopped')));
      server.child.kill('SIGSTOP');
      const { child } = spawnCommand(['backup', '--running', '--data', path('stopped'), path('waited')]);
      const request = join(path('stopped'), 'snapshots', `${child.pid}.request`);
      while (!existsSync(request) && child.exitCode === null) await new Promise(setImmediate);
      expect(child.exitCode).toBeNull();
      server.child.kill('SIGCONT');
      expect(await ended(child)).toBe(0);
      await server.end('SIGTERM');
    });

    it('of a running database says why it was not made', async () => {
      await expect(makeBackup(data, path('no-server'), true)).rejects.toThrow(/^MB-5012 no server runs on/);
      const server = await startEmbeddedMongo({ dataDir: copyOf(data, path('served')) });
      await expect(requestSnapshot(path('served'), dataFile(data))).rejects.toThrow(
        /^MB-5012 the server could not copy/,
      );
      await server.close();
      expect(existsSync(path('no-server'))).toBe(false);
    });

    it('is not made of damaged data, nor over something', async () => {
      const copy = copyOf(data, path('broken'));
      overwrite(dataFile(copy), readFileSync(dataFile(copy)).indexOf('z'.repeat(20_000)), Buffer.from('!'));
      await expect(makeBackup(copy, path('of-broken'), false)).rejects.toThrow(/^MB-5010/);
      expect(readdirSync(folder).filter((name) => name.includes('of-broken'))).toEqual([]);
      await expect(makeBackup(data, path('data'), false)).rejects.toThrow(/^MB-5012 .* exists/);
    });
  });

  describe('restore', () => {
    const target = (): string => path('present');
    beforeAll(async () => {
      if (!existsSync(path('backup'))) await makeBackup(data, path('backup'), false);
      copyOf(data, target());
    });

    const changes: [string, (backup: string) => void][] = [
      ['one changed byte', (backup) => flip(join(backup, 'data.mdb'))],
      [
        'a missing end',
        (backup) =>
          writeFileSync(join(backup, 'data.mdb'), readFileSync(join(backup, 'data.mdb')).subarray(1)),
      ],
      ['another number of documents', (backup) => edit(backup, '801', '802')],
      ['a manifest that is not JSON', (backup) => edit(backup, '{', '')],
      ['no manifest', (backup) => rmSync(join(backup, 'manifest.json'))],
      ['another version', (backup) => edit(backup, '"backup": 1', '"backup": 9')],
    ];

    function flip(file: string): void {
      const [byte = 0] = bytesAt(file, 9_000, 1);
      overwrite(file, 9_000, Buffer.from([byte ^ 1]));
    }

    function edit(backup: string, before: string, after: string): void {
      const file = join(backup, 'manifest.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
    }

    it.each(changes)('refuses a backup with %s, and leaves the present data alone', async (_what, change) => {
      const backup = copyOf(path('backup'), path('changed'));
      const before = readFileSync(dataFile(target()));
      change(backup);
      await expect(restoreBackup(backup, target())).rejects.toThrow(
        /^MB-5011 .*the present data are unchanged/,
      );
      expect(readFileSync(dataFile(target())).equals(before)).toBe(true);
      expect(readdirSync(target()).sort()).toEqual(['data.mdb', 'data.mdb-lock', 'format.json']);
      rmSync(backup, { recursive: true });
    });

    it('refuses while a server runs, and a backup that does not exist', async () => {
      const server = await startEmbeddedMongo({ dataDir: target() });
      await expect(restoreBackup(path('backup'), target())).rejects.toThrow(/^MB-5012 .*Stop the site first/);
      await server.close();
      await expect(restoreBackup(path('nothing'), target())).rejects.toThrow(/^MB-5012 .* does not exist/);
    });
  });
});
