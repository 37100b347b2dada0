import type { Question } from '@mockingbird/contracts';
import { QuestionStem, type MathDictionary } from '@mockingbird/question-view';
import type { ReactNode } from 'react';
import { BookmarkButton } from '../../record/bookmarks/bookmark-button.js';
import { ReportButton } from '../../reports/report-button.js';
import styles from './question-frame.module.css';
import * as messages from '../../messages/runner/questions.js';

export interface QuestionFrameProps {
  question: Question;
  /** One-based. */
  number: number;
  /** Number of all questions, where the question is seen without the others. */
  count?: number | undefined;
  /** What the question gives and costs. */
  marks?: string | undefined;
  math: MathDictionary;
  /** Whether the passage is outside, beside or above the question. */
  isPassageOutside: boolean;
  /** Further buttons in the head of the question. */
  tools?: ReactNode;
  /** The options. */
  children: ReactNode;
}

const withoutPassage = ({ passage: _text, passageImage: _image, ...question }: Question): Question =>
  question;

/** A question with its number, its buttons and its stem, around its options. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { question, number, count, marks, math, isPassageOutside, tools, children } = props;
  const { questionId, questionText } = question;
  const id = `question-${number}`;
  return (
    <fieldset className={styles.question} id={id} aria-labelledby={`${id}-number ${id}-text`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-number`} tabIndex={-1}>
            {count === undefined ? messages.questionNumber(number) : messages.questionOfCount(number, count)}
          </h2>
          {marks === undefined ? null : <p className={styles.marks}>{marks}</p>}
        </div>
        <div className={styles.tools}>
          {tools}
          {questionId === undefined ? null : (
            <>
              <BookmarkButton question={question} number={number} size="icon" />
              <ReportButton questionId={questionId} number={number} questionText={questionText} size="icon" />
            </>
          )}
        </div>
      </div>
      <QuestionStem
        question={isPassageOutside ? withoutPassage(question) : question}
        number={number}
        math={math}
        textId={`${id}-text`}
      />
      {children}
    </fieldset>
  );
}
