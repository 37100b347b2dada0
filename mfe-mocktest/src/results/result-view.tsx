import { scoreTest } from '@mockingbird/exam-core';
import { Breadcrumbs, ButtonLink, Notice, PageTitle } from '@mockingbird/ui';
import { useMemo } from 'react';
import { CountingSwitch } from '../counting/counting-switch.js';
import { examPath, testPath } from '../paths.js';
import { ReportDesk } from '../reports/report-provider.js';
import type { TestResult } from './attempt-result.js';
import { Review } from './review.js';
import { ScorePanel } from './score-panel.js';
import styles from './result-view.module.css';

/** A submitted test: what it brought, how that was reckoned, and every question again. */
export function ResultView({ result }: { result: TestResult }) {
  const { examId, testId, examTitle, title, questions, endedBy, revision } = result;
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
      <div className={styles.ways}>
        <ButtonLink href="/">Back to Home</ButtonLink>
        <ButtonLink href={testPath(examId, testId)} variant="quiet">
          Take the test again
        </ButtonLink>
        <ButtonLink href={examPath(examId)} variant="ghost">
          More tests of {examTitle}
        </ButtonLink>
      </div>
      <ReportDesk testId={testId} revision={revision}>
        <Review result={result} score={score} />
      </ReportDesk>
      <CountingSwitch className={styles.counting} />
    </>
  );
}
