import { canonicalJson } from '../../common/canonical-json.js';
import type { TextContent } from './models.js';

type Compared = Pick<TextContent, 'text' | 'hidden'>;

/** @returns the names of the fields that differ between two states of a text */
export function listChangedFields(before: Compared, after: Compared): string[] {
  const old: Record<string, unknown> = { ...before.text, hidden: before.hidden };
  const now: Record<string, unknown> = { ...after.text, hidden: after.hidden };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => toJson(old[name]) !== toJson(now[name]),
  );
}

/** A field without a value is the same as an absent one. */
const toJson = (value: unknown): string => (value === undefined ? '' : canonicalJson(value));
