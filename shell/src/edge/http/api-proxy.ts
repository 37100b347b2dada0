import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { Request, Response } from 'express';
import { PROXY_TIMEOUT_MS, RELEASE_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../limits.js';
import type { Replicas } from '../services/replicas.js';
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

/** How long the services may keep a call waiting, or its client the services, in milliseconds. */
export interface Patience {
  ordinary: number;
  uploads: number;
  /** Changes of what is live: the gate may render a version's pages before they are answered. */
  releases: number;
}

const PATIENCE: Patience = {
  ordinary: PROXY_TIMEOUT_MS,
  uploads: UPLOAD_TIMEOUT_MS,
  releases: RELEASE_TIMEOUT_MS,
};
const UPLOADS = /^\/api\/upload(?:[/?]|$)/;
const RELEASES = /^\/api\/releases\/admin(?:[/?]|$)/;

function timeoutOf(address: string, { ordinary, uploads, releases }: Patience): number {
  if (UPLOADS.test(address)) return uploads;
  return RELEASES.test(address) ? releases : ordinary;
}

/** Hands `/api` on to the services as it came, byte for byte: the signature covers the path as sent. */
export function apiProxy(replicas: Replicas, patience = PATIENCE) {
  const plain = { send: httpRequest, agent: new Agent({ keepAlive: true, maxSockets: SOCKETS }), own: Agent };
  const secure = {
    send: httpsRequest,
    agent: new SecureAgent({ keepAlive: true, maxSockets: SOCKETS }),
    own: SecureAgent,
  };
  return (request: Request, response: Response): void => {
    const requestId = requestIdOf(response);
    const origins = replicas.inOrder(request.originalUrl);
    if (origins.length === 0) {
      sendProblem(response, 503, 'MB-2006', 'No service is configured for this call', requestId);
      return;
    }
    const bodiless = BODILESS.has(request.method);
    if (bodiless && announcesBody(request)) {
      response.set('connection', 'close');
      sendProblem(response, 400, 'MB-1002', `A ${request.method} request carries no body`, requestId);
      return;
    }
    const ways = origins.map((origin): Way => {
      const target = new URL(origin);
      return { ...(target.protocol === 'https:' ? secure : plain), target };
    });
    const timeout = timeoutOf(request.originalUrl, patience);
    const away = (origin: string) => replicas.away(origin);
    handOn({ request, response, requestId, bodiless, timeout, away }, ways);
  };
}

interface Way {
  send: typeof httpRequest;
  /** Keeps connections for the next call. */
  agent: Agent;
  /** Makes an agent for one call alone. */
  own: typeof Agent;
  target: URL;
}

interface Call {
  request: Request;
  response: Response;
  requestId: string;
  bodiless: boolean;
  /** In milliseconds. */
  timeout: number;
  /** Notes a replica that could not be reached. */
  away: (origin: string) => void;
}

/** Tries the ways one after the other, as long as nothing can have been done twice. */
function handOn(call: Call, [way, ...others]: readonly Way[]): void {
  const { request, response, requestId, bodiless } = call;
  if (way === undefined) {
    sendProblem(response, 503, 'MB-2006', 'The services do not answer', requestId);
    return;
  }
  const { send, target } = way;
  const agent = bodiless ? way.agent : ownAgent(way, response);
  const forwarded = send({
    agent,
    host: target.hostname,
    port: target.port,
    method: request.method,
    // Not request.url: express would have decoded and joined it.
    path: request.originalUrl,
    headers: {
      ...endToEnd(request.headers),
      'x-forwarded-for': request.ip ?? '',
      'x-request-id': requestId,
    },
    timeout: call.timeout,
  });
  let sent = false;
  let late = false;
  forwarded.on('response', (answer) => {
    // A refusal may come before the body has: the rest goes nowhere, and its sender gets to read why.
    if (!bodiless && !request.complete) request.unpipe(forwarded).resume();
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  forwarded.on('timeout', () => {
    late = true;
    forwarded.destroy(new Error('timeout'));
  });
  forwarded.on('error', () => {
    if (response.headersSent) return void response.destroy();
    if (response.closed) return;
    // A body that stopped coming, or was refused in the middle, is no fault of the replica.
    const reached = sent && !bodiless;
    if (!reached && (late || !forwarded.reusedSocket)) call.away(target.origin);
    if (late || reached) return handOn(call, []);
    // A kept connection that was closed says nothing of the replica: it is asked again.
    handOn(call, forwarded.reusedSocket ? [way, ...others] : others);
  });
  response.on('close', () => forwarded.destroy());
  if (bodiless) forwarded.end();
  else
    whenConnected(forwarded, () => {
      sent = true;
      request.pipe(forwarded);
    });
}

/**
 * A connection for one call that cannot be repeated: a kept one may be closed by the other side in the very moment of its
 * next use. It says `keep-alive` all the same, or the services would close it on top of an answer to half a body.
 */
function ownAgent({ own }: Way, response: Response): Agent {
  const agent = new own({ keepAlive: true, maxSockets: 1 });
  response.once('close', () => agent.destroy());
  return agent;
}

/** Until then nothing of a body has been taken from the client, and another replica may have it. */
function whenConnected(forwarded: ClientRequest, work: () => void): void {
  forwarded.once('socket', (socket) => {
    if (socket.connecting) socket.once('encrypted' in socket ? 'secureConnect' : 'connect', work);
    else work();
  });
}
