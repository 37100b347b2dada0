import type { Option } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { OptionContent, type MathDictionary } from '@mockingbird/question-view';
import styles from './response-option.module.css';

export interface ResponseOptionProps {
  option: Option;
  /** Zero-based. */
  index: number;
  /** One-based number of the question. */
  number: number;
  math: MathDictionary;
  checked: boolean;
  onChoose: (index: number) => void;
}

/** An option to choose: a native radio button, labelled with its letter and its content. */
export function ResponseOption({ option, index, number, math, checked, onChoose }: ResponseOptionProps) {
  const letter = optionLetter(index);
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={`question-${number}`}
        value={index}
        checked={checked}
        onChange={() => onChoose(index)}
      />
      <span className={styles.letter}>{letter}</span>
      <OptionContent option={option} number={number} letter={letter} math={math} />
    </label>
  );
}
