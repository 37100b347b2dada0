import { Inject, Injectable } from '@nestjs/common';
import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  categoryResponse,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ResponseCache } from '../../cache/response-cache.service.js';
import { type RawResponse, jsonResponse } from '../../http/response/raw-response.js';
import type { ArticleParams } from '../content-params.js';
import { ARTICLES_SOURCE } from './articles-source.js';
import type { ArticlesSource } from './articles-source.js';
import { ArticlesService } from './articles.service.js';
import { SectionsService } from './sections.service.js';

type Response = RawResponse | Promise<RawResponse>;

/** Cached responses about articles. They contain exam titles, so they belong to the domain `catalogue`. */
@Injectable()
export class ArticleResponses {
  constructor(
    private readonly articles: ArticlesService,
    private readonly sections: SectionsService,
    private readonly cache: ResponseCache,
    @Inject(ARTICLES_SOURCE) private readonly source: ArticlesSource,
  ) {}

  /** Every category with its first articles. */
  allSections(): Response {
    return this.cached('sections', async () =>
      jsonResponse(articleSectionsResponse, { data: await this.sections.all() }),
    );
  }

  /** @throws ProblemError MB-1003 */
  categories(examId: string): Response {
    return this.cached(`categories/${examKey(examId)}`, async () =>
      jsonResponse(categoryListResponse, { data: await this.articles.categories(examId) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  category(id: string): Response {
    return this.cached(`category/${id}`, async () =>
      jsonResponse(categoryResponse, { data: await this.articles.category(id) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  articlesOf(id: string): Response {
    return this.cached(`articles/${id}`, async () =>
      jsonResponse(articleListResponse, { data: await this.articles.articlesOf(id) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  article(address: ArticleParams): Response {
    const { examId, categorySlug, articleSlug } = address;
    return this.cached(`article/${examKey(examId)}/${categorySlug}/${articleSlug}`, async () =>
      jsonResponse(articleResponse, await this.articles.article(address)),
    );
  }

  private cached(key: string, load: () => Promise<RawResponse>): Response {
    const { maxAgeMs } = this.source;
    return this.cache.get(
      {
        domain: 'catalogue',
        key: `article-section/${key}`,
        ...(maxAgeMs !== undefined && { lifetimeMs: maxAgeMs }),
      },
      load,
    );
  }
}
