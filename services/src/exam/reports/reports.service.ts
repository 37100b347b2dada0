import { Inject, Injectable } from '@nestjs/common';
import {
  type Question,
  REPORT_QUESTION_CHARACTERS,
  type Report,
  type ReportEntry,
  type ReportListResponse,
} from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';
import { DAY_MS } from '../../common/day.js';
import { invalid, notFound, ProblemError } from '../../http/response/problem.js';
import {
  REPORT_DAYS,
  REPORTS_FULL_SECONDS,
  REPORTS_STORED,
  REPORTS_PAGE,
  REPORTS_PER_QUESTION,
  RESOLVED_REPORT_DAYS,
} from '../limits.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { StoredMockTest } from '../catalogue/models.js';
import type { ReportsQuery } from './report-params.js';
import type { StoredReport } from './report.model.js';
import { type NewReport, ReportRepository } from './report.repository.js';
import { testKey } from '../catalogue/test-key.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';

const THANKS = 'Thank you. Somebody will look at this question.';
const RESOLVED = 'Resolved.';

const fullRejection = () =>
  new ProblemError(429, 'MB-1006', 'Too many reports are waiting to be read. Please try again later.', [], {
    'retry-after': String(REPORTS_FULL_SECONDS),
  });

/** Reports about questions: students send them, admins read and resolve them. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly revisions: TestRevisionsService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param address the client's network, as rate limits count it; it is not stored
   * @returns a message for the student, the same for a new and a repeated report
   * @throws ProblemError MB-1002 for an unknown test or question, MB-1006 when a limit is used up
   */
  async report(report: Report, address: string): Promise<string> {
    await this.limits.take(RATE_RULES.reportByAddress, address);
    const newReport = await this.toNewReport(report);
    const now = this.clock();
    const expires = new Date(now + REPORT_DAYS * DAY_MS);
    if (await this.reports.repeat(newReport._id, new Date(now), expires)) return THANKS;
    const { ofQuestion, total } = await this.reports.countStored(newReport.testKey, newReport.questionId);
    if (total >= REPORTS_STORED) throw fullRejection();
    const counted = ofQuestion < REPORTS_PER_QUESTION ? newReport : withoutText(newReport);
    await this.reports.count(counted, new Date(now), expires);
    return THANKS;
  }

  async list({ testId, page, state }: ReportsQuery): Promise<ReportListResponse> {
    const filter = {
      resolved: state === 'resolved',
      ...(testId !== undefined && {
        testKey: (await this.revisions.findAny(testId))?.key ?? testKey(testId),
      }),
    };
    const [entries, total, reasons] = await Promise.all([
      this.reports.list(filter, (page - 1) * REPORTS_PAGE, REPORTS_PAGE),
      this.reports.countAll(filter),
      this.reports.countByReason(filter),
    ]);
    const since = await this.findChanges(entries);
    return {
      data: entries.map((entry) => asEntry(entry, since.get(entry._id))),
      meta: {
        page,
        pages: Math.ceil(total / REPORTS_PAGE),
        total,
        reasons: Object.fromEntries(reasons.map(({ _id, count }) => [_id, count])),
      },
    };
  }

  /**
   * Resolves equal reports; a new one reopens them.
   * @throws ProblemError MB-1003
   */
  async resolve(id: string): Promise<string> {
    const expires = new Date(this.clock() + RESOLVED_REPORT_DAYS * DAY_MS);
    if (!(await this.reports.resolve(id, expires))) throw notFound('Report not found');
    return RESOLVED;
  }

  private async toNewReport(report: Report): Promise<NewReport> {
    const { testId, questionId, reason, text = '' } = report;
    const test = await this.revisions.findVisible(testId);
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    const seen = await this.findSeenQuestion(test, report);
    const of = { testKey: test.key, questionId, reason };
    return {
      ...of,
      // Pages from before revisions send none: their reports must keep the same id.
      _id: contentHash({ ...of, text, ...(seen.revision !== undefined && { question: seen.question }) }),
      testId: test.testId,
      ...seen,
      ...(text !== '' && { text }),
    };
  }

  /**
   * Finds the question text that the student saw: from the revision that the page names, if it is stored. Otherwise from the
   * text that the page sent, if the test still has the question. Without it, a report about an old wording is not clear.
   * @throws ProblemError MB-1002 if neither revision has the question
   */
  private async findSeenQuestion(
    test: StoredMockTest,
    { questionId, revision, question: shown }: Report,
  ): Promise<Pick<NewReport, 'question' | 'revision' | 'questionHash'>> {
    const seen = revision === undefined ? undefined : await this.revisions.getQuestions(test, revision);
    const questions = seen ?? (await this.revisions.getQuestions(test, test.revision ?? '')) ?? [];
    const question = questions.find((candidate) => candidate.questionId === questionId);
    if (question === undefined) {
      throw invalid([{ path: '/questionId', message: 'There is no such question in the test' }]);
    }
    if (revision === undefined) return { question: beginningOf(question) };
    if (seen !== undefined) {
      return { question: beginningOf(question), revision, questionHash: contentHash(question) };
    }
    return { question: shown === undefined || shown === '' ? beginningOf(question) : shown, revision };
  }

  /** @returns how the reported questions changed since, by report id; unchanged ones are left out */
  private async findChanges(entries: readonly StoredReport[]): Promise<Map<string, ReportEntry['since']>> {
    const changes = new Map<string, ReportEntry['since']>();
    // One test at a time: a test with many questions takes megabytes.
    for (const testId of new Set(entries.map((entry) => entry.testId))) {
      const test = await this.revisions.findAny(testId);
      const reports = entries.filter((entry) => entry.testId === testId);
      const older = reports.filter(({ revision }) => test !== null && revision !== test.revision);
      if (test === null || older.length === 0) continue;
      const questions = (await this.revisions.getQuestions(test, test.revision ?? '')) ?? [];
      const present = new Map(questions.map((question) => [question.questionId, question]));
      for (const report of older)
        changes.set(report._id, changeSince(report, present.get(report.questionId)));
    }
    return changes;
  }
}

const beginningOf = ({ questionText }: Question) => questionText.slice(0, REPORT_QUESTION_CHARACTERS);

function changeSince(
  { question, questionHash }: StoredReport,
  present: Question | undefined,
): ReportEntry['since'] {
  if (present === undefined) return { state: 'removed' };
  const now = beginningOf(present);
  const isSame = questionHash === undefined ? question === now : questionHash === contentHash(present);
  return isSame ? undefined : { state: 'changed', question: now };
}

/** The report without text: it counts all reports with this reason when a question has too many texts. */
function withoutText({ _id, text: _, ...report }: NewReport): NewReport {
  const { testKey: key, questionId, reason } = report;
  return { ...report, _id: contentHash({ testKey: key, questionId, reason, text: '' }) };
}

const asEntry = (
  { _id, first, last, expires: _, testKey: __, questionHash: ___, ...report }: StoredReport,
  since: ReportEntry['since'],
): ReportEntry => ({
  ...report,
  ...(since !== undefined && { since }),
  id: _id,
  first: first.toISOString(),
  last: last.toISOString(),
});
