import { NOT_DELETED } from '../../exam/bin/deletion.js';

/** Fields that readers do not need. A deleted text is as large as a shown one. */
export const UNREAD = { _id: 0, binned: 0, unrecorded: 0 } as const;

/**
 * The filter for texts that readers may see.
 * @param now in milliseconds since 1970
 */
export function visibleAt(now: number) {
  // Times are stored as ISO 8601 in UTC, which sorts as text. `$not` also matches texts without a time.
  return {
    hidden: { $ne: true },
    publishedAt: { $not: { $gt: new Date(now).toISOString() } },
    ...NOT_DELETED,
  } as const;
}
