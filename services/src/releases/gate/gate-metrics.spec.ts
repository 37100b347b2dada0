import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { MetricsService } from '../../metrics/metrics.service.js';
import { GateMetrics } from './gate-metrics.js';

describe('the metrics of the gate', () => {
  it('count checks in progress, and each outcome, which begins at zero', async () => {
    const registry = new Registry();
    // Nothing else of the service is read.
    const metrics = new GateMetrics({ registry } as MetricsService);
    const count = (outcome: string) => `mockingbird_gate_check_duration_seconds_count{outcome="${outcome}"}`;
    expect(await registry.metrics()).toContain(`${count('unavailable')} 0\n`);
    const end = metrics.start();
    metrics.start();
    expect(await registry.metrics()).toContain('mockingbird_gate_checks_in_progress 2\n');
    end('refused');
    const text = await registry.metrics();
    expect(text).toContain('mockingbird_gate_checks_in_progress 1\n');
    expect(text).toContain(`${count('refused')} 1\n`);
    expect(text).toContain(`${count('passed')} 0\n`);
  });
});
