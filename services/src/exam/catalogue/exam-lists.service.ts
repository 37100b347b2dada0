import { Inject, Injectable } from '@nestjs/common';
import { examListResponse, type ExamSummary } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { ResponseCache } from '../../cache/response-cache.service.js';
import { RevisionedValue } from '../../cache/revisioned-value.js';
import { DataVersions } from '../../cache/data-versions.service.js';
import { PageViewsService } from '../../page-views/page-views.service.js';
import { dayBefore, dayOf } from '../../common/day.js';
import { type RawResponse, jsonResponse } from '../../http/response/raw-response.js';
import { POPULAR_EXAMS, POPULAR_FRESH_MS, POPULARITY_DAYS, SEARCH_RESULTS } from '../limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository } from './mock-test.repository.js';
import type { ListedExam } from './models.js';
import { findMostPopular, sumInterest } from './popularity.js';
import { SearchRepository } from '../search/search.repository.js';

type Listed = ListedExam & ExamSummary;

/** Lists of exams. Every page needs them, and they rarely change. */
@Injectable()
export class ExamListsService {
  private readonly exams: RevisionedValue<Listed[]>;

  constructor(
    private readonly stored: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly searches: SearchRepository,
    private readonly pageViews: PageViewsService,
    private readonly cache: ResponseCache,
    versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.exams = new RevisionedValue(
      () => versions.current('catalogue'),
      () => this.load(),
    );
  }

  /** All exams, sorted by title. */
  allExams(): RawResponse | Promise<RawResponse> {
    return this.cache.get({ domain: 'catalogue', key: 'allexams' }, async () =>
      jsonResponse(examListResponse, { data: await this.exams.get() }),
    );
  }

  /** The most popular exams of the last `POPULARITY_DAYS`. */
  topExams(): RawResponse | Promise<RawResponse> {
    const key = { domain: 'catalogue', key: 'topexams', lifetimeMs: POPULAR_FRESH_MS } as const;
    return this.cache.get(key, async () =>
      jsonResponse(examListResponse, { data: await this.listPopular() }),
    );
  }

  /** Finds exams whose title, id or topics contain the keyword, in any case. Counts the keyword. */
  async search(keyword: string): Promise<ExamSummary[]> {
    const needle = keyword.toLowerCase();
    await this.searches.count(dayOf(this.clock()), needle);
    const exams = await this.exams.get();
    return exams
      .filter(({ title, examId, topics }) =>
        [title, examId, examKey(examId), ...topics].some((text) => text.toLowerCase().includes(needle)),
      )
      .slice(0, SEARCH_RESULTS);
  }

  /** The titles of all visible exams, in lower case. */
  async lowerCaseTitles(): Promise<string[]> {
    return (await this.exams.get()).map(({ title }) => title.toLowerCase());
  }

  private async load(): Promise<Listed[]> {
    const [exams, tests] = await Promise.all([this.stored.listVisible(), this.tests.countByExam()]);
    return exams
      .map((exam) => ({ ...exam, totalTests: tests.get(exam.key) ?? 0 }))
      .sort((left, right) => compareNatural(left.title, right.title));
  }

  private async listPopular(): Promise<Listed[]> {
    const since = dayBefore(this.clock(), POPULARITY_DAYS);
    const exams = await this.exams.get();
    const interest = await this.pageViews.interestSince(
      since,
      exams.flatMap(({ key, addresses = [key] }) => addresses),
    );
    return findMostPopular(exams, sumInterest(exams, interest), POPULAR_EXAMS);
  }
}
