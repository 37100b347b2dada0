import { redirectOf, type AnyPage, describeError, loadPage } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import { parametersOf } from '@mockingbird/registry';
import type { KnownRemotes } from './known-remotes.js';
import { PREFETCH_LIFE_MS } from './limits.js';
import { preloadRoute } from './preload.js';
import type { LoadedRemote, RemoteLoader } from './remote-loader.js';

export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'error'; error: unknown; status: number; message: string }
  | { kind: 'redirect'; location: string };

/** A screen with all that its first frame needs. */
export interface PreparedPage {
  remote: LoadedRemote;
  route: ManifestRoute;
  page: AnyPage;
  outcome: Outcome;
}

interface Tools {
  known: KnownRemotes;
  loader: RemoteLoader;
  api: Api;
  site: () => Site;
  /** What the edge's loader gave for the page's own address. */
  initial: (url: URL, routeId: string) => Outcome | undefined;
}

/** Makes screens ready before they are shown: code, styles and data side by side, once for each address. */
export class PreparedPages {
  private readonly pages = new Map<string, { page: Promise<PreparedPage>; until: number }>();

  private firstUse = true;

  constructor(private readonly tools: Tools) {}

  /** @throws when nobody answers the address or the remote does not load; a loader's failure is an outcome */
  prepare(url: URL): Promise<PreparedPage> {
    const key = url.pathname + url.search;
    const kept = this.pages.get(key);
    if (kept && kept.until > Date.now()) return kept.page;
    const page = this.make(url);
    this.pages.set(key, { page, until: Date.now() + PREFETCH_LIFE_MS });
    page.catch(() => this.pages.delete(key));
    return page;
  }

  /** Takes what was prepared for an address, for one use: the next visit gets fresh data. */
  take(url: URL): Promise<PreparedPage> | undefined {
    const key = url.pathname + url.search;
    const kept = this.pages.get(key);
    this.pages.delete(key);
    return kept && kept.until > Date.now() ? kept.page : undefined;
  }

  private async make(url: URL): Promise<PreparedPage> {
    const match = this.tools.known.match(url.pathname);
    if (!match) throw new Error(`MB-3005 No remote answers ${url.pathname}`);
    const { remote, route } = match;
    preloadRoute(remote, route);
    const loaded = await this.tools.loader.load(remote);
    const page = await loadPage(loaded.definition, route.id);
    return { remote: loaded, route, page, outcome: await this.outcome(page, route, url) };
  }

  /** Drops everything that was made ready. */
  forget(): void {
    this.pages.clear();
  }

  private async outcome(page: AnyPage, route: ManifestRoute, url: URL): Promise<Outcome> {
    const initial = this.firstUse ? this.tools.initial(url, route.id) : undefined;
    this.firstUse = false;
    return initial ?? this.run(page, route, url);
  }

  private async run(page: AnyPage, route: ManifestRoute, url: URL): Promise<Outcome> {
    if (!page.loader) return { kind: 'data', data: null };
    try {
      const data = await page.loader({
        params: parametersOf(route.path, url.pathname),
        url,
        api: this.tools.api,
        site: this.tools.site(),
        signal: new AbortController().signal,
        siteMap: () => Promise.resolve([]),
      });
      return { kind: 'data', data };
    } catch (error) {
      const location = redirectOf(error);
      if (location) return { kind: 'redirect', location };
      return { kind: 'error', error, ...describeError(error) };
    }
  }
}
