import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequestDurations, secondsSince } from '@mockingbird/observability';
import { Counter, type Histogram, type Registry } from 'prom-client';
import { kindOf, methodLabel } from './request-kind.js';

/** Measures the edge's requests. */
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'kind' | 'status'>;
  private readonly pages: Counter<'source'>;

  constructor(registry: Registry) {
    this.durations = createRequestDurations(registry, ['method', 'kind', 'status']);
    this.pages = new Counter({
      name: 'mockingbird_pages_total',
      help: 'Pages sent, by source: cache, stale (from the cache while a new one is rendered), render, or limited (an empty page, because the client used up its renders)',
      labelNames: ['source'],
      registers: [registry],
    });
  }

  /**
   * Measures each request until its response is sent or aborted.
   * @param answer starts the response. It returns the source of the page, where no header of the response says it.
   * @returns a listener that answers in the same way
   */
  measure(
    answer: (request: IncomingMessage, response: ServerResponse) => string | undefined,
  ): RequestListener {
    return (request, response) => {
      const startedAt = performance.now();
      // Express shortens the address while a mounted handler runs.
      const { method = '', url = '' } = request;
      const known = answer(request, response);
      response.once('close', () => {
        const source = known ?? response.getHeader('x-mb-page')?.toString();
        const kind = kindOf(url) ?? (source === undefined ? 'other' : 'page');
        if (source !== undefined && kind === 'page') this.pages.inc({ source });
        this.durations.observe(
          {
            method: methodLabel(method),
            kind,
            status: response.writableFinished ? String(response.statusCode) : 'aborted',
          },
          secondsSince(startedAt),
        );
      });
    };
  }
}
