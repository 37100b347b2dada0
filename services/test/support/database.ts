import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@mockingbird/embedded-mongo';

export interface TestDatabase {
  uri: string;
  close: () => Promise<void>;
}

/** Starts a database server with a temporary folder. */
export async function startDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'services-db-'));
  const server = await startEmbeddedMongo({ dataDir, port: 0 });
  return {
    uri: `${server.uri.replace(/\/?$/, '')}/services-test`,
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
