import { Breadcrumbs, classNames, FactList, PageTitle } from '@mockingbird/ui';
import { CountingSwitch } from '../../counting/counting-switch.js';
import { testTitle } from '../../exam/mock-test-title.js';
import { examPath } from '../../paths.js';
import { KeptNotice } from './resume-notice.js';
import type { TestData } from '../load-mock-test.js';
import { clockRule, guessingRule, LEAVING_RULE, markingRule, PASS_RULE } from './rule-texts.js';
import { SectionTable } from './section-table.js';
import type { Kept } from './use-stored-attempt.js';
import { OpeningFailure, WayIn, type WayInProps } from './start-button.js';
import styles from './start-panel.module.css';

export interface StartPanelProps {
  test: TestData;
  /** 0 for no clock. */
  minutes: number;
  /** An unfinished attempt on this device. */
  kept: Kept | undefined;
  /** How the code of the test comes, for the buttons that lead into it. */
  way: WayInProps['way'];
  onStart: () => void;
  /** Leaves the unfinished attempt for a new one. */
  onStartOver: () => void;
  onContinue: () => void;
}

const mostOptions = (questions: TestData['data']) =>
  Math.max(1, ...questions.map(({ options }) => options.length));

/** What the test is, before its clock starts. */
export function StartPanel(props: StartPanelProps) {
  const { test, minutes, kept, way, onStart, onStartOver, onContinue } = props;
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
        {/* One takes the other's place: a kept attempt is known only in the browser, and nothing may jump then. */}
        {kept ? (
          <div className={classNames(styles.start, styles.kept)}>
            <KeptNotice
              kept={kept}
              questions={questions.length}
              way={way}
              onStartOver={onStartOver}
              onContinue={onContinue}
            />
          </div>
        ) : (
          <div className={styles.start}>
            <WayIn way={way} onGo={onStart}>
              Start
            </WayIn>
            <OpeningFailure way={way} />
          </div>
        )}
        <CountingSwitch className={styles.counting} />
        <noscript>
          <p>A test needs JavaScript: its clock and your answers run in your browser.</p>
        </noscript>
      </div>
    </>
  );
}
