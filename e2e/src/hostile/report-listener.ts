import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Receives what a hostile bundle reports. */
export interface ReportListener {
  url: string;
  /** Reports so far, parsed. */
  reports: () => Record<string, unknown>[];
  close: () => Promise<void>;
}

/** Starts a server on loopback that stores each body it gets. It accepts every upgrade, so that a bundle can try one. */
export async function startReportListener(): Promise<ReportListener> {
  const reports: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'POST') reports.push(JSON.parse(body));
      response.end('ok');
    });
  });
  server.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reports: () => [...reports],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
