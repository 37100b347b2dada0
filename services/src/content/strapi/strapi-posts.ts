import type { OnApplicationShutdown } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import { newestFirst } from '../posts/newest-first.js';
import type { PostsSource } from '../posts/posts-source.js';
import { STRAPI_RESPONSE_MS } from './limits.js';
import { parsePost } from './parse-entry.js';
import {
  type CollectionStatus,
  type NamedEntry,
  StrapiCollection,
  type StrapiParts,
} from './strapi-collection.js';

/** Undefined where no Strapi is configured. */
export const STRAPI_POSTS = Symbol('posts of Strapi');

/** The posts of a Strapi 5 server. */
export class StrapiPosts implements PostsSource, OnApplicationShutdown {
  readonly maxAgeMs = STRAPI_RESPONSE_MS;
  private readonly posts: StrapiCollection<PostSource, PostSource>;

  constructor(parts: StrapiParts) {
    const { mediaOrigin } = parts.config;
    this.posts = new StrapiCollection(
      {
        kind: 'post',
        parse: (value, stored) => parsePost(value, { mediaOrigin, stored }),
        choose: choosePosts,
        unavailable: 'The blog cannot be reached at the moment.',
      },
      parts,
    );
  }

  onApplicationShutdown(): void {
    this.posts.close();
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async list(): Promise<readonly PostSource[]> {
    return [...(await this.posts.get()).values()];
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async find(slug: string): Promise<PostSource | null> {
    return (await this.posts.get()).get(slug) ?? null;
  }

  status(): CollectionStatus {
    return this.posts.status();
  }
}

/** Strapi sorts by its own field. Entries without it are sorted by their time of publication. */
function choosePosts(
  entries: readonly NamedEntry<PostSource>[],
  warn: (warning: string) => void,
): ReadonlyMap<string, PostSource> {
  const posts = new Map<string, PostSource>();
  for (const { name, entry } of entries) {
    // Two entries share a slug, or an edit during the load moved an entry to the next page.
    if (posts.has(entry.slug)) warn(`${name}: its slug is there already`);
    else posts.set(entry.slug, entry);
  }
  return new Map([...posts].sort(([, left], [, right]) => newestFirst(left, right)));
}
