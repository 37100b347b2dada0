import { Injectable } from '@nestjs/common';
import type { PostSource, PostSummary } from '@mockingbird/contracts';
import { InjectModel } from '@nestjs/mongoose';
import { POST } from './models.js';
import type { PostModel } from './models.js';
import type { PostsSource } from './posts-source.js';

/** The posts of the database. */
@Injectable()
export class PostsRepository implements PostsSource {
  constructor(@InjectModel(POST) private readonly posts: PostModel) {}

  list(): Promise<PostSummary[]> {
    return this.posts
      .find({}, { _id: 0, blocks: 0 })
      .sort({ publicationDate: -1, slug: 1 })
      .lean<PostSummary[]>()
      .exec();
  }

  find(slug: string): Promise<PostSource | null> {
    return this.posts.findOne({ slug }, { _id: 0 }).lean<PostSource>().exec();
  }

  /** Inserts the post, or replaces the one with its slug. */
  async save(post: PostSource): Promise<void> {
    await this.posts.replaceOne({ slug: post.slug }, post, { upsert: true }).exec();
  }
}
