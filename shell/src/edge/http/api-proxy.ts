import { Agent, request as httpRequest } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { Request, Response } from 'express';
import { PROXY_TIMEOUT_MS } from '../limits.js';
import { serviceOrigin, type ServicesUrl } from '../services-url.js';
import { sendProblem } from './problem.js';
import { requestIdOf } from './request-id.js';

/** Connections kept to one service. */
const SOCKETS = 256;

/** Headers that concern one connection and are not handed on (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Methods whose body has no meaning; Node's client would send one without any framing (request smuggling). */
const BODILESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** Headers without those of the connection: the known ones, and whatever `Connection` names. */
function endToEnd(headers: Record<string, string | string[] | undefined>) {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const hop = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.has(name)));
}

const announcesBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Hands `/api` on to the services as it came, byte for byte: the signature covers the path as sent. */
export function apiProxy(services: ServicesUrl) {
  const plain = { send: httpRequest, agent: new Agent({ keepAlive: true, maxSockets: SOCKETS }) };
  const secure = { send: httpsRequest, agent: new SecureAgent({ keepAlive: true, maxSockets: SOCKETS }) };
  return (request: Request, response: Response): void => {
    const requestId = requestIdOf(response);
    const origin = serviceOrigin(services, request.originalUrl);
    if (!origin) {
      sendProblem(response, 503, 'MB-2006', 'No service is configured for this call', requestId);
      return;
    }
    const bodiless = BODILESS.has(request.method);
    if (bodiless && announcesBody(request)) {
      response.set('connection', 'close');
      sendProblem(response, 400, 'MB-1002', `A ${request.method} request carries no body`, requestId);
      return;
    }
    const target = new URL(origin);
    const { send, agent } = target.protocol === 'https:' ? secure : plain;
    handOn(request, response, { send, agent, target, requestId, bodiless, isRetry: false });
  };
}

interface Way {
  send: typeof httpRequest;
  agent: Agent;
  target: URL;
  requestId: string;
  bodiless: boolean;
  isRetry: boolean;
}

function handOn(request: Request, response: Response, way: Way): void {
  const { send, agent, target, requestId, bodiless } = way;
  const forwarded = send({
    agent,
    host: target.hostname,
    port: target.port,
    method: request.method,
    // Not request.url: express would have decoded and joined it.
    path: request.originalUrl,
    headers: {
      ...endToEnd(request.headers),
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-request-id': requestId,
    },
    timeout: PROXY_TIMEOUT_MS,
  });
  forwarded.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  forwarded.on('timeout', () => forwarded.destroy(new Error('timeout')));
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    // A kept connection may be closed by the other side in the very moment of its next use.
    else if (bodiless && forwarded.reusedSocket && !way.isRetry) {
      handOn(request, response, { ...way, isRetry: true });
    } else sendProblem(response, 503, 'MB-2006', 'The services do not answer', requestId);
  });
  response.on('close', () => forwarded.destroy());
  if (bodiless) forwarded.end();
  else request.pipe(forwarded);
}
