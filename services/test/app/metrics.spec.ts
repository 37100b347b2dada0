import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/harness.js';

describe('the metrics', () => {
  let services: TestApp;
  let address = '';
  beforeAll(async () => {
    services = await startApp({ metricsPort: 0 });
    address = services.app.metricsUrl() ?? '';
  });
  afterAll(() => services.close());

  const text = async () => (await fetch(address)).text();
  /** The value of the first line of this name that has these labels. */
  const valueOf = (metrics: string, name: string, ...labels: string[]) => {
    const found = metrics
      .split('\n')
      .find((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)));
    return Number(found?.split(' ').at(-1));
  };

  it('are at an address of their own, and nowhere else', async () => {
    expect(new URL(address).host).not.toBe(new URL(services.url).host);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(new URL('/', address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect((await services.call('/metrics')).status).toBe(404);
  });

  it('count requests by the pattern of their route, and problems by their code', async () => {
    await services.call('/api/exams/exam/secret-name');
    await services.call('/api/exams/exam/other-name');
    await services.call('/api/made-up/address');
    const metrics = await text();
    const labels = ['method="GET"', 'route="/api/exams/exam/:id"', 'status="503"'];
    expect(valueOf(metrics, 'http_request_duration_seconds_count', ...labels)).toBe(2);
    expect(valueOf(metrics, 'mockingbird_problems_total', 'code="MB-1008"')).toBe(2);
    expect(metrics).toContain('route="none",status="404"');
    expect(metrics).not.toMatch(/secret-name|made-up/);
  });

  it('tell whether the database answers', async () => {
    expect(valueOf(await text(), 'mockingbird_database_ready')).toBe(0);
  });

  it('are off by default', async () => {
    const plain = await startApp();
    expect(plain.app.metricsUrl()).toBeUndefined();
    await plain.close();
  });
});
