import { Inject, Injectable } from '@nestjs/common';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { CachedAnswers } from '../../cache/response-cache.service.js';
import { type BytesAnswer, jsonAnswer } from '../../http/response/raw-response.js';
import { notFound } from '../../http/response/problem.js';
import { RichTextService } from '../rich-text/rich-text.service.js';
import { POSTS_SOURCE, type PostsSource } from './posts-source.js';

/** The blog: its list, and one post with its rich text rendered. */
@Injectable()
export class PostsService {
  constructor(
    @Inject(POSTS_SOURCE) private readonly source: PostsSource,
    private readonly richText: RichTextService,
    private readonly answers: CachedAnswers,
  ) {}

  /** Every post, without its blocks. */
  list(): BytesAnswer | Promise<BytesAnswer> {
    return this.kept('posts', async () => jsonAnswer(postListResponse, { data: await this.source.list() }));
  }

  /**
   * One post, in a list of one.
   * @throws ProblemError MB-1003
   */
  post(slug: string): BytesAnswer | Promise<BytesAnswer> {
    return this.kept(`post/${slug}`, async () => {
      const post = await this.source.find(slug);
      if (post === null) throw notFound('Post not found');
      return jsonAnswer(postResponse, {
        data: [{ ...post, blocks: await this.richText.render(post.blocks) }],
      });
    });
  }

  private kept(key: string, load: () => Promise<BytesAnswer>): BytesAnswer | Promise<BytesAnswer> {
    const { keptMs } = this.source;
    return this.answers.get(
      { domain: 'content', key, ...(keptMs !== undefined && { lifetimeMs: keptMs }) },
      load,
    );
  }
}
