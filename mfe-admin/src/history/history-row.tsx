import type { HistoryEntry } from '@mockingbird/contracts';
import { Tag, type TagTone } from '@mockingbird/ui';
import { examPath, testPath } from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import { batchWords, countWords, subjectOf } from './entry-labels.js';
import { UndoButton } from './undo-button.js';
import classes from './history-screen.module.css';

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

/** One change: what, by whom, when, and Undo where it can be taken back. */
export function HistoryRow({ entry, onUndone }: HistoryRowProps) {
  const { id, outcome, examId, testId, by, at, batch, undoable, revisionBefore } = entry;
  const counts = countWords(entry);
  const href = testId === undefined ? examPath(examId) : testPath(examId, testId);
  return (
    <li className={classes.row}>
      <p className={classes.what}>
        <a href={href}>{subjectOf(entry)}</a> <Tag tone={TONES[outcome]}>{outcome}</Tag>
      </p>
      <p className={classes.facts}>
        <span>
          by <strong>{by}</strong>
        </span>
        <time dateTime={at}>{utcTime(at)}</time>
        {counts ? <span>{counts}</span> : null}
        {batch ? <span>{batchWords(batch)}</span> : null}
      </p>
      {undoable ? (
        <div className={classes.undo}>
          <UndoButton
            id={id}
            what={`the questions of ${testId ?? examId}`}
            leavesNone={revisionBefore === ''}
            onUndone={onUndone}
          />
        </div>
      ) : null}
    </li>
  );
}
