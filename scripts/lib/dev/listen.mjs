import { createServer } from 'node:http';
import { portOf } from '../port.mjs';

/**
 * Starts an HTTP server.
 * @param {import('node:http').RequestListener} handler
 * @param {{ port: number, host: string }} address
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export function listen(handler, { port, host }) {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        address: `http://${host}:${portOf(server)}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
