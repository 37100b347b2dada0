import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../src/config/s3-config.js';

const BUCKET = 'artefacts';

export interface TestS3 {
  /** Its URL with valid credentials. */
  config: S3Config;
  /** Stops listening; stored objects stay. */
  stop: () => Promise<void>;
  /** Listens again at the same address. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a server with the S3 protocol and a temporary folder. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'services-s3-'));
  const listen = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: port === 0 ? [{ name: BUCKET }] : [],
    });
    return { server, port: (await server.run()).port };
  };
  const first = await listen(0);
  let running: S3rver | undefined = first.server;
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    config: {
      endpoint: `http://127.0.0.1:${first.port}`,
      bucket: BUCKET,
      prefix: 'some/prefix/',
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop,
    start: async () => {
      running = (await listen(first.port)).server;
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
