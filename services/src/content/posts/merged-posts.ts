import type { PostSource, PostSummary } from '@mockingbird/contracts';
import { newestFirst } from './newest-first.js';
import type { PostsSource } from './posts-source.js';

/** The posts of a content service, and our own ones. Where both have the same slug, the one of the content service counts. */
export class MergedPosts implements PostsSource {
  /**
   * @param service the content service
   * @param own the posts of the database
   */
  constructor(
    private readonly service: PostsSource,
    private readonly own: PostsSource,
  ) {}

  get maxAgeMs(): number | undefined {
    return this.service.maxAgeMs;
  }

  /** @throws ProblemError MB-1014 if the content service has never responded: without its posts the list is not complete */
  async list(): Promise<readonly PostSummary[]> {
    const [ofService, ofOurs] = await Promise.all([this.service.list(), this.own.list()]);
    const slugs = new Set(ofService.map(({ slug }) => slug));
    return [...ofService, ...ofOurs.filter(({ slug }) => !slugs.has(slug))].sort(newestFirst);
  }

  /** @throws ProblemError MB-1014 if the content service has never responded and we have no such post */
  async find(slug: string): Promise<PostSource | null> {
    const [ofService, ofOurs] = await Promise.allSettled([this.service.find(slug), this.own.find(slug)]);
    if (ofService.status === 'fulfilled' && ofService.value !== null) return ofService.value;
    if (ofOurs.status === 'fulfilled' && ofOurs.value !== null) return ofOurs.value;
    const failed = [ofService, ofOurs].find((result) => result.status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return null;
  }
}
