import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { SHUTDOWN_MS } from '../limits.js';

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
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  }
}
