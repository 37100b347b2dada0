import type { Option } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { OptionContent, type MathDictionary } from '@mockingbird/question-view';
import styles from './quiz-option.module.css';
import * as messages from '../messages/quick-quiz/quiz-option.js';

export interface QuizOptionProps {
  /** Shared by the radio buttons of one question. */
  name: string;
  option: Option;
  /** Zero-based. */
  index: number;
  /** One-based number of the question. */
  number: number;
  math: MathDictionary;
  isChosen: boolean;
  /** Undefined until the question is answered. */
  verdict: 'right' | 'wrong' | 'other' | undefined;
  /** Undefined without JavaScript. */
  onChoose: ((index: number) => void) | undefined;
}

const LABELS = { right: messages.rightAnswer, wrong: messages.wrong, other: undefined };
const CHOSEN_LABELS = {
  right: messages.yourAnswerCorrect,
  wrong: messages.yourAnswerWrong,
  other: undefined,
};

/** An option of a quiz question. After the response it shows in words and colour whether it is right. */
export function QuizOption(props: QuizOptionProps) {
  const { name, option, index, number, math, isChosen, verdict, onChoose } = props;
  const letter = optionLetter(index);
  const label = verdict && (isChosen ? CHOSEN_LABELS : LABELS)[verdict];
  const content = (
    <>
      <span className={styles.letter}>{letter}</span>
      <OptionContent option={option} number={number} letter={letter} math={math} />
      {label ? <strong className={styles.verdict}>{label}</strong> : null}
    </>
  );
  const className = [styles.option, verdict && styles[verdict]].filter(Boolean).join(' ');
  if (!onChoose) {
    return (
      <div role="listitem" className={className}>
        {content}
      </div>
    );
  }
  return (
    <label className={`${className} ${verdict ? '' : styles.open}`}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={isChosen}
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={verdict ? true : undefined}
        onChange={() => onChoose(index)}
      />
      {content}
    </label>
  );
}
