import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { DRAIN_MS, IDLE_CHECK_MS, SHUTDOWN_LIMIT_MS } from '../limits.js';

/**
 * Stops accepting connections and keeps the open ones. `close` of an HTTP server would also close those without a request, and a proxy
 * may just be sending the next one.
 */
async function stopListening(server: Server): Promise<void> {
  // Connections that wait to be accepted would be reset. Each turn of the event loop accepts them first.
  await turn();
  await turn();
  NetServer.prototype.close.call(server);
}

/**
 * Stops a server without losing requests. First the stop is announced, and everything is served as before. Then the server accepts no
 * connections: a proxy sends the request to another server, because it could not send it here. Each response closes its connection.
 * Connections without a request are closed last, when their clients have had time to use them.
 */
export class GracefulStop {
  private stopping = false;
  private isDraining = false;

  /** @param delayMs how long the stop is announced before the server accepts no more connections */
  constructor(private readonly delayMs = 0) {}

  /** For `/health/ready`: a load balancer must send no more requests. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes the responses of a server close their connections at the end of its stop. */
  announce(answer: RequestListener): RequestListener {
    return (request, response) => {
      if (this.isDraining) response.setHeader('connection', 'close');
      answer(request, response);
    };
  }

  /** Announces the stop, then lets open requests finish, up to `SHUTDOWN_LIMIT_MS`. */
  async close(server: Server): Promise<void> {
    this.stopping = true;
    if (this.delayMs > 0) await pause(this.delayMs);
    const closed = once(server, 'close');
    this.isDraining = true;
    await stopListening(server);
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS);
    // Without an announcement there is no other server that could take the next requests.
    if (this.delayMs > 0) await Promise.race([closed, pause(DRAIN_MS)]);
    // A connection whose headers were sent before the stop stays open after its response.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  }
}
