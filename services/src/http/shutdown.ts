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

  /** Call this before the application closes. Connections that remain after the limit are closed. */
  begin(server: Server): void {
    this.stopping = true;
    if (!server.listening) return;
    // A connection becomes idle after its request, and would otherwise stay open.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(limit);
    });
    server.closeIdleConnections();
  }
}
