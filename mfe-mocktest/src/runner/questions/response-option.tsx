import type { Option } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { OptionContent, type MathDictionary } from '@mockingbird/question-view';
import { classNames, crossIcon, Icon } from '@mockingbird/ui';
import styles from './response-option.module.css';
import * as messages from '../../messages/runner/questions.js';

export interface ResponseOptionProps {
  option: Option;
  /** Zero-based. */
  index: number;
  /** One-based number of the question. */
  number: number;
  math: MathDictionary;
  checked: boolean;
  onChoose: (index: number) => void;
  /** Whether the student ruled the option out. */
  struck?: boolean;
  /** Rules the option out or takes it back; without it there is no such button. */
  onStrike?: ((index: number, struck: boolean) => void) | undefined;
}

/** An option to choose: a native radio button, labelled with its letter and its content. It may be ruled out. */
export function ResponseOption(props: ResponseOptionProps) {
  const { option, index, number, math, checked, onChoose, struck = false, onStrike } = props;
  const letter = optionLetter(index);
  const choice = (
    <label className={classNames(styles.option, struck && styles.struck)}>
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
  if (!onStrike) return choice;
  return (
    <div className={styles.row}>
      {choice}
      <button
        type="button"
        className={styles.strike}
        aria-pressed={struck}
        aria-label={messages.ruleOutOption(letter)}
        onClick={() => onStrike(index, !struck)}
      >
        {struck ? <s aria-hidden="true">{letter}</s> : <Icon drawing={crossIcon} />}
      </button>
    </div>
  );
}
