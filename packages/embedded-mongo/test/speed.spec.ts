import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { serialize } from 'bson';
import { open } from 'lmdb';
import { mongo } from 'mongoose';
import { startProcess, type ServerProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

type Document = mongo.Document;
/** How many operations of each kind; more give steadier figures. */
const OPERATIONS = Number(process.env['SPEED_OPERATIONS'] ?? 200);
const PARALLEL = 16;
const SETS = 1_000;
const GROUP = 100;
jest.setTimeout(60_000 + OPERATIONS * 100);

const question = (n: number): Document => ({
  questionId: `Q${n}`,
  question: `What is the value of x when ${n} is added to it and twelve is taken away from what comes out of that?`,
  options: ['the first of the options', 'the second of the options', 'the third of them', 'none of these'],
  correctAnswer: n % 4,
  explanation: 'Because both sides may be divided by the same number, which is not zero. '.repeat(2),
});
const questionSet = (n: number): Document => ({
  _id: `set-${n}`,
  testId: `T${n}`,
  questions: Array.from({ length: 100 }, (_, at) => question(n * 100 + at)),
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

describe('speed', () => {
  let folder: string;
  let server: ServerProcess;
  let client: mongo.MongoClient;
  const report: string[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startProcess(join(folder, 'data'));
    client = await mongo.MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.end('SIGTERM');
    await rm(folder, { recursive: true });
    process.stdout.write(`${report.map((line) => `speed: ${line}`).join('\n')}\n`);
  });

  it('of many in parallel is above that of one after the other', async () => {
    const items = client.db('speed').collection<Document>('items');
    await items.createIndex({ email: 1 }, { unique: true });
    let n = 0;
    const small = (): Document => ({ email: `user${n++}@example.org`, text: 'x'.repeat(380), n });
    const each = async (count: number, run: (index: number) => Promise<unknown>): Promise<void> => {
      for (let index = 0; index < count; index++) await run(index);
    };
    const rate = async (name: string, count: number, work: () => Promise<unknown>): Promise<number> => {
      const perSecond = count / (await seconds(work));
      report.push(`${name}: ${Math.round(perSecond)}/s`);
      return perSecond;
    };
    await each(50, async () => items.insertOne(small()));
    const single = await rate('insertOne', OPERATIONS, async () =>
      each(OPERATIONS, async () => items.insertOne(small())),
    );
    const parallel = await rate(`insertOne, ${PARALLEL} in parallel`, OPERATIONS * 4, async () =>
      Promise.all(
        Array.from({ length: PARALLEL }, async () =>
          each((OPERATIONS * 4) / PARALLEL, async () => items.insertOne(small())),
        ),
      ),
    );
    const bulk = await rate('insertMany of 1,000', OPERATIONS * 20, async () =>
      each(OPERATIONS / 50, async () => items.insertMany(Array.from({ length: 1_000 }, small))),
    );
    const ids = await items
      .find({}, { projection: { email: 1 } })
      .limit(OPERATIONS)
      .toArray();
    await rate('findOne by _id', OPERATIONS, async () =>
      each(ids.length, async (index) => items.findOne({ _id: ids[index]?._id })),
    );
    await rate('findOne by a unique field', OPERATIONS, async () =>
      each(ids.length, async (index) => items.findOne({ email: ids[index]?.['email'] })),
    );
    await rate('upsert with $inc', OPERATIONS, async () =>
      each(OPERATIONS, async (index) =>
        items.updateOne({ email: `hit${index % 20}` }, { $inc: { hits: 1 } }, { upsert: true }),
      ),
    );
    // Concurrent writes share a commit; otherwise they would be no faster. The rate depends on other load, so the test
    // prints it and checks only the order.
    expect(parallel / single).toBeGreaterThan(1);
    expect(bulk / single).toBeGreaterThan(3);
  });

  it('of storing large documents is bounded by a small multiple of what the bare store takes', async () => {
    const sets = Array.from({ length: SETS }, (_, n) => questionSet(n));
    const encoded = sets.map((set) => Buffer.from(serialize(set)));
    const megabytes = encoded.reduce((sum, bytes) => sum + bytes.length, 0) / 1e6;
    const bare = open<Buffer, string>({
      path: join(folder, 'bare'),
      encoding: 'binary',
      overlappingSync: false,
    });
    const baseline = await seconds(async () => {
      for (let at = 0; at < SETS; at += GROUP)
        await bare.transaction(() => {
          for (let n = at; n < at + GROUP; n++) bare.putSync(`set-${n}`, encoded[n] ?? Buffer.alloc(0));
        });
    });
    await bare.close();
    const collection = client.db('speed').collection<Document>('sets');
    await collection.createIndex({ testId: 1 }, { unique: true });
    const own = await seconds(async () => {
      for (let at = 0; at < SETS; at += GROUP) await collection.insertMany(sets.slice(at, at + GROUP));
    });
    const ratio = own / baseline;
    report.push(
      `insertMany of ${SETS} documents of ${Math.round((megabytes * 1000) / SETS)} KB: ${(megabytes / own).toFixed(1)} MB/s, ${ratio.toFixed(1)} x the time of the bare store (driver, protocol and indexes in it)`,
    );
    // 4 to 23 on machines that do other things too: this finds what grew out of all proportion.
    expect(ratio).toBeLessThan(100);
    expect(await collection.countDocuments({ 'questions.99': { $exists: true } })).toBe(SETS);
  });
});
