import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { TraceHeaders } from '@mockingbird/observability';
import type { Request, Response } from 'express';
import { PROXY_TIMEOUT_MS, RELEASE_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../limits.js';
import type { Replicas } from '../services/replicas.js';
import { traceUpstream } from '../tracing/trace-upstream.js';
import { sendProblem } from './problem.js';
import { getRequestId } from './request-id.js';

/** Maximum number of connections to one service. */
const SOCKETS = 256;

/** Headers of a single connection, which a proxy must not forward (RFC 9110, section 7.6.1). */
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

/**
 * The edge starts each trace, so a client's headers stay here: they would decide what the services record. `baggage` could
 * hold anything.
 */
const OF_CLIENTS = ['traceparent', 'tracestate', 'baggage'];

/** Methods without a body. Node's client would send a body without any framing (request smuggling). */
const BODILESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** Removes hop-by-hop headers, the standard ones and those that `Connection` names, and others. */
function removeHeaders(
  headers: Record<string, string | string[] | undefined>,
  others: readonly string[] = [],
) {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const removed = new Set([...HOP_BY_HOP, ...named, ...others]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.has(name)));
}

const announcesBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Milliseconds without progress after which a call fails. */
export interface ProxyTimeouts {
  ordinary: number;
  uploads: number;
  /** Changes of the composition: the gate may render pages before the services answer. */
  releases: number;
}

const DEFAULT_TIMEOUTS: ProxyTimeouts = {
  ordinary: PROXY_TIMEOUT_MS,
  uploads: UPLOAD_TIMEOUT_MS,
  releases: RELEASE_TIMEOUT_MS,
};
const UPLOADS = /^\/api\/upload(?:[/?]|$)/;
const RELEASES = /^\/api\/releases\/admin(?:[/?]|$)/;

function selectTimeout(address: string, { ordinary, uploads, releases }: ProxyTimeouts): number {
  if (UPLOADS.test(address)) return uploads;
  return RELEASES.test(address) ? releases : ordinary;
}

/** Forwards `/api` to the services without changes, because the signature covers the path exactly as sent. */
export function apiProxy(replicas: Replicas, timeouts = DEFAULT_TIMEOUTS) {
  const http = {
    send: httpRequest,
    agent: new Agent({ keepAlive: true, maxSockets: SOCKETS }),
    AgentClass: Agent,
  };
  const https = {
    send: httpsRequest,
    agent: new SecureAgent({ keepAlive: true, maxSockets: SOCKETS }),
    AgentClass: SecureAgent,
  };
  return (request: Request, response: Response): void => {
    const requestId = getRequestId(response);
    const origins = replicas.nextReplicas(request.originalUrl);
    if (origins.length === 0) {
      sendProblem(response, 503, 'MB-2006', 'No service is configured for this call', requestId);
      return;
    }
    const isBodiless = BODILESS.has(request.method);
    if (isBodiless && announcesBody(request)) {
      response.set('connection', 'close');
      sendProblem(response, 400, 'MB-1002', `A ${request.method} request carries no body`, requestId);
      return;
    }
    const upstreams = origins.map((origin): Upstream => {
      const url = new URL(origin);
      return { ...(url.protocol === 'https:' ? https : http), url };
    });
    const timeoutMs = selectTimeout(request.originalUrl, timeouts);
    const trace = traceUpstream(request.method, request.originalUrl, response);
    const markUnavailable = (origin: string) => replicas.markUnavailable(origin);
    forward({ request, response, requestId, trace, isBodiless, timeoutMs, markUnavailable }, upstreams);
  };
}

/** A replica and the way to reach it. */
interface Upstream {
  send: typeof httpRequest;
  /** Reuses connections. */
  agent: Agent;
  /** Creates an agent for a single call. */
  AgentClass: typeof Agent;
  url: URL;
}

interface Call {
  request: Request;
  response: Response;
  requestId: string;
  /** Headers that name the span of this call. */
  trace: Partial<TraceHeaders>;
  isBodiless: boolean;
  timeoutMs: number;
  /** Call when a replica is unreachable. */
  markUnavailable: (origin: string) => void;
}

/** Tries the upstreams one after the other, but never repeats a call that a replica may have processed. */
function forward(call: Call, [upstream, ...others]: readonly Upstream[]): void {
  const { request, response, requestId, isBodiless } = call;
  if (upstream === undefined) {
    sendProblem(response, 503, 'MB-2006', 'The services do not answer', requestId);
    return;
  }
  const { send, url } = upstream;
  const upstreamRequest = send({
    agent: isBodiless ? upstream.agent : createSingleUseAgent(upstream, response),
    host: url.hostname,
    port: url.port,
    method: request.method,
    // Not request.url: Express decodes and joins it.
    path: request.originalUrl,
    headers: {
      ...removeHeaders(request.headers, OF_CLIENTS),
      'x-forwarded-for': request.ip ?? '',
      'x-request-id': requestId,
      ...call.trace,
    },
    timeout: call.timeoutMs,
  });
  let bodyStarted = false;
  let timedOut = false;
  upstreamRequest.on('response', (upstreamResponse) => {
    // The services may refuse a body before it is complete. The rest is discarded, so that the client reads the refusal.
    if (!isBodiless && !request.complete) request.unpipe(upstreamRequest).resume();
    response.writeHead(upstreamResponse.statusCode ?? 502, removeHeaders(upstreamResponse.headers));
    upstreamResponse.pipe(response);
    upstreamResponse.on('error', () => response.destroy());
  });
  upstreamRequest.on('timeout', () => {
    timedOut = true;
    upstreamRequest.destroy(new Error('timeout'));
  });
  upstreamRequest.on('error', () => {
    if (response.headersSent) return void response.destroy();
    if (response.closed) return;
    // The client may have stopped sending its body. The replica is then not unavailable.
    const mayBeProcessed = bodyStarted && !isBodiless;
    if (!mayBeProcessed && (timedOut || !upstreamRequest.reusedSocket)) call.markUnavailable(url.origin);
    if (timedOut || mayBeProcessed) return forward(call, []);
    // A reused connection may have been closed while idle, so the same replica is tried again.
    forward(call, upstreamRequest.reusedSocket ? [upstream, ...others] : others);
  });
  response.on('close', () => upstreamRequest.destroy());
  if (isBodiless) upstreamRequest.end();
  else
    whenConnected(upstreamRequest, () => {
      bodyStarted = true;
      request.pipe(upstreamRequest);
    });
}

/**
 * Creates a connection for one call that must not be repeated. The services could close a reused connection at the moment
 * of its next use. `keepAlive` stays on: otherwise the services would close the connection after answering half a body.
 */
function createSingleUseAgent({ AgentClass }: Upstream, response: Response): Agent {
  const agent = new AgentClass({ keepAlive: true, maxSockets: 1 });
  response.once('close', () => agent.destroy());
  return agent;
}

/** Before the connection exists, no part of the body is read, so another replica can still receive it. */
function whenConnected(upstreamRequest: ClientRequest, onConnected: () => void): void {
  upstreamRequest.once('socket', (socket) => {
    if (socket.connecting) socket.once('encrypted' in socket ? 'secureConnect' : 'connect', onConnected);
    else onConnected();
  });
}
