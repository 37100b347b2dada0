/** Headers of W3C Trace Context. */
export const TRACEPARENT_HEADER = 'traceparent';
export const TRACESTATE_HEADER = 'tracestate';

/** Headers that name a span to the next process. */
export interface TraceHeaders {
  traceparent: string;
  tracestate?: string;
}

/** What the headers of a request say about its caller's span. */
export interface TraceContext {
  /** 32 lower-case hexadecimal digits. */
  traceId: string;
  /** 16 lower-case hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
  /** `tracestate` as received. */
  state?: string | undefined;
}

/** Later versions may add fields behind the flags (W3C Trace Context, section 4.3). Version `ff` is forbidden. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ONLY_ZEROS = /^0+$/;
const SAMPLED = 1;
const HEX = 16;
/** The specification's limit for what a participant has to forward. */
const LONGEST_STATE = 512;

/**
 * Reads the trace context of a request. Only for requests from processes that are trusted: it decides what is sampled.
 * @param headers as Node parses them, names in lower case
 * @returns undefined without a valid `traceparent`
 */
export function readTraceContext(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): TraceContext | undefined {
  const match = TRACEPARENT.exec(String(headers[TRACEPARENT_HEADER] ?? ''));
  const [, version, traceId = '', spanId = '', flags = '', rest] = match ?? [];
  if (!match || ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId)) return undefined;
  if (version === '00' && rest !== undefined) return undefined;
  const state = [headers[TRACESTATE_HEADER] ?? []].flat().join(',');
  const isForwarded = state !== '' && state.length <= LONGEST_STATE;
  return {
    traceId,
    spanId,
    isSampled: (Number.parseInt(flags, HEX) & SAMPLED) === SAMPLED,
    ...(isForwarded && { state }),
  };
}

/** Writes the headers for the next process. */
export function writeTraceHeaders({ traceId, spanId, isSampled, state }: TraceContext): TraceHeaders {
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
    ...(state !== undefined && state !== '' && { tracestate: state }),
  };
}
