import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { mongo } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../../src/index.js';

/** A folder of a test's own. */
export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'embedded-mongo-'));
}

/** A server and a client of the official driver for the tests of one file. */
export function useServer(options: Partial<EmbeddedMongoOptions> = {}): {
  db: () => mongo.Db;
  client: () => mongo.MongoClient;
  uri: () => string;
} {
  let server: EmbeddedMongo;
  let client: mongo.MongoClient;
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startEmbeddedMongo({ dataDir: folder, ...options });
    client = await mongo.MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { db: () => client.db('test'), client: () => client, uri: () => server.uri };
}

/** The error that a promise ends with. @throws Error when it ends well */
export async function errorOf(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    // Errors of Node itself are not of this realm's class Error.
    if (typeof error === 'object' && error !== null)
      return { ...error, message: Reflect.get(error, 'message') };
    throw error;
  }
  throw new Error('an error was expected');
}

/** Longest time that a condition may take to come true, milliseconds. */
const PATIENCE_MS = 30_000;

/** Asks again and again until a condition is true. @throws Error when it does not become true */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition did not come true');
    await new Promise(setImmediate);
  }
}
