import type { Option } from '@mockingbird/contracts';
import { OptionContent } from '../questions/option-content.js';
import type { MathDictionary } from '../questions/rich-text.js';
import styles from './review-option.module.css';

export interface ReviewOptionProps {
  option: Option;
  /** One-based number of the question. */
  number: number;
  letter: string;
  math: MathDictionary;
  isRight: boolean;
  isChosen: boolean;
}

function describeVerdict(isRight: boolean, isChosen: boolean): string | undefined {
  if (isRight) return isChosen ? 'Your answer, right' : 'Right answer';
  return isChosen ? 'Your answer, wrong' : undefined;
}

/** One option in the review. Words and colour show the answer key and the response. */
export function ReviewOption({ option, number, letter, math, isRight, isChosen }: ReviewOptionProps) {
  const verdict = describeVerdict(isRight, isChosen);
  const tone = isRight ? styles.right : isChosen ? styles.wrong : undefined;
  return (
    <li className={[styles.option, tone].filter(Boolean).join(' ')}>
      <span className={styles.letter}>{letter}</span>
      <OptionContent option={option} number={number} letter={letter} math={math} />
      {verdict ? <strong className={styles.verdict}>{verdict}</strong> : null}
    </li>
  );
}
