import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOtlp, type Otlp } from '@mockingbird/observability';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { traceLogFields } from '@mockingbird/observability';
import { pino } from 'pino';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADERS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'request-of-a-trace' };

/** e2e/test/traces.spec.ts shows the spans themselves. */
describe('a traced request', () => {
  const comments: unknown[] = [];
  const lines: Record<string, unknown>[] = [];
  let database: TestDatabase;
  let otlp: Otlp | undefined;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    otlp = await startOtlp(
      {
        // Nothing listens on the discard port.
        endpoint: 'http://127.0.0.1:9',
        ...{ headers: {}, sampler: 'parentbased_always_on', ratio: 1, serviceName: 'test', attributes: {} },
      },
      () => undefined,
    );
    const write = (line: string) => void lines.push(JSON.parse(line));
    const log = pino({ level: 'debug', base: null, mixin: traceLogFields }, { write });
    services = await startApp({ mongodbUri: database.uri }, { log, otlp });
    const client = services.app.nest.get<Connection>(getConnectionToken()).getClient();
    client.on('commandStarted', ({ command }) => comments.push(command['comment']));
  });
  afterAll(async () => {
    await services.close();
    await otlp?.close();
    await database.close();
  });

  it('is signed as without its trace', async () => {
    expect((await services.call('/api/exams/allexams', { headers: HEADERS })).status).toBe(200);
  });

  it('names its trace in the log, and in the comment of its commands beside the request id', async () => {
    await services.call('/api/exams/topexams', { headers: HEADERS });
    expect(comments).toContain(`${HEADERS['x-request-id']} trace=${TRACE}`);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request', requestId: HEADERS['x-request-id'], traceId: TRACE }),
    );
  });

  it('names its trace beside an error, and leaves the answer unchanged', async () => {
    await database.close();
    const answer = await services.call('/api/exams/search', { headers: HEADERS, body: { keyword: 'x' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('traceparent')).toBeNull();
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, traceId: TRACE }));
  });
});
