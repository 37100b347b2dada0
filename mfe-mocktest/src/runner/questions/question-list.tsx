import { questionKey } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import { Fragment } from 'react';
import type { MockTestData } from '../load-mock-test.js';
import { QuestionItem } from './question-item.js';
import { useQuestionOnScreen } from './use-question-on-screen.js';
import type { Session } from '../attempt/attempt-session.js';
import type { OpenSection } from '../sections/open-section.js';
import styles from './question-list.module.css';

export interface QuestionListProps {
  test: MockTestData;
  session: Session;
  /** Where sections lock: the only one that is shown. */
  section?: OpenSection | undefined;
}

/** The questions of a mock test. A section's name is above its first question. */
export function QuestionList({ test, session, section: open }: QuestionListProps) {
  const { data: questions, meta } = test;
  useQuestionOnScreen(session, questions);
  if (questions.length === 0) {
    return <p className={styles.empty}>This test has no questions yet.</p>;
  }
  const { from: first, end } = open ?? { from: 0, end: questions.length };
  const shown = questions.slice(first, end);
  // A passage in a closed section is not on the page.
  const passages = locatePassages(shown).map((number) => number && number + first);
  return shown.map((question, position) => {
    const index = first + position;
    const key = questionKey(question, index);
    const section = meta.sections?.find(({ from }) => from === index + 1);
    return (
      <Fragment key={index}>
        {section ? <p className={styles.section}>{section.name}</p> : null}
        <QuestionItem
          question={question}
          questionKey={key}
          number={index + 1}
          math={meta.math}
          passageShownAt={passages[position]}
          session={session}
        />
      </Fragment>
    );
  });
}
