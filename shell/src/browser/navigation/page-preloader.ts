import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { redirectOf, type AnyPage, describeError } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import { parametersOf } from '@mockingbird/registry';
import type { KnownRemotes } from '../remotes/remote-catalog.js';
import { DATA_LEAST_MS, FAILURE_LIFE_MS, PREFETCH_LIFE_MS, SCREEN_LIMIT_MS, STAND_IN_MS } from '../limits.js';
import { TooLate, within } from '../../shared/timeout.js';
import { preloadFiles } from '../remotes/file-preloader.js';
import type { LoadedRemote, RemoteLoader } from '../remotes/remote-loader.js';
import { unansweredApi } from './unanswered-api.js';

export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'error'; error: unknown; status: number; message: string }
  | { kind: 'redirect'; location: string };

/** A screen's code. */
interface ScreenCode {
  remote: LoadedRemote;
  route: ManifestRoute;
  page: AnyPage;
}

/** A screen with all that its first frame needs. */
export interface PreparedPage extends ScreenCode {
  outcome: Outcome;
  /** Set where the data was too late and `outcome` is what the page shows without an answer: the same screen with its data. */
  late?: Promise<PreparedPage>;
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
  code: Promise<ScreenCode>;
  /** Epoch milliseconds when the code was there: its data has been on the way since then. */
  codeAt?: number;
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
   * Takes a screen for one use: the next visit gets fresh data. When the services do not answer within the limit, it is
   * what the page itself shows then, and the data is still on its way (`late`).
   * @throws {TooLate} when it is not ready within its limit. It is still being made: `prepare` gives it when it is there
   */
  async takeInTime(url: URL): Promise<PreparedPage> {
    const preparation = this.wantedPreparation(url);
    try {
      // A loading state that asks again stays as long as the reader does.
      const taken = await (this.tools.known.match(url.pathname)?.route.loading?.retryMs
        ? preparation.page
        : this.inTime(url, preparation));
      if (taken.late) this.keepLate(preparation);
      else this.pages.delete(keyOf(url));
      return taken;
    } catch (error) {
      if (error instanceof TooLate) this.keepLate(preparation);
      throw error;
    }
  }

  /** @throws {TooLate} when the code is late, or a loader that waits for something else than the services */
  private async inTime(url: URL, preparation: Preparation): Promise<PreparedPage> {
    const { code, page, wantedAt = Date.now() } = preparation;
    const endsAt = wantedAt + SCREEN_LIMIT_MS;
    const screen = await within(endsAt - Date.now(), code);
    const { codeAt = Date.now() } = preparation;
    try {
      return await within(Math.max(endsAt - STAND_IN_MS, codeAt + DATA_LEAST_MS) - Date.now(), page);
    } catch (error) {
      if (!(error instanceof TooLate)) throw error;
      return await within(STAND_IN_MS, Promise.race([page, this.standIn(url, screen, page)]));
    }
  }

  /** What a page shows when the services do not answer: its own sentence, or all that needs no data. */
  private async standIn(url: URL, screen: ScreenCode, late: Promise<PreparedPage>): Promise<PreparedPage> {
    return { ...screen, outcome: await this.run(screen.page, screen.route, url, unansweredApi), late };
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
    const code = this.code(url);
    const made: Preparation = {
      code,
      page: this.withData(url, code),
      done: false,
      until: Date.now() + PREFETCH_LIFE_MS,
    };
    this.pages.set(keyOf(url), made);
    code.then(
      () => (made.codeAt = Date.now()),
      () => undefined,
    );
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

  private async code(url: URL): Promise<ScreenCode> {
    const match = this.tools.known.match(url.pathname);
    if (!match) throw new Error(`MB-3005 No remote answers ${url.pathname}`);
    const { remote, route } = match;
    preloadFiles(remote, route);
    const { remote: loaded, page } = await this.tools.loader.screen(remote, route.id);
    return { remote: loaded, route, page };
  }

  private async withData(url: URL, code: Promise<ScreenCode>): Promise<PreparedPage> {
    const screen = await code;
    return { ...screen, outcome: await this.outcome(screen.page, screen.route, url) };
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

  private async run(
    page: AnyPage,
    route: ManifestRoute,
    url: URL,
    api: Api = this.tools.api,
  ): Promise<Outcome> {
    if (!page.loader) return { kind: 'data', data: null };
    try {
      const data = await page.loader({
        params: parametersOf(route.path, url.pathname),
        url,
        api,
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
