import { VisuallyHidden } from '@mockingbird/ui';
import { type LongTextPart, markLines } from './mark-lines.js';
import { markWords } from './mark-words.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

export interface MarkedTextProps {
  /** Absent where there was nothing before. */
  before?: string | undefined;
  /** Absent where nothing is left. */
  after?: string | undefined;
  /** Whether unchanged lines that are far from a change are left out. */
  isLong?: boolean | undefined;
}

function listParts({ before, after, isLong }: MarkedTextProps): LongTextPart[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return isLong ? markLines(before, after) : markWords(before, after);
}

/** A text with its removed and added words. Screen readers hear which is which. */
export function MarkedText(props: MarkedTextProps) {
  return (
    <span className={classes.text}>
      {listParts(props).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </span>
  );
}

function Part({ part }: { part: LongTextPart }) {
  switch (part.kind) {
    case 'same':
      return <span>{part.text}</span>;
    case 'folded':
      return <em className={classes.folded}>{messages.unchangedLines(part.lines)}</em>;
    case 'removed':
      return (
        <del>
          <VisuallyHidden>{messages.removedWords} </VisuallyHidden>
          {part.text}
          <VisuallyHidden> {messages.endOfMark} </VisuallyHidden>
        </del>
      );
    case 'added':
      return (
        <ins>
          <VisuallyHidden>{messages.addedWords} </VisuallyHidden>
          {part.text}
          <VisuallyHidden> {messages.endOfMark} </VisuallyHidden>
        </ins>
      );
  }
}
