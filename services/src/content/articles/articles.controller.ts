import { Controller, Get } from '@nestjs/common';
import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  categoryResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { type IdAddress, idAddress } from '../../http/request/id-param.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { type ArticleAddress, articleAddress, type ExamAddress, examAddress } from '../content-params.js';
import { ArticleAnswersService } from './article-responses.service.js';

@Controller('articles')
export class ArticlesController {
  constructor(private readonly answers: ArticleAnswersService) {}

  @Get('categories')
  @AllowAccess('signed')
  @Describe({
    summary: 'The categories of all exams, each with the first of its articles',
    answer: articleSectionsResponse,
    cache: 'revalidate',
  })
  sections(): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.allSections();
  }

  @Get('exams/:examId/categories')
  @AllowAccess('signed')
  @Describe({
    summary: 'The categories of articles about an exam',
    answer: categoryListResponse,
    cache: 'revalidate',
    problems: [404],
  })
  categories(@PathParams(examAddress) { examId }: ExamAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.categories(examId);
  }

  @Get('categories/:id')
  @AllowAccess('signed')
  @Describe({ summary: 'One category', answer: categoryResponse, cache: 'revalidate', problems: [404] })
  category(@PathParams(idAddress) { id }: IdAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.category(id);
  }

  @Get('categories/:id/articles')
  @AllowAccess('signed')
  @Describe({
    summary: 'The articles of a category',
    answer: articleListResponse,
    cache: 'revalidate',
    problems: [404],
  })
  articlesOf(@PathParams(idAddress) { id }: IdAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.articlesOf(id);
  }

  @Get('categories/:examId/:categorySlug/:articleSlug')
  @AllowAccess('signed')
  @Describe({
    summary: 'One article, its category and its neighbours',
    answer: articleResponse,
    cache: 'revalidate',
    problems: [404],
  })
  article(@PathParams(articleAddress) address: ArticleAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.article(address);
  }
}
