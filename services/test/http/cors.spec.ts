import { describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/harness.js';

const SITE = 'https://mockingbird.example';
const ELSEWHERE = 'https://elsewhere.example';
const PATH = '/api/exams/allexams';

const preflight = (services: TestApp, origin: string) =>
  fetch(services.url + PATH, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-api-key,x-timestamp,x-signature',
    },
  });

describe('pages of other origins', () => {
  it('are rejected unless they are configured', async () => {
    const services = await startApp();
    const preflightResponse = await preflight(services, SITE);
    const called = await services.call(PATH, { headers: { origin: SITE } });
    await services.close();
    expect(preflightResponse.status).toBe(405);
    for (const { headers } of [preflightResponse, called])
      expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may call when they are named: signed, with the time to be read, without cookies', async () => {
    const services = await startApp({ corsOrigins: [SITE] });
    const preflightResponse = await preflight(services, SITE);
    const called = await services.call(PATH, { headers: { origin: SITE } });
    const others = [
      await preflight(services, ELSEWHERE),
      await services.call(PATH, { headers: { origin: ELSEWHERE } }),
    ];
    await services.close();
    expect(preflightResponse.headers.get('access-control-allow-headers')).toContain('x-signature');
    for (const { headers } of [preflightResponse, called]) {
      expect(headers.get('access-control-allow-origin')).toBe(SITE);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
    expect(called.headers.get('access-control-expose-headers')).toContain('date');
    for (const { headers } of others) expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
