import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { IDLE_CHECK_MS, SHUTDOWN_MS } from './limits.js';

/** Lets requests in flight finish, and connections end with them, once a stop was asked for. */
export class GracefulStop {
  private stopping = false;

  /** Middleware: while stopping, each answer ends its connection. */
  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.stopping) response.setHeader('connection', 'close');
    next();
  };

  /** Call before the application closes. What has not finished within the limit is cut off. */
  begin(server: Server): void {
    this.stopping = true;
    if (!server.listening) return;
    // A connection whose request was under way becomes idle later, and would be kept alive.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(limit);
    });
    server.closeIdleConnections();
  }
}
