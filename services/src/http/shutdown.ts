import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { IDLE_CHECK_MS, SHUTDOWN_MS } from './limits.js';

/** Lets requests in flight finish during a stop, and closes their connections afterwards. */
export class GracefulStop {
  private stopping = false;

  /** Middleware: during a stop, each response closes its connection. */
  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.stopping) response.setHeader('connection', 'close');
    next();
  };

  /**
   * Accepts no further connection, and resolves when the last one is closed. Call this before the application closes: its services
   * finish their own work first, and a request that came meanwhile would find them stopped. Connections that remain after the limit are closed.
   */
  async begin(server: Server): Promise<void> {
    this.stopping = true;
    if (!server.listening) return;
    // A connection becomes idle after its request, and would otherwise stay open.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearInterval(idle);
    clearTimeout(limit);
  }
}
