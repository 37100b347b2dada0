import { createServer } from 'node:net';

/** @throws when a port is taken, naming the variable that changes it; port 0 is always free */
export function checkPort(variable, port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      const reason = taken ? `is in use; set ${variable} to another one` : `cannot be used (${error.code})`;
      reject(new Error(`MB-5003 Port ${port} on ${host} ${reason}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @returns {Promise<number>} a port that is free now, for what has to be known before anybody listens on it */
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
