import { createServer } from 'node:http';

/**
 * Starts an HTTP server.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export function listen(handler, { port, host }) {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        address: `http://${host}:${server.address().port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
