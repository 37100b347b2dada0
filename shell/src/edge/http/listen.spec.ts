import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { HEADERS_LIMIT_MS, SHUTDOWN_LIMIT_MS } from '../limits.js';
import { GracefulStop } from './graceful-stop.js';
import { listen, type HttpServer } from './listen.js';

const HOST = '127.0.0.1';
const CLIENTS = 8;
const STOP_DELAY_MS = 300;

let server: HttpServer | undefined;
let agent: Agent | undefined;

afterEach(async () => {
  agent?.destroy();
  await server?.close();
  server = undefined;
});

async function start(answer: RequestListener, { delayMs = 0, headersLimitMs = HEADERS_LIMIT_MS } = {}) {
  const stop = new GracefulStop(delayMs);
  const started = await listen(answer, { host: HOST, port: 0, stop, headersLimitMs });
  let closed: Promise<void> | undefined;
  server = { ...started, close: () => (closed ??= started.close()) };
  return { port: started.port, stop, close: server.close };
}

/** Sends a GET request. @returns the response's `connection` header */
function send(port: number, path = '/'): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: HOST, port, path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.headers.connection));
    }).once('error', reject);
  });
}

describe('a stopping server', () => {
  it('loses no request on an open connection, and asks clients to close it', async () => {
    const { port, stop, close } = await start((_request, response) => response.end('ok'), {
      delayMs: STOP_DELAY_MS,
    });
    agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    let sent = 0;
    // A client leaves when its connection is closed, as a proxy does that has a second edge.
    const client = async () => {
      do sent += 1;
      while ((await send(port)) !== 'close');
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    while (sent < 10 * CLIENTS) await send(port);
    expect(stop.isStopping).toBe(false);
    const closed = close();
    expect(stop.isStopping).toBe(true);
    await clients;
    await closed;
    await expect(send(port)).rejects.toThrow();
  });

  it('serves on new and open connections while the stop is announced', async () => {
    const { port, stop, close } = await start((_request, response) => response.end('ok'), {
      delayMs: STOP_DELAY_MS,
    });
    void close();
    expect(stop.isStopping).toBe(true);
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect([await send(port), await send(port)]).toEqual(['keep-alive', 'keep-alive']);
  });

  it('takes one more request on an open connection, and none on a new one', async () => {
    const { port, close } = await start((_request, response) => response.end('ok'), { delayMs: 1 });
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await send(port);
    const closed = close();
    const isRefused = async () => {
      const socket = connect(port, HOST);
      const refused = await Promise.race([
        once(socket, 'error').then(() => true),
        once(socket, 'connect').then(() => false),
      ]);
      socket.destroy();
      return refused;
    };
    while (!(await isRefused())) await new Promise(setImmediate);
    expect(await send(port)).toBe('close');
    await closed;
  });

  it('finishes an open request, and closes a connection that would stay idle', async () => {
    const release: (() => void)[] = [];
    const { port, close } = await start((_request, response) => {
      response.flushHeaders();
      release.push(() => response.end('late'));
    });
    agent = new Agent({ keepAlive: true });
    const open = send(port);
    while (release.length === 0) await new Promise(setImmediate);
    const started = performance.now();
    const closed = close();
    release[0]?.();
    expect(await open).toBe('keep-alive');
    await closed;
    expect(performance.now() - started).toBeLessThan(SHUTDOWN_LIMIT_MS);
  });
});

describe('a slow client', () => {
  it('that never finishes its headers is answered with 408 and disconnected', async () => {
    const { port } = await start((_request, response) => response.end('ok'), { headersLimitMs: 100 });
    const socket = connect(port, HOST);
    socket.write('GET / HTTP/1.1\r\nhost: half\r\n');
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
  });
});

describe('the version of the protocol', () => {
  const answerOf = async (line: string) => {
    const { port } = await start((_request, response) => response.end('ok'));
    const socket = connect(port, HOST);
    socket.write(`${line}\r\nhost: site\r\n\r\n`);
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    socket.destroy();
    return answer.split('\r\n', 1)[0];
  };

  it.each([
    ['GET / HTTP/1.1', 'HTTP/1.1 200 OK'],
    ['GET / HTTP/1.0', 'HTTP/1.1 200 OK'],
    ['GET / HTTP/0.9', 'HTTP/1.1 505 HTTP Version Not Supported'],
    ['GET / HTTP/2.0', 'HTTP/1.1 505 HTTP Version Not Supported'],
  ])('%s: %s', async (line, expected) => {
    expect(await answerOf(line)).toBe(expected);
  });
});
