import { Controller, Get } from '@nestjs/common';
import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  categoryResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdParams, idParams } from '../../http/request/id-param.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { type ArticleParams, articleParams, type ExamParams, examParams } from '../content-params.js';
import { ArticleResponses } from './article-responses.service.js';

@Controller('articles')
export class ArticlesController {
  constructor(private readonly responses: ArticleResponses) {}

  @Get('categories')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The categories of all exams, each with the first of its articles',
    answer: articleSectionsResponse,
    cache: 'revalidate',
  })
  sections(): RawResponse | Promise<RawResponse> {
    return this.responses.allSections();
  }

  @Get('exams/:examId/categories')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The categories of articles about an exam',
    answer: categoryListResponse,
    cache: 'revalidate',
    problems: [404],
  })
  categories(@PathParams(examParams) { examId }: ExamParams): RawResponse | Promise<RawResponse> {
    return this.responses.categories(examId);
  }

  @Get('categories/:id')
  @AllowAccess('signed')
  @ApiRoute({ summary: 'One category', answer: categoryResponse, cache: 'revalidate', problems: [404] })
  category(@PathParams(idParams) { id }: IdParams): RawResponse | Promise<RawResponse> {
    return this.responses.category(id);
  }

  @Get('categories/:id/articles')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The articles of a category',
    answer: articleListResponse,
    cache: 'revalidate',
    problems: [404],
  })
  articlesOf(@PathParams(idParams) { id }: IdParams): RawResponse | Promise<RawResponse> {
    return this.responses.articlesOf(id);
  }

  @Get('categories/:examId/:categorySlug/:articleSlug')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'One article, its category and its neighbours',
    answer: articleResponse,
    cache: 'revalidate',
    problems: [404],
  })
  article(@PathParams(articleParams) address: ArticleParams): RawResponse | Promise<RawResponse> {
    return this.responses.article(address);
  }
}
