import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { redirectOf, type AnyPage, describeError } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import { parametersOf } from '@mockingbird/registry';
import type { KnownRemotes } from './known-remotes.js';
import { FAILURE_LIFE_MS, PREFETCH_LIFE_MS, SCREEN_LIMIT_MS } from './limits.js';
import { TooLate, within } from '../patience.js';
import { preloadFiles } from './preload.js';
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
  /** All of it is there. */
  done: boolean;
  /** Epoch milliseconds until when it may be used. */
  until: number;
  /** Epoch milliseconds since when a reader waits for it; pointing at a link is no waiting. */
  wantedAt?: number | undefined;
}

/** The status of a page whose data did not come. */
const UNAVAILABLE = 503;

/** What a loader threw as a router gives it to error screens: an answer of its own is told by its status and text. */
const routeError = async (thrown: unknown): Promise<unknown> =>
  thrown instanceof Response
    ? new ErrorResponseImpl(thrown.status, thrown.statusText, await thrown.text())
    : thrown;

const isAway = (outcome: Outcome) => outcome.kind === 'error' && outcome.status === UNAVAILABLE;

const keyOf = (url: URL) => url.pathname + url.search;

/** Makes screens ready before they are shown: code, styles and data side by side, once for each address. */
export class PreparedPages {
  private readonly pages = new Map<string, Preparation>();
  private firstUse = true;
  /** The address that the reader waits for. */
  private wanted = '';

  constructor(private readonly tools: Tools) {}

  /** @throws when nobody answers the address or the remote does not load; a loader's failure is an outcome */
  prepare(url: URL): Promise<PreparedPage> {
    return this.preparation(url).page;
  }

  /** Like `prepare`, for a reader who waits: the screen's limit runs from now. */
  want(url: URL): Promise<PreparedPage> {
    return this.wantedPreparation(url).page;
  }

  /**
   * Takes a screen for one use: the next visit gets fresh data.
   * @throws {TooLate} when it is not ready within its limit. It is still being made: `prepare` gives it when it is there
   */
  async takeInTime(url: URL): Promise<PreparedPage> {
    const preparation = this.wantedPreparation(url);
    const since = preparation.wantedAt ?? Date.now();
    try {
      // A loading state that asks again stays as long as the reader does.
      const taken = await (this.tools.known.match(url.pathname)?.route.loading?.retryMs
        ? preparation.page
        : within(since + SCREEN_LIMIT_MS - Date.now(), preparation.page));
      this.pages.delete(keyOf(url));
      return taken;
    } catch (error) {
      if (error instanceof TooLate) this.keepLate(preparation);
      throw error;
    }
  }

  private wantedPreparation(url: URL): Preparation {
    this.wanted = keyOf(url);
    const preparation = this.preparation(url);
    preparation.wantedAt ??= Date.now();
    return preparation;
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
    const made: Preparation = { page: this.make(url), done: false, until: Date.now() + PREFETCH_LIFE_MS };
    this.pages.set(keyOf(url), made);
    const note = () => (made.done = true);
    made.page.then(({ outcome }) => {
      note();
      // Data that did not come while nobody waited is asked for again once somebody does.
      if (isAway(outcome) && made.wantedAt === undefined) this.drop(url, made);
    }, note);
    // A screen that just failed fails again at once: pointing, holding and mounting are one attempt.
    made.page.catch(() => (made.until = Date.now() + FAILURE_LIFE_MS));
    return made;
  }

  private async make(url: URL): Promise<PreparedPage> {
    const match = this.tools.known.match(url.pathname);
    if (!match) throw new Error(`MB-3005 No remote answers ${url.pathname}`);
    const { remote, route } = match;
    preloadFiles(remote, route);
    const { remote: loaded, page } = await this.tools.loader.screen(remote, route.id);
    return { remote: loaded, route, page, outcome: await this.outcome(page, route, url) };
  }

  private drop(url: URL, preparation: Preparation): void {
    if (this.pages.get(keyOf(url)) === preparation) this.pages.delete(keyOf(url));
  }

  /** Milliseconds for which the reader has waited for a screen; 0 for one that nobody waits for. */
  waitedFor(url: URL): number {
    const since = this.pages.get(keyOf(url))?.wantedAt;
    return since === undefined ? 0 : Date.now() - since;
  }

  /** Whether a screen can be shown at once. */
  isReady(url: URL): boolean {
    return this.pages.get(keyOf(url))?.done ?? false;
  }

  /** Drops everything that was made ready. */
  forget(): void {
    this.pages.clear();
  }

  private async outcome(page: AnyPage, route: ManifestRoute, url: URL): Promise<Outcome> {
    const initial = this.firstUse ? this.tools.initial(url, route.id) : undefined;
    this.firstUse = false;
    return initial ?? this.runUntilThere(page, route, url);
  }

  /** Asks again for data that failed to come, where the route's loading state says so and the reader still waits. */
  private async runUntilThere(page: AnyPage, route: ManifestRoute, url: URL): Promise<Outcome> {
    const retryMs = route.loading?.retryMs;
    for (;;) {
      const outcome = await this.run(page, route, url);
      const isWanted = () => this.wanted === keyOf(url);
      if (!retryMs || !isAway(outcome) || !isWanted()) return outcome;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      if (!isWanted()) return outcome;
    }
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
      const answer = await routeError(error);
      return { kind: 'error', error: answer, ...describeError(answer) };
    }
  }
}
