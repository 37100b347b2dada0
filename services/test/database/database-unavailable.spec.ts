import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ExamRepository } from '../../src/exam/catalogue/exam.repository.js';
import { startApp, type TestApp } from '../support/harness.js';

describe('while the database is away', () => {
  let services: TestApp;
  beforeAll(async () => {
    services = await startApp();
  });
  afterAll(() => services.close());

  it('is alive, and says that it is not ready', async () => {
    const live = await fetch(`${services.url}/health/live`);
    const ready = await fetch(`${services.url}/health/ready`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'waiting', database: 'away' }]);
  });

  it('answers a signed request with a 503 problem immediately', async () => {
    const list = jest.spyOn(services.app.nest.get(ExamRepository, { strict: false }), 'listVisible');
    const answer = await services.call('/api/exams/allexams');
    // The driver is not called: it would wait.
    expect(list).not.toHaveBeenCalled();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.json()).toMatchObject({ code: 'MB-1008', status: 503 });
  });

  it('still refuses an unsigned request', async () => {
    const answer = await fetch(`${services.url}/api/exams/allexams`);
    expect(answer.status).toBe(401);
  });
});
