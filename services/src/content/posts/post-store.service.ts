import { Injectable } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import { Revisions } from '../../cache/data-versions.service.js';
import { PostsRepository } from './posts.repository.js';

/** Writes posts of our own database, wherever the shown ones come from. */
@Injectable()
export class PostStoreService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly revisions: Revisions,
  ) {}

  find(slug: string): Promise<PostSource | null> {
    return this.posts.find(slug);
  }

  put(post: PostSource): Promise<void> {
    return this.revisions.change('content', () => this.posts.put(post));
  }
}
