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
  REPORTS_KEPT,
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
import { type ReportBegun, ReportRepository } from './report.repository.js';
import { testKey } from '../catalogue/test-key.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';

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
    const since = await this.changesSince(entries);
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
   * Marks equal reports as done; another one opens them again.
   * @throws ProblemError MB-1003
   */
  async resolve(id: string): Promise<string> {
    const expires = new Date(this.clock() + RESOLVED_REPORT_DAYS * DAY_MS);
    if (!(await this.reports.resolve(id, expires))) throw notFound('Report not found');
    return RESOLVED;
  }

  private async begun(report: Report): Promise<ReportBegun> {
    const { testId, questionId, reason, text = '' } = report;
    const test = await this.revisions.shown(testId);
    if (test === null) throw invalid([{ path: '/testId', message: 'There is no such mock test' }]);
    const seen = await this.seenQuestion(test, report);
    const of = { testKey: test.key, questionId, reason };
    return {
      ...of,
      // Without a revision as ever: reports of older pages go on counting together.
      _id: contentHash({ ...of, text, ...(seen.revision !== undefined && { question: seen.question }) }),
      testId: test.testId,
      ...seen,
      ...(text !== '' && { text }),
    };
  }

  /**
   * What the student saw, from the revision that the page names while it is stored. Later the page's own words stand in,
   * if the question is still in the test: only with them a report about an old wording can be understood.
   * @throws ProblemError MB-1002 for a question that neither revision has
   */
  private async seenQuestion(
    test: StoredMockTest,
    { questionId, revision, question: shown }: Report,
  ): Promise<Pick<ReportBegun, 'question' | 'revision' | 'questionHash'>> {
    const seen = revision === undefined ? undefined : await this.revisions.questions(test, revision);
    const questions = seen ?? (await this.revisions.questions(test, test.revision ?? '')) ?? [];
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

  /** @returns what became of the questions of reports since, by the id of the report; nothing for the same ones */
  private async changesSince(entries: readonly StoredReport[]): Promise<Map<string, ReportEntry['since']>> {
    const changes = new Map<string, ReportEntry['since']>();
    // One test after the other: a test of many questions takes megabytes.
    for (const testId of new Set(entries.map((entry) => entry.testId))) {
      const test = await this.revisions.any(testId);
      const reports = entries.filter((entry) => entry.testId === testId);
      const older = reports.filter(({ revision }) => test !== null && revision !== test.revision);
      if (test === null || older.length === 0) continue;
      const questions = (await this.revisions.questions(test, test.revision ?? '')) ?? [];
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

/** The report that all those of the same reason are counted with when a question has too many texts. */
function withoutText({ _id, text: _, ...report }: ReportBegun): ReportBegun {
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
