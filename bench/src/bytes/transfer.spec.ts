import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sumByKind, weigh } from './transfer.js';

const body = gzipSync('let answer = 42;\n'.repeat(200));
const server = createServer((request, response) => {
  const zipped = request.headers['accept-encoding'] === 'gzip';
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(zipped ? body : 'not compressed');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a TCP server is never a path.
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/main.js`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('weighing', () => {
  it('counts the bytes of the compressed body, by what the server calls it', async () => {
    expect(await weigh(url)).toEqual({ kind: 'script', bytes: body.length });
  });

  it('adds up each kind', () => {
    const transfers = [
      { kind: 'script', bytes: 3 },
      { kind: 'style', bytes: 5 },
      { kind: 'script', bytes: 4 },
    ] as const;
    expect(sumByKind(transfers)).toEqual({ html: 0, script: 7, style: 5, font: 0, other: 0 });
  });
});
