import type { ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { GATE_RENDER_LIMIT_MS, GATE_SITEMAP_ADDRESSES } from '../limits.js';
import { PageMaker, type PageMakerTools } from '../page/page-renderer.js';
import { RenderPool, type RenderPoolOptions } from '../render/pool/render-pool.js';
import type { RenderResult } from '../render/protocol.js';
import { judgeResult, type Judgement } from './judge-result.js';

/** What came of one address. `html` is the whole page as a browser would get it; absent where none was drawn. */
export interface Drawing {
  judgement: Judgement;
  html?: string;
}

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
    if (!result) return { judgement: { kind: 'fault', message: 'was not drawn' } };
    const judgement = judgeResult(route, path, result);
    return result.kind === 'page' ? { judgement, html: String(page.body.identity) } : { judgement };
  }

  /**
   * @returns the paths that the version's own sitemap lists, with the live services behind it; an empty list where it has
   *   none or cannot say
   */
  async sitemapOf({ served }: { served: ServedRemote }, limitMs: number): Promise<string[]> {
    const result = await this.pool.render({
      version: served.server,
      routeId: '',
      wants: 'addresses',
      url: this.tools.siteConfig.origin,
      requestId: 'gate-sitemap',
      renderedAt: Date.now(),
      timeLimitMs: Math.min(GATE_RENDER_LIMIT_MS, limitMs),
      siteMapOf: [],
    });
    if (result.kind !== 'addresses') return [];
    // The version's own code made the list: whatever it is, it must not take the edge's thread.
    return result.paths.slice(0, GATE_SITEMAP_ADDRESSES).filter((path) => typeof path === 'string');
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
