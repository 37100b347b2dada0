import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { MetricsService } from '../../../metrics/metrics.service.js';
import type { RollbackCandidate } from './rollback-candidates.js';
import type { Tally } from './rollback-policy.js';

const VERDICTS = ['stays', 'rolled back', 'rollback failed'] as const;
type Verdict = (typeof VERDICTS)[number];

/** Metrics of what the health monitor of this process sees and decides. */
@Injectable()
export class MonitorMetrics {
  private readonly visitors: Gauge<'remote' | 'version' | 'monitored_as' | 'state'>;
  private readonly verdicts: Counter<'remote' | 'verdict'>;
  private readonly checkedAt: Gauge;
  /** Of the check in progress. */
  private found: [RollbackCandidate, Tally][] = [];

  constructor({ registry }: MetricsService) {
    const registers = [registry];
    this.visitors = new Gauge({
      name: 'mockingbird_monitored_visitors',
      help: 'Visitors of each monitored version in the last ten minutes, by state: seen (all who reported), affected (with an error)',
      labelNames: ['remote', 'version', 'monitored_as', 'state'],
      registers,
    });
    this.verdicts = new Counter({
      name: 'mockingbird_monitor_verdicts_total',
      help: 'Verdicts about monitored versions: stays (counted at each look), rolled back, rollback failed (each version once)',
      labelNames: ['remote', 'verdict'],
      registers,
    });
    this.checkedAt = new Gauge({
      name: 'mockingbird_monitor_checked_timestamp_seconds',
      help: 'When this process last checked all monitored versions, Unix time',
      registers,
    });
  }

  /** Call when a check starts. A counter that starts at 1 has no increase, so that an alert would miss the first rollback. */
  startCheck(remotes: readonly string[]): void {
    this.found = [];
    for (const remote of remotes) for (const verdict of VERDICTS) this.verdicts.inc({ remote, verdict }, 0);
  }

  recordVisitors(candidate: RollbackCandidate, tally: Tally): void {
    this.found.push([candidate, tally]);
  }

  countVerdict(remote: string, verdict: Verdict): void {
    this.verdicts.inc({ remote, verdict });
  }

  /** Call when a check ends. Versions that are monitored no more leave the metrics. */
  endCheck(): void {
    this.visitors.reset();
    for (const [{ remote, version, monitoredAs }, { seen, affected }] of this.found) {
      const labels = { remote, version, monitored_as: monitoredAs };
      this.visitors.set({ ...labels, state: 'seen' }, seen);
      this.visitors.set({ ...labels, state: 'affected' }, affected);
    }
    this.checkedAt.setToCurrentTime();
  }
}
