import { afterEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { serveMetrics, type MetricsServer } from './metrics-server.js';
import { createRequestDurations, secondsSince } from './request-durations.js';

let server: MetricsServer | undefined;
afterEach(() => server?.close());

describe('the server of metrics', () => {
  it('answers one address, to GET', async () => {
    const registry = new Registry();
    const durations = createRequestDurations(registry, ['status']);
    durations.observe({ status: '200' }, secondsSince(performance.now() - 30));
    server = await serveMetrics(registry, 0, '127.0.0.1');
    const answer = await fetch(server.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, registry.contentType]);
    const text = await answer.text();
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",status="200"} 0');
    expect(text).toContain('http_request_duration_seconds_bucket{le="15",status="200"} 1');
    expect((await fetch(new URL('/other', server.url))).status).toBe(404);
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
  });

  it('rejects a port that is taken', async () => {
    server = await serveMetrics(new Registry(), 0, '127.0.0.1');
    const port = Number(new URL(server.url).port);
    await expect(serveMetrics(new Registry(), port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  });
});
