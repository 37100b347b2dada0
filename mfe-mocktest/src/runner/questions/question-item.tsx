import type { Question } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { memo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import { QuestionFrame } from './question-frame.js';
import { ResponseOptions } from './response-options.js';
import styles from './question-item.module.css';
import * as messages from '../../messages/runner/questions.js';

export interface QuestionItemProps {
  question: Question;
  /** The question's key in the attempt. */
  questionKey: string;
  /** One-based. */
  number: number;
  /** Number of all questions, where the question is seen without the others. */
  count?: number;
  /** What the question gives and costs. */
  marks?: string | undefined;
  math: MathDictionary;
  /** Whether the passage is outside, beside or above the question. */
  isPassageOutside: boolean;
  session: Session;
  /** In the hall, options can be ruled out. The button that clears the response is outside. */
  inHall?: boolean;
}

function QuestionCard(props: QuestionItemProps) {
  const { questionKey, number, session, inHall = false } = props;
  const { store, send } = session;
  const response = useStore(store, ({ attempt }) => attempt.items.get(questionKey)?.answer ?? null);
  const clearButton =
    response === null || inHall ? null : (
      <Button
        variant="ghost"
        className={styles.clear}
        aria-label={messages.clearAnswerToQuestion(number)}
        onClick={() => send({ type: 'clear', question: questionKey })}
      >
        {messages.clearAnswer}
      </Button>
    );
  return (
    <QuestionFrame {...props} tools={clearButton}>
      <ResponseOptions {...props} inHall={inHall} chosen={response} />
    </QuestionFrame>
  );
}

/** One question with its options. It renders again only when its own response changes. */
export const QuestionItem = memo(QuestionCard);
