import type { OnApplicationShutdown } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import type { MediaService } from '../../media/media.service.js';
import { errorField } from '../../common/error-field.js';
import { upstreamUnavailable } from '../../http/response/problem.js';
import {
  STRAPI_RESPONSE_MS,
  STRAPI_STALE_MS,
  STRAPI_FRESH_MS,
  STRAPI_PAGES,
  STRAPI_COOLDOWN_MS,
  STRAPI_TOTAL_MS,
  STRAPI_WARNINGS,
} from './limits.js';
import type { StrapiConfig } from '../../config/strapi-config.js';
import type { Clock } from '../../common/injection-tokens.js';
import type { DataVersions } from '../../cache/data-versions.service.js';
import { newestFirst } from '../posts/newest-first.js';
import type { PostsSource } from '../posts/posts-source.js';
import { parseEntry } from './parse-entry.js';
import { StaleWhileRevalidate } from './stale-while-revalidate.js';
import { StrapiClient } from './strapi-client.js';
import { StrapiPictures } from './strapi-pictures.js';

const TIMES = { freshMs: STRAPI_FRESH_MS, staleMs: STRAPI_STALE_MS, cooldownMs: STRAPI_COOLDOWN_MS };

/** Undefined where no Strapi is configured. */
export const STRAPI_POSTS = Symbol('posts of Strapi');

/**
 * The posts of a Strapi 5 server. All pages of the list are loaded together and cached. Unknown slugs therefore cost Strapi
 * nothing, and while Strapi is unavailable all known posts stay visible.
 */
export class StrapiPosts implements PostsSource, OnApplicationShutdown {
  readonly maxAgeMs = STRAPI_RESPONSE_MS;
  private readonly stop = new AbortController();
  private readonly client: StrapiClient;
  private readonly pictures: StrapiPictures;
  private readonly posts: StaleWhileRevalidate<ReadonlyMap<string, PostSource>>;
  /** Warnings of the last load: a warning is logged only when it is new. */
  private knownWarnings: ReadonlySet<string> = new Set();
  private loadedAt: number | undefined;
  /** Data version of the last request: a webhook increments it. */
  private seenVersion: number | undefined;

  constructor(
    private readonly config: StrapiConfig,
    private readonly log: Logger,
    private readonly clock: Clock,
    private readonly versions: Pick<DataVersions, 'current'>,
    media: Pick<MediaService, 'add'>,
  ) {
    this.pictures = new StrapiPictures(config, media);
    this.client = new StrapiClient(config);
    this.posts = new StaleWhileRevalidate(() => this.load(), TIMES, clock);
  }

  /** Aborts a reload in the background. Requests in flight have ended by now. */
  onApplicationShutdown(): void {
    this.stop.abort();
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async list(): Promise<readonly PostSource[]> {
    return [...(await this.loadPosts()).values()];
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async find(slug: string): Promise<PostSource | null> {
    return (await this.loadPosts()).get(slug) ?? null;
  }

  /** What the last load left out, for editors. */
  status(): { posts: number; loadedAt: number | undefined; warnings: readonly string[] } {
    return {
      posts: this.posts.latest?.size ?? 0,
      loadedAt: this.loadedAt,
      warnings: [...this.knownWarnings],
    };
  }

  private async loadPosts(): Promise<ReadonlyMap<string, PostSource>> {
    const version = await this.versions.current('content');
    if (this.seenVersion !== undefined && version !== this.seenVersion) this.posts.expire();
    this.seenVersion = version;
    try {
      return await this.posts.get();
    } catch {
      throw upstreamUnavailable('The blog cannot be reached at the moment.');
    }
  }

  private async load(): Promise<ReadonlyMap<string, PostSource>> {
    try {
      return await this.loadAllPages();
    } catch (error) {
      // The cause, such as ECONNREFUSED, says more than "fetch failed".
      const cause = errorField(errorField(error, 'cause'), 'code');
      const reason = errorField(error, 'message');
      this.log.warn({ code: 'MB-1014', reason, cause }, 'strapi_unavailable');
      throw error;
    }
  }

  private async loadAllPages(): Promise<ReadonlyMap<string, PostSource>> {
    const posts = new Map<string, PostSource>();
    const warnings = new Set<string>();
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(STRAPI_TOTAL_MS)]);
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { data, meta } = await this.client.page(page, signal);
      pages = Math.min(meta.pagination.pageCount, STRAPI_PAGES);
      const stored = await this.pictures.store(data, signal);
      for (const entry of data) this.addEntry(entry, stored, posts, warnings);
      if (meta.pagination.pageCount > STRAPI_PAGES) {
        warnings.add(`${meta.pagination.total} entries: only ${STRAPI_PAGES} pages are read`);
      }
    }
    this.warn(warnings);
    this.loadedAt = this.clock();
    return sortByDate(posts);
  }

  private warn(warnings: ReadonlySet<string>): void {
    const fresh = [...warnings].filter((warning) => !this.knownWarnings.has(warning));
    for (const warning of fresh.slice(0, STRAPI_WARNINGS)) this.log.warn({ warning }, 'strapi_entry_warning');
    this.knownWarnings = warnings;
  }

  private addEntry(
    entry: unknown,
    stored: ReadonlyMap<string, string>,
    posts: Map<string, PostSource>,
    warnings: Set<string>,
  ): void {
    const name = `${truncate(errorField(entry, 'documentId'))} (${truncate(errorField(entry, 'slug'))})`;
    const parsed = parseEntry(entry, this.config.mediaOrigin, stored);
    for (const warning of parsed.warnings) warnings.add(`${name} ${warning}`);
    if (parsed.post === undefined) return;
    // Two entries share a slug, or an edit during the load moved an entry to the next page.
    if (posts.has(parsed.post.slug)) warnings.add(`${name}: its slug is there already`);
    else posts.set(parsed.post.slug, parsed.post);
  }
}

const LONGEST_NAME = 100;
const truncate = (value: unknown) => String(value).slice(0, LONGEST_NAME);

/** Strapi sorts by its own field. Entries without it are sorted by their time of publication. */
function sortByDate(posts: ReadonlyMap<string, PostSource>): ReadonlyMap<string, PostSource> {
  return new Map([...posts].sort(([, left], [, right]) => newestFirst(left, right)));
}
