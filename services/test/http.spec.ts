import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './harness.js';

describe('every answer', () => {
  let services: TestApp;
  beforeAll(async () => {
    services = await startApp();
  });
  afterAll(() => services.close());

  it('carries the request id of the caller when it is well-formed', async () => {
    const answer = await fetch(`${services.url}/health/live`, {
      headers: { 'x-request-id': 'from-the-edge_1.2' },
    });
    expect(answer.headers.get('x-request-id')).toBe('from-the-edge_1.2');
  });

  it.each(['short', 'has spaces in it', `${'x'.repeat(65)}`, '{"$gt":""}'])(
    'carries a fresh request id instead of %j',
    async (id) => {
      const answer = await fetch(`${services.url}/health/live`, { headers: { 'x-request-id': id } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('carries protective headers, and not the name of its maker', async () => {
    const { headers } = await fetch(`${services.url}/health/live`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it.each(['/', '/api', '/api/nothing', '/api/exams/exam', '/api/exams/exam/a/b', '/exams/allexams'])(
    'to the unknown address %s is a 404 problem',
    async (path) => {
      const answer = await fetch(services.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await answer.json()).toMatchObject({ code: 'MB-1003', title: 'Not found' });
    },
  );

  it.each([
    ['DELETE', '/api/exams/allexams', 'GET, HEAD'],
    ['POST', '/api/mocktests/x/questions', 'GET, HEAD'],
    ['PUT', '/api/releases/promote', 'POST'],
    ['GET', '/api/content/newsletter', 'POST'],
    ['POST', '/health/ready', 'GET, HEAD'],
  ])('to %s %s is a 405 problem that names %s', async (method, path, allowed) => {
    const answer = await fetch(services.url + path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
    expect(await answer.json()).toMatchObject({ code: 'MB-1004' });
  });

  it('to a broken percent-encoding is a problem of the caller', async () => {
    const answer = await fetch(`${services.url}/api/exams/exam/%E0%A4%A`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'MB-1003' });
  });

  it('to a request that is no HTTP ends the connection and nothing else', async () => {
    const { hostname, port } = new URL(services.url);
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end('GARBAGE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(`${services.url}/health/live`)).status).toBe(200);
  });
});
