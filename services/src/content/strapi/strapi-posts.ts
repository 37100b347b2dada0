import type { OnApplicationShutdown } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { errorField } from '../../common/error-field.js';
import { upstreamAway } from '../../http/response/problem.js';
import {
  STRAPI_ANSWER_MS,
  STRAPI_BEHIND_MS,
  STRAPI_FRESH_MS,
  STRAPI_PAGES,
  STRAPI_REST_MS,
  STRAPI_WALK_MS,
  STRAPI_WARNINGS,
} from './limits.js';
import type { StrapiConfig } from '../../config/strapi-config.js';
import type { Clock } from '../../common/injection-tokens.js';
import type { PostsSource } from '../posts/posts-source.js';
import { readEntry } from './read-entry.js';
import { Standby } from './stale-while-revalidate.js';
import { StrapiClient } from './strapi-client.js';

const TIMES = { freshMs: STRAPI_FRESH_MS, behindMs: STRAPI_BEHIND_MS, restMs: STRAPI_REST_MS };

/**
 * The posts of a Strapi 5. All of them are read with one walk over the list and kept: a visitor's made-up address costs
 * Strapi nothing, and while it is away every post that was there still is.
 */
export class StrapiPosts implements PostsSource, OnApplicationShutdown {
  readonly keptMs = STRAPI_ANSWER_MS;
  private readonly stop = new AbortController();
  private readonly client: StrapiClient;
  private readonly posts: Standby<ReadonlyMap<string, PostSource>>;
  /** Warnings of the last walk: each is logged when it is new. */
  private warned: ReadonlySet<string> = new Set();

  constructor(
    private readonly config: StrapiConfig,
    private readonly log: Logger,
    clock: Clock,
  ) {
    this.client = new StrapiClient(config);
    this.posts = new Standby(() => this.load(), TIMES, clock);
  }

  /** Requests in flight have had their answers by now: this is about what is read behind. */
  onApplicationShutdown(): void {
    this.stop.abort();
  }

  /** @throws ProblemError MB-1014 while Strapi has never answered */
  async list(): Promise<readonly PostSource[]> {
    return [...(await this.all()).values()];
  }

  /** @throws ProblemError MB-1014 while Strapi has never answered */
  async find(slug: string): Promise<PostSource | null> {
    return (await this.all()).get(slug) ?? null;
  }

  private async all(): Promise<ReadonlyMap<string, PostSource>> {
    try {
      return await this.posts.get();
    } catch {
      throw upstreamAway('The blog cannot be reached at the moment.');
    }
  }

  private async load(): Promise<ReadonlyMap<string, PostSource>> {
    try {
      return await this.walk();
    } catch (error) {
      // A cause such as ECONNREFUSED says more than "fetch failed".
      const cause = errorField(errorField(error, 'cause'), 'code');
      const reason = errorField(error, 'message');
      this.log.warn({ code: 'MB-1014', reason, cause }, 'strapi not reachable');
      throw error;
    }
  }

  private async walk(): Promise<ReadonlyMap<string, PostSource>> {
    const posts = new Map<string, PostSource>();
    const warnings = new Set<string>();
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(STRAPI_WALK_MS)]);
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { data, meta } = await this.client.page(page, signal);
      pages = Math.min(meta.pagination.pageCount, STRAPI_PAGES);
      for (const entry of data) this.take(entry, posts, warnings);
      if (meta.pagination.pageCount > STRAPI_PAGES) {
        warnings.add(`${meta.pagination.total} entries: only ${STRAPI_PAGES} pages are read`);
      }
    }
    this.warn(warnings);
    return byDate(posts);
  }

  private warn(warnings: ReadonlySet<string>): void {
    const fresh = [...warnings].filter((warning) => !this.warned.has(warning));
    for (const warning of fresh.slice(0, STRAPI_WARNINGS)) this.log.warn({ warning }, 'strapi entry');
    this.warned = warnings;
  }

  private take(entry: unknown, posts: Map<string, PostSource>, warnings: Set<string>): void {
    const name = `${shortly(errorField(entry, 'documentId'))} (${shortly(errorField(entry, 'slug'))})`;
    const read = readEntry(entry, this.config.mediaOrigin);
    for (const warning of read.warnings) warnings.add(`${name} ${warning}`);
    if (read.post === undefined) return;
    // Somebody wrote while the list was read, which moved an entry to the next page; or two share an address.
    if (posts.has(read.post.slug)) warnings.add(`${name}: its slug is there already`);
    else posts.set(read.post.slug, read.post);
  }
}

const LONGEST_NAME = 100;
const shortly = (value: unknown) => String(value).slice(0, LONGEST_NAME);

/** The list is sorted by its own field; entries without it stand where they were published. */
function byDate(posts: ReadonlyMap<string, PostSource>): ReadonlyMap<string, PostSource> {
  const sorted = [...posts].sort(([, left], [, right]) =>
    left.publicationDate === right.publicationDate
      ? 0
      : left.publicationDate < right.publicationDate
        ? 1
        : -1,
  );
  return new Map(sorted);
}
