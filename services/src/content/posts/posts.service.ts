import { Inject, Injectable } from '@nestjs/common';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { ResponseCache } from '../../cache/response-cache.service.js';
import { type RawResponse, jsonResponse } from '../../http/response/raw-response.js';
import { notFound } from '../../http/response/problem.js';
import { RichTextService } from '../rich-text/rich-text.service.js';
import { withSources } from '../rich-text/source-list.js';
import { POSTS_SOURCE, type PostsSource } from './posts-source.js';

/** The blog: the list of posts, and one post with rendered rich text. */
@Injectable()
export class PostsService {
  constructor(
    @Inject(POSTS_SOURCE) private readonly source: PostsSource,
    private readonly richText: RichTextService,
    private readonly cache: ResponseCache,
  ) {}

  /** Every post, without its blocks. */
  list(): RawResponse | Promise<RawResponse> {
    return this.cached('posts', async () =>
      jsonResponse(postListResponse, { data: await this.source.list() }),
    );
  }

  /**
   * One post, in a list of one.
   * @throws ProblemError MB-1003
   */
  post(slug: string): RawResponse | Promise<RawResponse> {
    return this.cached(`post/${slug}`, async () => {
      const post = await this.source.find(slug);
      if (post === null) throw notFound('Post not found');
      return jsonResponse(postResponse, {
        data: [{ ...post, blocks: await this.richText.render(withSources(post)) }],
      });
    });
  }

  private cached(key: string, load: () => Promise<RawResponse>): RawResponse | Promise<RawResponse> {
    const { maxAgeMs } = this.source;
    return this.cache.get(
      { domain: 'content', key, ...(maxAgeMs !== undefined && { lifetimeMs: maxAgeMs }) },
      load,
    );
  }
}
