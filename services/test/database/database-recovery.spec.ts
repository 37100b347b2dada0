import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@mockingbird/embedded-mongo';
import { startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';

/** Polls until the response has the status. */
const untilStatus = (services: TestApp, status: number) =>
  until(async () => (await services.call('/api/exams/allexams')).status === status);

const readiness = async (services: TestApp) => (await fetch(`${services.url}/health/ready`)).status;

describe('the services and their database', () => {
  it('go on together after the database was away, without a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'services-recovery-'));
    const first = await startEmbeddedMongo({ dataDir, port: 0 });
    const port = Number(new URL(first.uri).port);
    await first.close();
    const services = await startApp({ mongodbUri: `mongodb://127.0.0.1:${port}/recovery` });
    try {
      await untilStatus(services, 503);
      const second = await startEmbeddedMongo({ dataDir, port });
      await untilStatus(services, 200);
      expect(await readiness(services)).toBe(200);
      await second.close();
      await untilStatus(services, 503);
      expect((await services.call('/api/exams/exam/x')).json()).toMatchObject({ code: 'MB-1008' });
      expect(await readiness(services)).toBe(503);
      const third = await startEmbeddedMongo({ dataDir, port });
      await untilStatus(services, 200);
      expect(await readiness(services)).toBe(200);
      await third.close();
    } finally {
      await services.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
