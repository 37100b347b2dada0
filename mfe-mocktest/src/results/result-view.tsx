import { examKey, scoreTest } from '@mockingbird/exam-core';
import { Fragment } from '@mockingbird/platform';
import { BadgedTitle, Breadcrumbs, FamilyBadge, Notice } from '@mockingbird/ui';
import { useMemo } from 'react';
import { CountingSwitch } from '../counting/counting-switch.js';
import { examPath } from '../paths.js';
import { BookmarkSourceContext } from '../record/bookmarks/question-source.js';
import { ReportProvider } from '../reports/report-provider.js';
import type { AttemptResult } from './attempt-result.js';
import { placeEstimate } from './estimate-placement.js';
import { NextSteps } from './next-steps/next-steps.js';
import { RealExamVerdict } from './real-exam/real-exam-verdict.js';
import { Review } from './review/review.js';
import { SectionComparison } from './sections/section-comparison.js';
import { SimilarContext } from './similar/similar-context.js';
import { resultSentence } from './summary/result-sentence.js';
import { ScorePanel } from './summary/score-panel.js';
import { TimeReport } from './times/time-report.js';
import styles from './result-view.module.css';
import * as messages from '../messages/results/result-view.js';

/** A submitted attempt: its score, what to do next, and the review of every question. */
export function ResultView({ result }: { result: AttemptResult }) {
  const { examId, testId, examTitle, title, questions, endedBy, revision, partOf } = result;
  const score = useMemo(() => scoreTest(questions, result), [questions, result]);
  const estimate = useMemo(() => placeEstimate(result), [result]);
  const source = useMemo(() => ({ examId, testId }), [examId, testId]);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: examTitle, href: examPath(examId) },
        ]}
      />
      <BadgedTitle lead={resultSentence(score)} badge={<FamilyBadge subject={examKey(examId)} />}>
        {messages.yourResultIn(title)}
      </BadgedTitle>
      {endedBy === 'clock' ? (
        <Notice tone="info" title={messages.timeWasUp} className={styles.ending}>
          <p>{messages.yourTestWasSubmitted}</p>
        </Notice>
      ) : null}
      {partOf === undefined ? null : (
        <Notice
          tone="info"
          title={messages.onlyOfQuestions(questions.length, partOf)}
          className={styles.ending}
        >
          <p>{messages.thisWasARetry}</p>
        </Notice>
      )}
      <ScorePanel score={score} result={result} />
      {estimate ? <Fragment {...estimate} /> : null}
      <RealExamVerdict result={result} />
      <NextSteps result={result} score={score} />
      <SectionComparison result={result} />
      <TimeReport result={result} />
      <ReportProvider testId={testId} revision={revision}>
        <SimilarContext value={source}>
          <BookmarkSourceContext value={result}>
            <Review result={result} score={score} />
          </BookmarkSourceContext>
        </SimilarContext>
      </ReportProvider>
      <CountingSwitch className={styles.counting} />
    </>
  );
}
