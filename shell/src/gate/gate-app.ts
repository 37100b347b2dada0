import express, { type Express } from 'express';
import { createAccessLog } from '../edge/http/access-log.js';
import { notFound } from '../edge/http/exact-address.js';
import { handleError } from '../edge/http/handle-error.js';
import { assignRequestId } from '../edge/http/request-id.js';
import { gateRoutes, type GateRoutesOptions } from './gate-handler.js';

/** Creates the gate's routes. Its port is for the services only, never for visitors. */
export function createGateApp(options: GateRoutesOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(assignRequestId, createAccessLog(options.log));
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  // Always ready: each check reads the composition, and the first versions are checked without one.
  app.get('/health/ready', (_request, response) => void response.json({ status: 'ready' }));
  app.use(gateRoutes(options));
  app.use(notFound);
  app.use(handleError(options.log));
  return app;
}
