import { Inject, Injectable } from '@nestjs/common';
import type { ContentIssues } from '@mockingbird/contracts';
import { ContentSeedService } from '../seed/content-seed.service.js';
import { STRAPI_ARTICLES } from '../strapi/strapi-articles.js';
import type { StrapiArticles } from '../strapi/strapi-articles.js';
import { STRAPI_POSTS } from '../strapi/strapi-posts.js';
import type { StrapiPosts } from '../strapi/strapi-posts.js';

/** What was left out of the content, for editors. */
@Injectable()
export class ContentIssuesService {
  constructor(
    private readonly seed: ContentSeedService,
    @Inject(STRAPI_POSTS) private readonly posts: StrapiPosts | undefined,
    @Inject(STRAPI_ARTICLES) private readonly articles: StrapiArticles | undefined,
  ) {}

  async list(): Promise<ContentIssues> {
    const files = await this.seed.listIssues();
    const [posts, articles] = [this.posts?.status(), this.articles?.status()];
    const loaded = [posts, articles].flatMap((status) => status?.loadedAt ?? []);
    const failures = Object.entries({ posts, articles }).flatMap(([name, status]) =>
      status?.failure === undefined ? [] : [`${name}: ${status.failure}`],
    );
    if (loaded.length + failures.length === 0) return { files };
    return {
      files,
      strapi: {
        posts: posts?.entries ?? 0,
        ...(articles && { articles: articles.entries }),
        warnings: [...(posts?.warnings ?? []), ...(articles?.warnings ?? [])],
        failures,
        ...(loaded.length > 0 && { loadedAt: new Date(Math.min(...loaded)).toISOString() }),
      },
    };
  }
}
