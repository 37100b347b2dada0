import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_LIMIT_MS, SHUTDOWN_LIMIT_MS } from '../limits.js';

export interface HttpServer {
  port: number;
  /** Accepts no more requests and lets open ones finish, up to `SHUTDOWN_LIMIT_MS`. */
  close: () => Promise<void>;
}

/**
 * Starts an HTTP server.
 * @param port 0 selects a free one
 */
export async function listen(
  answer: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: REQUEST_LIMIT_MS }, answer);
  server.listen(port, host);
  await once(server, 'listening');
  // A server on a host and port has an `AddressInfo`. Only pipes have a string.
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
