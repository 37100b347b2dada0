import { classNames } from '@mockingbird/ui';
import { OptionContent, type OptionContentProps } from './option-content.js';
import { RichText } from './rich-text.js';
import classes from './solved-option.module.css';
import * as messages from './messages/solved-option.js';

export interface SolvedOptionProps extends OptionContentProps {
  isRight: boolean;
  isChosen: boolean;
  /** The error in reasoning that leads to this option, where the question says it. */
  mistake?: string | undefined;
}

function describeVerdict(isRight: boolean, isChosen: boolean): string | undefined {
  if (isRight) return isChosen ? messages.yourAnswerCorrect : messages.rightAnswer;
  return isChosen ? messages.yourAnswerWrong : undefined;
}

/** One option of a solved question. Words and colour show the answer key and the response. */
export function SolvedOption({ isRight, isChosen, mistake, ...content }: SolvedOptionProps) {
  const verdict = describeVerdict(isRight, isChosen);
  const tone = isRight ? classes.right : isChosen ? classes.wrong : undefined;
  return (
    <li className={classNames(classes.option, tone)}>
      <span className={classes.letter}>{content.letter}</span>
      <OptionContent {...content} />
      {verdict ? <strong className={classes.verdict}>{verdict}</strong> : null}
      {mistake ? (
        <p className={classes.mistake}>
          <span className={classes.reason}>{messages.whyThisOption}</span>{' '}
          <RichText text={mistake} math={content.math} />
        </p>
      ) : null}
    </li>
  );
}
