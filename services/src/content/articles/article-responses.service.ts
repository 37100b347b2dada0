import { Injectable } from '@nestjs/common';
import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  categoryResponse,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CachedAnswers } from '../../cache/response-cache.service.js';
import { type BytesAnswer, jsonAnswer } from '../../http/response/raw-response.js';
import type { ArticleAddress } from '../content-params.js';
import { ArticlesService } from './articles.service.js';
import { SectionsService } from './sections.service.js';

type Answer = BytesAnswer | Promise<BytesAnswer>;

/** Answers about articles, from memory where they are right. They tell of exams too: those are one domain of changes. */
@Injectable()
export class ArticleAnswersService {
  constructor(
    private readonly articles: ArticlesService,
    private readonly sections: SectionsService,
    private readonly answers: CachedAnswers,
  ) {}

  /** Every category, with the first of its articles. */
  allSections(): Answer {
    return this.kept('sections', async () =>
      jsonAnswer(articleSectionsResponse, { data: await this.sections.all() }),
    );
  }

  /** @throws ProblemError MB-1003 */
  categories(examId: string): Answer {
    return this.kept(`categories/${examKey(examId)}`, async () =>
      jsonAnswer(categoryListResponse, { data: await this.articles.categories(examId) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  category(id: string): Answer {
    return this.kept(`category/${id}`, async () =>
      jsonAnswer(categoryResponse, { data: await this.articles.category(id) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  articlesOf(id: string): Answer {
    return this.kept(`articles/${id}`, async () =>
      jsonAnswer(articleListResponse, { data: await this.articles.articlesOf(id) }),
    );
  }

  /** @throws ProblemError MB-1003 */
  article(address: ArticleAddress): Answer {
    const { examId, categorySlug, articleSlug } = address;
    return this.kept(`article/${examKey(examId)}/${categorySlug}/${articleSlug}`, async () =>
      jsonAnswer(articleResponse, await this.articles.article(address)),
    );
  }

  private kept(key: string, load: () => Promise<BytesAnswer>): Answer {
    return this.answers.get({ domain: 'catalogue', key: `article-section/${key}` }, load);
  }
}
