import { questionKey } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import { Fragment } from 'react';
import type { MockTestData } from '../load-mock-test.js';
import { QuestionItem } from './question-item.js';
import type { Session } from '../attempt/attempt-session.js';
import styles from './question-list.module.css';

/** All questions of a mock test. A section's name is above its first question. */
export function QuestionList({ test, session }: { test: MockTestData; session: Session }) {
  const { data: questions, meta } = test;
  if (questions.length === 0) {
    return <p className={styles.empty}>This test has no questions yet.</p>;
  }
  const passages = locatePassages(questions);
  return questions.map((question, index) => {
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
          passageShownAt={passages[index]}
          session={session}
        />
      </Fragment>
    );
  });
}
