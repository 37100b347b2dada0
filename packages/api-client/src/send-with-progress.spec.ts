/** @jest-environment ../tooling/src/jest/jsdom-environment.mjs */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendWithProgress } from './send-with-progress.js';

const portOf = (listening: Server): number => {
  const at = listening.address();
  return typeof at === 'object' && at ? at.port : 0;
};

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const refused = request.url === '/refused' && request.method === 'POST';
      response.writeHead(refused ? 403 : 200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization',
        'access-control-expose-headers': 'x-seen',
        'content-type': 'application/json',
        'x-seen': request.headers.authorization ?? '',
      });
      response.end(JSON.stringify({ method: request.method, bytes: Buffer.concat(parts).length }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${portOf(server)}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (path: string, more: RequestInit = {}, seen: number[] = []) =>
  sendWithProgress((share) => seen.push(share))(address + path, {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: 'x'.repeat(1_000),
    ...more,
  });

describe('sending with progress', () => {
  it('tells how much was sent and gives the answer with status, headers and body', async () => {
    const seen: number[] = [];
    const response = await post('/', {}, seen);
    expect([response.status, response.ok, response.headers.get('x-seen')]).toEqual([200, true, 'Bearer t']);
    expect(await response.json()).toEqual({ method: 'POST', bytes: 1_000 });
    expect(seen.length).toBeGreaterThan(0);
  });

  it('gives a refusal as an answer', async () => {
    expect((await post('/refused')).status).toBe(403);
  });

  it('fails when there is no response, and when it is stopped', async () => {
    await expect(sendWithProgress(() => undefined)('http://127.0.0.1:1/')).rejects.toThrow(TypeError);
    await expect(post('/', { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
    const controller = new AbortController();
    const sending = post('/', { signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
