import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OtlpConfig } from '../config.js';
import { currentSpan, runInSpan, traceLogFields } from '../span.js';
import { SdkOtlp } from './sdk-otlp.js';

let server: Server;
let bodies: string[];
let config: OtlpConfig;
beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    request.on('data', (part) => bodies.push(String(part)));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a host and a port has such an address.
  const { port } = server.address() as AddressInfo;
  config = {
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    sampler: 'parentbased_always_on',
    ratio: 1,
    serviceName: 'test',
    attributes: {},
  };
});
afterEach(() => void server.close());

const PARENT = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true, state: 'vendor=1' };

describe('the export by the SDK', () => {
  it('continues a trace with its state, and sends what is left when it closes', async () => {
    const otlp = new SdkOtlp(config, () => undefined);
    const span = otlp.startRequest('GET /', PARENT);
    expect(span.headers.traceparent).toMatch(/^00-a{32}-[0-9a-f]{16}-01$/);
    expect(span.headers.tracestate).toBe('vendor=1');
    const child = span.startChild('call', { spanId: 'c'.repeat(16) });
    expect(child.headers.traceparent).toBe(`00-${'a'.repeat(32)}-${'c'.repeat(16)}-01`);
    child.fail('503');
    child.end();
    span.end();
    await otlp.close();
    expect(bodies.join('')).toContain('"parentSpanId":"bbbbbbbbbbbbbbbb"');
    expect(bodies.join('')).toContain('"stringValue":"503"');
  });

  it('passes the decision of a caller on that records nothing', async () => {
    const otlp = new SdkOtlp(config, () => undefined);
    const span = otlp.startRequest('GET /', { ...PARENT, isSampled: false });
    expect(span.isRecording).toBe(false);
    expect(span.startChild('call').headers.traceparent).toMatch(/^00-a{32}-[0-9a-f]{16}-00$/);
    span.end();
    await otlp.close();
    expect(bodies).toEqual([]);
  });

  it('samples a share of the traces that start here', async () => {
    const otlp = new SdkOtlp({ ...config, sampler: 'parentbased_traceidratio', ratio: 0.1 }, () => undefined);
    const spans = Array.from({ length: 2_000 }, () => otlp.startRequest('GET /', undefined));
    const recorded = spans.filter(({ isRecording }) => isRecording).length;
    expect(recorded).toBeGreaterThan(100);
    expect(recorded).toBeLessThan(320);
    await otlp.close();
  });

  it('reports a collector that refuses, once, and closes in time', async () => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => response.writeHead(401).end());
    const reasons: string[] = [];
    const otlp = new SdkOtlp(config, (reason) => reasons.push(reason));
    for (let time = 0; time < 3; time += 1) otlp.startRequest('GET /', undefined).end();
    const startedAt = performance.now();
    await otlp.close();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(reasons.length).toBe(1);
  });

  it('is the current span of what a request starts', async () => {
    const otlp = new SdkOtlp(config, () => undefined);
    expect([currentSpan(), traceLogFields()]).toEqual([undefined, {}]);
    const span = otlp.startRequest('GET /', PARENT);
    const seen = await runInSpan(span, async () => {
      await Promise.resolve();
      return [currentSpan(), traceLogFields()];
    });
    expect(seen).toEqual([span, { traceId: PARENT.traceId }]);
    await otlp.close();
  });
});
