export { serveMetrics, type MetricsServer } from './metrics-server.js';
export { createRequestDurations, secondsSince } from './request-durations.js';
