import { beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { MetricsService } from '../../../metrics/metrics.service.js';
import { MonitorMetrics } from './monitor-metrics.js';
import type { RollbackCandidate } from './rollback-candidates.js';

const candidate = (remote: string): RollbackCandidate => ({
  monitoredAs: 'canary',
  remote,
  version: '1.1.0',
  since: '2026-11-01T00:00:00.000Z',
  other: '1.0.0',
  until: 0,
});

let registry: Registry;
let metrics: MonitorMetrics;

beforeEach(() => {
  registry = new Registry();
  // Nothing else of the service is read.
  metrics = new MonitorMetrics({ registry } as MetricsService);
});

const VISITORS = 'mockingbird_monitored_visitors{remote="mfe-a",version="1.1.0",monitored_as="canary"';
const VERDICTS = 'mockingbird_monitor_verdicts_total{remote="mfe-a"';

describe('the metrics of the health monitor', () => {
  it('have a zero for each verdict about each remote from the first check on', async () => {
    metrics.startCheck(['mfe-a']);
    const text = await registry.metrics();
    for (const verdict of ['stays', 'rolled back', 'rollback failed'])
      expect(text).toContain(`${VERDICTS},verdict="${verdict}"} 0\n`);
  });

  it('count visitors and verdicts, and forget a version that is monitored no more', async () => {
    metrics.startCheck(['mfe-a']);
    metrics.recordVisitors(candidate('mfe-a'), { seen: 12, affected: 7 });
    metrics.countVerdict('mfe-a', 'rolled back');
    metrics.endCheck();
    const text = await registry.metrics();
    expect(text).toContain(`${VISITORS},state="seen"} 12\n`);
    expect(text).toContain(`${VISITORS},state="affected"} 7\n`);
    expect(text).toContain(`${VERDICTS},verdict="rolled back"} 1\n`);
    expect(text).toMatch(/mockingbird_monitor_checked_timestamp_seconds 1\d{9}/);
    metrics.startCheck(['mfe-a']);
    // A scrape during a check sees the check before.
    expect(await registry.metrics()).toContain(VISITORS);
    metrics.endCheck();
    expect(await registry.metrics()).not.toContain(VISITORS);
  });
});
