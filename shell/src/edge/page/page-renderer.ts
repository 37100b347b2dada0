import { randomUUID } from 'node:crypto';
import type { PageRemote, ManifestRoute, Override, PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { toLiveRemote } from '@mockingbird/registry';
import type { Logger } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { errorHead } from '../../head/error-head.js';
import { SITE_NAME } from '../../head/title.js';
import { LoadingScreen, OfflineScreen } from '../../layout/index.js';
import { OFFLINE_PAGE } from '../../shared/offline/addresses.js';
import type { InlineAssets, ShellAssets } from '../assets.js';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { renderDocument } from '../document/document.js';
import { FrameRenderer, renderErrorScreen } from '../document/frame.js';
import { renderFragments, type RenderedFragments } from '../fragments/render-fragments.js';
import { INCOMPLETE_PAGE_FRESH_SECONDS, RENDER_TIME_LIMIT_MS, RESOURCE_TIME_LIMIT_MS } from '../limits.js';
import { toFailureFields } from '../render/pool/failure-fields.js';
import type { RenderPool } from '../render/pool/render-pool.js';
import type { InlineSources } from '../http/security-headers.js';
import type { PageResult, RenderResult } from '../render/protocol.js';
import {
  CACHE_CONTROL,
  createRedirect,
  createResourcePage,
  createTextPage,
  createPage,
} from './create-page.js';
import { isIsolated } from '../../shared/is-isolated.js';
import { createShareCard, type ShareCard } from '../share/card/share-card.js';
import type { SharePictures } from '../share/share-pictures.js';
import type { RenderedPage } from './page-cache.js';

export interface PageRequest {
  site: LiveSite;
  served: ServedRemote | undefined;
  route: ManifestRoute | undefined;
  /** Path with the declared query. */
  path: string;
  requestId: string;
  /** Versions that replace live versions on this page. */
  override?: Override[] | undefined;
  /** True when the browser loads the matched remote from a developer's origin. */
  isLocal?: boolean | undefined;
}

export interface PageRendererOptions {
  pool: Pick<RenderPool, 'render'>;
  assets: ShellAssets;
  /** Undefined where no browser shows the pages. */
  inlineAssets?: InlineAssets | undefined;
  /** Creates the content security policy of a page. */
  policy?: ((inline: InlineSources) => string) | undefined;
  siteConfig: PageState['site'];
  log: Logger;
  /** Origins that an override may name. Undefined disables overrides. */
  overrideOrigins?: readonly string[] | undefined;
  /** Undefined where pages have no share pictures of their own. */
  sharePictures?: Pick<SharePictures, 'isUsable'> | undefined;
}

interface DocumentContent {
  status: number;
  head: Head;
  share?: ShareCard | undefined;
  body: string;
  fragments?: RenderedFragments;
  isRendered: boolean;
  isOfflinePage?: boolean;
  hydration?: unknown;
  refusedCalls?: string[] | undefined;
  cacheControl: string;
  isCacheable: boolean;
  freshSeconds?: number | undefined;
}

/** Renders a route in a worker and wraps it in the document. Falls back to client rendering. */
export class PageRenderer {
  private readonly frames: FrameRenderer;

  constructor(private readonly options: PageRendererOptions) {
    this.frames = new FrameRenderer(options.siteConfig);
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    const { served, route } = request;
    if (!served || !route) return this.renderErrorPage(request, 404, 'Page not found');
    if (request.isLocal && route.kind !== 'resource') {
      return this.renderClientPage(request, CACHE_CONTROL.noStore);
    }
    if (route.kind === 'client') return this.renderClientPage(request, CACHE_CONTROL.clientPage);
    const placeholderMark = randomUUID();
    const renderedAt = Date.now();
    const result = await this.renderRoute(request, served, route, { placeholderMark, renderedAt });
    if (result.kind === 'page') {
      const fragments = await this.renderFragments(request, result, placeholderMark, renderedAt);
      return this.renderCompletePage(request, result, fragments);
    }
    if (result.kind === 'redirect') return createRedirect(result.status, result.location);
    if (result.kind === 'resource') return createResourcePage(result);
    if (result.kind !== 'failed') {
      throw new Error(`Expected a page from the render worker, received: ${result.kind}`);
    }
    const remote = `${served.manifest.name}@${served.manifest.version}`;
    const { number } = request.site.composition;
    const { fields, message } = toFailureFields(result);
    const { path, requestId } = request;
    this.options.log.warn({ ...fields, remote, composition: number, path, requestId }, message);
    if (route.kind === 'resource') {
      return createTextPage(503, 'This file is not available right now. Please try again.');
    }
    return this.renderClientPage(request, CACHE_CONTROL.noStore);
  }

  private renderRoute(
    request: PageRequest,
    served: ServedRemote,
    route: ManifestRoute,
    context: { placeholderMark: string; renderedAt: number },
  ): Promise<RenderResult> {
    const isResource = route.kind !== 'page';
    return this.options.pool.render({
      version: served.server,
      routeId: route.id,
      url: this.options.siteConfig.origin + request.path,
      requestId: request.requestId,
      ...context,
      timeLimitMs: isResource ? RESOURCE_TIME_LIMIT_MS : RENDER_TIME_LIMIT_MS,
      sitemapVersions: isResource ? request.site.remotes.map((remote) => remote.server) : [],
    });
  }

  /** Renders the fragments of other remotes that the page contains. */
  private renderFragments(
    { site, path, requestId }: PageRequest,
    { html, placements }: PageResult,
    mark: string,
    renderedAt: number,
  ): Promise<RenderedFragments> {
    const { pool, log, siteConfig } = this.options;
    return renderFragments(
      { site, html, placements, mark, path, url: siteConfig.origin + path, requestId, renderedAt },
      { render: (job) => pool.render(job), log },
    );
  }

  private renderCompletePage(
    request: PageRequest,
    result: PageResult,
    fragments: RenderedFragments,
  ): Promise<RenderedPage> {
    const isPageComplete = result.status < 400 && !result.head.incomplete;
    const isComplete = isPageComplete && !fragments.failed;
    return this.renderDocument(request, {
      status: result.status,
      head: result.head,
      share: this.createShareCard(result),
      body: fragments.html,
      fragments,
      isRendered: true,
      hydration: result.hydration,
      refusedCalls: result.refused,
      cacheControl: isComplete ? CACHE_CONTROL.public : CACHE_CONTROL.noStore,
      // Cached even if a fragment failed. Otherwise each visit of this page would cost a render.
      isCacheable: isPageComplete,
      freshSeconds: isComplete ? undefined : INCOMPLETE_PAGE_FRESH_SECONDS,
    });
  }

  private createShareCard({ status, head }: PageResult): ShareCard | undefined {
    return status === 200 && this.options.sharePictures?.isUsable ? createShareCard(head) : undefined;
  }

  /** Answers without a render, for a client whose network used up its renders. */
  renderLimited(request: PageRequest): Promise<RenderedPage> | RenderedPage {
    if (request.route?.kind === 'resource') {
      return createTextPage(
        503,
        'Too many pages were requested from your network. Please try again in a minute.',
      );
    }
    return this.renderClientPage(request, CACHE_CONTROL.noStore);
  }

  /** Renders a document that the browser fills. */
  private renderClientPage(request: PageRequest, cacheControl: string): Promise<RenderedPage> {
    const loading = request.route?.loading;
    return this.renderDocument(request, {
      status: 200,
      head: {
        title: SITE_NAME,
        description: 'Free mock tests, honest scores.',
        // Only a render of the route knows the canonical address.
        canonical: '',
        ...(request.route?.noindex ? { robots: 'noindex' } : {}),
      },
      body: loading ? renderToString(createElement(LoadingScreen, loading)) : '',
      isRendered: false,
      cacheControl,
      isCacheable: false,
    });
  }

  /** Renders the shell's error screen inside the layout. */
  renderErrorPage(request: PageRequest, status: number, message: string): Promise<RenderedPage> {
    return this.renderDocument(
      { ...request, served: undefined, route: undefined },
      {
        status,
        head: errorHead({ status, message }),
        body: renderErrorScreen(request.site.chrome, { status, message }, this.options.siteConfig),
        isRendered: true,
        cacheControl: CACHE_CONTROL.noStore,
        isCacheable: false,
      },
    );
  }

  /** Renders the page that service workers store for addresses without a network. */
  renderOfflinePage(site: LiveSite, requestId: string): Promise<RenderedPage> {
    return this.renderDocument(
      { site, requestId, served: undefined, route: undefined, path: OFFLINE_PAGE },
      {
        status: 200,
        head: { title: 'You are offline', description: 'This page needs the internet.', robots: 'noindex' },
        body: renderToString(createElement(OfflineScreen)),
        isRendered: false,
        isOfflinePage: true,
        cacheControl: CACHE_CONTROL.revalidate,
        isCacheable: false,
      },
    );
  }

  private async renderDocument(request: PageRequest, content: DocumentContent): Promise<RenderedPage> {
    const { site, served, route, path, isLocal } = request;
    const { siteConfig, assets, inlineAssets, policy } = this.options;
    const remote = served && toLiveRemote(served.manifest, served.watchUntil);
    const state = this.createPageState(request, remote, content);
    const { html, inline } = renderDocument({
      head: content.head,
      share: content.share,
      path,
      origin: siteConfig.origin,
      assets,
      inlineAssets,
      frame: this.frames.render(site.chrome, new URL(path, siteConfig.origin).pathname),
      body: content.body,
      state,
      // An overridden page from a developer's origin must not preload the live version's files.
      route: remote && !isLocal ? route : undefined,
      styles: served?.styles ?? new Map(),
      sheets: content.fragments?.sheets ?? [],
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': content.cacheControl,
      ...(policy ? { 'content-security-policy': policy(inline) } : {}),
      // `same-origin` makes a browser that comes from elsewhere discard the process that it has prepared.
      'cross-origin-opener-policy': isIsolated(route) ? 'same-origin' : 'unsafe-none',
    };
    return {
      isCacheable: content.isCacheable,
      freshSeconds: content.freshSeconds,
      page: {
        // The time of rendering is no content: a page that only became older needs no second download.
        ...createPage(content.status, headers, html, `"renderedAt":${state.renderedAt}`),
        share: content.share,
      },
    };
  }

  private createPageState(
    { site, route, override }: PageRequest,
    remote: PageRemote | undefined,
    { isRendered, isOfflinePage, hydration, refusedCalls, fragments }: DocumentContent,
  ): PageState {
    const { siteConfig, assets, overrideOrigins } = this.options;
    return {
      composition: site.composition.number,
      compositionKey: site.liveKey,
      shell: site.live.shell,
      ...(remote && route ? { remote } : {}),
      ...(override ? { override } : {}),
      ...(overrideOrigins ? { overrideOrigins: [...overrideOrigins] } : {}),
      chrome: site.chrome,
      rendered: isRendered,
      ...(isOfflinePage ? { isOfflinePage, shellFiles: assets.onDemand } : {}),
      hydration,
      ...(refusedCalls ? { refusedCalls } : {}),
      ...(fragments?.placed.length ? { fragments: fragments.placed } : {}),
      renderedAt: Date.now(),
      site: siteConfig,
    };
  }
}
