import { rmSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/index.js';
import { readMetaPages } from '../src/integrity/meta-page.js';
import { verifyFile } from '../src/integrity/verify-file.js';
import {
  answersOf,
  bytesAt,
  copyOf,
  dataFile,
  makeData,
  overwrite,
  PAGE_BYTES,
  pagesOf,
  readAll,
  type Answers,
} from './support/damage.js';
import { Random } from './support/random.js';
import { errorOf, temporaryFolder } from './support/server.js';

const FLIPS = Number(process.env['DAMAGE_FLIPS'] ?? 200);
const PAGES = Math.max(16, Math.ceil(FLIPS / 8));
/** Writing afterwards is slow: this share of the sound copies does it. */
const WRITE_EVERY = 6;
const SEED = Number(process.env['DAMAGE_SEED'] ?? 20261125);

describe('a damaged data file', () => {
  let folder: string;
  let data: string;
  let expected: Answers;
  let early: Buffer;
  beforeAll(async () => {
    folder = await temporaryFolder();
    data = join(folder, 'data');
    await makeData(data);
    early = readAll(data);
    const server = await startEmbeddedMongo({ dataDir: data });
    const client = await mongo.MongoClient.connect(server.uri);
    for (let n = 0; n < 40; n++)
      await client
        .db('test')
        .collection('items')
        .updateOne({ n: n * 20 }, { $set: { round: n, tag: `tag ${n % 17}` } });
    await client.close();
    expected = await answersOf(server.uri);
    await server.close();
  }, 120_000);
  afterAll(async () => rm(folder, { recursive: true }));

  async function start(dataDir: string): Promise<EmbeddedMongo | string> {
    try {
      return await startEmbeddedMongo({ dataDir });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Writes, and checks that what is there afterwards is sound. */
  async function writeOn(server: EmbeddedMongo, dataDir: string): Promise<void> {
    const client = await mongo.MongoClient.connect(server.uri);
    const items = client.db('test').collection('items');
    await items.insertMany(
      Array.from({ length: 60 }, (_, n) => ({ n: 10_000 + n, text: 'w'.repeat(n * 90) })),
    );
    await items.deleteMany({ n: { $lt: 30 } });
    await client.close();
    await server.close();
    expect(verifyFile(dataFile(dataDir), 'values', true).issues).toEqual([]);
  }

  /** @returns what became of a copy of the data after one change: never an answer that is wrong */
  async function outcomeOf(
    change: (file: string) => void,
    writes = false,
  ): Promise<'refused' | 'error' | 'sound'> {
    const copy = copyOf(data, join(folder, 'copy'));
    change(dataFile(copy));
    const { issues } = verifyFile(dataFile(copy), 'values', true);
    const server = await start(copy);
    try {
      if (typeof server === 'string') {
        expect(server).toMatch(/^MB-5010 .* is damaged: (?!it is empty).+ npm run db:restore/s);
        expect(issues).not.toEqual([]);
        return 'refused';
      }
      const answers = await answersOf(server.uri);
      const wrong = Object.keys(expected).filter((name) => answers[name] !== expected[name]);
      expect(wrong.filter((name) => answers[name] !== 'error 301')).toEqual([]);
      if (wrong.length > 0) expect(issues).not.toEqual([]);
      if (issues.length === 0 && writes) await writeOn(server, copy);
      return wrong.length > 0 ? 'error' : 'sound';
    } finally {
      if (typeof server !== 'string') await server.close();
      rmSync(copy, { recursive: true });
    }
  }

  async function outcomesOf(count: number, change: (file: string, random: Random, round: number) => void) {
    const random = new Random(SEED);
    const outcomes = { refused: 0, error: 0, sound: 0 };
    for (let round = 0; round < count; round++)
      outcomes[await outcomeOf((file) => change(file, random, round), round % WRITE_EVERY === 0)]++;
    return outcomes;
  }

  it(`answers right or says what is damaged after each of ${FLIPS} flipped bytes`, async () => {
    const pages = pagesOf(dataFile(data));
    const outcomes = await outcomesOf(FLIPS, (file, random) => {
      const offset = random.below(pages) * PAGE_BYTES + random.below(PAGE_BYTES);
      const [byte = 0] = bytesAt(file, offset, 1);
      overwrite(file, offset, Buffer.from([byte ^ (1 << random.below(8))]));
    });
    process.stdout.write(`flipped bytes: ${JSON.stringify(outcomes)}\n`);
    expect(outcomes.refused).toBeGreaterThan(FLIPS / 4);
    expect(outcomes.error).toBeGreaterThan(0);
  }, 900_000);

  it('answers right or says what is damaged after pages with random bytes, zeros or the bytes of another page', async () => {
    const pages = pagesOf(dataFile(data));
    const outcomes = await outcomesOf(PAGES, (file, random, round) => {
      const page = random.below(pages);
      const other = [
        Buffer.from(Array.from({ length: PAGE_BYTES }, () => random.below(256))),
        Buffer.alloc(PAGE_BYTES),
        bytesAt(file, random.below(pages) * PAGE_BYTES, PAGE_BYTES),
      ][round % 3];
      if (other) overwrite(file, page * PAGE_BYTES, other);
    });
    expect(outcomes.refused).toBeGreaterThan(0);
  }, 300_000);

  it('notices pages of an earlier state, whose checksums fit', async () => {
    const now = readAll(data);
    const page = (bytes: Buffer, number: number): Buffer =>
      bytes.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
    const changed = Array.from({ length: early.length / PAGE_BYTES }, (_, number) => number).filter(
      (number) => !page(early, number).equals(page(now, number)),
    );
    const outcomes = await outcomesOf(Math.min(PAGES, changed.length), (file, random) => {
      const number = changed[random.below(changed.length)] ?? 0;
      overwrite(file, number * PAGE_BYTES, page(early, number));
    });
    expect(outcomes.refused).toBeGreaterThan(0);
  }, 300_000);

  it('notices a free page that a tree uses: the next transaction would overwrite it', async () => {
    const change = (file: string): void => {
      const meta = readMetaPages((offset, length) => bytesAt(file, offset, length));
      if (typeof meta === 'string') throw new Error(meta);
      const start = (meta.free.root ?? 0) * PAGE_BYTES;
      const page = bytesAt(file, start, PAGE_BYTES);
      // Header, then a pointer to each entry. An entry has a header of 8 bytes, a key of 8, a count, and page numbers.
      const entries = Array.from(
        { length: page.readUInt16LE(20) / 2 },
        (_, n) => 24 + page.readUInt16LE(24 + n * 2),
      );
      const entry = entries.find((offset) => page.readUInt32LE(offset + 16) > 0) ?? 0;
      const used = Buffer.alloc(8);
      used.writeUInt32LE(meta.main.root ?? 0);
      overwrite(file, start + entry + 24, used);
      expect(verifyFile(file, 'pages', true).issues).toContainEqual(
        expect.stringMatching(/list of free pages refers to page \d+, which is in use elsewhere/),
      );
    };
    expect(await outcomeOf(change)).toBe('refused');
  });

  it('refuses a file that is too short, instead of crashing', async () => {
    for (const bytes of [0, 100, PAGE_BYTES, 3 * PAGE_BYTES + 1, readAll(data).length / 2])
      expect(await outcomeOf((file) => truncateSync(file, bytes))).toBe('refused');
    const copy = copyOf(data, join(folder, 'missing'));
    rmSync(dataFile(copy));
    expect(await start(copy)).toMatch(/^MB-5010 .*the file is missing/);
  });

  it.each([0, 1])('refuses a file whose meta page %i is zeros, instead of crashing', async (page) => {
    const change = (file: string): void => overwrite(file, page * PAGE_BYTES, Buffer.alloc(PAGE_BYTES));
    expect(await outcomeOf(change)).toBe('refused');
  });

  it('gives an error for a value that is damaged while the server runs, and answers the rest', async () => {
    const copy = copyOf(data, join(folder, 'running'));
    const server = await startEmbeddedMongo({ dataDir: copy });
    const client = await mongo.MongoClient.connect(server.uri);
    const large = client.db('test').collection('large');
    const place = readAll(copy).lastIndexOf(Buffer.from('z'.repeat(20_000)));
    overwrite(dataFile(copy), place + 9_000, Buffer.from('!'));
    const printed: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => printed.push(String(text)) > 0);
    const error = await errorOf(large.find().toArray());
    write.mockRestore();
    expect(error).toMatchObject({ code: 301, codeName: 'DataCorruptionDetected' });
    expect(error['message']).toMatch(
      /^MB-5010 the stored data of collection test\.large are damaged at key 02/,
    );
    expect(printed.join('')).toContain('embedded-mongo: MB-5010 the stored data of collection test.large');
    expect(await large.findOne({ n: 0 })).toMatchObject({ n: 0 });
    await client.close();
    await server.close();
  });
});
