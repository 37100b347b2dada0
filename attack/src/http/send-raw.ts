import { connect } from 'node:net';
import type { Outcome } from '../runner/tally.js';
import { ATTACKER } from './send.js';

/** Time limit of a connection that the server neither answers nor closes, in milliseconds. */
const CONNECTION_LIMIT_MS = 30_000;

/**
 * After this time without an answer the attacker closes its side, in milliseconds. A server may wait for more of an
 * incomplete request; Node ends a request whose client closes its side, so this is not done earlier.
 */
const PATIENCE_MS = 1_500;

/** All that a server sent on one connection. */
export interface RawExchange {
  /** The status of each response, in order. */
  statuses: number[];
  text: string;
  /** The connection was open until the time limit. */
  isTimedOut: boolean;
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    (text.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => {
        const [name = '', ...rest] = line.split(':');
        return [name.toLowerCase(), rest.join(':').trim()];
      }),
  );

/** The first response of an exchange as an outcome. */
export const firstOutcome = ({ statuses, text }: RawExchange): Outcome => ({
  status: statuses[0] ?? 0,
  headers: headersOf(text),
  text,
});

/**
 * Sends bytes over a separate connection, and reads until the server closes it or has been silent for a while.
 * @param origin the edge or the services
 */
export function sendRaw(origin: string, bytes: string | Uint8Array): Promise<RawExchange> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port),
      localAddress: ATTACKER,
      allowHalfOpen: true,
    });
    const parts: Buffer[] = [];
    let isTimedOut = false;
    const limit = setTimeout(() => {
      isTimedOut = true;
      socket.destroy();
    }, CONNECTION_LIMIT_MS);
    const patience = setTimeout(() => socket.end(), PATIENCE_MS);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      patience.refresh();
    });
    // The server may close before it has read everything; 'close' follows.
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(limit);
      clearTimeout(patience);
      const text = Buffer.concat(parts).toString('latin1');
      const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, text, isTimedOut });
    });
    socket.write(bytes);
  });
}
