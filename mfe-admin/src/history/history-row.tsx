import type { HistoryEntry } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Tag, type TagTone, rich } from '@mockingbird/ui';
import { editTextPath, examPath, testPath } from '../paths.js';
import {
  formatBatch,
  formatId,
  formatSubject,
  formatUndone,
  formatWhatChanged,
  whatUndoLeaves,
} from './entry-labels.js';
import { DifferenceToggle } from './difference/difference-toggle.js';
import { EntryTime } from './entry-time.js';
import { UndoButton } from './undo-button.js';
import classes from './history-screen.module.css';
import * as filterMessages from '../messages/staff/history-filter.js';
import * as messages from '../messages/history.js';

const TONES: Record<HistoryEntry['outcome'], TagTone> = {
  created: 'right',
  replaced: 'brand',
  undone: 'mark',
  hidden: 'flash',
  shown: 'info',
  restored: 'info',
  deleted: 'wrong',
  purged: 'wrong',
  renamed: 'brand',
};

export interface HistoryRowProps {
  entry: HistoryEntry;
  session: Session;
  onUndone: (message: string) => void;
}

/** One change: what, who, when, and Undo if possible. */
export function HistoryRow({ entry, session, onUndone }: HistoryRowProps) {
  const { id, outcome, textId, by, at, batch, undoable, proposedBy } = entry;
  const changes = formatWhatChanged(entry);
  const subjectId = formatId(entry);
  const href = textId !== undefined ? editTextPath(textId) : pathOf(entry);
  return (
    <li className={classes.row}>
      <p className={classes.what}>
        <a href={href}>{formatSubject(entry)}</a>{' '}
        <Tag tone={TONES[outcome]}>{messages.outcomes[outcome]}</Tag>
      </p>
      {changes ? <p className={classes.changes}>{changes}</p> : null}
      <p className={classes.facts}>
        <span>{rich(messages.byPerson, { strong: () => <strong>{by}</strong> })}</span>
        <EntryTime at={at} />
        {proposedBy ? <span>{filterMessages.writtenBy(proposedBy)}</span> : null}
        {subjectId ? <code>{subjectId}</code> : null}
        {batch ? <span>{formatBatch(batch)}</span> : null}
      </p>
      {undoable ? (
        <div className={classes.undo}>
          <UndoButton id={id} what={formatUndone(entry)} leaves={whatUndoLeaves(entry)} onUndone={onUndone} />
        </div>
      ) : null}
      <DifferenceToggle id={id} what={formatSubject(entry)} session={session} />
    </li>
  );
}

const pathOf = ({ examId, testId }: HistoryEntry): string =>
  testId === undefined ? examPath(examId) : testPath(examId, testId);
