import { Injectable } from '@nestjs/common';
import { secondsSince } from '@mockingbird/observability';
import { Gauge, Histogram } from 'prom-client';
import { MetricsService } from '../../metrics/metrics.service.js';

/** `unavailable`: the gate did not answer, or its answer was invalid. */
const OUTCOMES = ['passed', 'refused', 'undecided', 'unavailable'] as const;
export type GateOutcome = (typeof OUTCOMES)[number];

/** Upper bounds in seconds: from a quick version to the limit of a call. */
const BUCKETS = [1, 2.5, 5, 10, 20, 30, 60, 120, 300];

/** Metrics of the versions that this process sends to the gate. */
@Injectable()
export class GateMetrics {
  private readonly durations: Histogram<'outcome'>;
  private readonly inProgress: Gauge;

  constructor({ registry }: MetricsService) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'mockingbird_gate_check_duration_seconds',
      help: 'Time until the gate answered about a version, with the wait for versions before it, by outcome',
      labelNames: ['outcome'],
      buckets: BUCKETS,
      registers,
    });
    // A counter that starts at 1 has no increase, so that an alert would miss the first failure.
    for (const outcome of OUTCOMES) this.durations.zero({ outcome });
    this.inProgress = new Gauge({
      name: 'mockingbird_gate_checks_in_progress',
      help: 'Versions that wait for the gate or are checked. The gate checks one after the other.',
      registers,
    });
  }

  /** Counts a check that starts now. @returns a function that records its outcome */
  start(): (outcome: GateOutcome) => void {
    const startedAt = performance.now();
    this.inProgress.inc();
    return (outcome) => {
      this.inProgress.dec();
      this.durations.observe({ outcome }, secondsSince(startedAt));
    };
  }
}
