import { Injectable } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import { DataVersions } from '../../cache/data-versions.service.js';
import { PostsRepository } from './posts.repository.js';

/** Writes posts to the database, even if the visible ones come from Strapi. */
@Injectable()
export class PostStoreService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly versions: DataVersions,
  ) {}

  find(slug: string): Promise<PostSource | null> {
    return this.posts.find(slug);
  }

  save(post: PostSource): Promise<void> {
    return this.versions.change('content', () => this.posts.save(post));
  }
}
