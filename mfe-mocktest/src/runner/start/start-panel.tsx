import { planSections, type ClockFactor } from '@mockingbird/exam-core';
import { Breadcrumbs, classNames, FactList, PageTitle } from '@mockingbird/ui';
import { CountingSwitch } from '../../counting/counting-switch.js';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { OwnTestNotes } from '../../own-test/own-test-notes.js';
import { examPath } from '../../paths.js';
import { ClockChoice, minutesOf } from './clock-choice.js';
import { ResumeNotice } from './resume-notice.js';
import type { MockTestData } from '../load-mock-test.js';
import {
  clockRule,
  guessingRule,
  LEAVING_RULE,
  markingRule,
  PASS_RULE,
  realExamRule,
  sectionClockRule,
} from './rule-texts.js';
import { SectionTable } from './section-table.js';
import { RunnerLoadFailure, StartButton, type StartButtonProps } from './start-button.js';
import type { StoredAttempt } from './use-stored-attempt.js';
import styles from './start-panel.module.css';

export interface StartPanelProps {
  test: MockTestData;
  /** Duration; 0 for no clock. */
  minutes: number;
  /** The student's choice of the clock. */
  factor: ClockFactor;
  onChooseClock: (factor: ClockFactor) => void;
  /** An unfinished attempt on this device. */
  storedAttempt: StoredAttempt | undefined;
  runnerCode: StartButtonProps['runnerCode'];
  onStart: () => void;
  /** Replaces the unfinished attempt with a new one. */
  onStartOver: () => void;
  onContinue: () => void;
}

const mostOptions = (questions: MockTestData['data']) =>
  Math.max(1, ...questions.map(({ options }) => options.length));

/** Facts and rules of a mock test, and the button that starts its clock. */
export function StartPanel(props: StartPanelProps) {
  const { test, minutes, factor, onChooseClock, storedAttempt, runnerCode } = props;
  const { onStart, onStartOver, onContinue } = props;
  const { meta, data: questions } = test;
  const locked = planSections(meta, questions.length, factor).length;
  const total = minutesOf(minutes, factor);
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
      <PageTitle>{mockTestTitle(meta)}</PageTitle>
      <div className={styles.panel}>
        <FactList items={facts} className={styles.facts} />
        {test.own ? <OwnTestNotes own={test.own} /> : null}
        <section className={styles.how} aria-labelledby="rules">
          <h2 id="rules" className={styles.heading}>
            Before you start
          </h2>
          <ul className={styles.rules}>
            <li>{markingRule(meta)}</li>
            <li>{guessingRule(meta, mostOptions(questions))}</li>
            <li>{locked > 0 ? sectionClockRule(locked, total) : clockRule(total)}</li>
            <li>{LEAVING_RULE}</li>
            <li>{PASS_RULE}</li>
            {meta.realExam ? <li>{realExamRule(meta.realExam)}</li> : null}
          </ul>
        </section>
        {meta.sections?.length ? <SectionTable test={test} factor={factor} /> : null}
        {minutes > 0 && !storedAttempt ? (
          <ClockChoice minutes={minutes} factor={factor} onChange={onChooseClock} className={styles.clock} />
        ) : null}
        {/* Both have the same place: the notice appears after hydration and must not move the page. */}
        {storedAttempt ? (
          <div className={classNames(styles.start, styles.resume)}>
            <ResumeNotice
              storedAttempt={storedAttempt}
              questions={questions.length}
              runnerCode={runnerCode}
              onStartOver={onStartOver}
              onContinue={onContinue}
            />
          </div>
        ) : (
          <div className={styles.start}>
            <StartButton runnerCode={runnerCode} onPress={onStart}>
              Start
            </StartButton>
            <RunnerLoadFailure runnerCode={runnerCode} />
          </div>
        )}
        {test.own ? null : <CountingSwitch className={styles.counting} />}
        <noscript>
          <p>A test needs JavaScript: its clock and your answers run in your browser.</p>
        </noscript>
      </div>
    </>
  );
}
