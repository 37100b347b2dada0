import { VisuallyHidden } from '@mockingbird/ui';
import { markWords, type TextPart } from './mark-words.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

export interface MarkedTextProps {
  /** Absent where there was nothing before. */
  before?: string | undefined;
  /** Absent where nothing is left. */
  after?: string | undefined;
}

function listParts({ before, after }: MarkedTextProps): TextPart[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return markWords(before, after);
}

/** A text with its removed and added words. Screen readers hear which is which. */
export function MarkedText(props: MarkedTextProps) {
  return (
    <span className={classes.text}>
      {listParts(props).map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : kind === 'removed' ? (
          <del key={index}>
            <VisuallyHidden>{messages.removedWords} </VisuallyHidden>
            {text}
            <VisuallyHidden> {messages.endOfMark} </VisuallyHidden>
          </del>
        ) : (
          <ins key={index}>
            <VisuallyHidden>{messages.addedWords} </VisuallyHidden>
            {text}
            <VisuallyHidden> {messages.endOfMark} </VisuallyHidden>
          </ins>
        ),
      )}
    </span>
  );
}
