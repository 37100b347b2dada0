import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a site sent to its webhook. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The program of a team that gets messages about releases. */
export interface WebhookReceiver {
  url: string;
  /** Messages so far, in their order. */
  received: () => readonly ReceivedMessage[];
  close: () => Promise<void>;
}

/** Starts a receiver on loopback, which accepts every message. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received: () => [...received],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
