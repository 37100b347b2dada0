import { useApi } from '@mockingbird/platform';
import { useState } from 'react';
import type { ReportedQuestion } from './report-context.js';
import { EMPTY_DRAFT, reportOf, type Draft, type ReportedTest } from './report-draft.js';
import { failureWords } from './report-texts.js';

export interface DraftInHand {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Sends it, once at a time. What was filled in stays until the services have taken it. */
  send: () => void;
}

/** A draft for each question: closing the form loses nothing. */
export function useDrafts(test: ReportedTest, question: ReportedQuestion): DraftInHand {
  const { questionId } = question;
  const api = useApi();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const draft = drafts.get(questionId) ?? EMPTY_DRAFT;
  const change = (part: Partial<Draft>) =>
    setDrafts((before) =>
      new Map(before).set(questionId, { ...(before.get(questionId) ?? EMPTY_DRAFT), ...part }),
    );
  const send = () => {
    if (draft.stage.name === 'sending') return;
    const report = reportOf(test, question, draft);
    if (!report) {
      change({ stage: { name: 'unfinished' } });
      return;
    }
    change({ stage: { name: 'sending' } });
    api
      .feedback()
      .then((feedback) => feedback.report(report))
      .then(
        (message) => change({ ...EMPTY_DRAFT, stage: { name: 'sent', message } }),
        (error: unknown) => change({ stage: { name: 'failed', words: failureWords(error) } }),
      );
  };
  return { draft, change, send };
}
