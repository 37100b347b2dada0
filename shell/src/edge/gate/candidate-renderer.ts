import type { ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { GATE_RENDER_LIMIT_MS } from '../limits.js';
import { PageMaker, type PageMakerTools } from '../page-maker.js';
import { RenderPool, type RenderPoolOptions } from '../render/pool.js';
import type { RenderResult } from '../render/protocol.js';
import { faultOfResult } from './drawing.js';

/** What came of one route: a whole page as a browser would get it, something else that is good, or a fault. */
export type Drawing = { kind: 'page'; html: string } | { kind: 'other' } | { kind: 'fault'; message: string };

export interface RendererOptions {
  /** How the live site draws; the pool is one of its own. */
  maker: Omit<PageMakerTools, 'pool'>;
  pool: Omit<RenderPoolOptions, 'size' | 'log'>;
}

/**
 * Draws a version that is not live, exactly as the edge would, in a worker of its own: whatever the bundle does to its
 * thread, its globals or its caches is gone with that worker, and the live site's workers never see it.
 */
export class CandidateRenderer {
  private readonly pool: RenderPool;
  private readonly tools: Omit<PageMakerTools, 'pool'>;

  constructor(options: RendererOptions) {
    // What the candidate does wrong is answered to who asked, and is no event of the live site.
    const log = options.maker.log.child({}, { level: 'silent' });
    this.tools = { ...options.maker, log };
    this.pool = new RenderPool({ ...options.pool, size: 1, log });
  }

  start(): Promise<void> {
    return this.pool.start();
  }

  /** @param limitMs what is left of the gate's time */
  async draw(
    { site, served }: { site: LiveSite; served: ServedRemote },
    route: ManifestRoute,
    path: string,
    limitMs: number,
  ): Promise<Drawing> {
    let result: RenderResult | undefined;
    const timeLimitMs = Math.min(GATE_RENDER_LIMIT_MS, limitMs);
    const maker = new PageMaker({
      ...this.tools,
      pool: {
        render: async (job) => {
          const made = await this.pool.render({ ...job, timeLimitMs });
          // What the page places of other remotes is no result of its own.
          if (!job.fragment) result = made;
          return made;
        },
      },
    });
    const { page } = await maker.make({ site, served, route, path, requestId: `gate-${route.id}` });
    const message = result ? faultOfResult(route, path, result) : 'was not drawn';
    if (message !== undefined) return { kind: 'fault', message };
    return result?.kind === 'page' ? { kind: 'page', html: String(page.body.identity) } : { kind: 'other' };
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
