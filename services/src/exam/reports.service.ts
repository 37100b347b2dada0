import { Inject, Injectable } from '@nestjs/common';
import type { Question, Report, ReportEntry, ReportListResponse } from '@mockingbird/contracts';
import { contentHash } from '../canonical-json.js';
import { DAY_MS } from '../day.js';
import { invalid, notFound, ProblemError } from '../http/problem.js';
import {
  REPORT_DAYS,
  REPORTED_QUESTION_CHARACTERS,
  REPORTS_FULL_SECONDS,
  REPORTS_KEPT,
  REPORTS_PAGE,
  REPORTS_PER_QUESTION,
  RESOLVED_REPORT_DAYS,
} from '../limits.js';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { CLOCK, type Clock } from '../tokens.js';
import type { ReportsQuery } from './queries.js';
import type { StoredReport } from './report.model.js';
import { type ReportBegun, ReportRepository } from './report.repository.js';
import { testKey } from './test-key.js';
import { TestRevisionsService } from './test-revisions.service.js';

const THANKS = 'Thank you. Somebody will look at this question.';
const RESOLVED = 'Resolved.';

const full = () =>
  new ProblemError(429, 'MB-1006', 'Too many reports are waiting to be read. Please try again later.', [], {
    'retry-after': String(REPORTS_FULL_SECONDS),
  });

/** What students report about questions, and what admins do with it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly revisions: TestRevisionsService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param address of the client, as limits count it; it is not stored
   * @returns what the student reads, the same for the first report and a repeat
   * @throws ProblemError MB-1002 for an unknown test or question, MB-1006 when too much is reported
   */
  async report(report: Report, address: string): Promise<string> {
    await this.limits.take(RATE_RULES.reportByAddress, address);
    const begun = await this.begun(report);
    const now = this.clock();
    const expires = new Date(now + REPORT_DAYS * DAY_MS);
    if (await this.reports.repeat(begun._id, new Date(now), expires)) return THANKS;
    const { ofQuestion, inAll } = await this.reports.kept(begun.testKey, begun.questionId);
    if (inAll >= REPORTS_KEPT) throw full();
    const kept = ofQuestion < REPORTS_PER_QUESTION ? begun : withoutText(begun);
    await this.reports.count(kept, new Date(now), expires);
    return THANKS;
  }

  async list({ testId, page, state }: ReportsQuery): Promise<ReportListResponse> {
    const filter = {
      resolved: state === 'resolved',
      ...(testId !== undefined && { testKey: testKey(testId) }),
    };
    const [entries, total, reasons] = await Promise.all([
      this.reports.page(filter, (page - 1) * REPORTS_PAGE, REPORTS_PAGE),
      this.reports.total(filter),
      this.reports.reasons(filter),
    ]);
    return {
      data: entries.map(asEntry),
      meta: {
        page,
        pages: Math.ceil(total / REPORTS_PAGE),
        total,
        reasons: Object.fromEntries(reasons.map(({ _id, count }) => [_id, count])),
      },
    };
  }

  /**
   * Marks equal reports as done; another one opens them again.
   * @throws ProblemError MB-1003
   */
  async resolve(id: string): Promise<string> {
    const expires = new Date(this.clock() + RESOLVED_REPORT_DAYS * DAY_MS);
    if (!(await this.reports.resolve(id, expires))) throw notFound('Report not found');
    return RESOLVED;
  }

  private async begun({ testId, questionId, reason, text = '' }: Report): Promise<ReportBegun> {
    const test = await this.revisions.shown(testId);
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    const questions = (await this.revisions.questions(test, test.revision ?? '')) ?? [];
    const question = questions.find((candidate) => candidate.questionId === questionId);
    if (question === undefined) {
      throw invalid([{ path: '/questionId', message: 'There is no such question in the test' }]);
    }
    const of = { testKey: test.key, questionId, reason };
    return {
      ...of,
      _id: contentHash({ ...of, text }),
      testId: test.testId,
      question: beginningOf(question),
      ...(text !== '' && { text }),
    };
  }
}

const beginningOf = ({ questionText }: Question) => questionText.slice(0, REPORTED_QUESTION_CHARACTERS);

/** The report that all those of the same reason are counted with when a question has too many texts. */
function withoutText({ _id, text: _, ...report }: ReportBegun): ReportBegun {
  const { testKey: key, questionId, reason } = report;
  return { ...report, _id: contentHash({ testKey: key, questionId, reason, text: '' }) };
}

const asEntry = ({ _id, first, last, expires: _, testKey: __, ...report }: StoredReport): ReportEntry => ({
  ...report,
  id: _id,
  first: first.toISOString(),
  last: last.toISOString(),
});
