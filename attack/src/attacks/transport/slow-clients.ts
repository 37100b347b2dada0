import { connect, type Socket } from 'node:net';
import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { ATTACKER, jsonHeaders, send } from '../../http/send.js';
import type { Attack, AttackContext } from '../../runner/attack.js';

const PATH = '/api/content/newsletter';
const LIST = '/api/exams/allexams';
/** A head has ten seconds, and Node looks every 30 seconds for connections that are beyond it. */
const CLOSED_WITHIN_MS = 50_000;
/** How long connections that are never closed are held, in milliseconds. */
const HELD_MS = 8_000;

/** Connections that sent the beginning of something. */
class Held {
  private readonly sockets: Socket[] = [];
  closed = 0;

  constructor(
    private readonly origin: string,
    private readonly begin: () => string,
  ) {}

  async open(count: number): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    for (let at = 0; at < count; at += 1) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
      socket.on('error', () => undefined);
      socket.once('close', () => (this.closed += 1));
      socket.on('data', () => undefined);
      this.sockets.push(socket);
      await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve));
      socket.write(this.begin());
    }
  }

  /** Sends one more byte on each open connection. */
  drip(): void {
    for (const socket of this.sockets) if (!socket.destroyed) socket.write('a');
  }

  /** Waits until the server has closed all, or the time is over. */
  async untilClosed(limitMs: number): Promise<void> {
    const isOver = AbortSignal.timeout(limitMs);
    await Promise.all(
      this.sockets
        .filter(({ destroyed }) => !destroyed)
        .map(
          (socket) =>
            new Promise<void>((resolve) => {
              socket.once('close', resolve);
              isOver.addEventListener('abort', () => resolve());
            }),
        ),
    );
  }

  release(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/** Checks that the site answers while connections are held. */
async function checkOthers({ site, tally }: AttackContext, what: string): Promise<void> {
  tally.check(`a page beside ${what}`, await send(site.url, '/about'), [200]);
  const headers = signedHeaders(site, 'GET', LIST);
  tally.check(`a call beside ${what}`, await send(site.url, LIST, { headers }), [200]);
}

/** Holds connections with half a head: the server has to close each of them. */
async function holdHeads(context: AttackContext, origin: string, count: number): Promise<void> {
  const { tally, isSmall } = context;
  const held = new Held(origin, () => 'GET /about HTTP/1.1\r\nHost: localhost\r\nX-A: ');
  await held.open(count);
  await checkOthers(context, `${count} half heads at ${origin}`);
  const drip = setInterval(() => held.drip(), 1_000);
  if (!isSmall) await held.untilClosed(CLOSED_WITHIN_MS);
  clearInterval(drip);
  for (let at = 0; at < count; at += 1)
    tally.note(isSmall || at < held.closed, `half a head was held for ${CLOSED_WITHIN_MS} ms at ${origin}`);
  await checkOthers(context, `after ${count} half heads at ${origin}`);
  held.release();
}

/** Holds connections with a body that does not come, or with nothing at all. Others must be served meanwhile. */
async function holdOthers(context: AttackContext, origin: string, count: number): Promise<void> {
  const { site, tally, isSmall } = context;
  const bodiless = () =>
    `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\n${Object.entries({
      ...signedHeaders(site, 'POST', PATH),
      ...jsonHeaders('x'.repeat(100)),
    })
      .map((pair) => `${pair.join(': ')}\r\n`)
      .join('')}\r\n{"email":"`;
  const begins: Record<string, () => string> = { 'half a body': bodiless, nothing: () => '' };
  for (const [what, begin] of Object.entries(begins)) {
    const held = new Held(origin, begin);
    await held.open(count);
    const drip = what === 'nothing' ? undefined : setInterval(() => held.drip(), 1_000);
    await held.untilClosed(isSmall ? 500 : HELD_MS);
    clearInterval(drip);
    for (let at = 0; at < count; at += 1) tally.note(true, what);
    await checkOthers(context, `${count} x ${what} at ${origin}`);
    held.release();
  }
}

/** Heads and bodies that arrive slowly or never, and idle connections. */
export const slowClients: Attack = {
  name: 'slow-clients',
  run: async (context) => {
    const { site, isSmall } = context;
    const count = isSmall ? 20 : 400;
    await Promise.all([holdHeads(context, site.url, count), holdHeads(context, site.servicesUrl, count)]);
    for (const origin of [site.url, site.servicesUrl]) await holdOthers(context, origin, isSmall ? 20 : 300);
  },
};
