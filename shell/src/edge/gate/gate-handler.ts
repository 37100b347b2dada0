import { gateRequestSchema, type GateResult } from '@mockingbird/contracts';
import { REFUSAL_MESSAGE } from '@mockingbird/request-signing';
import { verifyRequest } from '@mockingbird/request-signing/node';
import express, { type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import type { ApiKey } from '../api-keys.js';
import { sendProblem } from '../http/problem.js';
import { requestIdOf } from '../http/request-id.js';
import { GATE_BODY_BYTES } from '../limits.js';
import { GateBusy, type Gate } from './gate.js';

const GATE_PATH = '/_mb/gate';

interface Parts {
  gate: Gate;
  /** The one that the services sign with when they ask. */
  key: ApiKey;
  log: Logger;
}

/** Lets pass what is signed with the edge's own key, before any of the body is read. */
function signedWith({ id, secret }: ApiKey, log: Logger): RequestHandler {
  const keys = new Map([[id, secret]]);
  return (request, response, next) => {
    const { headers, method, originalUrl: path } = request;
    const result = verifyRequest({ headers, method, path, keys, now: Date.now() });
    if (result.ok) return next();
    const requestId = requestIdOf(response);
    log.warn({ requestId, reason: result.reason }, 'signature refused at the gate');
    response.set('connection', 'close');
    sendProblem(response, 401, 'MB-1001', REFUSAL_MESSAGE, requestId);
  };
}

/** `POST /_mb/gate`: the services ask whether a version may go live. */
export function gateRoutes({ gate, key, log }: Parts): Router {
  const routes = express.Router({ caseSensitive: true, strict: true });
  const body = express.json({ limit: GATE_BODY_BYTES });
  routes.post(GATE_PATH, signedWith(key, log), body, async (request, response) => {
    const requestId = requestIdOf(response);
    const parsed = gateRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      const faults = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
      return sendProblem(response, 400, 'MB-1002', faults.join('; '), requestId);
    }
    const { name, version } = parsed.data.manifest;
    const startedAt = performance.now();
    try {
      const data = await gate.look(parsed.data, () => !response.closed);
      const milliseconds = Math.round(performance.now() - startedAt);
      log.info({ remote: `${name}@${version}`, milliseconds, ...outcomes(data) }, 'looked at a version');
      return void response.set('cache-control', 'no-store').json({ data });
    } catch (error) {
      if (!(error instanceof GateBusy)) throw error;
      return sendProblem(response, 503, 'MB-4016', `${error.message}; try again`, requestId);
    }
  });
  return routes;
}

const outcomes = ({ checks }: GateResult) =>
  Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]));
