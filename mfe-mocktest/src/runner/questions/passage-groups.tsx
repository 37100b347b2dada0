import type { Question } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { Fragment, type ReactNode } from 'react';
import { groupByPassage } from './group-by-passage.js';
import { PassagePane } from './passage-pane.js';
import styles from './passage-groups.module.css';
import * as messages from '../../messages/runner/questions.js';

export interface PassageGroupsProps {
  questions: readonly Question[];
  /** Index of the first of them in the test. */
  from: number;
  math: MathDictionary;
  /** @param index in the test */
  renderQuestion: (question: Question, index: number, isPassageOutside: boolean) => ReactNode;
}

/** A list of questions. A passage that several of them share stays in view while they scroll. */
export function PassageGroups({ questions, from, math, renderQuestion }: PassageGroupsProps) {
  return groupByPassage(questions).map((group) => {
    const members = questions.slice(group.from, group.end);
    const [head, ...others] = members;
    const isShared = others.length > 0;
    const first = from + group.from;
    const shown = members.map((question, position) => renderQuestion(question, first + position, isShared));
    if (!head || !isShared) return <Fragment key={first}>{shown}</Fragment>;
    return (
      <div key={first} className={styles.group}>
        <PassagePane
          label={messages.passageForQuestions(first + 1, from + group.end)}
          question={head}
          math={math}
        />
        <div>{shown}</div>
      </div>
    );
  });
}
