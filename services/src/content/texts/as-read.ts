import type { TextRecord } from './models.js';

/** What a write must know of the text that it is based on. */
export type ReadText = Pick<TextRecord, 'change' | 'binned'>;

/** @returns the filter for a text that has not changed since it was read, nor the deleted one beside it */
export const asRead = ({ change, binned }: ReadText) =>
  ({
    change: change ?? null,
    'binned.at': binned?.at ?? null,
    'binned.purged._id': binned?.purged?._id ?? null,
  }) as const;
