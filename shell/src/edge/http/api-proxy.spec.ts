import {
  createServer as createTcpServer,
  connect,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { createServer, type Server as HttpServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { Replicas } from '../services/replicas.js';
import { apiProxy, type ProxyTimeouts } from './api-proxy.js';
import { assignRequestId } from './request-id.js';

/** Everything that reached the services, as bytes. */
let received: string;
let services: Server;
const sockets = new Set<Socket>();
let edge: HttpServer;
const extra: HttpServer[] = [];

// A server on a port has an `AddressInfo`.
const portOf = (server: Server | HttpServer) => (server.address() as AddressInfo).port;
const listen = (server: Server | HttpServer) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

beforeEach(async () => {
  received = '';
  services = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      const isComplete = /^POST/.test(received)
        ? received.includes('0\r\n\r\n') || received.includes('{}')
        : true;
      if (isComplete)
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx-hop: 1\r\nconnection: x-hop\r\n\r\nok');
    });
  });
  await listen(services);
  const app = express();
  app.use(assignRequestId);
  app.use('/api', apiProxy(new Replicas({ '*': [`http://127.0.0.1:${portOf(services)}`] })));
  edge = createServer(app);
  await listen(edge);
});

afterEach(async () => {
  for (const other of extra.splice(0)) {
    other.closeAllConnections();
    other.close();
  }
  edge.closeAllConnections();
  // The proxy keeps its connections open, so the test closes them.
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => edge.close(resolve));
  await new Promise((resolve) => {
    services.close(resolve);
  });
});

/** An edge in front of these services. @returns its port */
async function edgeOf(origins: string[], trusted: string[] = [], timeouts?: ProxyTimeouts): Promise<number> {
  const app = express();
  app.set('trust proxy', trusted);
  app.use(assignRequestId);
  app.use('/api', apiProxy(new Replicas({ '*': origins }), timeouts));
  const other = createServer(app);
  extra.push(other);
  await listen(other);
  return portOf(other);
}

/** Sends bytes to the edge unchanged. @returns the response */
function send(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(portOf(edge), '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.includes('ok') || answer.includes('requestId')) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n';

describe('a forwarded call', () => {
  it.each(['GET', 'DELETE', 'OPTIONS'])('contains no second request in the body of a %s', async (method) => {
    const chunked = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;
    const answer = await send(
      `${method} /api/x HTTP/1.1`,
      'host: e',
      'transfer-encoding: chunked',
      '',
      chunked,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    const sized = await send(
      `${method} /api/x HTTP/1.1`,
      'host: e',
      `content-length: ${SMUGGLED.length}`,
      '',
      SMUGGLED,
    );
    expect(sized).toMatch(/^HTTP\/1.1 400/);
    expect(received).toBe('');
  });

  it('has the framing of its body', async () => {
    const answer = await send(
      'POST /api/x HTTP/1.1',
      'host: e',
      'transfer-encoding: chunked',
      '',
      '2',
      '{}',
      '0',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(received).toMatch(/^POST \/api\/x HTTP\/1.1/);
    expect(received.toLowerCase()).toContain('transfer-encoding: chunked');
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('has no hop-by-hop headers, in either direction', async () => {
    const answer = await send(
      'GET /api/x?q=%2F HTTP/1.1',
      'host: e',
      'connection: close, x-secret',
      'x-secret: 1',
      '',
      '',
    );
    expect(received).toMatch(/^GET \/api\/x\?q=%2F HTTP\/1.1/);
    expect(received).not.toContain('x-secret');
    expect(answer).not.toContain('x-hop');
  });

  it('has no trace that a client chose, and none at all where traces are off', async () => {
    const traceparent = 'traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await send('GET /api/x HTTP/1.1', 'host: e', traceparent, 'tracestate: a=1', 'baggage: b=1', '', '');
    expect(received).toContain('x-request-id');
    expect(received).not.toMatch(/traceparent|tracestate|baggage/i);
  });

  it('names the client’s address, not the address that the client claims', async () => {
    await send('GET /api/x HTTP/1.1', 'host: e', 'x-forwarded-for: 6.6.6.6', '', '');
    expect(received).toMatch(/x-forwarded-for: 127\.0\.0\.1/);
    expect(received).not.toContain('6.6.6.6');
  });
});

describe('a call that came through a proxy', () => {
  it.each([
    [[], '127.0.0.1'],
    [['127.0.0.0/8'], '203.0.113.7'],
    [['10.0.0.0/8'], '127.0.0.1'],
  ])('names the client address that trusted proxies %j report: %s', async (trusted, expected) => {
    const port = await edgeOf([`http://127.0.0.1:${portOf(services)}`], trusted);
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
    await (await fetch(`http://127.0.0.1:${port}/api/x`, { headers })).text();
    expect(/x-forwarded-for: (.*)\r/.exec(received)?.[1]).toBe(expected);
  });
});

/** Nothing listens on the discard port. */
const UNREACHABLE = 'http://127.0.0.1:9';

describe('a call to services with an unavailable replica', () => {
  it.each(['GET', 'POST'])('is answered by another one: %s', async (method) => {
    const port = await edgeOf([UNREACHABLE, `http://127.0.0.1:${portOf(services)}`, UNREACHABLE]);
    for (let call = 0; call < 4; call += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/x`, {
        method,
        ...(method === 'POST' && { body: '{}' }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
    }
    expect(received.match(new RegExp(`${method} /api/x`, 'g'))).toHaveLength(4);
  });

  it.each(['GET', 'POST'])('is answered with 503 when all are unavailable: %s', async (method) => {
    const port = await edgeOf([UNREACHABLE, UNREACHABLE]);
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, {
      method,
      ...(method === 'POST' && { body: '{}' }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'MB-2006']);
  });

  it('is not sent twice when its body may have arrived', async () => {
    let posts = 0;
    const breaking = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        posts += 1;
        socket.destroy();
      });
    });
    await listen(breaking);
    const port = await edgeOf([
      `http://127.0.0.1:${portOf(breaking)}`,
      `http://127.0.0.1:${portOf(services)}`,
    ]);
    const statuses = [];
    for (let call = 0; call < 2; call += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: '{}' });
      statuses.push(answer.status);
    }
    breaking.close();
    expect(statuses.sort()).toEqual([200, 503]);
    expect(posts).toBe(1);
    expect(received.match(/POST \/api\/x/g)).toHaveLength(1);
  });
});

describe('a slow call', () => {
  it('has a longer timeout for uploads and changes of the composition', async () => {
    const waiting = new Map<string, () => void>();
    const slow = createServer((request, response) => {
      request.resume().on('end', () => waiting.set(request.url ?? '', () => response.end('ok')));
    });
    extra.push(slow);
    await listen(slow);
    const timeouts = { ordinary: 50, uploads: 60_000, releases: 60_000 };
    const port = await edgeOf([`http://127.0.0.1:${portOf(slow)}`], [], timeouts);
    const post = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}' });
    const long = ['/api/upload', '/api/upload/bulk?dryRun=1', '/api/releases/admin/promote'].map(
      async (path) => (await post(path)).text(),
    );
    // When these have timed out, the others have waited as long.
    for (const path of ['/api/x', '/api/uploads', '/api/x?/api/upload', '/api/releases/versions']) {
      expect((await post(path)).status).toBe(503);
    }
    for (const answer of waiting.values()) answer();
    expect(await Promise.all(long)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a large body that the services refuse before it is complete', () => {
  const MEGABYTES = 8;
  const CALLS = 10;
  const LIMIT_MS = 30_000;
  let refusing: HttpServer;
  beforeEach(async () => {
    refusing = createServer((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/problem+json' });
      response.end('{"detail":"Please sign in again"}');
    });
    await listen(refusing);
  });
  afterEach(() => {
    refusing.closeAllConnections();
    refusing.close();
  });

  it(
    'is answered with the refusal each time, and the replica stays available',
    async () => {
      const port = await edgeOf([`http://127.0.0.1:${portOf(refusing)}`]);
      const answers = [];
      for (let call = 0; call < CALLS; call += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, {
          method: 'POST',
          body: new Uint8Array(MEGABYTES * 1024 * 1024),
        });
        answers.push(`${answer.status} ${await answer.text()}`);
      }
      expect(new Set(answers)).toEqual(new Set(['401 {"detail":"Please sign in again"}']));
    },
    LIMIT_MS,
  );
});
