import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@mockingbird/embedded-mongo';
import { startApp, type TestApp } from './harness.js';

const LIMIT = 120_000;

/** Asks until the answer has the status. */
async function until(services: TestApp, status: number): Promise<void> {
  const deadline = Date.now() + LIMIT;
  while (Date.now() < deadline) {
    if ((await services.call('/api/exams/allexams')).status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${status} within ${LIMIT} ms`);
}

const readiness = async (services: TestApp) => (await fetch(`${services.url}/health/ready`)).status;

describe('the services and their database', () => {
  it(
    'go on together after the database was away, without a restart',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'services-recovery-'));
      const first = await startEmbeddedMongo({ dataDir, port: 0 });
      const port = Number(new URL(first.uri).port);
      await first.close();
      const services = await startApp({ mongodbUri: `mongodb://127.0.0.1:${port}/recovery` });
      try {
        await until(services, 503);
        const second = await startEmbeddedMongo({ dataDir, port });
        await until(services, 200);
        expect(await readiness(services)).toBe(200);
        await second.close();
        await until(services, 503);
        expect((await services.call('/api/exams/exam/x')).json()).toMatchObject({ code: 'MB-1008' });
        expect(await readiness(services)).toBe(503);
        const third = await startEmbeddedMongo({ dataDir, port });
        await until(services, 200);
        expect(await readiness(services)).toBe(200);
        await third.close();
      } finally {
        await services.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    4 * LIMIT,
  );
});
