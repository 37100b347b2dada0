import { addEarlierNames, gateRequestSchema, type GateResult } from '@mockingbird/contracts';
import { REJECTION_MESSAGE } from '@mockingbird/request-signing';
import { verifyRequest } from '@mockingbird/request-signing/node';
import express, { type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import type { ApiKey } from '../edge/api-keys.js';
import { sendProblem } from '../edge/http/problem.js';
import { getRequestId } from '../edge/http/request-id.js';
import { GATE_BODY_BYTES } from './limits.js';
import { GateUndecided } from './gate-undecided.js';
import type { Gate } from './gate.js';

const GATE_PATH = '/_mb/gate';

export interface GateRoutesOptions {
  gate: Gate;
  /** The key with which the services sign requests to the gate. */
  key: ApiKey;
  log: Logger;
}

/** Requires a signature with the edge's key before the body is read. */
function requireSignature({ id, secret }: ApiKey, log: Logger): RequestHandler {
  const keys = new Map([[id, secret]]);
  return (request, response, next) => {
    const { headers, method, originalUrl: path } = request;
    const result = verifyRequest({ headers, method, path, keys, now: Date.now() });
    if (result.ok) return next();
    const requestId = getRequestId(response);
    log.warn({ requestId, reason: result.reason }, 'signature refused at the gate');
    response.set('connection', 'close');
    sendProblem(response, 401, 'MB-1001', REJECTION_MESSAGE, requestId);
  };
}

/** `POST /_mb/gate`: checks whether a version may go live. */
export function gateRoutes({ gate, key, log }: GateRoutesOptions): Router {
  const routes = express.Router({ caseSensitive: true, strict: true });
  const body = express.json({ limit: GATE_BODY_BYTES });
  routes.post(GATE_PATH, requireSignature(key, log), body, async (request, response) => {
    const requestId = getRequestId(response);
    const parsed = gateRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
      return sendProblem(response, 400, 'MB-1002', issues.join('; '), requestId);
    }
    const { name, version } = parsed.data.manifest;
    const startedAt = performance.now();
    try {
      const data = await gate.check(parsed.data, () => !response.closed);
      const milliseconds = Math.round(performance.now() - startedAt);
      log.info({ remote: `${name}@${version}`, milliseconds, ...outcomesByCheck(data) }, 'version checked');
      return void response.set('cache-control', 'no-store').json({ data: addEarlierNames(data) });
    } catch (error) {
      if (!(error instanceof GateUndecided)) throw error;
      return sendProblem(response, 503, 'MB-4016', `${error.message}; try again`, requestId);
    }
  });
  return routes;
}

const outcomesByCheck = ({ checks }: GateResult) =>
  Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]));
