import type { TestSection } from '@mockingbird/contracts';
import { questionKey } from '@mockingbird/exam-core';
import { Fragment } from 'react';
import type { MockTestData } from '../load-mock-test.js';
import { PassageGroups } from './passage-groups.js';
import { QuestionItem } from './question-item.js';
import { useQuestionOnScreen } from './use-question-on-screen.js';
import type { Session } from '../attempt/attempt-session.js';
import type { OpenSection } from '../sections/open-section.js';
import styles from './question-list.module.css';
import * as messages from '../../messages/runner/questions.js';

export interface QuestionListProps {
  test: MockTestData;
  session: Session;
  /** Where sections lock: the only one that is shown. */
  section?: OpenSection | undefined;
}

interface SectionNameProps {
  sections: readonly TestSection[] | undefined;
  /** One-based number of a question. */
  number: number;
}

/** The name of the section that begins with a question. */
function SectionName({ sections, number }: SectionNameProps) {
  const section = sections?.find(({ from }) => from === number);
  return section ? <p className={styles.section}>{section.name}</p> : null;
}

/** The questions of a mock test. A section's name is above its first question. */
export function QuestionList({ test, session, section: open }: QuestionListProps) {
  const { data: questions, meta } = test;
  useQuestionOnScreen(session, questions);
  if (questions.length === 0) {
    return <p className={styles.empty}>{messages.thisTestHasNo}</p>;
  }
  const { from: first, end } = open ?? { from: 0, end: questions.length };
  return (
    <PassageGroups
      questions={questions.slice(first, end)}
      from={first}
      math={meta.math}
      renderQuestion={(question, index, isPassageOutside) => (
        <Fragment key={index}>
          <SectionName sections={meta.sections} number={index + 1} />
          <QuestionItem
            question={question}
            questionKey={questionKey(question, index)}
            number={index + 1}
            math={meta.math}
            isPassageOutside={isPassageOutside}
            session={session}
          />
        </Fragment>
      )}
    />
  );
}
