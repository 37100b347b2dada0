import { createHash, randomUUID } from 'node:crypto';
import type { LiveRemote, ManifestRoute, Override, PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { toLiveRemote } from '@mockingbird/registry';
import type { Logger } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { errorHead } from '../../head/error-head.js';
import { SITE_NAME } from '../../head/title.js';
import { LoadingScreen } from '../../layout/index.js';
import type { ShellAssets } from '../assets.js';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { renderDocument } from '../document/document.js';
import { renderErrorScreen, renderFrame } from '../document/frame.js';
import { drawFragments, type DrawnFragments } from '../fragments/render-fragments.js';
import { encode } from '../http/encodings.js';
import type { MadePage } from './page-cache.js';
import {
  PAGE_FRESH_SECONDS,
  PAGE_KEPT_SECONDS,
  PAGE_LACKING_FRESH_SECONDS,
  PAGE_STALE_SECONDS,
  RENDER_TIME_LIMIT_MS,
  RESOURCE_TIME_LIMIT_MS,
} from '../limits.js';
import { failureFields } from '../render/pool/failure-fields.js';
import type { RenderPool } from '../render/pool/render-pool.js';
import type { RenderedPage, RenderResult } from '../render/protocol.js';

const PAGE_EFFORT = 5;
const NO_STORE = 'no-store';
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_FRESH_SECONDS}, stale-while-revalidate=${PAGE_STALE_SECONDS}, stale-if-error=${PAGE_KEPT_SECONDS}`;

export interface PageRequest {
  site: LiveSite;
  served: ServedRemote | undefined;
  route: ManifestRoute | undefined;
  /** Path with the declared query. */
  path: string;
  requestId: string;
  /** What stands in for live versions on this page. */
  override?: Override[] | undefined;
  /** True when the browser loads the matched remote from a developer's origin. */
  isLocal?: boolean | undefined;
}

export interface PageMakerTools {
  pool: Pick<RenderPool, 'render'>;
  assets: ShellAssets;
  siteConfig: PageState['site'];
  log: Logger;
  /** Origins that an override may name; absent where overrides are off. */
  overrideOrigins?: readonly string[] | undefined;
}

/** Makes answers: renders a route in a worker, falls back to client rendering, and puts the document around it. */
export class PageMaker {
  constructor(private readonly tools: PageMakerTools) {}

  async make(request: PageRequest): Promise<MadePage> {
    const { served, route } = request;
    if (!served || !route) return this.errorPage(request, 404, 'Page not found');
    if (request.isLocal && route.kind !== 'resource') return this.clientPage(request, NO_STORE);
    if (route.kind === 'client') return this.clientPage(request, 'private, no-cache');
    const mark = randomUUID();
    const renderedAt = Date.now();
    const result = await this.render(request, served, route, { placeMark: mark, renderedAt });
    if (result.kind === 'page') {
      return this.renderedPage(request, result, await this.fragments(request, result, mark, renderedAt));
    }
    if (result.kind === 'redirect') return redirect(result.status, result.location);
    if (result.kind === 'resource') return resource(result);
    if (result.kind === 'fragment' || result.kind === 'addresses') {
      throw new Error(`A page was requested, and the worker sent: ${result.kind}`);
    }
    const remote = `${served.manifest.name}@${served.manifest.version}`;
    const { number } = request.site.composition;
    const { fields, message } = failureFields(result);
    const { path, requestId } = request;
    this.tools.log.warn({ ...fields, remote, composition: number, path, requestId }, message);
    if (route.kind === 'resource') return plain(503, 'This file cannot be made right now');
    return this.clientPage(request, NO_STORE);
  }

  private render(
    request: PageRequest,
    served: ServedRemote,
    route: ManifestRoute,
    how: { placeMark: string; renderedAt: number },
  ): Promise<RenderResult> {
    const wholeSite = route.kind !== 'page';
    return this.tools.pool.render({
      version: served.server,
      routeId: route.id,
      url: this.tools.siteConfig.origin + request.path,
      requestId: request.requestId,
      ...how,
      timeLimitMs: wholeSite ? RESOURCE_TIME_LIMIT_MS : RENDER_TIME_LIMIT_MS,
      siteMapOf: wholeSite ? request.site.remotes.map((remote) => remote.server) : [],
    });
  }

  /** Draws what the page places of other remotes. */
  private fragments(
    { site, path, requestId }: PageRequest,
    { html, placements }: RenderedPage,
    mark: string,
    renderedAt: number,
  ): Promise<DrawnFragments> {
    const { pool, log, siteConfig } = this.tools;
    return drawFragments(
      { site, html, placements, mark, path, url: siteConfig.origin + path, requestId, renderedAt },
      { render: (job) => pool.render(job), log },
    );
  }

  private renderedPage(
    request: PageRequest,
    result: RenderedPage,
    fragments: DrawnFragments,
  ): Promise<MadePage> {
    const sound = result.status < 400 && !result.head.incomplete;
    const good = sound && !fragments.failed;
    return this.document(request, {
      status: result.status,
      head: result.head,
      body: fragments.html,
      fragments,
      rendered: true,
      hydration: result.hydration,
      cacheControl: good ? PUBLIC : NO_STORE,
      // Another remote's failing fragment must not make every visit of this page cost a render.
      keep: sound,
      freshSeconds: good ? undefined : PAGE_LACKING_FRESH_SECONDS,
    });
  }

  /** The browser renders what the server could not. */
  private clientPage(request: PageRequest, cacheControl: string): Promise<MadePage> {
    const loading = request.route?.loading;
    return this.document(request, {
      status: 200,
      head: {
        title: SITE_NAME,
        description: 'Free mock tests, honest scores.',
        // The page's own word on it would come with its render.
        canonical: '',
        ...(request.route?.noindex ? { robots: 'noindex' } : {}),
      },
      body: loading ? renderToString(createElement(LoadingScreen, loading)) : '',
      rendered: false,
      cacheControl,
      keep: false,
    });
  }

  /** An answer of the shell's own, inside the layout. */
  errorPage(request: PageRequest, status: number, message: string): Promise<MadePage> {
    return this.document(
      { ...request, served: undefined, route: undefined },
      {
        status,
        head: errorHead({ status, message }),
        body: renderErrorScreen(request.site.chrome, { status, message }, this.tools.siteConfig),
        rendered: true,
        cacheControl: NO_STORE,
        keep: false,
      },
    );
  }

  private async document(
    request: PageRequest,
    made: {
      status: number;
      head: Head;
      body: string;
      fragments?: DrawnFragments;
      rendered: boolean;
      hydration?: unknown;
      cacheControl: string;
      keep: boolean;
      freshSeconds?: number | undefined;
    },
  ): Promise<MadePage> {
    const { site, served, route, path, override, isLocal } = request;
    const { siteConfig, assets, overrideOrigins } = this.tools;
    const remote: LiveRemote | undefined = served
      ? toLiveRemote(served.manifest, served.watchUntil)
      : undefined;
    const state: PageState = {
      composition: site.composition.number,
      compositionKey: site.liveKey,
      shell: site.live.shell,
      shellFiles: assets.onDemand,
      ...(remote && route ? { remote } : {}),
      ...(override ? { override } : {}),
      ...(overrideOrigins ? { overrideOrigins: [...overrideOrigins] } : {}),
      chrome: site.chrome,
      rendered: made.rendered,
      hydration: made.hydration,
      ...(made.fragments?.placed.length ? { fragments: made.fragments.placed } : {}),
      renderedAt: Date.now(),
      site: siteConfig,
    };
    const html = renderDocument({
      head: made.head,
      path,
      origin: siteConfig.origin,
      assets,
      frame: renderFrame(site.chrome, new URL(path, siteConfig.origin).pathname, siteConfig),
      body: made.body,
      state,
      // The live version's files are not those that a developer's page runs.
      route: remote && !isLocal ? route : undefined,
      sheets: made.fragments?.sheets ?? [],
    });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': made.cacheControl };
    return { keep: made.keep, freshSeconds: made.freshSeconds, page: await page(made.status, headers, html) };
  }
}

async function page(
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<MadePage['page']> {
  const bytes = Buffer.from(body);
  // Weak: the same page in another encoding has other bytes.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { status, headers, body: await encode(bytes, PAGE_EFFORT), etag };
}

async function redirect(status: number, location: string): Promise<MadePage> {
  const headers = { location, 'cache-control': status === 301 || status === 308 ? PUBLIC : NO_STORE };
  return { keep: false, page: await page(status, headers, '') };
}

async function resource(result: Extract<RenderResult, { kind: 'resource' }>): Promise<MadePage> {
  const good = result.status < 400;
  const headers = { ...result.headers, 'cache-control': good ? PUBLIC : NO_STORE };
  return { keep: good, page: await page(result.status, headers, result.body) };
}

async function plain(status: number, message: string): Promise<MadePage> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE };
  return { keep: false, page: await page(status, headers, message) };
}
