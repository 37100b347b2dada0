import { LRUCache } from 'lru-cache';
import { PAGE_CACHE_BYTES, PAGE_CACHE_ONCE_SHARE, PAGE_FRESH_SECONDS, PAGE_KEPT_SECONDS } from '../limits.js';
import { encodedBytes, type Encoded } from '../http/encodings.js';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Encoded;
  etag: string;
}

/** A page as it was made, and whether it may be kept: fall-backs and errors may not. */
export interface MadePage {
  page: CachedPage;
  keep: boolean;
  /** Seconds for which it counts as fresh, where that is not as long as for any other. */
  freshSeconds?: number | undefined;
}

interface Entry {
  page: CachedPage;
  freshUntil: number;
}

/** Answers that say the page is gone or has moved: hidden things must not live on. A failure says nothing of the page. */
const isElsewhere = (status: number) => status === 404 || status === 410 || (status >= 300 && status < 400);

const sizeOf = (entry: Entry, key: string): number => encodedBytes(entry.page.body) + key.length;

const segment = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, ttl: PAGE_KEPT_SECONDS * 1_000, sizeCalculation: sizeOf });

/**
 * Entries in two segments, each with its own share of the memory: a page goes into the second one when it is asked for
 * again. Addresses that are asked for once, however many, push out one another and never a page that is in use.
 */
class Segments {
  private readonly onceBytes = Math.floor(PAGE_CACHE_BYTES * PAGE_CACHE_ONCE_SHARE);
  private readonly once = segment(this.onceBytes);
  private readonly again = segment(PAGE_CACHE_BYTES - this.onceBytes);

  /** Finds an entry that somebody asks for. */
  get(key: string): Entry | undefined {
    const entry = this.once.get(key);
    if (!entry) return this.again.get(key);
    const ttl = this.once.getRemainingTTL(key);
    this.once.delete(key);
    this.again.set(key, entry, { ttl });
    return entry;
  }

  set(key: string, entry: Entry): void {
    const isLarge = sizeOf(entry, key) > this.onceBytes;
    if (isLarge || this.again.has(key)) this.again.set(key, entry);
    else this.once.set(key, entry);
  }

  delete(key: string): void {
    this.once.delete(key);
    this.again.delete(key);
  }
}

/**
 * Rendered pages, precompressed. One render for any number of waiting visitors; a stale page is shown while a new one
 * is made, and goes on being shown when none can be made.
 */
export class PageCache {
  private readonly entries = new Segments();
  private readonly making = new Map<string, Promise<MadePage>>();

  constructor(private readonly now: () => number = Date.now) {}

  async get(
    key: string,
    make: () => Promise<MadePage>,
  ): Promise<{ page: CachedPage; from: 'cache' | 'stale' | 'render' }> {
    const entry = this.entries.get(key);
    if (!entry) return { page: (await this.make(key, make)).page, from: 'render' };
    if (entry.freshUntil > this.now()) return { page: entry.page, from: 'cache' };
    void this.make(key, make).catch(() => undefined);
    return { page: entry.page, from: 'stale' };
  }

  private make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const under = this.making.get(key);
    if (under) return under;
    const made = make()
      .then((result) => {
        if (result.keep) {
          const fresh = result.freshSeconds ?? PAGE_FRESH_SECONDS;
          this.entries.set(key, { page: result.page, freshUntil: this.now() + fresh * 1_000 });
        } else if (isElsewhere(result.page.status)) this.entries.delete(key);
        return result;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }
}
