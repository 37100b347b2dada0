import { CHANGE_CHARACTERS } from '../../limits.js';

/** A stored value in one line: the parts of an entry are set apart as in the form. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return Object.values(value).map(textOf).join(' | ');
  return String(value);
}

/** The entries of a list, each as a text. */
export const entriesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** The beginning of a long text. */
export const shortened = (text: string): string =>
  text.length > CHANGE_CHARACTERS ? `${text.slice(0, CHANGE_CHARACTERS)}…` : text;
