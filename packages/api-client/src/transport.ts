import type { ErrorCode } from '@mockingbird/contracts';
import { ServerClock } from '@mockingbird/request-signing';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { REQUEST_TIMEOUT_MS } from './limits.js';

export type Schemas = typeof import('./schemas.js');

/** Creates the signing headers of one request; `now` is epoch milliseconds on the server's clock. */
export type Signer = (request: {
  method: string;
  path: string;
  now: number;
}) => Record<string, string> | Promise<Record<string, string>>;

export interface TransportOptions {
  /**
   * Origin of the services, without a trailing slash; empty means same origin. A function when modules run on different
   * origins.
   */
  baseUrl: string | ((path: string) => string);
  sign: Signer;
  fetch?: typeof fetch;
  /** Epoch milliseconds of this device. */
  now?: () => number;
  timeoutMs?: number;
  /** Called with a user's token that the services rejected. */
  onTokenRejected?: (token: string) => void;
  /** Added to every request, for example the request id of the edge. */
  headers?: Record<string, string>;
}

/** A request without a schema for its response. */
export interface ApiMessage {
  method: 'GET' | 'POST';
  /** Path with its query, percent-encoded, `/api` included. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart, instead of a body. */
  form?: FormData;
  /** Token of the signed-in user, for calls that require one. */
  token?: string;
  timeoutMs?: number;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
  signal?: AbortSignal | undefined;
  /** The request continues after its page was closed. */
  keepalive?: boolean;
  /** Whether a person typed the body or the query, so that the services may refuse what they typed. */
  isTyped?: boolean;
}

export interface ApiRequest<Output> extends ApiMessage {
  /** Selects the schema of the response. */
  schema: (schemas: Schemas) => z.ZodMiniType<Output>;
}

export interface Transport {
  /** Sends, and returns the parsed response. @throws {ApiError} */
  request: <Output>(request: ApiRequest<Output>) => Promise<Output>;
  /** Sends, and ignores the response's body. @throws {ApiError} without a response, or for an error status */
  send: (message: ApiMessage) => Promise<void>;
  /**
   * Signs ahead of time. A page that unloads has no time to sign: only a request that starts immediately is sent.
   * @returns sends a body without delay and ignores the response, also an error. Valid for some minutes (`CLOCK_WINDOW_MS`).
   */
  prepare: (message: ApiMessage) => Promise<(body: unknown) => void>;
}

/**
 * Sign, send, check the status, parse: the steps of every call. When the `Date` of a 401 shows that this device's clock
 * is wrong, the call is repeated once with the server's time. The difference is stored for later calls.
 */
export function createTransport(options: TransportOptions): Transport {
  const clock = new ServerClock(options.now);

  async function respond(message: ApiMessage): Promise<Response> {
    const { method, path } = message;
    const signedAt = clock.now();
    const first = await fetchSigned(options, message, await options.sign({ method, path, now: signedAt }));
    const isRetry = first.status === 401 && clock.learn(first.headers.get('date'), signedAt);
    if (isRetry) drain(first);
    const response = isRetry
      ? await fetchSigned(options, message, await options.sign({ method, path, now: clock.now() }))
      : first;
    if (response.ok) return response;
    const error = await rejectionError(response, message);
    if (message.token && isTokenRejected(error)) options.onTokenRejected?.(message.token);
    throw error;
  }

  return {
    request: async (request) => {
      // Parallel to the request, because sequential loading costs a round trip on a slow network.
      const schemas = import('./schemas.js');
      schemas.catch(() => undefined);
      return read(await respond(request), request, schemas);
    },
    send: async (message) => {
      drain(await respond(message));
    },
    prepare: async (message) => {
      const { method, path } = message;
      const signature = await options.sign({ method, path, now: clock.now() });
      return (body) =>
        void fetchSigned(options, { ...message, body }, signature).then(drain, () => undefined);
    },
  };
}

/** Others with 401 concern the signature, or what somebody typed. */
const TOKEN_REJECTED: ErrorCode = 'MB-1012';

const isTokenRejected = ({ status, problem }: ApiError): boolean =>
  status === 401 && problem?.code === TOKEN_REJECTED;

/** Reads an unused response to its end: unread, it would block one of the browser's few connections. */
function drain(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}

async function fetchSigned(
  options: TransportOptions,
  message: ApiMessage,
  signature: Record<string, string>,
): Promise<Response> {
  const timeout = AbortSignal.timeout(message.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const send = message.fetch ?? options.fetch ?? fetch;
  const hasBody = message.body !== undefined;
  const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl(message.path);
  try {
    return await send(base + message.path, {
      method: message.method,
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(message.token ? { authorization: `Bearer ${message.token}` } : {}),
        ...options.headers,
        ...signature,
      },
      // FormData sets its own content type, with its boundary.
      body: hasBody ? JSON.stringify(message.body) : message.form,
      ...(message.keepalive ? { keepalive: true } : {}),
      signal: message.signal ? anySignal(message.signal, timeout) : timeout,
    });
  } catch (cause) {
    const kind = timeout.aborted ? 'timeout' : 'network';
    throw new ApiError(kind, `${message.method} ${message.path}: ${kind}`, 0, undefined, { cause });
  }
}

/** `AbortSignal.any`, which phones from before 2024 lack. */
function anySignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([first, second]);
  const controller = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

async function rejectionError(response: Response, { method, path }: ApiMessage): Promise<ApiError> {
  const { problemSchema } = await import('./schemas.js');
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  const message = problem.data?.detail ?? `${method} ${path}: ${response.status}`;
  return new ApiError('http', message, response.status, problem.data);
}

async function read<Output>(
  response: Response,
  { method, path, schema }: ApiRequest<Output>,
  schemas: Promise<Schemas>,
): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema(await schemas).safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.message}`);
  throw new ApiError('shape', `${method} ${path}: ${issues.join('; ')}`, response.status);
}
