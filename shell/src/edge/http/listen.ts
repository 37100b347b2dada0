import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONNECTION_CHECK_MS, HEADERS_LIMIT_MS, MAX_CONNECTIONS, REQUEST_LIMIT_MS } from '../limits.js';
import { GracefulStop } from './graceful-stop.js';

export interface HttpServer {
  port: number;
  /** Accepts no more requests and lets open ones finish. */
  close: () => Promise<void>;
}

interface Options {
  host: string;
  /** 0 selects a free one. */
  port: number;
  /** Default: a stop without an announcement. */
  stop?: GracefulStop;
  /** Milliseconds for a client to send the headers of a request. */
  headersLimitMs?: number;
}

/** Rejects requests without a version (HTTP/0.9), and those that claim another protocol in the syntax of HTTP/1. */
const requireHttp1 =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (request.httpVersionMajor === 1) answer(request, response);
    else response.writeHead(505, { connection: 'close' }).end();
  };

/** Starts an HTTP server with limits for slow and for many clients. */
export async function listen(
  answer: RequestListener,
  { host, port, stop = new GracefulStop(), headersLimitMs = HEADERS_LIMIT_MS }: Options,
): Promise<HttpServer> {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: headersLimitMs,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
    },
    stop.announce(requireHttp1(answer)),
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  // A server on a host and port has an `AddressInfo`. Only pipes have a string.
  return { port: (server.address() as AddressInfo).port, close: () => stop.close(server) };
}
