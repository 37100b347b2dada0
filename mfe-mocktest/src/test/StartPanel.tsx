import { answeredCount, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { Breadcrumbs, Button, FactList, Notice, PageTitle } from '@mockingbird/ui';
import { testTitle } from '../exam/test-title.js';
import { examPath } from '../paths.js';
import { clockText } from './clock-text.js';
import type { TestData } from './load-test.js';
import { clockRule, guessingRule, LEAVING_RULE, markingRule, PASS_RULE } from './rules.js';
import { SectionTable } from './SectionTable.js';
import styles from './StartPanel.module.css';

export interface StartPanelProps {
  test: TestData;
  /** 0 for no clock. */
  minutes: number;
  /** An unfinished attempt on this device. */
  kept: Attempt | undefined;
  onStart: () => void;
  onContinue: () => void;
}

function keptText(kept: Attempt, questions: number): string {
  const left = remainingMs(kept);
  const answered = `${answeredCount(kept)} of ${questions} answered`;
  return left === undefined ? `${answered}.` : `${clockText(left)} left, ${answered}.`;
}

const mostOptions = (questions: TestData['data']) =>
  Math.max(1, ...questions.map(({ options }) => options.length));

/** What the test is, before its clock starts. */
export function StartPanel({ test, minutes, kept, onStart, onContinue }: StartPanelProps) {
  const { meta, data: questions } = test;
  const facts = [
    { term: 'Questions', value: questions.length },
    { term: 'Total Marks', value: meta.totalMarks },
    { term: 'Time', value: minutes > 0 ? `${minutes} min` : 'No limit' },
  ];
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: meta.examTitle, href: examPath(meta.examId) },
        ]}
      />
      <PageTitle>{testTitle(meta)}</PageTitle>
      {kept ? (
        <Notice tone="info" title="Continue where you left off" className={styles.notice}>
          <p className={styles.kept}>{keptText(kept, questions.length)} The clock stood still meanwhile.</p>
          <div className={styles.ways}>
            <Button onClick={onContinue}>Continue</Button>
            <Button variant="ghost" onClick={onStart}>
              Start over
            </Button>
          </div>
        </Notice>
      ) : null}
      <div className={styles.panel}>
        <FactList items={facts} className={styles.facts} />
        <section className={styles.how} aria-labelledby="rules">
          <h2 id="rules" className={styles.heading}>
            Before you start
          </h2>
          <ul className={styles.rules}>
            <li>{markingRule(meta)}</li>
            <li>{guessingRule(meta, mostOptions(questions))}</li>
            <li>{clockRule(minutes)}</li>
            <li>{LEAVING_RULE}</li>
            <li>{PASS_RULE}</li>
          </ul>
        </section>
        {meta.sections?.length ? <SectionTable sections={meta.sections} /> : null}
        {kept ? null : (
          <Button className={styles.start} onClick={onStart}>
            Start
          </Button>
        )}
        <noscript>
          <p>A test needs JavaScript: its clock and your answers run in your browser.</p>
        </noscript>
      </div>
    </>
  );
}
