import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/harness.js';

/** Other spellings of existing paths. A proxy in front blocks and limits paths by their text. */
const OTHER_SPELLINGS = [
  ...['/API/exams/allexams', '/Api/exams/allexams', '/api/Exams/allexams', '/api/exams/AllExams'],
  ...['/api/exams/allexams/', '/api/exams/allexams//', '/api//exams/allexams', '//api/exams/allexams'],
  ...['/api/./exams/allexams', '/api/exams/../exams/allexams', '/%61pi/exams/allexams'],
  ...['/api\\exams\\allexams', '/api/exams/allexams%2f', '/api/EXAMS/allexams?x=/api/exams/allexams'],
  ...[
    '/api/exams/exam/x/',
    '/api/mocktests/x/questions/',
    '/API/mocktests/x/questions',
    '/api/releases/Promote',
  ],
  ...['/api/releases/promote/', '/API/RELEASES/PROMOTE', '/health/live/', '/Health/live', '/HEALTH/READY'],
  ...['/api/docs/', '/api/OpenAPI.json', '/API/auth/login', '/api/auth/login/', '/api/Auth/login'],
];

/** Sends the path without normalisation. @returns the whole response */
function rawRequest(url: string, method: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(head));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

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
      expect(await answer.json()).toMatchObject({ code: 'MB-1019', title: 'No such address of the API' });
    },
  );

  it('to another spelling of an address is a 404 problem, whatever the method', async () => {
    const wrong: string[] = [];
    for (const method of ['GET', 'POST'])
      for (const path of OTHER_SPELLINGS) {
        const answer = await rawRequest(services.url, method, path);
        if (!answer.startsWith('HTTP/1.1 404 ') || !answer.includes('"MB-1019"'))
          wrong.push(`${method} ${path}: ${answer.slice(0, 12)}`);
      }
    expect(wrong).toEqual([]);
    console.log(`${OTHER_SPELLINGS.length * 2} requests in other spellings: 404`);
  });

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
