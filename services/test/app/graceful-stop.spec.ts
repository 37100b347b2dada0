import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signRequest } from '@mockingbird/request-signing/node';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { SECRETS, startApp } from '../support/harness.js';

const PATH = '/api/content/newsletter';

describe('stopping', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());

  it('lets a request in flight finish, database included, and accepts no other', async () => {
    const services = await startApp({ mongodbUri: database.uri });
    const signature = signRequest({
      keyId: 'browser',
      secret: SECRETS.browser,
      method: 'POST',
      path: PATH,
      now: Date.now(),
    });
    const slow = request(services.url + PATH, {
      method: 'POST',
      headers: { ...signature, 'content-type': 'application/json', expect: '100-continue' },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      });
      slow.once('error', reject);
    });
    // The server has accepted the request when it reads the body.
    await new Promise((resolve) => {
      slow.once('continue', resolve);
      slow.flushHeaders();
    });
    const closed = services.close();
    await expect(fetch(`${services.url}/health/live`)).rejects.toThrow();
    slow.end('{"email":"late@example.org"}');
    expect(await answered).toBe(200);
    await closed;
  });

  it('is announced first: not ready, and still serving', async () => {
    const services = await startApp({ mongodbUri: database.uri, stopDelayMs: 1_000 });
    const ready = async () => {
      const answer = await fetch(`${services.url}/health/ready`);
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ready', database: 'reachable' }]);
    const closed = services.close();
    expect(await ready()).toEqual([503, { status: 'stopping', database: 'reachable' }]);
    expect((await services.call('/api/exams/allexams')).status).toBe(200);
    await closed;
    await expect(fetch(`${services.url}/health/live`)).rejects.toThrow();
  });
});
