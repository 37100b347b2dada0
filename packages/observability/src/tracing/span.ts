import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceHeaders } from './trace-context.js';

/** Values that a span holds. Never a query, an address of a client, a token, or a text that a client chose. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** `server`: answers a request. `client`: waits for another process. `internal`: all other work. */
export type SpanKind = 'server' | 'client' | 'internal';

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** Epoch milliseconds. Default: now. */
  startedAt?: number;
  /** The id that another process already used for this span. 16 hexadecimal digits. */
  spanId?: string;
}

/** One step of a request. */
export interface Span {
  readonly traceId: string;
  /** False for a request that the sampler left out: its attributes are ignored. */
  readonly isRecording: boolean;
  /** Headers that make the next process continue this span. */
  readonly headers: TraceHeaders;
  startChild(name: string, options?: SpanOptions): Span;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed. @param type a code or the name of an error, never its message */
  fail(type: string): void;
  /** @param endedAt epoch milliseconds. Default: now. */
  end(endedAt?: number): void;
}

const storage = new AsyncLocalStorage<Span>();

/** @returns the span of the work in progress; undefined where traces are off */
export const currentSpan = (): Span | undefined => storage.getStore();

/** Runs work, and everything that it starts, as part of a span. */
export const runInSpan = <Result>(span: Span, work: () => Result): Result => storage.run(span, work);

/** Runs work that belongs to no request, such as a timer that a request started. */
export const runWithoutSpan = <Result>(work: () => Result): Result => storage.exit(work);

/** Fields for each line of a log: they lead from the line to its trace. Empty where traces are off. */
export function traceLogFields(): { traceId?: string } {
  const span = storage.getStore();
  return span ? { traceId: span.traceId } : {};
}
