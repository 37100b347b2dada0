import { createServer } from 'node:http';

/** A receiver of traces that reads and discards them. */
export interface DiscardingCollector {
  url: string;
  /** Bytes received so far. */
  bytes: () => number;
  stop: () => Promise<void>;
}

export async function startDiscardingCollector(): Promise<DiscardingCollector> {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    bytes: () => bytes,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
