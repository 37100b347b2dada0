import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { createRequestDurations, secondsSince } from '@mockingbird/observability';
import { collectDefaultMetrics, Counter, Gauge, type Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../common/injection-tokens.js';
import { getRoutePattern } from '../common/route-pattern.js';

/** Label for paths without a route: a label for each unknown path would fill the memory. */
const NO_ROUTE = 'none';

/** Prometheus metrics of this process. Labels contain route patterns and codes, never client input. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly problems: Counter<'code'>;
  private readonly inFlight: Gauge;

  constructor(@Inject(CONFIG) config: Config, database: Database) {
    const registers = [this.registry];
    this.registry.setDefaultLabels({ modules: [...config.services].join('+') });
    collectDefaultMetrics({ register: this.registry });
    this.durations = createRequestDurations(this.registry, ['method', 'route', 'status']);
    this.problems = new Counter({
      name: 'mockingbird_problems_total',
      help: 'Problem responses, by error code',
      labelNames: ['code'],
      registers,
    });
    this.inFlight = new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress',
      registers,
    });
    new Gauge({
      name: 'mockingbird_database_ready',
      help: '1 while the database is available',
      registers,
      collect() {
        this.set(database.ready ? 1 : 0);
      },
    });
  }

  /** Middleware: measures every request, also aborted ones. */
  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    this.inFlight.inc();
    response.once('close', () => {
      this.inFlight.dec();
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const labels = { method: request.method, route: getRoutePattern(request) ?? NO_ROUTE, status };
      this.durations.observe(labels, secondsSince(started));
    });
    next();
  };

  /** Counts a problem response. */
  countProblem(code: string): void {
    this.problems.inc({ code });
  }
}
