import { Histogram, type Registry } from 'prom-client';

const SECOND_MS = 1000;
/** Upper bounds in seconds: from a cached response to the timeout. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Creates the histogram of the durations of requests, in seconds. All parts of the site use this name, so that one query compares
 * them. Label values must not come from clients: each new one takes memory for as long as the process runs.
 */
export const createRequestDurations = <Label extends string>(
  registry: Registry,
  labelNames: readonly Label[],
): Histogram<Label> =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  });

/** @param startedAt a time of `performance.now()` */
export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / SECOND_MS;
