import type { ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../../edge/composition/live-site.js';
import { GATE_MAX_SITEMAP_ADDRESSES, GATE_RENDER_LIMIT_MS } from '../limits.js';
import type { RenderedPage } from '../../edge/page/page-cache.js';
import { PageRenderer, type PageRequest, type PageRendererOptions } from '../../edge/page/page-renderer.js';
import { RenderPool, type RenderPoolOptions } from '../../edge/render/pool/render-pool.js';
import type { RenderResult } from '../../edge/render/protocol.js';
import { judgeResult, type Judgement } from './judge-result.js';

/** The rendering of one address. */
export interface CandidateRendering {
  judgement: Judgement;
  /** The whole page as a browser gets it. Absent when no page was rendered. */
  html?: string;
}

export interface CandidateRendererOptions {
  page: Omit<PageRendererOptions, 'pool'>;
  /** Options for pages that a browser shows. */
  browserPage: Pick<PageRendererOptions, 'inlineAssets' | 'policy' | 'siteConfig'>;
  pool: Omit<RenderPoolOptions, 'size' | 'log'>;
}

/**
 * Renders a version that is not live, exactly as the edge would, in a separate worker. Damage to the worker's thread,
 * globals or caches ends with that worker. The workers of the live site never load the version.
 */
export class CandidateRenderer {
  private readonly pool: RenderPool;
  private readonly options: Omit<PageRendererOptions, 'pool'>;
  private readonly browserRenderer: PageRenderer;

  constructor(options: CandidateRendererOptions) {
    // The response to the gate request reports the candidate's errors. They are no events of the live site.
    const log = options.page.log.child({}, { level: 'silent' });
    this.options = { ...options.page, log };
    this.pool = new RenderPool({ ...options.pool, size: 1, log });
    this.browserRenderer = new PageRenderer({
      ...this.options,
      ...options.browserPage,
      pool: { render: (job) => this.pool.render({ ...job, timeLimitMs: GATE_RENDER_LIMIT_MS }) },
    });
  }

  start(): Promise<void> {
    return this.pool.start();
  }

  /** @param limitMs the rest of the gate's time */
  async render(
    { site, served }: { site: LiveSite; served: ServedRemote },
    route: ManifestRoute,
    path: string,
    limitMs: number,
  ): Promise<CandidateRendering> {
    let result: RenderResult | undefined;
    const timeLimitMs = Math.min(GATE_RENDER_LIMIT_MS, limitMs);
    const renderer = new PageRenderer({
      ...this.options,
      pool: {
        render: async (job) => {
          const jobResult = await this.pool.render({ ...job, timeLimitMs });
          // Fragments belong to other remotes and are not judged.
          if (!job.fragment) result = jobResult;
          return jobResult;
        },
      },
    });
    const { page } = await renderer.render({ site, served, route, path, requestId: `gate-${route.id}` });
    if (!result) return { judgement: { kind: 'failed', message: 'was not rendered' } };
    const judgement = judgeResult(route, path, result);
    return result.kind === 'page' ? { judgement, html: String(page.body.identity) } : { judgement };
  }

  /** Renders a page for the gate's browser, as the edge would. */
  async renderPage(request: PageRequest): Promise<RenderedPage> {
    return this.browserRenderer.render(request);
  }

  /** @returns the paths of the version's sitemap, with the live services behind it; empty if it has none or fails */
  async readSitemap({ served }: { served: ServedRemote }, limitMs: number): Promise<string[]> {
    const result = await this.pool.render({
      version: served.server,
      routeId: '',
      output: 'addresses',
      url: this.options.siteConfig.origin,
      requestId: 'gate-sitemap',
      renderedAt: Date.now(),
      timeLimitMs: Math.min(GATE_RENDER_LIMIT_MS, limitMs),
      sitemapVersions: [],
    });
    if (result.kind !== 'addresses') return [];
    // The candidate's code creates the list. A huge one must not block the gate.
    return result.paths.slice(0, GATE_MAX_SITEMAP_ADDRESSES).filter((path) => typeof path === 'string');
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
