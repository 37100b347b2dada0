import { serveMetrics, type MetricsServer } from '@mockingbird/observability';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { LiveSite } from '../composition/live-site.js';
import type { EdgeConfig } from '../config.js';
import { RenderMetrics } from './render-metrics.js';
import { RequestMetrics } from './request-metrics.js';
import { gaugeEdge, type EdgeState } from './site-metrics.js';

interface Address {
  port: number;
  host: string;
}

/** Prometheus metrics of this edge. Labels are names of remotes, versions, kinds and codes, never what a client sent. */
export class EdgeMetrics {
  readonly requests: RequestMetrics;
  readonly renders: RenderMetrics;
  private readonly registry = new Registry();
  private server: MetricsServer | undefined;

  constructor(
    private readonly address: Address,
    site: () => LiveSite | undefined,
  ) {
    this.requests = new RequestMetrics(this.registry);
    this.renders = new RenderMetrics(this.registry, site);
  }

  /** Serves the metrics at their own address. @throws the system's error, such as EADDRINUSE */
  async serve(state: EdgeState, log: Logger): Promise<void> {
    collectDefaultMetrics({ register: this.registry });
    gaugeEdge(this.registry, state);
    this.server = await serveMetrics(this.registry, this.address.port, this.address.host);
    log.info({ url: this.server.url }, 'metrics');
  }

  async close(): Promise<void> {
    await this.server?.close();
  }
}

/** @returns undefined where nothing is measured */
export const createMetrics = (
  { EDGE_METRICS_PORT: port, METRICS_HOST: host }: Pick<EdgeConfig, 'EDGE_METRICS_PORT' | 'METRICS_HOST'>,
  site: () => LiveSite | undefined,
): EdgeMetrics | undefined => (port === undefined ? undefined : new EdgeMetrics({ port, host }, site));
