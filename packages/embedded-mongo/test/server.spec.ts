import { connect as connectSocket } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { main } from '../src/cli.js';
import { startEmbeddedMongo } from '../src/index.js';
import { errorOf, temporaryFolder } from './support/server.js';

describe('a server in this process', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => rm(folder, { recursive: true }));

  it('keeps what was written when it is closed and started again', async () => {
    const first = await startEmbeddedMongo({ dataDir: folder });
    const writer = await mongo.MongoClient.connect(first.uri);
    const items = writer.db('keep').collection<mongo.Document>('items');
    await items.createIndex({ a: 1 }, { unique: true });
    await items.createIndex(
      { b: 1 },
      { partialFilterExpression: { b: { $gt: 1 } }, expireAfterSeconds: 3_600 },
    );
    await items.insertMany([{ a: 1 }, { a: [2, 3] }]);
    await writer.close();
    await first.close();
    await first.close();

    const second = await startEmbeddedMongo({ dataDir: folder });
    const reader = await mongo.MongoClient.connect(second.uri);
    const again = reader.db('keep').collection<mongo.Document>('items');
    expect(await again.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1 }, { a: [2, 3] }]);
    expect(await again.indexes()).toMatchObject([
      { name: '_id_' },
      { unique: true },
      { partialFilterExpression: { b: { $gt: 1 } }, expireAfterSeconds: 3_600 },
    ]);
    expect(await errorOf(again.insertOne({ a: 3 }))).toMatchObject({ code: 11000 });
    await again.insertOne({ a: 4 });
    expect(await again.estimatedDocumentCount()).toBe(3);
    await reader.close();
    await second.close();
  });

  it('says on the handshake that it is a standalone 8.0, in every form of the question', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder });
    const client = await mongo.MongoClient.connect(server.uri);
    const admin = client.db().admin();
    const ask = async (command: mongo.Document): Promise<mongo.Document> => admin.command(command);
    expect(await ask({ hello: 1 })).toMatchObject({ isWritablePrimary: true, maxWireVersion: 25, ok: 1 });
    expect(await ask({ isMaster: 1 })).toMatchObject({ ismaster: true });
    expect(await ask({ buildInfo: 1 })).toMatchObject({ version: '8.0.0', modules: ['embedded-mongo'] });
    expect(await ask({ connectionStatus: 1 })).toMatchObject({ authInfo: { authenticatedUsers: [] } });
    expect(await ask({ getParameter: 1, featureCompatibilityVersion: 1 })).toMatchObject({
      featureCompatibilityVersion: { version: '8.0' },
    });
    expect(await errorOf(ask({ getParameter: 1 }))).toMatchObject({ code: 72 });
    for (const name of [
      'getCmdLineOpts',
      'hostInfo',
      'serverStatus',
      'usersInfo',
      'dbStats',
      'whatsmyuri',
      'ping',
      'listDatabases',
    ]) {
      expect(await ask({ [name]: 1 })).toMatchObject({ ok: 1 });
    }
    await client.close();
    await server.close();
  });

  it('closes a connection that sends no messages, and serves the others', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder });
    for (const bytes of [Buffer.from([1, 0, 0, 0, 0]), Buffer.alloc(2_000, 255)]) {
      const socket = connectSocket(server.port, '127.0.0.1');
      socket.write(bytes);
      await once(socket.resume(), 'close');
    }
    const wrong = connectSocket(server.port, '127.0.0.1');
    const message = Buffer.alloc(20);
    message.writeInt32LE(20, 0);
    message.writeInt32LE(1, 12);
    wrong.write(message.subarray(0, 3));
    wrong.write(message.subarray(3));
    const [reply] = await once(wrong, 'data');
    expect(String(reply)).toContain('opcode 1 is not supported');
    wrong.destroy();
    const client = await mongo.MongoClient.connect(server.uri);
    expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 });
    await client.close();
    await server.close();
  });

  it('is refused on hosts that others can reach, and gives the folder back when it cannot listen', async () => {
    expect(await errorOf(startEmbeddedMongo({ dataDir: folder, host: '192.168.0.1' }))).toMatchObject({
      message: expect.stringContaining('loopback'),
    });
    const first = await startEmbeddedMongo({ dataDir: folder, host: 'localhost' });
    const other = await temporaryFolder();
    expect(
      await errorOf(startEmbeddedMongo({ dataDir: other, port: first.port, host: 'localhost' })),
    ).toMatchObject({ code: 'EADDRINUSE' });
    const second = await startEmbeddedMongo({ dataDir: other });
    await Promise.all([first.close(), second.close()]);
    await rm(other, { recursive: true });
  });

  it('is refused in production by the command too', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    await main(['--data', folder, '--no-password']);
    process.env['NODE_ENV'] = before;
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    expect(
      await errorOf(
        startEmbeddedMongo({ dataDir: folder, allowProduction: true }).then(async (server) =>
          server.close().then(() => {
            throw new Error('it ran');
          }),
        ),
      ),
    ).toMatchObject({ message: 'it ran' });
  });
});
