import type { ErrorCode } from '@mockingbird/contracts';
import { ServerClock } from '@mockingbird/request-signing';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { REQUEST_TIMEOUT_MS } from './limits.js';

export type Schemas = typeof import('./schemas.js');

/** Makes the signing headers for one request; `now` is epoch milliseconds on the server's clock. */
export type Signer = (request: {
  method: string;
  path: string;
  now: number;
}) => Record<string, string> | Promise<Record<string, string>>;

export interface TransportOptions {
  /** Origin of the services, without a slash at its end; empty means same origin. By path where modules live apart. */
  baseUrl: string | ((path: string) => string);
  sign: Signer;
  fetch?: typeof fetch;
  /** Epoch milliseconds of this device. */
  now?: () => number;
  timeoutMs?: number;
  /** Hears of the token of a signed-in reader that the services refuse. */
  onRefusedToken?: (token: string) => void;
  /** Added to every request, for example the request id that the edge hands on. */
  headers?: Record<string, string>;
}

/** A request as it is sent; the answer's body is another matter. */
export interface Message {
  method: 'GET' | 'POST';
  /** Path with its query, percent-encoded, `/api` included. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart, in place of a body. */
  form?: FormData;
  /** Of the signed-in reader, for calls that need one. */
  token?: string;
  timeoutMs?: number;
  /** Sends in place of `fetch`. */
  send?: typeof fetch;
  signal?: AbortSignal | undefined;
  /** The request outlives its page. */
  keepalive?: boolean;
}

export interface Question<Output> extends Message {
  /** Chooses what the answer is checked with. */
  schema: (schemas: Schemas) => z.ZodMiniType<Output>;
}

export interface Transport {
  /** Sends, and gives the answer. @throws {ApiError} */
  ask: <Output>(question: Question<Output>) => Promise<Output>;
  /** Sends, and reads no answer. @throws {ApiError} when there is none, or it is a refusal */
  tell: (message: Message) => Promise<void>;
}

/**
 * Sign, send, check the status, parse: the way of every call. A 401 whose `Date` shows that this device's clock is
 * wrong is signed once more with the server's time, and the difference is remembered.
 */
export function createTransport(options: TransportOptions): Transport {
  const clock = new ServerClock(options.now);

  async function answer(message: Message): Promise<Response> {
    const { method, path } = message;
    const signedAt = clock.now();
    const first = await send(options, message, await options.sign({ method, path, now: signedAt }));
    const again = first.status === 401 && clock.learn(first.headers.get('date'), signedAt);
    if (again) drain(first);
    const response = again
      ? await send(options, message, await options.sign({ method, path, now: clock.now() }))
      : first;
    if (response.ok) return response;
    const error = await refusal(response, message);
    if (message.token && isTokenRefused(error)) options.onRefusedToken?.(message.token);
    throw error;
  }

  return {
    ask: async (question) => {
      // Side by side with the request: one after the other would cost a slow network a round trip.
      const schemas = import('./schemas.js');
      schemas.catch(() => undefined);
      return read(await answer(question), question, schemas);
    },
    tell: async (message) => {
      drain(await answer(message));
    },
  };
}

const SIGNATURE_REFUSED: ErrorCode = 'MB-1001';

/** Whether the token is at fault: a wrong signature says nothing about it. */
const isTokenRefused = ({ status, problem }: ApiError): boolean =>
  status === 401 && problem?.code !== SIGNATURE_REFUSED;

/** Reads an answer to its end that nobody needs: unread, it would hold one of the browser's few connections. */
function drain(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}

async function send(
  options: TransportOptions,
  call: Message,
  signature: Record<string, string>,
): Promise<Response> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const request = call.send ?? options.fetch ?? fetch;
  const hasBody = call.body !== undefined;
  const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl(call.path);
  try {
    return await request(base + call.path, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...options.headers,
        ...signature,
      },
      // A form brings its own content type, with its boundary.
      body: hasBody ? JSON.stringify(call.body) : call.form,
      ...(call.keepalive ? { keepalive: true } : {}),
      signal: call.signal ? anySignal(call.signal, timeout) : timeout,
    });
  } catch (cause) {
    const kind = timeout.aborted ? 'timeout' : 'network';
    throw new ApiError(kind, `${call.method} ${call.path}: ${kind}`, 0, undefined, { cause });
  }
}

/** `AbortSignal.any`, which phones of before 2024 lack. */
function anySignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([first, second]);
  const controller = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

async function refusal(response: Response, { method, path }: Message): Promise<ApiError> {
  const { problemSchema } = await import('./schemas.js');
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  const message = problem.data?.detail ?? `${method} ${path}: ${response.status}`;
  return new ApiError('http', message, response.status, problem.data);
}

async function read<Output>(
  response: Response,
  { method, path, schema }: Question<Output>,
  schemas: Promise<Schemas>,
): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema(await schemas).safeParse(body);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.message}`);
  throw new ApiError('shape', `${method} ${path}: ${faults.join('; ')}`, response.status);
}
