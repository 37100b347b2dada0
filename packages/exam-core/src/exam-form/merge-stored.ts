import { isRecord } from '../parsing/is-record.js';

/** A stored exam or mock test: it provides the fields that an upload does not send. */
export type StoredFields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Forms send numbers as text; the same number is no change. */
const isSameText = (left: unknown, right: unknown): boolean =>
  (typeof left === 'number' || typeof left === 'string') && String(left) === String(right);

/**
 * The listed fields of a form: the sent value, otherwise the stored one.
 * @param names of the listed fields
 */
export function mergeFields(
  sent: StoredFields,
  stored: StoredFields,
  names: readonly string[],
): Record<string, unknown> {
  const values = names.map((name) => {
    const isUnchanged = sent[name] === undefined || isSameText(sent[name], stored[name]);
    return [name, isUnchanged ? stored[name] : sent[name]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The details among the stored fields. @param names of the details */
export const detailsOf = (names: readonly string[], stored: StoredFields = {}): StoredFields =>
  Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]] as const])),
  );

/**
 * Merges details as a JSON merge patch (RFC 7396): a missing name stays, `null` removes it, objects are merged, lists
 * are replaced. Unlike the RFC, an empty text and an empty list remove as well.
 */
export function mergeDetails(sent: unknown, stored: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const merged = new Map(Object.entries(isRecord(stored) ? stored : {}));
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const next = mergeDetails(value, merged.get(name));
    if (isEmpty(next) || (isRecord(next) && Object.keys(next).length === 0)) merged.delete(name);
    else merged.set(name, next);
  }
  return Object.fromEntries(merged);
}
