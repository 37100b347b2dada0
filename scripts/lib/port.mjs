import { createServer } from 'node:net';

/**
 * @param {string} variable
 * @param {number} port 0 is always free
 * @param {string} host
 * @returns {Promise<void>}
 * @throws when a port is in use, with the variable that changes it
 */
export function checkPort(variable, port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isInUse = error.code === 'EADDRINUSE';
      const reason = isInUse ? `is in use; set ${variable} to another one` : `cannot be used (${error.code})`;
      reject(new Error(`MB-5003 Port ${port} on ${host} ${reason}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @param {import('node:net').Server} server that listens on a port */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/**
 * @param {string} host
 * @returns {Promise<number>} a port that is free now, for addresses that must be known before the server starts
 */
export function freePort(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
