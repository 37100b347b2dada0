import { scoreTest } from '@mockingbird/exam-core';
import { Breadcrumbs, ButtonLink, Notice, PageTitle } from '@mockingbird/ui';
import { useMemo } from 'react';
import { CountingSwitch } from '../counting/counting-switch.js';
import { examPath, mockTestPath } from '../paths.js';
import { ReportProvider } from '../reports/report-provider.js';
import type { AttemptResult } from './attempt-result.js';
import { RealExamVerdict } from './real-exam/real-exam-verdict.js';
import { Review } from './review.js';
import { ScorePanel } from './score-panel.js';
import styles from './result-view.module.css';

/** A submitted attempt: its score and the review of every question. */
export function ResultView({ result }: { result: AttemptResult }) {
  const { examId, testId, examTitle, title, questions, endedBy, revision, own } = result;
  const score = useMemo(() => scoreTest(questions, result), [questions, result]);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: examTitle, href: examPath(examId) },
        ]}
      />
      <PageTitle>{title}: your result</PageTitle>
      {endedBy === 'clock' ? (
        <Notice tone="info" title="Time was up" className={styles.ending}>
          <p>Your test was submitted automatically, with the answers you had given.</p>
        </Notice>
      ) : null}
      <ScorePanel score={score} />
      <RealExamVerdict result={result} />
      <div className={styles.actions}>
        <ButtonLink href="/">Back to Home</ButtonLink>
        <ButtonLink href={own?.address ?? mockTestPath(examId, testId)} variant="quiet">
          Take the test again
        </ButtonLink>
        {own?.nextAddress ? (
          <ButtonLink href={own.nextAddress} variant="quiet">
            More questions like these
          </ButtonLink>
        ) : null}
        <ButtonLink href={examPath(examId)} variant="ghost">
          More tests of {examTitle}
        </ButtonLink>
      </div>
      <ReportProvider testId={testId} revision={revision}>
        <Review result={result} score={score} />
      </ReportProvider>
      <CountingSwitch className={styles.counting} />
    </>
  );
}
