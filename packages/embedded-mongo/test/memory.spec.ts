import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { startProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

/** How many operations; the full proof asks for more. */
const OPERATIONS = Number(process.env['MEMORY_OPERATIONS'] ?? 2_000);
const PARTS = 4;
/** What the last half may add to the memory of the process that the first half left, megabytes. */
const GROWTH_MB = 60;

/** Memory of a process that is its own, megabytes: without the store's pages, which the system lends and takes back. */
function privateMemory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(text)?.[1]) / 1024;
}

describe('the memory of a server', () => {
  it(
    `stays what it is over ${OPERATIONS} operations`,
    async () => {
      const folder = await temporaryFolder();
      const server = await startProcess(folder);
      const client = await mongo.MongoClient.connect(server.uri);
      const items = client.db('memory').collection<mongo.Document>('items');
      await items.createIndex({ key: 1 }, { unique: true });
      const step = async (n: number): Promise<void> => {
        const key = `k${n % 500}`;
        await items.updateOne(
          { key },
          { $inc: { hits: 1 }, $set: { text: 'x'.repeat(n % 400) } },
          { upsert: true },
        );
        await items.findOne({ key });
        await items
          .find({ hits: { $gte: 0 } })
          .sort({ text: 1 })
          .limit(5)
          .batchSize(2)
          .toArray();
        await items.deleteOne({ key: `k${(n * 7) % 500}` });
      };
      const memory: number[] = [];
      for (let part = 0; part < PARTS; part++) {
        const steps = OPERATIONS / 4 / PARTS;
        await Promise.all(
          Array.from({ length: 8 }, async (_, lane) => {
            for (let n = lane; n < steps; n += 8) await step(n);
          }),
        );
        memory.push(privateMemory(server.child.pid ?? 0));
      }
      const { metrics } = await client.db().admin().serverStatus();
      expect(metrics.cursor.open.total).toBe(0);
      await client.close();
      await server.end('SIGTERM');
      await rm(folder, { recursive: true });
      process.stdout.write(
        `memory after each quarter: ${memory.map((mb) => `${Math.round(mb)} MB`).join(', ')}\n`,
      );
      expect((memory[3] ?? 0) - (memory[1] ?? 0)).toBeLessThan(GROWTH_MB);
    },
    120_000 + OPERATIONS * 20,
  );
});
