import { createServer } from 'node:net';

/** @throws when a port is in use, with the variable that changes it; port 0 is always free */
export function checkPort(variable, port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isInUse = error.code === 'EADDRINUSE';
      const reason = isInUse ? `is in use; set ${variable} to another one` : `cannot be used (${error.code})`;
      reject(new Error(`MB-5003 Port ${port} on ${host} ${reason}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @returns {Promise<number>} a port that is free now, for addresses that must be known before the server starts */
export function freePort(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
