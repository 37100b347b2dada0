import { createServer } from 'node:net';

/** A range for each jest worker, below the system's ports for outgoing connections. */
const FIRST_PORT = 20_000;
const PORTS_EACH = 1_500;
const RANGES = 8;

const first = FIRST_PORT + (Number(process.env.JEST_WORKER_ID ?? 1) % RANGES) * PORTS_EACH;
let next = Math.floor(Math.random() * PORTS_EACH);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port that is free now, and that this run has not used before.
 * @throws when all are in use
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_EACH; tries += 1) {
    next = (next + 1) % PORTS_EACH;
    // Other calls may run during the await.
    const port = first + next;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} on is free`);
}
