import { CHANGE_CHARACTERS } from '../../limits.js';

/** Formats a stored value as one line. The parts of an entry are separated as in the form. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value === 'object') return Object.values(value).map(formatValue).join(' | ');
  return String(value);
}

/** Formats each entry of a list. */
export const formatEntries = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(formatValue) : [];

/** Shortens a long text. */
export const shorten = (text: string): string =>
  text.length > CHANGE_CHARACTERS ? `${text.slice(0, CHANGE_CHARACTERS)}…` : text;
