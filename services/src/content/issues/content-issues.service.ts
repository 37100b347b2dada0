import { Inject, Injectable } from '@nestjs/common';
import type { ContentIssues } from '@mockingbird/contracts';
import { ContentSeedService } from '../seed/content-seed.service.js';
import { STRAPI_POSTS } from '../strapi/strapi-posts.js';
import type { StrapiPosts } from '../strapi/strapi-posts.js';

/** What was left out of the content, for editors. */
@Injectable()
export class ContentIssuesService {
  constructor(
    private readonly seed: ContentSeedService,
    @Inject(STRAPI_POSTS) private readonly strapi: StrapiPosts | undefined,
  ) {}

  async list(): Promise<ContentIssues> {
    const files = await this.seed.listIssues();
    const status = this.strapi?.status();
    if (status?.loadedAt === undefined) return { files };
    const { posts, warnings, loadedAt } = status;
    return { files, strapi: { posts, warnings: [...warnings], loadedAt: new Date(loadedAt).toISOString() } };
  }
}
