import { Injectable } from '@nestjs/common';
import type { ArticleText, Draft } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { notFound } from '../../http/response/problem.js';
import { ArticleStoreService } from '../articles/article-store.service.js';
import { categoryId } from '../articles/category-id.js';
import { RichTextService } from '../rich-text/rich-text.service.js';
import { isPreviewToken } from '../strapi/preview-token.js';
import { StrapiDraftsService } from '../strapi/strapi-drafts.service.js';
import { withSources } from '../rich-text/source-list.js';
import { DraftLinksService } from '../texts/draft-links.service.js';

/** Drafts behind secret links, in the shape of the data of their pages. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly links: DraftLinksService,
    private readonly strapi: StrapiDraftsService,
    private readonly articles: ArticleStoreService,
    private readonly catalogue: CatalogueService,
    private readonly richText: RichTextService,
  ) {}

  /** @throws ProblemError MB-1003 if the link is unknown or has expired, MB-1007 and MB-1014 for drafts of Strapi */
  async find(token: string): Promise<Draft> {
    const text = await (isPreviewToken(token) ? this.strapi.find(token) : this.links.find(token));
    if (text === undefined) throw notFound('This link has expired, or never existed.');
    const blocks = await this.richText.render(withSources(text));
    if (!('examId' in text)) return { kind: 'post', post: { ...text, blocks } };
    const { category, examTitle, key } = await this.placeOf(text);
    return {
      kind: 'article',
      article: { data: { ...text, examKey: key, blocks }, meta: { category, examTitle } },
    };
  }

  private async placeOf({ examId, categorySlug }: ArticleText) {
    const key = examKey(examId);
    const [stored, exam] = await Promise.all([
      this.articles.findCategory({ examId, slug: categorySlug }),
      this.catalogue.exam(key),
    ]);
    const category = {
      id: categoryId(key, categorySlug),
      examId,
      examKey: key,
      slug: categorySlug,
      title: stored?.title ?? categorySlug,
      description: stored?.description ?? '',
      kind: stored?.kind ?? ('guide' as const),
      totalArticles: 0,
    };
    return { category, examTitle: exam?.title ?? examId, key };
  }
}
