import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  CONTENT_SETTLE_MS,
  OUTDATED_PAUSE_MS,
  OUTDATED_WAIT_MS,
  PAGE_CACHE_BYTES,
  PAGE_CACHE_PROBATION_SHARE,
  PAGE_FRESH_SECONDS,
  PAGE_RETENTION_SECONDS,
} from '../limits.js';
import type { ShareCard } from '../share/card/share-card.js';
import type { PageBody } from './page-body.js';

export interface EncodedPage {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  etag: string;
  /** What the page's share picture shows. */
  share?: ShareCard | undefined;
}

export interface RenderedPage {
  page: EncodedPage;
  /** False for fallbacks and errors. */
  isCacheable: boolean;
  /** Seconds for which the page is fresh. Default: `PAGE_FRESH_SECONDS`. */
  freshSeconds?: number | undefined;
}

interface Entry {
  page: EncodedPage;
  freshUntil: number;
  /** Number of content changes before its render started. */
  contentChanges: number;
  /** Until then no request waits for a new render: the last one failed or was late. */
  noWaitUntil?: number;
  /** Whether the page was compressed further, or waits for it. */
  isCompressed?: boolean;
}

/** Hidden or moved content must leave the cache. An error status says nothing about the content. */
const isGoneOrMoved = (status: number) => status === 404 || status === 410 || (status >= 300 && status < 400);

const measureEntry = (entry: Entry, key: string): number => entry.page.body.bytes + key.length;

const createSegment = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    ttl: PAGE_RETENTION_SECONDS * 1_000,
    sizeCalculation: measureEntry,
  });

/**
 * A segmented LRU cache. New pages start in the probation segment. A second request moves a page to the protected
 * segment. One-off addresses therefore evict each other and never a popular page.
 */
class SegmentedCache {
  private readonly probationBytes = Math.floor(PAGE_CACHE_BYTES * PAGE_CACHE_PROBATION_SHARE);
  private readonly probation = createSegment(this.probationBytes);
  private readonly protected = createSegment(PAGE_CACHE_BYTES - this.probationBytes);

  get pages(): number {
    return this.probation.size + this.protected.size;
  }

  get bytes(): number {
    return this.probation.calculatedSize + this.protected.calculatedSize;
  }

  /** Returns an entry and promotes it to the protected segment. */
  get(key: string): Entry | undefined {
    const entry = this.probation.get(key);
    if (!entry) return this.protected.get(key);
    const ttl = this.probation.getRemainingTTL(key);
    this.probation.delete(key);
    this.protected.set(key, entry, { ttl });
    return entry;
  }

  /** Returns an entry without promoting it. */
  peek(key: string): Entry | undefined {
    return this.probation.peek(key) ?? this.protected.peek(key);
  }

  has(key: string): boolean {
    return this.probation.has(key) || this.protected.has(key);
  }

  isProtected(key: string): boolean {
    return this.protected.has(key);
  }

  set(key: string, entry: Entry): void {
    const isLarge = measureEntry(entry, key) > this.probationBytes;
    if (isLarge || this.protected.has(key)) this.protected.set(key, entry);
    else this.probation.set(key, entry);
  }

  delete(key: string): void {
    this.probation.delete(key);
    this.protected.delete(key);
  }
}

/**
 * Rendered, compressed pages. Concurrent requests share one render. A stale page is served while a new one renders,
 * and as long as rendering fails.
 */
export class PageCache {
  private readonly entries = new SegmentedCache();
  private readonly inFlight = new Map<string, Promise<RenderedPage>>();
  /** Number of content changes so far. A page that was rendered before the last one is outdated. */
  private contentChanges = 0;
  private changedAt = Number.NEGATIVE_INFINITY;

  /** @param compress compresses a page that was requested again, in the background */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly compress?: (body: PageBody) => Promise<void>,
  ) {}

  get pages(): number {
    return this.entries.pages;
  }

  get bytes(): number {
    return this.entries.bytes;
  }

  async get(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: EncodedPage; from: 'cache' | 'stale' | 'render' }> {
    const entry = this.entries.get(key);
    if (!entry) return { page: (await this.renderOnce(key, render)).page, from: 'render' };
    void this.compressFurther(entry);
    if (this.isFresh(entry)) return { page: entry.page, from: 'cache' };
    if (this.isOutdated(entry) && this.now() >= (entry.noWaitUntil ?? 0))
      return this.renew(key, entry, render);
    void this.renderOnce(key, render).catch(() => undefined);
    return { page: entry.page, from: 'stale' };
  }

  /** Lets the next request of each page wait a moment for a new render: the content has changed. */
  outdate(): void {
    this.contentChanges += 1;
    this.changedAt = this.now();
  }

  private isOutdated(entry: Entry): boolean {
    return entry.contentChanges < this.contentChanges;
  }

  private isFresh(entry: Entry): boolean {
    return entry.freshUntil > this.now() && !this.isOutdated(entry);
  }

  /** Whether a page lacks a fragment, in place of an outdated one: right after a change the services are slow for a moment. */
  private isLesser(key: string, { freshSeconds, page }: RenderedPage): boolean {
    const entry = this.entries.peek(key);
    // An error page has no fragments either, and what is gone must go now.
    if (
      freshSeconds === undefined ||
      isGoneOrMoved(page.status) ||
      entry === undefined ||
      !this.isOutdated(entry)
    )
      return false;
    return this.now() - this.changedAt < CONTENT_SETTLE_MS;
  }

  /** @returns the new page; the earlier one if rendering fails or takes long */
  private async renew(
    key: string,
    entry: Entry,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: EncodedPage; from: 'stale' | 'render' }> {
    const earlier = { page: entry.page, from: 'stale' } as const;
    const renewed = this.renderOnce(key, render).then(
      (result) => {
        const { page, isCacheable } = result;
        if (this.isLesser(key, result)) return earlier;
        return isCacheable || isGoneOrMoved(page.status) ? ({ page, from: 'render' } as const) : earlier;
      },
      () => earlier,
    );
    const timer = new AbortController();
    const late = setTimeout(OUTDATED_WAIT_MS, earlier, { signal: timer.signal }).catch(() => earlier);
    const shown = await Promise.race([renewed, late]).finally(() => timer.abort());
    if (shown === earlier) entry.noWaitUntil = this.now() + OUTDATED_PAUSE_MS;
    return shown;
  }

  /** Whether a request is answered without another render: from memory, or from a render in progress. */
  has(key: string): boolean {
    return this.entries.has(key) || this.inFlight.has(key);
  }

  /** Whether a page was requested more than once. */
  isPopular(key: string): boolean {
    return this.entries.isProtected(key);
  }

  /** @returns undefined when the page must be rendered first, now or soon */
  findFresh(key: string): EncodedPage | undefined {
    const entry = this.entries.get(key);
    if (!entry || !this.isFresh(entry)) return undefined;
    void this.compressFurther(entry);
    return entry.page;
  }

  private async compressFurther(entry: Entry): Promise<void> {
    if (!this.compress || entry.isCompressed) return;
    entry.isCompressed = true;
    await this.compress(entry.page.body).catch(() => undefined);
  }

  /** An unchanged page stays as it is, compressed further. */
  private store(key: string, { page, freshUntil, contentChanges }: Entry): void {
    const entry = this.entries.get(key);
    if (entry?.page.etag !== page.etag || entry.page.status !== page.status) {
      this.entries.set(key, { page, freshUntil, contentChanges });
      return;
    }
    entry.freshUntil = freshUntil;
    entry.contentChanges = contentChanges;
    // Renews its time in the cache.
    this.entries.set(key, entry);
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const { contentChanges } = this;
    const started = render()
      .then((result) => {
        if (this.isLesser(key, result)) return result;
        if (result.isCacheable) {
          const fresh = result.freshSeconds ?? PAGE_FRESH_SECONDS;
          this.store(key, { page: result.page, freshUntil: this.now() + fresh * 1_000, contentChanges });
        } else if (isGoneOrMoved(result.page.status)) this.entries.delete(key);
        return result;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }
}
