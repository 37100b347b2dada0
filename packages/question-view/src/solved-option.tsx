import { classNames } from '@mockingbird/ui';
import { OptionContent, type OptionContentProps } from './option-content.js';
import classes from './solved-option.module.css';

export interface SolvedOptionProps extends OptionContentProps {
  isRight: boolean;
  isChosen: boolean;
}

function describeVerdict(isRight: boolean, isChosen: boolean): string | undefined {
  if (isRight) return isChosen ? 'Your answer (correct)' : 'Right answer';
  return isChosen ? 'Your answer (wrong)' : undefined;
}

/** One option of a solved question. Words and colour show the answer key and the response. */
export function SolvedOption({ isRight, isChosen, ...content }: SolvedOptionProps) {
  const verdict = describeVerdict(isRight, isChosen);
  const tone = isRight ? classes.right : isChosen ? classes.wrong : undefined;
  return (
    <li className={classNames(classes.option, tone)}>
      <span className={classes.letter}>{content.letter}</span>
      <OptionContent {...content} />
      {verdict ? <strong className={classes.verdict}>{verdict}</strong> : null}
    </li>
  );
}
