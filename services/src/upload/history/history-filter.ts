import { AUDIT_TYPES, type AuditType, CHANGE_TYPES, type ChangeType } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { testKey } from '../../exam/catalogue/test-key.js';
import { firstIdAt } from '../../audit/change-ids.js';
import { SEED_AUTHOR } from '../../exam/undo/undoable.service.js';
import type { HistoryQuery } from '../upload-params.js';

/** A filter for changes and for events, which have these fields in common. */
export interface HistoryFilter {
  testKey?: string;
  examKey?: string;
  by?: string | { $ne: string };
  _id?: { $gte?: string; $lt?: string };
}

/**
 * @param seesRoles whether the person may see who has which role
 * @returns the filter by type for each of the two collections, or `none` when nothing of it is wanted
 */
export function selectTypes(
  { type, events }: Pick<HistoryQuery, 'type' | 'events'>,
  seesRoles: boolean,
): {
  changeType: { type?: ChangeType } | 'none';
  auditType: { type?: AuditType } | 'none';
} {
  const allEvents = seesRoles ? {} : ({ type: 'proposal' } as const);
  if (type === undefined) return { changeType: {}, auditType: events === '1' ? allEvents : 'none' };
  const change = CHANGE_TYPES.find((each) => each === type);
  const audit = AUDIT_TYPES.find((each) => each === type);
  return {
    changeType: change === undefined ? 'none' : { type: change },
    auditType: audit === undefined || (audit === 'role' && !seesRoles) ? 'none' : { type: audit },
  };
}

/** Ids sort by time, so times are compared with ids: the collections have an index for them. */
function toIdRange(from: string | undefined, to: string | undefined): HistoryFilter['_id'] {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { $gte: firstIdAt(Date.parse(from)) }),
    ...(to !== undefined && { $lt: firstIdAt(Date.parse(to)) }),
  };
}

export function toHistoryFilter(
  query: Pick<HistoryQuery, 'testId' | 'examId' | 'by' | 'from' | 'to' | 'seeded'>,
): HistoryFilter {
  const { testId, examId, by, from, to, seeded } = query;
  const range = toIdRange(from, to);
  return {
    ...(testId !== undefined && { testKey: testKey(testId) }),
    ...(examId !== undefined && { examKey: examKey(examId) }),
    ...(by !== undefined && { by }),
    ...(by === undefined && seeded === '0' && { by: { $ne: SEED_AUTHOR } }),
    ...(range !== undefined && { _id: range }),
  };
}
