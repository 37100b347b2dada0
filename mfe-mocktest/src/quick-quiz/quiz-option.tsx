import type { Option } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { OptionContent } from '../questions/option-content.js';
import type { MathDictionary } from '../questions/rich-text.js';
import styles from './quiz-option.module.css';

export interface QuizOptionProps {
  /** Of the radio buttons of one question. */
  name: string;
  option: Option;
  /** Zero-based. */
  index: number;
  /** One-based number of the question. */
  number: number;
  math: MathDictionary;
  isChosen: boolean;
  /** Known once the question is answered. */
  verdict: 'right' | 'wrong' | 'other' | undefined;
  /** Absent where nobody can choose. */
  onChoose: ((index: number) => void) | undefined;
}

const WORDS = { right: 'Right answer', wrong: 'Wrong', other: undefined };
const CHOSEN_WORDS = { right: 'Your answer, right', wrong: 'Your answer, wrong', other: undefined };

/** An option to read or to choose. After the answer it says whether it is right, in words and in colour. */
export function QuizOption(props: QuizOptionProps) {
  const { name, option, index, number, math, isChosen, verdict, onChoose } = props;
  const letter = optionLetter(index);
  const words = verdict && (isChosen ? CHOSEN_WORDS : WORDS)[verdict];
  const inside = (
    <>
      <span className={styles.letter}>{letter}</span>
      <OptionContent option={option} number={number} letter={letter} math={math} />
      {words ? <strong className={styles.verdict}>{words}</strong> : null}
    </>
  );
  const look = [styles.option, verdict && styles[verdict]].filter(Boolean).join(' ');
  if (!onChoose) {
    return (
      <div role="listitem" className={look}>
        {inside}
      </div>
    );
  }
  return (
    <label className={`${look} ${verdict ? '' : styles.open}`}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={isChosen}
        // Not `disabled`: the focus would be lost with it.
        aria-disabled={verdict ? true : undefined}
        onChange={() => onChoose(index)}
      />
      {inside}
    </label>
  );
}
