import type { AnyPage } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { TimeoutError, withTimeout } from '../../../shared/timeout.js';
import {
  DATA_TTL_MS,
  DATALESS_RENDER_MS,
  FAILURE_TTL_MS,
  MIN_DATA_MS,
  PREFETCH_TTL_MS,
  SCREEN_TIMEOUT_MS,
} from '../../limits.js';
import type { FilePreloader } from '../../remotes/file-preloader.js';
import type { RemoteCatalog } from '../../remotes/remote-catalog.js';
import type { LoadedRemote, RemoteLoader } from '../../remotes/remote-loader.js';
import { isUnavailable, runLoader, type LoaderOutcome } from './run-loader.js';
import { requestScreenData } from './screen-data.js';
import { unansweredApi } from './unanswered-api.js';

/** The code of a screen. */
interface ScreenCode {
  remote: LoadedRemote;
  route: ManifestRoute;
  page: AnyPage;
}

/** A screen with all that its first frame needs. */
export interface PreloadedPage extends ScreenCode {
  outcome: LoaderOutcome;
  /** The same screen with its data. Set where the data is late and `outcome` is what the page shows without it. */
  late?: Promise<PreloadedPage>;
}

interface Tools {
  catalog: RemoteCatalog;
  loader: RemoteLoader;
  files: Pick<FilePreloader, 'preloadFiles'>;
  apiFor: (version: LiveRemote) => Api;
  site: () => Site;
  /** The edge's outcome for the page's own address. */
  initialOutcome: (url: URL, routeId: string) => LoaderOutcome | undefined;
  /** Whether the page is the same for every address, and has no data of a screen. */
  isOfflinePage?: boolean | undefined;
  /** Whether an override replaces the remote's live version in this tab. The edge has no data of that version. */
  isOverridden: (name: string) => boolean;
  /** Receives the key of the live composition from each response of the edge. */
  onCompositionHeader: (key: string | null) => void;
}

/** Data of a screen that may not have its code yet. */
interface RequestedData {
  version: string;
  /** Undefined when the screen's loader has to run. */
  outcome: Promise<LoaderOutcome | undefined>;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** A screen that is preloading or preloaded. Times are epoch milliseconds. */
interface Entry {
  code: Promise<ScreenCode>;
  /** When the code had loaded. The loader of its data started at that time. */
  codeLoadedAt?: number;
  page: Promise<PreloadedPage>;
  isDone: boolean;
  expiresAt: number;
  /** Since when the visitor waits for it. Undefined while they only point at a link. */
  requestedAt?: number | undefined;
}

const addressOf = (url: URL) => url.pathname + url.search;

/** Preloads screens: code, styles and data in parallel, once for each address. */
export class PagePreloader {
  private readonly entries = new Map<string, Entry>();
  private readonly prefetchedData = new Map<string, RequestedData>();
  private isFirstUse: boolean;
  /** The address that the visitor waits for. */
  private requestedAddress = '';

  constructor(private readonly tools: Tools) {
    this.isFirstUse = !tools.isOfflinePage;
  }

  /** @throws when no remote has the address or its code does not load. A loader's error is an outcome. */
  preload(url: URL): Promise<PreloadedPage> {
    return this.entryOf(url).page;
  }

  /** Like `preload`, for a visitor who waits: the screen's limit starts now. */
  get(url: URL): Promise<PreloadedPage> {
    return this.requestedEntry(url).page;
  }

  /**
   * Takes a screen for one use; the next visit loads fresh data. When the services do not answer within the limit, the
   * page is what it shows without data, and its `late` property resolves with the data.
   * @throws {TimeoutError} when it is not ready within its limit. It continues: `preload` returns it later.
   */
  async takeWithinLimit(url: URL): Promise<PreloadedPage> {
    const entry = this.requestedEntry(url);
    try {
      const page = await this.waitWithinLimit(url, entry);
      if (page.late) this.extend(entry);
      else this.entries.delete(addressOf(url));
      return page;
    } catch (error) {
      if (error instanceof TimeoutError) this.extend(entry);
      throw error;
    }
  }

  /** Milliseconds for which the visitor has waited for a screen; 0 for one that they do not wait for. */
  waitedFor(url: URL): number {
    const since = this.entries.get(addressOf(url))?.requestedAt;
    return since === undefined ? 0 : Date.now() - since;
  }

  /** Whether a screen can be shown immediately. */
  isReady(url: URL): boolean {
    return this.entries.get(addressOf(url))?.isDone ?? false;
  }

  clear(): void {
    this.entries.clear();
    this.prefetchedData.clear();
  }

  /** Requests the data of a screen that the visitor may open next. Resolves when it has loaded or failed. */
  async prefetchData(url: URL): Promise<void> {
    const address = addressOf(url);
    // The visitor came first: the screen has its own request.
    if ((this.entries.get(address)?.expiresAt ?? 0) > Date.now()) return;
    const isFresh = (this.prefetchedData.get(address)?.expiresAt ?? 0) > Date.now();
    const data = isFresh ? undefined : this.requestData(url);
    if (!data) return;
    this.prefetchedData.set(address, data);
    await data.outcome;
  }

  /** @throws {TimeoutError} when the code is late, or a loader waits for something other than the services */
  private async waitWithinLimit(url: URL, entry: Entry): Promise<PreloadedPage> {
    const { code, page, requestedAt = Date.now() } = entry;
    const endsAt = requestedAt + SCREEN_TIMEOUT_MS;
    const screen = await withTimeout(endsAt - Date.now(), code);
    // A loading state that retries stays until the visitor leaves.
    if (screen.route.loading?.retryMs) return page;
    const { codeLoadedAt = Date.now() } = entry;
    try {
      const dataEndsAt = Math.max(endsAt - DATALESS_RENDER_MS, codeLoadedAt + MIN_DATA_MS);
      return await withTimeout(dataEndsAt - Date.now(), page);
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      return await withTimeout(DATALESS_RENDER_MS, Promise.race([page, this.withoutData(url, screen, page)]));
    }
  }

  /** What a page shows when the services do not answer: an error message, or all parts that need no data. */
  private async withoutData(
    url: URL,
    screen: ScreenCode,
    late: Promise<PreloadedPage>,
  ): Promise<PreloadedPage> {
    return { ...screen, outcome: await this.runLoader(screen, url, unansweredApi), late };
  }

  private requestedEntry(url: URL): Entry {
    this.requestedAddress = addressOf(url);
    const entry = this.entryOf(url);
    entry.requestedAt ??= Date.now();
    return entry;
  }

  /** Keeps a late screen until it has loaded, and for a while after that. */
  private extend(entry: Entry): void {
    entry.requestedAt = undefined;
    entry.expiresAt = Infinity;
    const limitLife = () => (entry.expiresAt = Date.now() + PREFETCH_TTL_MS);
    entry.page.then(limitLife, limitLife);
  }

  private entryOf(url: URL): Entry {
    const cached = this.entries.get(addressOf(url));
    if (cached && cached.expiresAt > Date.now()) return cached;
    const code = this.loadCode(url);
    const entry: Entry = {
      code,
      page: this.loadData(url, code),
      isDone: false,
      expiresAt: Date.now() + PREFETCH_TTL_MS,
    };
    this.entries.set(addressOf(url), entry);
    code.then(
      () => (entry.codeLoadedAt = Date.now()),
      () => undefined,
    );
    const markDone = () => (entry.isDone = true);
    entry.page.then(({ outcome }) => {
      markDone();
      // Missing data is requested again when the visitor opens the page.
      if (isUnavailable(outcome) && entry.requestedAt === undefined) this.remove(url, entry);
    }, markDone);
    // Pointing at a link, holding the old screen and mounting share one attempt.
    entry.page.catch(() => (entry.expiresAt = Date.now() + FAILURE_TTL_MS));
    return entry;
  }

  private async loadCode(url: URL): Promise<ScreenCode> {
    const match = this.tools.catalog.match(url.pathname);
    if (!match) throw new Error(`MB-3005 No remote has a route for ${url.pathname}`);
    const { remote, route } = match;
    this.tools.files.preloadFiles(remote, route);
    const { remote: loaded, page } = await this.tools.loader.loadScreen(remote, route.id);
    return { remote: loaded, route, page };
  }

  private async loadData(url: URL, code: Promise<ScreenCode>): Promise<PreloadedPage> {
    const isFirst = this.isFirstUse;
    this.isFirstUse = false;
    // The request and the code are on their way at the same time.
    const data = isFirst ? undefined : this.takeData(url);
    const screen = await code;
    const known = isFirst
      ? this.tools.initialOutcome(url, screen.route.id)
      : await this.dataFor(screen, data);
    return { ...screen, outcome: known ?? (await this.runLoaderWithRetries(screen, url)) };
  }

  /** @returns undefined for a screen without data from the edge: client-rendered, or overridden */
  private requestData(url: URL): RequestedData | undefined {
    const { catalog, isOverridden, onCompositionHeader } = this.tools;
    const match = catalog.match(url.pathname);
    if (match?.route.kind !== 'page' || isOverridden(match.remote.name)) return undefined;
    return {
      version: match.remote.version,
      outcome: requestScreenData(match.remote, url, onCompositionHeader),
      expiresAt: Date.now() + DATA_TTL_MS,
    };
  }

  private takeData(url: URL): RequestedData | undefined {
    const address = addressOf(url);
    const prefetched = this.prefetchedData.get(address);
    this.prefetchedData.delete(address);
    return prefetched && prefetched.expiresAt > Date.now() ? prefetched : this.requestData(url);
  }

  /** Data of another version may have another shape: this tab may show the remote's fallback. */
  private dataFor({ remote }: ScreenCode, data?: RequestedData): Promise<LoaderOutcome | undefined> {
    return data?.version === remote.version.version ? data.outcome : Promise.resolve(undefined);
  }

  private remove(url: URL, entry: Entry): void {
    if (this.entries.get(addressOf(url)) === entry) this.entries.delete(addressOf(url));
  }

  /** Repeats a loader whose data is unavailable, where the route's loading state retries and the visitor still waits. */
  private async runLoaderWithRetries(screen: ScreenCode, url: URL): Promise<LoaderOutcome> {
    const retryMs = screen.route.loading?.retryMs;
    const isRequested = () => this.requestedAddress === addressOf(url);
    for (;;) {
      const outcome = await this.runLoader(screen, url);
      if (!retryMs || !isUnavailable(outcome) || !isRequested()) return outcome;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      if (!isRequested()) return outcome;
    }
  }

  private runLoader(
    { page, remote, route }: ScreenCode,
    url: URL,
    api = this.tools.apiFor(remote.version),
  ): Promise<LoaderOutcome> {
    return runLoader(page, { routePath: route.path, url, api, site: this.tools.site() });
  }
}
