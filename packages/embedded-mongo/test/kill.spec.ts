import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { startLyingProxy } from './support/lying-proxy.js';
import { startProcess, type ServerProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

/** How often the server is killed; the full proof asks for more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const WRITERS = Number(process.env['KILL_WRITERS'] ?? 4);
/** A round's server is killed once its writers have had so many writes acknowledged, at random up to this. */
const MOST_WRITES = 60;
/** A server that lies loses something in nearly every round; it has this many. */
const CONTROL_ROUNDS = 10;

interface Item {
  readonly _id: string;
  readonly text: string;
}
interface Counter {
  readonly _id: string;
  readonly n: number;
}

/** What the server has acknowledged, as the writers noted it. */
interface Acknowledged {
  readonly inserted: Set<string>;
  readonly counted: Map<string, number>;
}

function connect(uri: string): mongo.MongoClient {
  return new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000, retryWrites: false });
}

/** Writes until the server is gone. Notes a write only when its answer has come. */
async function write(db: mongo.Db, name: string, noted: Acknowledged, afterEach: () => void): Promise<void> {
  try {
    for (let step = 0; ; step++) {
      const _id = `${name}-${step}`;
      await db.collection<Item>('items').insertOne({ _id, text: 'x'.repeat(200) });
      noted.inserted.add(_id);
      await db.collection<Counter>('counters').updateOne({ _id: name }, { $inc: { n: 1 } }, { upsert: true });
      noted.counted.set(name, step + 1);
      afterEach();
    }
  } catch (error) {
    if (!(error instanceof mongo.MongoError)) throw error;
  }
}

/** Everything that was acknowledged and is not there. */
async function lost(db: mongo.Db, noted: Acknowledged): Promise<string[]> {
  const items = await db.collection<Item>('items').find().toArray();
  const byText = new Set(
    (
      await db
        .collection<Item>('items')
        .find({ text: { $gte: '' } })
        .hint('text_1')
        .toArray()
    ).map(({ _id }) => _id),
  );
  const there = new Set(items.filter(({ text }) => text.length === 200).map(({ _id }) => _id));
  const counters = new Map(
    (await db.collection<Counter>('counters').find().toArray()).map(({ _id, n }) => [_id, n]),
  );
  return [
    ...[...noted.inserted].filter((id) => !there.has(id) || !byText.has(id)),
    ...[...noted.counted]
      .filter(([name, n]) => (counters.get(name) ?? 0) < n)
      .map(([name]) => `counter ${name}`),
  ];
}

describe('a server that is killed (SIGKILL) while several clients write', () => {
  let folder: string;
  const noted: Acknowledged = { inserted: new Set(), counted: new Map() };
  beforeAll(async () => {
    folder = await temporaryFolder();
    const server = await startProcess(folder);
    const client = connect(server.uri);
    await client.db('kill').collection('items').createIndex({ text: 1 });
    await client.close();
    await server.end('SIGTERM');
  });
  afterAll(async () => rm(folder, { recursive: true }));

  /** Several clients write until the server is killed at a random moment. */
  async function writeUntilKilled(
    server: ServerProcess,
    uri: string,
    round: string,
    notes: Acknowledged,
  ): Promise<void> {
    const clients = Array.from({ length: WRITERS }, () => connect(uri));
    let left = 1 + Math.floor(Math.random() * MOST_WRITES);
    const kill = (): void => {
      if (--left === 0) server.child.kill('SIGKILL');
    };
    const writing = clients.map(async (client, index) =>
      write(client.db('kill'), `${round}-${index}`, notes, kill),
    );
    await Promise.all(writing);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(clients.map(async (client) => client.close()));
  }

  async function lostAfterRestart(notes: Acknowledged): Promise<string[]> {
    const server = await startProcess(folder);
    const client = connect(server.uri);
    const missing = await lost(client.db('kill'), notes);
    await client.close();
    await server.end('SIGTERM');
    return missing;
  }

  it(
    `has lost nothing that it acknowledged, in ${ROUNDS} rounds`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const server = await startProcess(folder);
        const client = connect(server.uri);
        expect({ round, lost: await lost(client.db('kill'), noted) }).toEqual({ round, lost: [] });
        await client.close();
        await writeUntilKilled(server, server.uri, String(round), noted);
      }
      expect(await lostAfterRestart(noted)).toEqual([]);
      expect(noted.inserted.size).toBeGreaterThan(ROUNDS);
    },
    60_000 + ROUNDS * 10_000,
  );

  it('would be found out if it acknowledged before the commit', async () => {
    const believed: Acknowledged = { inserted: new Set(), counted: new Map() };
    const missing: string[] = [];
    for (let round = 0; missing.length === 0 && round < CONTROL_ROUNDS; round++) {
      const server = await startProcess(folder);
      const proxy = await startLyingProxy(server.uri);
      await writeUntilKilled(server, proxy.uri, `control-${round}`, believed);
      await proxy.close();
      missing.push(...(await lostAfterRestart(believed)));
    }
    expect(missing).not.toEqual([]);
  }, 120_000);

  it('would be found out if it lost one document or one step of a counter', async () => {
    const server = await startProcess(folder);
    const client = connect(server.uri);
    const db = client.db('kill');
    const [gone = ''] = noted.inserted;
    const [[counter, n] = ['', 0]] = noted.counted;
    await db.collection<Item>('items').deleteOne({ _id: gone });
    await db.collection<Counter>('counters').updateOne({ _id: counter }, { $set: { n: n - 1 } });
    expect(await lost(db, noted)).toEqual([gone, `counter ${counter}`]);
    await client.close();
    await server.end('SIGTERM');
  });
});
