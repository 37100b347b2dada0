import { Inject, Injectable } from '@nestjs/common';
import type { PostSource, PostSummary } from '@mockingbird/contracts';
import { InjectModel } from '@nestjs/mongoose';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { isDuplicateKey } from '../../database/errors.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { asRead, type ReadText } from '../texts/as-read.js';
import { UNREAD, visibleAt } from '../texts/visible-at.js';
import { POST, type StoredPost } from './models.js';
import type { PostModel } from './models.js';
import type { PostsSource } from './posts-source.js';

/** The posts of the database. */
@Injectable()
export class PostsRepository implements PostsSource {
  constructor(
    @InjectModel(POST) private readonly posts: PostModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(): Promise<PostSummary[]> {
    return this.posts
      .find(visibleAt(this.clock()), { ...UNREAD, blocks: 0 })
      .sort({ publicationDate: -1, slug: 1 })
      .lean<PostSummary[]>()
      .exec();
  }

  find(slug: string): Promise<PostSource | null> {
    return this.posts
      .findOne({ slug, ...visibleAt(this.clock()) }, UNREAD)
      .lean<PostSource>()
      .exec();
  }

  /** @returns the post, whether readers see it or not */
  findStored(slug: string): Promise<StoredPost | null> {
    return this.posts.findOne({ slug }, { _id: 0 }).lean<StoredPost>().exec();
  }

  /** @returns all posts without their blocks and pictures, whether readers see them or not */
  listStored(): Promise<StoredPost[]> {
    return this.posts
      .find({}, { _id: 0, blocks: 0, cover: 0, 'binned.text.blocks': 0, 'binned.text.cover': 0 })
      .lean<StoredPost[]>()
      .exec();
  }

  /** Inserts the post, or replaces the one with its slug. */
  async save(post: PostSource): Promise<void> {
    const { slug } = post;
    const stored = await this.posts.findOne({ slug }, { _id: 0, binned: 1 }).lean<StoredPost>().exec();
    // What is in the bin stays there.
    const entry = { ...post, ...(stored?.binned && { binned: stored.binned }) };
    await this.posts.replaceOne({ slug }, entry, { upsert: true }).exec();
  }

  /** @returns false when there is a post with this slug */
  async insert(post: StoredPost): Promise<boolean> {
    try {
      await this.posts.insertMany([post]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * @param before the post that this one replaces
   * @returns false when somebody else has changed the post
   */
  async replace(post: StoredPost, before: ReadText): Promise<boolean> {
    const { matchedCount } = await this.posts.replaceOne({ slug: post.slug, ...asRead(before) }, post).exec();
    return matchedCount > 0;
  }

  /**
   * Marks the deleted post beside a post as being removed for good.
   * @returns false when somebody else has changed one of them
   */
  async markBinned(slug: string, before: ReadText, purged: StoredChange): Promise<boolean> {
    const { matchedCount } = await this.posts
      .updateOne({ slug, ...asRead(before) }, { $set: { 'binned.purged': purged } })
      .exec();
    return matchedCount > 0;
  }

  /** Removes the deleted post beside a post, if this change is removing it. */
  async removeBinned(slug: string, purged: string): Promise<void> {
    await this.posts.updateOne({ slug, 'binned.purged._id': purged }, { $unset: { binned: 1 } }).exec();
  }

  /** Removes a post for good, if its last change is still this one. */
  async remove(slug: string, change: string): Promise<void> {
    await this.posts.deleteOne({ slug, change, 'deleted.purging': true }).exec();
  }

  /** Puts the shipped post in the place of one that is being removed for good, if its last change is still this one. */
  async replaceRemoved(post: PostSource, change: string): Promise<void> {
    await this.posts.replaceOne({ slug: post.slug, change, 'deleted.purging': true }, post).exec();
  }

  /** @returns whether the time of publication of a post is in this period, in milliseconds since 1970 */
  async isAnyDue(after: number, until: number): Promise<boolean> {
    const [$gt, $lte] = [new Date(after).toISOString(), new Date(until).toISOString()];
    return (await this.posts.exists({ publishedAt: { $gt, $lte } })) !== null;
  }

  async listUnrecorded(): Promise<StoredChange[]> {
    const found = await this.posts
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredPost, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  async markRecorded(ids: readonly string[]): Promise<void> {
    await this.posts.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
