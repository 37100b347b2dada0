import { secondsSince } from '@mockingbird/observability';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { LiveSite } from '../composition/live-site.js';
import type { JobRequest, RenderPool } from '../render/pool/render-pool.js';
import type { RenderResult } from '../render/protocol.js';
import { channelOf } from './channels.js';

/** Upper bounds in seconds: from a warm page to a render that used up its time and its wait. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5];

const outputOf = ({ fragment, output }: JobRequest): string => (fragment ? 'fragment' : (output ?? 'page'));

/** Measures renders, by the remote that renders. */
export class RenderMetrics {
  private readonly durations: Histogram<'remote' | 'channel' | 'output'>;
  private readonly failures: Counter<'remote' | 'version' | 'channel' | 'output' | 'code'>;

  constructor(
    registry: Registry,
    private readonly site: () => LiveSite | undefined,
  ) {
    this.durations = new Histogram({
      name: 'mockingbird_render_duration_seconds',
      help: 'Time of renders that gave a result, with their wait in the queue, by remote and channel (live, canary, fallback, other)',
      labelNames: ['remote', 'channel', 'output'],
      buckets: BUCKETS,
      registers: [registry],
    });
    this.failures = new Counter({
      name: 'mockingbird_render_failures_total',
      help: 'Renders without a result, by error code. Visitors get a page that their browser fills.',
      labelNames: ['remote', 'version', 'channel', 'output', 'code'],
      registers: [registry],
    });
  }

  /** @returns a pool that renders as `pool` does, and counts */
  measure(pool: Pick<RenderPool, 'render'>): Pick<RenderPool, 'render'> {
    return {
      render: async (job) => {
        const startedAt = performance.now();
        const result = await pool.render(job);
        this.record(job, result, startedAt);
        return result;
      },
    };
  }

  private record(job: JobRequest, result: RenderResult, startedAt: number): void {
    const { name: remote, version } = job.version;
    const output = outputOf(job);
    const channel = channelOf(this.site(), job.version);
    if (result.kind === 'failed') {
      this.failures.inc({ remote, version, channel, output, code: result.code });
      return;
    }
    this.durations.observe({ remote, channel, output }, secondsSince(startedAt));
  }
}
