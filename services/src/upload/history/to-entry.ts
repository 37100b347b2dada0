import type { AuditEntry, HistoryEntry } from '@mockingbird/contracts';
import type { StoredAuditEvent } from '../../audit/audit-event.model.js';
import type { StoredChange } from '../../exam/changes/change.model.js';

/** @param undoable ids of the changes that can be undone now */
export function toEntry(change: StoredChange, undoable: ReadonlySet<string>): HistoryEntry {
  const { _id: id, at, ...others } = change;
  const { examKey: _exam, testKey: _test, fields: _fields, proposalVersion: _version, ...rest } = others;
  return { ...rest, id, at: at.toISOString(), undoable: undoable.has(id) };
}

export const toAuditEntry = ({
  _id: id,
  at,
  examKey: _exam,
  testKey: _test,
  ...rest
}: StoredAuditEvent): AuditEntry => ({ ...rest, id, at: at.toISOString() });
