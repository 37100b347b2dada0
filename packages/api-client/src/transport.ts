import { problemSchema } from '@mockingbird/contracts';
import { ServerClock } from '@mockingbird/request-signing';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { REQUEST_TIMEOUT_MS } from './limits.js';

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
  /** Added to every request, for example the request id that the edge hands on. */
  headers?: Record<string, string>;
}

export interface Call<Output> {
  method: 'GET' | 'POST';
  /** Path with its query, percent-encoded, `/api` included. */
  path: string;
  body?: unknown;
  schema: z.ZodMiniType<Output>;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

export type Transport = <Output>(call: Call<Output>) => Promise<Output>;

/**
 * Sign, send, check the status, parse: the way of every call. A 401 whose `Date` shows that this device's clock is
 * wrong is signed once more with the server's time, and the difference is remembered.
 * @throws {ApiError} for every failure
 */
export function createTransport(options: TransportOptions): Transport {
  const clock = new ServerClock(options.now);

  return async (call) => {
    const { method, path } = call;
    const signedAt = clock.now();
    const response = await send(options, call, await options.sign({ method, path, now: signedAt }));
    if (response.status !== 401 || !clock.learn(response.headers.get('date'), signedAt)) {
      return read(response, call);
    }
    return read(await send(options, call, await options.sign({ method, path, now: clock.now() })), call);
  };
}

async function send<Output>(
  options: TransportOptions,
  call: Call<Output>,
  signature: Record<string, string>,
): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const request = options.fetch ?? fetch;
  const hasBody = call.body !== undefined;
  const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl(call.path);
  try {
    return await request(base + call.path, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
        ...signature,
      },
      ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
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

async function read<Output>(response: Response, call: Call<Output>): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemSchema.safeParse(body);
    throw new ApiError(
      'http',
      problem.success ? problem.data.detail : `${call.method} ${call.path}: ${response.status}`,
      response.status,
      problem.data,
    );
  }
  const parsed = call.schema.safeParse(body);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.message}`);
    throw new ApiError('shape', `${call.method} ${call.path}: ${faults.join('; ')}`, response.status);
  }
  return parsed.data;
}
