import { Inject, Injectable } from '@nestjs/common';
import { examListResponse, type ExamSummary } from '@mockingbird/contracts';
import { compareNatural, examKey } from '@mockingbird/exam-core';
import { CachedAnswers } from '../../cache/response-cache.service.js';
import { Revised } from '../../cache/revisioned-value.js';
import { Revisions } from '../../cache/data-versions.service.js';
import { PageViewsService } from '../../page-views/page-views.service.js';
import { dayBefore, dayOf } from '../../common/day.js';
import { type BytesAnswer, jsonAnswer } from '../../http/response/raw-response.js';
import { POPULAR_EXAMS, POPULAR_FRESH_MS, POPULARITY_DAYS, SEARCH_RESULTS } from '../limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository } from './mock-test.repository.js';
import type { ListedExam } from './models.js';
import { mostPopular } from './popularity.js';
import { SearchRepository } from '../search/search.repository.js';

type Listed = ListedExam & ExamSummary;

/** The lists of exams. They are asked for with every page, and change seldom. */
@Injectable()
export class ListsService {
  private readonly exams: Revised<Listed[]>;

  constructor(
    private readonly stored: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly searches: SearchRepository,
    private readonly pageViews: PageViewsService,
    private readonly answers: CachedAnswers,
    revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.exams = new Revised(
      () => revisions.stamp('catalogue'),
      () => this.load(),
    );
  }

  /** Every exam, by title. */
  allExams(): BytesAnswer | Promise<BytesAnswer> {
    return this.answers.get({ domain: 'catalogue', key: 'allexams' }, async () =>
      jsonAnswer(examListResponse, { data: await this.exams.get() }),
    );
  }

  /** The most popular exams of the last days. */
  topExams(): BytesAnswer | Promise<BytesAnswer> {
    const wanted = { domain: 'catalogue', key: 'topexams', lifetimeMs: POPULAR_FRESH_MS } as const;
    return this.answers.get(wanted, async () => jsonAnswer(examListResponse, { data: await this.popular() }));
  }

  /** Exams with the keyword in their title, id or topics, whatever its case; the keyword is recorded. */
  async search(keyword: string): Promise<ExamSummary[]> {
    const wanted = keyword.toLowerCase();
    await this.searches.count(dayOf(this.clock()), wanted);
    const exams = await this.exams.get();
    return exams
      .filter(({ title, examId, topics }) =>
        [title, examId, examKey(examId), ...topics].some((text) => text.toLowerCase().includes(wanted)),
      )
      .slice(0, SEARCH_RESULTS);
  }

  private async load(): Promise<Listed[]> {
    const [exams, tests] = await Promise.all([this.stored.list(), this.tests.countByExam()]);
    return exams
      .map((exam) => ({ ...exam, totalTests: tests.get(exam.key) ?? 0 }))
      .sort((left, right) => compareNatural(left.title, right.title));
  }

  private async popular(): Promise<Listed[]> {
    const since = dayBefore(this.clock(), POPULARITY_DAYS);
    const exams = await this.exams.get();
    const interest = await this.pageViews.interestSince(
      since,
      exams.map(({ key }) => key),
    );
    return mostPopular(exams, interest, POPULAR_EXAMS);
  }
}
