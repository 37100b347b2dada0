import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const { BENCH_BODY } = z.object({ BENCH_BODY: z.string() }).parse(process.env);

/** Answers every request with the same bytes. No server on Node answers faster. */
async function main(): Promise<void> {
  const body = await readFile(BENCH_BODY);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => {
    // An address of a TCP server is never a path.
    const { port } = server.address() as AddressInfo;
    console.log(`bare ready http://127.0.0.1:${port}`);
  });
}

void main();
