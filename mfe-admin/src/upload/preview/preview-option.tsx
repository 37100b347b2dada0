import type { Option } from '@mockingbird/contracts';
import { classNames } from '@mockingbird/ui';
import { Figure } from './figure.js';
import { RichText, type MathDictionary } from './rich-text.js';
import classes from './question-list.module.css';

export interface PreviewOptionProps {
  option: Option;
  /** One-based number of the question. */
  number: number;
  letter: string;
  math: MathDictionary;
  isRight: boolean;
}

/** One option. The answer key is marked in words and in colour. */
export function PreviewOption({ option, number, letter, math, isRight }: PreviewOptionProps) {
  const { text, image = undefined } = typeof option === 'string' ? { text: option } : option;
  return (
    <li className={classNames(classes.option, isRight && classes.right)}>
      <span className={classes.letter}>{letter}</span>
      <span className={classes.content}>
        {text ? (
          <span>
            <RichText text={text} math={math} />
          </span>
        ) : null}
        {image ? <Figure src={image} number={number} letter={letter} /> : null}
      </span>
      {isRight ? <strong className={classes.verdict}>Right answer</strong> : null}
    </li>
  );
}
