import { redirectOf, type AnyPage, describeError } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import { parametersOf } from '@mockingbird/registry';
import type { KnownRemotes } from './known-remotes.js';
import { FAILURE_LIFE_MS, PREFETCH_LIFE_MS, SCREEN_LIMIT_MS } from './limits.js';
import { TooLate, within } from '../patience.js';
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

interface Preparation {
  page: Promise<PreparedPage>;
  /** Epoch milliseconds until when it may be used. */
  until: number;
  /** Epoch milliseconds since when a reader waits for it; pointing at a link is no waiting. */
  wantedAt?: number | undefined;
}

const keyOf = (url: URL) => url.pathname + url.search;

/** Makes screens ready before they are shown: code, styles and data side by side, once for each address. */
export class PreparedPages {
  private readonly pages = new Map<string, Preparation>();
  private firstUse = true;

  constructor(private readonly tools: Tools) {}

  /** @throws when nobody answers the address or the remote does not load; a loader's failure is an outcome */
  prepare(url: URL): Promise<PreparedPage> {
    return this.preparation(url).page;
  }

  /** Like `prepare`, for a reader who waits: the screen's limit runs from now. */
  want(url: URL): Promise<PreparedPage> {
    const preparation = this.preparation(url);
    preparation.wantedAt ??= Date.now();
    return preparation.page;
  }

  /**
   * Takes a screen for one use: the next visit gets fresh data.
   * @throws {TooLate} when it is not ready within its limit. It is still being made: `prepare` gives it when it is there
   */
  async takeInTime(url: URL): Promise<PreparedPage> {
    const preparation = this.preparation(url);
    preparation.wantedAt ??= Date.now();
    try {
      const taken = await within(preparation.wantedAt + SCREEN_LIMIT_MS - Date.now(), preparation.page);
      this.pages.delete(keyOf(url));
      return taken;
    } catch (error) {
      if (error instanceof TooLate) this.keepLate(preparation);
      throw error;
    }
  }

  private keepLate(preparation: Preparation): void {
    preparation.wantedAt = undefined;
    preparation.until = Infinity;
    const settle = () => (preparation.until = Date.now() + PREFETCH_LIFE_MS);
    preparation.page.then(settle, settle);
  }

  private preparation(url: URL): Preparation {
    const kept = this.pages.get(keyOf(url));
    if (kept && kept.until > Date.now()) return kept;
    const made: Preparation = { page: this.make(url), until: Date.now() + PREFETCH_LIFE_MS };
    this.pages.set(keyOf(url), made);
    // A screen that just failed fails again at once: pointing, holding and mounting are one attempt.
    made.page.catch(() => (made.until = Date.now() + FAILURE_LIFE_MS));
    return made;
  }

  private async make(url: URL): Promise<PreparedPage> {
    const match = this.tools.known.match(url.pathname);
    if (!match) throw new Error(`MB-3005 No remote answers ${url.pathname}`);
    const { remote, route } = match;
    preloadRoute(remote, route);
    const { remote: loaded, page } = await this.tools.loader.screen(remote, route.id);
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
