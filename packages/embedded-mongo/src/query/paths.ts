import { getField, isDoc } from '../bson/types.js';

const NUMERIC = /^(0|[1-9]\d*)$/;

/** Whether a part of a path may be the index of an array element. */
export function isIndexPart(part: string): boolean {
  return NUMERIC.test(part);
}

type Leaf = (value: unknown) => boolean;

function throughArray(items: readonly unknown[], parts: readonly string[], at: number, leaf: Leaf): boolean {
  const part = parts[at] ?? '';
  if (
    isIndexPart(part) &&
    Number(part) < items.length &&
    anyValueAt(items[Number(part)], parts, at + 1, leaf)
  ) {
    return true;
  }
  return items.some((item) => isDoc(item) && anyValueAt(item, parts, at, leaf));
}

/**
 * Calls `leaf` with every value that a dotted path reaches in MongoDB's sense, until one call returns true. Arrays of
 * documents on the path are entered, and a missing field counts as `undefined`. An array at the end is passed as a
 * whole; the caller enters it if needed.
 */
export function anyValueAt(value: unknown, parts: readonly string[], at: number, leaf: Leaf): boolean {
  if (at === parts.length) return leaf(value);
  if (Array.isArray(value)) return throughArray(value, parts, at, leaf);
  if (isDoc(value)) return anyValueAt(getField(value, parts[at] ?? ''), parts, at + 1, leaf);
  return leaf(undefined);
}

/** All the values that a path reaches, arrays at the end opened: what `distinct` and index keys are made of. */
export function valuesAt(doc: unknown, parts: readonly string[]): unknown[] {
  const values: unknown[] = [];
  anyValueAt(doc, parts, 0, (value) => {
    if (Array.isArray(value)) values.push(...value);
    else values.push(value);
    return false;
  });
  return values;
}
