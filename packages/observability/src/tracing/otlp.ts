import type { Span, SpanOptions } from './span.js';
import type { TraceContext } from './trace-context.js';

/** An error that happened in a program outside this process, such as a visitor's browser. */
export interface ReportedException {
  /** The program and its version. */
  service: { name: string; version: string };
  type: string;
  message: string;
  stacktrace: string;
  /** Epoch milliseconds. */
  at: number;
  attributes: Readonly<Record<string, string | number>>;
}

/** Sends traces and errors of a process to a collector. Nothing here throws or waits for the collector. */
export interface Otlp {
  /** @param parent the caller's span, where its headers may be trusted */
  startRequest(name: string, parent: TraceContext | undefined, options?: SpanOptions): Span;
  addException(exception: ReportedException): void;
  /** Sends what is left, within a time limit. */
  close(): Promise<void>;
}

/** Called with the reason of an export that failed, at most once a minute. */
export type OnExportFailure = (reason: string) => void;
