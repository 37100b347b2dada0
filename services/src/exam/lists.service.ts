import { Inject, Injectable } from '@nestjs/common';
import { examListResponse, type ExamSummary } from '@mockingbird/contracts';
import { compareNatural, examKey } from '@mockingbird/exam-core';
import * as z from 'zod';
import { PageViewsService } from '../content/page-views.service.js';
import { dayBefore, dayOf } from '../day.js';
import { Fresh } from '../fresh.js';
import { type BytesAnswer, textAnswer } from '../http/bytes-answer.js';
import { LIST_FRESH_MS, POPULAR_EXAMS, POPULARITY_DAYS, SEARCH_RESULTS } from '../limits.js';
import { CLOCK, type Clock } from '../tokens.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository } from './mock-test.repository.js';
import type { ListedExam } from './models.js';
import { mostPopular } from './popularity.js';
import { SearchRepository } from './search.repository.js';

type Listed = ListedExam & ExamSummary;

const answerOf = (data: readonly Listed[]) => textAnswer(JSON.stringify(z.parse(examListResponse, { data })));

/** The lists of exams. They are asked for with every page, and change seldom: kept in memory for a moment. */
@Injectable()
export class ListsService {
  private readonly exams: Fresh<Listed[]>;
  private readonly all: Fresh<BytesAnswer>;
  private readonly top: Fresh<BytesAnswer>;

  constructor(
    private readonly stored: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly searches: SearchRepository,
    private readonly pageViews: PageViewsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.exams = new Fresh(() => this.load(), LIST_FRESH_MS, clock);
    this.all = new Fresh(async () => answerOf(await this.exams.get()), LIST_FRESH_MS, clock);
    this.top = new Fresh(async () => answerOf(await this.popular()), LIST_FRESH_MS, clock);
  }

  /** Every exam, by title. */
  allExams(): Promise<BytesAnswer> {
    return this.all.get();
  }

  /** The most popular exams of the last days. */
  topExams(): Promise<BytesAnswer> {
    return this.top.get();
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

  /** Call after a change of an exam or a test. */
  changed(): void {
    for (const list of [this.exams, this.all, this.top]) list.forget();
  }

  private async load(): Promise<Listed[]> {
    const [exams, tests] = await Promise.all([this.stored.list(), this.tests.countByExam()]);
    return exams
      .map((exam) => ({ ...exam, totalTests: tests.get(exam.key) ?? 0 }))
      .sort((left, right) => compareNatural(left.title, right.title));
  }

  private async popular(): Promise<Listed[]> {
    const since = dayBefore(this.clock(), POPULARITY_DAYS);
    const [exams, interest] = await Promise.all([this.exams.get(), this.pageViews.interestSince(since)]);
    return mostPopular(exams, interest, POPULAR_EXAMS);
  }
}
