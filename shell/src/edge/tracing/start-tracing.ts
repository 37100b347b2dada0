import { startOtlp, type Otlp } from '@mockingbird/observability';
import type { Logger } from 'pino';
import { getOtlp, type EdgeConfig } from '../config.js';
import type { RenderPool } from '../render/pool/render-pool.js';
import { traceRenders } from './trace-renders.js';

type Renders = Pick<RenderPool, 'render'>;

/**
 * Starts the export of traces, where it is configured.
 * @returns the export, undefined where it is off, and a pool that renders as the given one does
 */
export async function startTracing(
  config: EdgeConfig,
  pool: Renders,
  log: Logger,
): Promise<{ otlp: Otlp | undefined; renders: Renders }> {
  const otlp = await startOtlp(getOtlp(config), (reason) => log.warn({ reason }, 'otlp export failed'));
  return { otlp, renders: otlp ? traceRenders(pool) : pool };
}
