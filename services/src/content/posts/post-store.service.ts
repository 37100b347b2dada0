import { Injectable } from '@nestjs/common';
import type { PostSource } from '@mockingbird/contracts';
import { DataVersions } from '../../cache/data-versions.service.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import type { StoredPost } from './models.js';
import type { ReadText } from '../texts/as-read.js';
import { PostsRepository } from './posts.repository.js';

/** Reads and writes the posts of the database, whether readers see them or not. */
@Injectable()
export class PostStoreService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly versions: DataVersions,
  ) {}

  find(slug: string): Promise<StoredPost | null> {
    return this.posts.findStored(slug);
  }

  /** @returns all posts without their blocks and pictures */
  list(): Promise<StoredPost[]> {
    return this.posts.listStored();
  }

  save(post: PostSource): Promise<void> {
    return this.versions.change('content', () => this.posts.save(post));
  }

  /**
   * @param before the stored post that this one replaces; null for a new one
   * @returns false when somebody else has changed it
   */
  replace(post: StoredPost, before: ReadText | null): Promise<boolean> {
    return this.versions.change('content', () =>
      before === null ? this.posts.insert(post) : this.posts.replace(post, before),
    );
  }

  /**
   * Marks the deleted post beside a post as being removed for good.
   * @returns false when somebody else has changed one of them
   */
  markBinned(slug: string, before: ReadText, purged: StoredChange): Promise<boolean> {
    return this.posts.markBinned(slug, before, purged);
  }

  /** Removes the deleted post beside a post, if this change is removing it. */
  removeBinned(slug: string, purged: string): Promise<void> {
    return this.posts.removeBinned(slug, purged);
  }

  /** Removes a post for good, if its last change is still this one. */
  remove(slug: string, change: string): Promise<void> {
    return this.posts.remove(slug, change);
  }

  /** Puts the shipped post in the place of one that is being removed for good, if its last change is still this one. */
  replaceRemoved(post: PostSource, change: string): Promise<void> {
    return this.versions.change('content', () => this.posts.replaceRemoved(post, change));
  }

  /** Shows posts whose time of publication is in this period, in milliseconds since 1970, to readers now. */
  async showDue(after: number, until: number): Promise<void> {
    if (await this.posts.isAnyDue(after, until))
      await this.versions.change('content', () => Promise.resolve());
  }

  /** @returns changes that are not in the history yet */
  listUnrecorded(): Promise<StoredChange[]> {
    return this.posts.listUnrecorded();
  }

  /** @param ids of changes that are in the history now */
  markRecorded(ids: readonly string[]): Promise<void> {
    return this.posts.markRecorded(ids);
  }
}
