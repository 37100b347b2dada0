import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EJSON, type Document } from 'bson';
import { useServer } from './support/server.js';

/** Each line is a command as mongosh sent it, and the code of the error with which it is to be refused. */
const RECORDING = join(import.meta.dirname, 'support/mongosh-2.12.0.jsonl');

interface Recorded {
  readonly command: Document;
  readonly code: number | undefined;
}

function recorded(): Recorded[] {
  const lines = readFileSync(RECORDING, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const parsed: Document = EJSON.parse(line);
    return { command: parsed['command'], code: parsed['code'] };
  });
}

describe('mongosh 2.12.0', () => {
  const { client } = useServer();

  async function run({ $db, ...command }: Document): Promise<Document> {
    try {
      return await client().db(String($db)).command(command);
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'code' in error) return { code: error.code };
      throw error;
    }
  }

  it('is answered everything that it sends, or refused in MongoDB’s codes', async () => {
    const answers: Document[] = [];
    for (const { command, code } of recorded()) {
      const answer = await run(command);
      expect([command, answer['code']]).toEqual([command, code]);
      answers.push({ name: Object.keys(command)[0], command, ...answer });
    }
    const answerTo = (name: string): Document | undefined =>
      answers.find((answer) => answer['name'] === name);
    expect(answers.length).toBeGreaterThan(80);
    expect(answerTo('dbStats')).toMatchObject({ collections: 1, objects: 3, indexes: 2, scaleFactor: 1 });
    expect(answerTo('findAndModify')).toMatchObject({ value: { a: 1, b: 'x', c: 1, n: 1, q: 1 } });
    expect(answerTo('distinct')).toMatchObject({ values: [1, 2, 3] });
    expect(answers.filter(({ writeErrors }) => writeErrors !== undefined)).toEqual([]);
  });

  it('shows on connecting what this server is', async () => {
    const { log } = await run({ getLog: 'startupWarnings', $db: 'admin' });
    expect(JSON.parse(String(log[0]))).toMatchObject({ msg: expect.stringContaining('not MongoDB') });
  });

  it('shows how much a collection and a database hold', async () => {
    const things = client().db('sizes').collection('things');
    await things.insertMany(Array.from({ length: 600 }, (_, n) => ({ n, text: 'x'.repeat(1_000) })));
    await things.createIndex({ n: 1 });
    const stats = await run({ collStats: 'things', scale: 1024, $db: 'sizes' });
    expect(stats).toMatchObject({ ns: 'sizes.things', count: 600, nindexes: 2, scaleFactor: 1024 });
    expect(stats['size']).toBeGreaterThan(585);
    const [row] = await things.aggregate([{ $collStats: { storageStats: {}, count: {} } }]).toArray();
    expect(row).toMatchObject({ ns: 'sizes.things', count: 600, storageStats: { count: 600, nindexes: 2 } });
    const { databases } = await client().db().admin().listDatabases();
    expect(databases.find(({ name }) => name === 'sizes')?.sizeOnDisk).toBeGreaterThan(600_000);
    expect(await run({ collStats: 'nothing', $db: 'sizes' })).toMatchObject({ count: 0, size: 0, ok: 1 });
  });
});
