import { examKey, planSections } from '@mockingbird/exam-core';
import { BadgedTitle, Breadcrumbs, classNames, FactList, FamilyBadge } from '@mockingbird/ui';
import { CountingSwitch } from '../../counting/counting-switch.js';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { OwnTestNotes } from '../../own-test/own-test-notes.js';
import { examPath } from '../../paths.js';
import { minutesOf } from './clock-choice.js';
import { durationText } from '../clock/duration-text.js';
import { ResumeNotice } from './resume-notice.js';
import type { MockTestData } from '../load-mock-test.js';
import {
  ADAPTIVE_RULE,
  clockRule,
  ESTIMATE_RULE,
  guessingRule,
  LEAVING_RULE,
  markingRule,
  passRule,
  PRACTICE_RULES,
  realExamRule,
  sectionClockRule,
} from './rule-texts.js';
import { SectionTable } from './section-table.js';
import { RunnerLoadFailure, StartButton, type StartButtonProps } from './start-button.js';
import { StartOptions } from './start-options.js';
import type { StartChoices } from './use-start-choices.js';
import type { StoredAttempt } from './use-stored-attempt.js';
import styles from './start-panel.module.css';
import * as messages from '../../messages/runner/start.js';

export interface StartPanelProps {
  test: MockTestData;
  /** How the next attempt is taken. */
  choices: StartChoices;
  /** An unfinished attempt on this device. */
  storedAttempt: StoredAttempt | undefined;
  runnerCode: StartButtonProps['runnerCode'];
  onStart: () => void;
  /** Replaces the unfinished attempt with a new one. */
  onStartOver: () => void;
  onContinue: () => void;
}

/** The rules of an exam or of practice, each in a sentence or two. */
function listRules({ test, minutes, factor, mode }: StartChoices): readonly string[] {
  if (mode === 'practice') return PRACTICE_RULES;
  const locked = planSections(test.meta, test.data.length, factor).length;
  const total = minutesOf(minutes, factor);
  return [
    markingRule(test.meta),
    guessingRule(test.meta, mostOptions(test.data)),
    locked > 0 ? sectionClockRule(locked, total) : clockRule(total),
    ...(test.versions ? [ADAPTIVE_RULE] : []),
    LEAVING_RULE,
    test.meta.scoreEstimate ? ESTIMATE_RULE : passRule(test.meta),
    ...(test.meta.realExam ? [realExamRule(test.meta.realExam)] : []),
  ];
}

const mostOptions = (questions: MockTestData['data']) =>
  Math.max(1, ...questions.map(({ options }) => options.length));

/** Facts and rules of a mock test, and the button that starts its clock. */
export function StartPanel(props: StartPanelProps) {
  const { test, choices, storedAttempt, runnerCode } = props;
  const { onStart, onStartOver, onContinue } = props;
  const { meta, data: questions } = test;
  const { minutes, factor, mode } = choices;
  const isPractice = mode === 'practice';
  const hasTime = minutes > 0 && !isPractice;
  const chosenMinutes = minutesOf(minutes, factor);
  const { sections } = choices.test.meta;
  const facts = [
    { term: messages.questions, value: choices.test.data.length },
    ...(isPractice ? [] : [{ term: messages.totalMarks, value: choices.test.meta.totalMarks }]),
    {
      term: messages.time,
      value: hasTime && chosenMinutes > 0 ? durationText(chosenMinutes) : messages.noLimit,
    },
  ];
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: meta.examTitle, href: examPath(meta.examId) },
        ]}
      />
      <BadgedTitle badge={<FamilyBadge subject={examKey(meta.examId)} />}>{mockTestTitle(meta)}</BadgedTitle>
      <div className={styles.panel}>
        <div className={styles.side}>
          <FactList items={facts} className={styles.facts} />
          <StartOptions
            choices={choices}
            questions={questions.length}
            hasClock={minutes > 0 && !storedAttempt}
          />
          {/* Both have the same place: the notice appears after hydration and must not move the page. */}
          {storedAttempt ? (
            <div className={classNames(styles.start, styles.resume)}>
              <ResumeNotice
                storedAttempt={storedAttempt}
                runnerCode={runnerCode}
                onStartOver={onStartOver}
                onContinue={onContinue}
              />
            </div>
          ) : (
            <div className={styles.start}>
              {/* The specification says what the submission of such a test says, so it can be started. */}
              {questions.length === 0 ? <p>{messages.noQuestionsYet}</p> : null}
              <StartButton runnerCode={runnerCode} onPress={onStart}>
                {isPractice ? messages.startPractice : messages.start}
              </StartButton>
              <RunnerLoadFailure runnerCode={runnerCode} />
            </div>
          )}
        </div>
        {test.own ? <OwnTestNotes own={test.own} /> : null}
        <section className={styles.how} aria-labelledby="rules">
          <h2 id="rules" className={styles.heading}>
            {messages.beforeYouStart}
          </h2>
          <ul className={styles.rules}>
            {listRules(choices).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        {sections?.length && !isPractice ? (
          <SectionTable test={choices.test} factor={choices.factor} />
        ) : null}
        {test.own || isPractice ? null : <CountingSwitch className={styles.counting} />}
        <noscript>
          <p>{messages.turnOnJavascript}</p>
        </noscript>
      </div>
    </>
  );
}
