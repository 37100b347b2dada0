import { request } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { signRequest } from '@mockingbird/request-signing/node';
import { JSON_BODY_MS } from '../../src/http/limits.js';
import { startDatabase } from '../support/database.js';
import { SECRETS, startApp } from '../support/harness.js';

const PATH = '/api/content/newsletter';

describe('a body that does not arrive', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is given up, and its connection closed', async () => {
    const database = await startDatabase();
    const services = await startApp({ mongodbUri: database.uri });
    const now = Date.now();
    const signature = signRequest({
      keyId: 'browser',
      secret: SECRETS.browser,
      method: 'POST',
      path: PATH,
      now,
    });
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'performance'] });
    const slow = request(services.url + PATH, {
      method: 'POST',
      headers: {
        ...signature,
        'content-type': 'application/json',
        'content-length': 100,
        expect: '100-continue',
      },
    });
    const answered = new Promise<{
      status: number | undefined;
      connection: string | undefined;
      body: string;
    }>((resolve, reject) => {
      slow.once('error', reject);
      slow.once('response', (response) => {
        let body = '';
        response.on('data', (bytes: Buffer) => (body += bytes.toString()));
        response.once('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection, body }),
        );
      });
    });
    await new Promise((resolve) => {
      slow.once('continue', resolve);
      slow.flushHeaders();
    });
    slow.write('{"email":');
    // The server has begun to read once its timer runs.
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(JSON_BODY_MS);
    const { status, connection, body } = await answered;
    expect([status, connection]).toEqual([408, 'close']);
    expect(JSON.parse(body)).toMatchObject({ code: 'MB-1015' });
    jest.useRealTimers();
    await services.close();
    await database.close();
  });
});
