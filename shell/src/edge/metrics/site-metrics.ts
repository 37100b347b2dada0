import { Gauge, type Registry } from 'prom-client';
import type { CompositionSource } from '../composition/composition-source.js';
import type { LiveSite } from '../composition/live-site.js';
import type { Replicas } from '../services/replicas.js';
import { versionsInUse } from './channels.js';

/** What the gauges read. */
export interface EdgeState {
  site: () => LiveSite | undefined;
  source: Pick<CompositionSource, 'checkedAt' | 'isRejecting'>;
  cache: { readonly pages: number; readonly bytes: number };
  pool: { readonly waiting: number; readonly openProcesses: number };
  replicas: Pick<Replicas, 'usable'>;
}

const SECOND_MS = 1_000;

/** Defines a gauge that reads its value when Prometheus asks. It has no value while `read` returns undefined. */
function gauge(registry: Registry, name: string, help: string, read: () => number | undefined): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

function gaugeComposition(registry: Registry, { site, source }: EdgeState): void {
  gauge(
    registry,
    'mockingbird_composition_number',
    'Number of the composition that this edge serves; 0 for none',
    () => site()?.composition.number ?? 0,
  );
  gauge(
    registry,
    'mockingbird_composition_complete',
    '1 while every version of the composition is served, canaries included',
    () => (site()?.isComplete ? 1 : 0),
  );
  gauge(
    registry,
    'mockingbird_composition_rejected',
    '1 while this edge rejects the composition that is live, and serves an older one',
    () => (source.isRejecting ? 1 : 0),
  );
  gauge(
    registry,
    'mockingbird_composition_created_timestamp_seconds',
    'When the composition was created, Unix time',
    () => {
      const created = site()?.composition.createdAt;
      return created === undefined ? undefined : Date.parse(created) / SECOND_MS;
    },
  );
  gauge(
    registry,
    'mockingbird_composition_checked_timestamp_seconds',
    'When the releases module last answered this edge, Unix time; 0 if it never did',
    () => (source.checkedAt ?? 0) / SECOND_MS,
  );
  new Gauge({
    name: 'mockingbird_remote_version_info',
    help: '1 for each version in use, by channel: live, canary, fallback, or broken (it cannot be served)',
    labelNames: ['remote', 'version', 'channel'],
    registers: [registry],
    collect() {
      this.reset();
      const current = site();
      for (const { remote, version, channel } of current ? versionsInUse(current) : [])
        this.set({ remote, version, channel }, 1);
    },
  });
}

/** Defines the gauges of what this edge serves, and with what. */
export function gaugeEdge(registry: Registry, state: EdgeState): void {
  const { cache, pool, replicas } = state;
  gaugeComposition(registry, state);
  gauge(registry, 'mockingbird_page_cache_pages', 'Pages in the cache', () => cache.pages);
  gauge(registry, 'mockingbird_page_cache_bytes', 'Size of the pages in the cache', () => cache.bytes);
  gauge(registry, 'mockingbird_render_queue', 'Renders that wait for a process', () => pool.waiting);
  gauge(
    registry,
    'mockingbird_render_processes',
    'Render processes that take renders',
    () => pool.openProcesses,
  );
  new Gauge({
    name: 'mockingbird_services_replica_usable',
    help: '1 while calls are sent to this replica of the services first; 0 while it does not answer or is not ready',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const [replica, isUsable] of replicas.usable()) this.set({ replica }, isUsable ? 1 : 0);
    },
  });
}
