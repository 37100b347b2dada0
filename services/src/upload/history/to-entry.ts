import type { AuditEntry, HistoryEntry } from '@mockingbird/contracts';
import type { StoredAuditEvent } from '../../audit/audit-event.model.js';
import type { StoredChange } from '../../exam/changes/change.model.js';

/**
 * @param undoable ids of the changes that can be undone now
 * @param title of the exam, test or text
 */
export function toEntry(change: StoredChange, undoable: ReadonlySet<string>, title?: string): HistoryEntry {
  const { _id: id, at, ...others } = change;
  const { examKey: _exam, testKey: _test, fields, proposalVersion: _version, ...rest } = others;
  const changedFields = rest.changedFields ?? fields?.map(({ field }) => field) ?? [];
  return {
    ...rest,
    id,
    at: at.toISOString(),
    ...(title !== undefined && { title }),
    ...(changedFields.length > 0 && { changedFields }),
    undoable: undoable.has(id),
  };
}

export const toAuditEntry = ({
  _id: id,
  at,
  examKey: _exam,
  testKey: _test,
  ...rest
}: StoredAuditEvent): AuditEntry => ({ ...rest, id, at: at.toISOString() });
