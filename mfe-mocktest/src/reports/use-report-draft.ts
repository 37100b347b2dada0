import { useApi } from '@mockingbird/platform';
import { useState } from 'react';
import type { ReportedQuestion } from './report-context.js';
import { EMPTY_REPORT_DRAFT, buildReport, type ReportDraft, type ReportedMockTest } from './report-draft.js';
import { describeReportFailure } from './report-texts.js';

export interface ReportDraftState {
  draft: ReportDraft;
  change: (part: Partial<ReportDraft>) => void;
  /** Sends the report. Further calls do nothing while it runs. The content stays until the report is accepted. */
  send: () => void;
}

/** The report draft of a question. Each question has its own draft, which survives closing the form. */
export function useReportDraft(test: ReportedMockTest, question: ReportedQuestion): ReportDraftState {
  const { questionId } = question;
  const api = useApi();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ReportDraft>>(new Map());
  const draft = drafts.get(questionId) ?? EMPTY_REPORT_DRAFT;
  const change = (part: Partial<ReportDraft>) =>
    setDrafts((before) =>
      new Map(before).set(questionId, { ...(before.get(questionId) ?? EMPTY_REPORT_DRAFT), ...part }),
    );
  const send = () => {
    if (draft.stage.name === 'sending') return;
    const report = buildReport(test, question, draft);
    if (!report) {
      change({ stage: { name: 'reason-missing' } });
      return;
    }
    change({ stage: { name: 'sending' } });
    api
      .feedback()
      .then((feedback) => feedback.report(report))
      .then(
        (message) => change({ ...EMPTY_REPORT_DRAFT, stage: { name: 'sent', message } }),
        (error: unknown) => change({ stage: { name: 'failed', message: describeReportFailure(error) } }),
      );
  };
  return { draft, change, send };
}
