import type { AuditEntry, HistoryEntry } from '@mockingbird/contracts';
import type { StoredAuditEvent } from '../../audit/audit-event.model.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { SEED_AUTHOR } from '../seed-author.js';

/** The first questions of a test that came with the product. Without them it is empty: hiding it is the better way. */
export const isShipped = ({ by, revisionBefore }: StoredChange): boolean =>
  by === SEED_AUTHOR && revisionBefore === '';

/** @param undoable ids of the changes that can be undone now */
export function toEntry(change: StoredChange, undoable: ReadonlySet<string>): HistoryEntry {
  const { _id: id, at, examKey: _exam, testKey: _test, fields: _fields, ...rest } = change;
  return { ...rest, id, at: at.toISOString(), undoable: undoable.has(id) && !isShipped(change) };
}

export const toAuditEntry = ({
  _id: id,
  at,
  examKey: _exam,
  testKey: _test,
  ...rest
}: StoredAuditEvent): AuditEntry => ({ ...rest, id, at: at.toISOString() });
