import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { startProcess, type ServerProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

const PROCESSES = 4;
const STEPS = Number(process.env['SHARING_STEPS'] ?? 80);
const CLIENT = join(import.meta.dirname, 'support/sharing-client.mjs');

interface Outcome {
  readonly who: string;
  readonly taken: number;
}

async function runClient(uri: string, who: string): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLIENT, `${uri}shared`, who, String(STEPS)],
    { env },
  );
  const outcome: Outcome = JSON.parse(stdout);
  return outcome;
}

describe('four processes with mongoose that write and read the same collections', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startProcess(folder);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true });
  });

  it(
    'count exactly, and never have two of what is unique',
    async () => {
      const names = Array.from({ length: PROCESSES }, (_, index) => `p${index}`);
      const outcomes = await Promise.all(names.map(async (who) => runClient(server.uri, who)));
      const client = await mongo.MongoClient.connect(server.uri);
      const db = client.db('shared');
      const sum = async (collection: string, field: string): Promise<unknown> =>
        (
          await db
            .collection(collection)
            .aggregate([{ $group: { _id: null, n: { $sum: `$${field}` } } }])
            .toArray()
        )[0]?.['n'];
      expect(await sum('counters', 'n')).toBe(PROCESSES * STEPS);
      expect(await sum('buckets', 'hits')).toBe(PROCESSES * STEPS);
      expect(await db.collection('counters').countDocuments()).toBe(3);
      expect((await db.collection('buckets').distinct('subject')).sort()).toEqual([
        's0',
        's1',
        's2',
        's3',
        's4',
      ]);
      expect(await db.collection('buckets').countDocuments()).toBe(5);
      // Each seat has one owner, and each process knows which ones it got.
      const seats = await db.collection('seats').find().toArray();
      expect(seats.map(({ number }) => number).sort((a, b) => a - b)).toEqual([...Array(STEPS).keys()]);
      for (const { who, taken } of outcomes)
        expect([who, seats.filter(({ owner }) => owner === who).length]).toEqual([who, taken]);
      await client.close();
    },
    120_000 + STEPS * 200,
  );
});
