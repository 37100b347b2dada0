export { serveMetrics, type MetricsServer } from './metrics-server.js';
export { maskSecretPath } from './mask-secret-path.js';
export { createRequestDurations, secondsSince } from './request-durations.js';
export { getOtlpConfig, otlpFields, type OtlpConfig } from './tracing/config.js';
export type { Otlp, ReportedException } from './tracing/otlp.js';
export { startOtlp } from './tracing/start-otlp.js';
export {
  currentSpan,
  runInSpan,
  runWithoutSpan,
  traceLogFields,
  type Span,
  type SpanAttributes,
} from './tracing/span.js';
export { readTraceContext, writeTraceHeaders, type TraceHeaders } from './tracing/trace-context.js';
