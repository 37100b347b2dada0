import { formatEntries, formatValue } from '../../upload/changes/format-value.js';

/** A stored value as text. A list has one entry a line, so that only changed entries are marked. */
export const formatStoredValue = (value: unknown): string | undefined =>
  value === undefined
    ? undefined
    : Array.isArray(value)
      ? formatEntries(value).join('\n')
      : formatValue(value);
