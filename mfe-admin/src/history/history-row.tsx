import type { HistoryEntry } from '@mockingbird/contracts';
import { Tag, type TagTone, rich } from '@mockingbird/ui';
import { editTextPath, examPath, testPath } from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import { formatBatch, formatCounts, formatSubject } from './entry-labels.js';
import { UndoButton } from './undo-button.js';
import classes from './history-screen.module.css';
import * as messages from '../messages/history.js';

const TONES: Record<HistoryEntry['outcome'], TagTone> = {
  created: 'right',
  replaced: 'brand',
  undone: 'mark',
  hidden: 'flash',
  shown: 'info',
};

export interface HistoryRowProps {
  entry: HistoryEntry;
  onUndone: (message: string) => void;
}

/** One change: what, who, when, and Undo if possible. */
export function HistoryRow({ entry, onUndone }: HistoryRowProps) {
  const { id, outcome, examId, testId, textId, by, at, batch, undoable, revisionBefore } = entry;
  const counts = formatCounts(entry);
  const href = textId !== undefined ? editTextPath(textId) : pathOf(entry);
  return (
    <li className={classes.row}>
      <p className={classes.what}>
        <a href={href}>{formatSubject(entry)}</a> <Tag tone={TONES[outcome]}>{outcome}</Tag>
      </p>
      <p className={classes.facts}>
        <span>{rich(messages.byPerson, { strong: () => <strong>{by}</strong> })}</span>
        <time dateTime={at}>{utcTime(at)}</time>
        {counts ? <span>{counts}</span> : null}
        {batch ? <span>{formatBatch(batch)}</span> : null}
      </p>
      {undoable ? (
        <div className={classes.undo}>
          <UndoButton
            id={id}
            what={textId === undefined ? `the questions of ${testId ?? examId}` : messages.theText(textId)}
            isText={textId !== undefined}
            leavesNone={revisionBefore === ''}
            onUndone={onUndone}
          />
        </div>
      ) : null}
    </li>
  );
}

const pathOf = ({ examId, testId }: HistoryEntry): string =>
  testId === undefined ? examPath(examId) : testPath(examId, testId);
