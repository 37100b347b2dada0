import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Binary, deserialize, serialize, type Document } from 'bson';
import mongoose, { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../src/index.js';
import { errorOf, temporaryFolder, useServer } from './support/server.js';

const PASSWORD = 'correct,horse=battery%staple';

const withPassword = (uri: string, password = PASSWORD, user = 'root', source = 'admin'): string =>
  `${uri.replace('://', `://${user}:${encodeURIComponent(password)}@`)}?authSource=${source}`;

/** A client without a driver, as code that came by a socket and nothing else would write it. */
class RawClient {
  private static readonly open = new Set<Socket>();

  private constructor(private readonly socket: Socket) {}

  static async connect(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    RawClient.open.add(socket);
    return new RawClient(socket);
  }

  async ask(command: Document, legacy = false): Promise<Document> {
    const { $db = 'admin', ...rest } = command;
    const body = serialize(legacy ? rest : { ...rest, $db });
    const before = legacy
      ? Buffer.concat([
          Buffer.alloc(4),
          Buffer.from(`${$db}.$cmd\0`),
          Buffer.from([0, 0, 0, 0, 255, 255, 255, 255]),
        ])
      : Buffer.alloc(5);
    const header = Buffer.alloc(16);
    header.writeInt32LE(16 + before.length + body.length, 0);
    header.writeInt32LE(legacy ? 2004 : 2013, 12);
    this.socket.write(Buffer.concat([header, before, body]));
    const [reply] = await once(this.socket, 'data');
    return deserialize(reply.subarray(legacy ? 36 : 21));
  }

  static closeAll(): void {
    for (const socket of RawClient.open) socket.destroy();
    RawClient.open.clear();
  }
}

/** The client's half of SCRAM-SHA-256, written after RFC 5802. */
function proofFor(
  password: string,
  first: string,
  challenge: string,
): { message: string; serverSignature: string } {
  const [, nonce = '', salt = '', iterations = ''] = /^r=([^,]+),s=([^,]+),i=(\d+)$/.exec(challenge) ?? [];
  const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(iterations), 32, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const unproved = `c=biws,r=${nonce}`;
  const signed = `${first},${challenge},${unproved}`;
  const signature = hmac(createHash('sha256').update(clientKey).digest(), signed);
  const proof = Buffer.from(clientKey.map((byte, at) => byte ^ (signature[at] ?? 0)));
  return {
    message: `${unproved},p=${proof.toString('base64')}`,
    serverSignature: hmac(hmac(salted, 'Server Key'), signed).toString('base64'),
  };
}

describe('a server with a password', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    const before = await startEmbeddedMongo({ dataDir: folder });
    const writer = await mongo.MongoClient.connect(before.uri);
    await writer.db('site').collection('items').insertOne({ saved: true });
    await writer.close();
    await before.close();
    server = await startEmbeddedMongo({ dataDir: folder, password: PASSWORD });
  });
  afterEach(() => RawClient.closeAll());
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('serves the driver and mongoose that know it, on a folder from before it had one', async () => {
    const client = await mongo.MongoClient.connect(withPassword(server.uri));
    const items = client.db('site').collection('items');
    expect(await items.findOne({}, { projection: { _id: 0 } })).toEqual({ saved: true });
    const { authInfo } = await client.db('admin').command({ connectionStatus: 1 });
    expect(authInfo.authenticatedUsers).toEqual([{ user: 'root', db: 'admin' }]);
    expect(await client.db('admin').command({ usersInfo: 1 })).toMatchObject({
      users: [{ _id: 'admin.root' }],
    });
    await client.close();

    const connection = await mongoose.createConnection(withPassword(`${server.uri}site`)).asPromise();
    const Item = connection.model('Item', new mongoose.Schema({ saved: Boolean }));
    expect(await Item.countDocuments()).toBe(1);
    await connection.close();
  });

  it('serves a client that names SCRAM-SHA-256', async () => {
    const uri = `${withPassword(server.uri)}&authMechanism=SCRAM-SHA-256`;
    const client = await mongo.MongoClient.connect(uri);
    expect(await client.db('site').collection('items').countDocuments()).toBe(1);
    await client.close();
  });

  it.each([
    ['a wrong password', withPassword('mongodb://HOST/', 'another password')],
    ['another user', withPassword('mongodb://HOST/', PASSWORD, 'admin')],
    ['another database of users', withPassword('mongodb://HOST/', PASSWORD, 'root', 'site')],
  ])('refuses %s', async (_what, uri) => {
    const error = await errorOf(mongo.MongoClient.connect(uri.replace('HOST', `127.0.0.1:${server.port}`)));
    expect(error).toMatchObject({ message: expect.stringContaining('Authentication failed') });
  });

  it('refuses SCRAM-SHA-1', async () => {
    const uri = `${withPassword(server.uri)}&authMechanism=SCRAM-SHA-1`;
    expect(await errorOf(mongo.MongoClient.connect(uri))).toMatchObject({
      message: expect.stringContaining('SCRAM-SHA-1'),
    });
  });

  it('answers a client without the password nothing but that it requires authentication', async () => {
    const client = await RawClient.connect(server.port);
    expect(await client.ask({ hello: 1 })).toMatchObject({ isWritablePrimary: true, ok: 1 });
    expect(await client.ask({ ping: 1 })).toEqual({ ok: 1 });
    const commands: Document[] = [
      { find: 'items', $db: 'site' },
      { insert: 'items', documents: [{ role: 'admin' }], $db: 'site' },
      { update: 'items', updates: [{ q: {}, u: { $set: { a: 1 } } }], $db: 'site' },
      { aggregate: 'items', pipeline: [], cursor: {}, $db: 'site' },
      { getMore: 1, collection: 'items', $db: 'site' },
      { explain: { find: 'items' }, $db: 'site' },
      { dropDatabase: 1, $db: 'site' },
      { listDatabases: 1 },
      { serverStatus: 1 },
      { buildInfo: 1 },
      { usersInfo: 1 },
      { createUser: 'me' },
      { noSuchCommand: 1 },
      { toString: 1 },
    ];
    for (const command of commands) {
      for (const legacy of [false, true]) {
        const [name = ''] = Object.keys(command);
        expect(await client.ask(command, legacy)).toEqual({
          ok: 0,
          errmsg: `Command ${name} requires authentication`,
          code: 13,
          codeName: 'Unauthorized',
        });
      }
    }
  });

  it('takes no proof that does not belong to this exchange', async () => {
    const client = await RawClient.connect(server.port);
    const start = async (): Promise<string> => {
      const { payload } = await client.ask({
        saslStart: 1,
        mechanism: 'SCRAM-SHA-256',
        payload: new Binary(Buffer.from('n,,n=root,r=abc')),
        options: { skipEmptyExchange: true },
      });
      return payload.toString('utf8');
    };
    const goOn = async (text: string, conversationId = 1): Promise<Document> =>
      client.ask({ saslContinue: 1, conversationId, payload: new Binary(Buffer.from(text)) });
    const proof = Buffer.alloc(32, 7).toString('base64');

    expect(await goOn('')).toMatchObject({ code: 17 });
    const nonce = /r=([^,]+)/.exec(await start())?.[1] ?? '';
    expect(nonce).toMatch(/^abc.{32}$/);
    expect(await goOn(`c=biws,r=${nonce},p=${proof}`)).toMatchObject({ code: 18 });
    // One attempt for each exchange.
    expect(await goOn(`c=biws,r=${nonce},p=${proof}`)).toMatchObject({ code: 17 });
    for (const message of [
      '',
      `c=biws,r=abc,p=${proof}`,
      `c=biws,r=${nonce}`,
      'c=biws,r=,p=',
      `c=eSws,r=${nonce},p=${proof}`,
    ]) {
      await start();
      expect(await goOn(message)).toMatchObject({ code: 18 });
    }
    await start();
    expect(await goOn('', 2)).toMatchObject({ code: 17 });
    expect(await client.ask({ find: 'items', $db: 'site' })).toMatchObject({ code: 13 });
  });

  it('serves a client that ends the exchange with an empty message, and not before that', async () => {
    const client = await RawClient.connect(server.port);
    const first = await client.ask({
      saslStart: 1,
      mechanism: 'SCRAM-SHA-256',
      payload: new Binary(Buffer.from('n,,n=root,r=abc')),
    });
    const challenge = first['payload'].toString('utf8');
    const { message, serverSignature } = proofFor(PASSWORD, 'n=root,r=abc', challenge);
    const goOn = async (text: string): Promise<Document> =>
      client.ask({ saslContinue: 1, conversationId: 1, payload: new Binary(Buffer.from(text)) });
    const final = await goOn(message);
    expect(final).toMatchObject({ done: false, ok: 1 });
    expect(final['payload'].toString('utf8')).toBe(`v=${serverSignature}`);
    expect(await client.ask({ find: 'items', $db: 'site' })).toMatchObject({ code: 13 });
    expect(await goOn('')).toMatchObject({ done: true, ok: 1 });
    expect(await client.ask({ find: 'items', $db: 'site' })).toMatchObject({ ok: 1 });
  });

  it('is left by logging out', async () => {
    const client = await mongo.MongoClient.connect(`${withPassword(server.uri)}&maxPoolSize=1`);
    expect(await client.db('admin').command({ logout: 1 })).toMatchObject({ ok: 1 });
    expect(await errorOf(client.db('site').collection('items').findOne())).toMatchObject({ code: 13 });
    await client.close();
  });

  it.each(['short', 'with a space in it', 'pässwörter-aus-umlauten'])(
    'does not start with the password %p',
    async (password) => {
      const dataDir = await temporaryFolder();
      expect(await errorOf(startEmbeddedMongo({ dataDir, password }))).toMatchObject({
        message: expect.stringContaining('12 characters or more'),
      });
      await rm(dataDir, { recursive: true });
    },
  );
});

describe('a server without a password', () => {
  const { uri } = useServer();

  it('tells a client that has one that there is none', async () => {
    expect(await errorOf(mongo.MongoClient.connect(withPassword(uri())))).toMatchObject({
      message: expect.stringContaining('started without a password'),
    });
  });
});
