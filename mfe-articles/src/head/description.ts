import { DESCRIPTION_LENGTH } from '../limits.js';

/** Cuts a text between words so that it fits a search result. */
export function shorten(text: string, limit: number = DESCRIPTION_LENGTH.max): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}

/**
 * Builds the description of a page for search results.
 * @param text the author's text; may be short or empty
 * @param addition appended to a text that is too short
 */
export function buildDescription(text: string, addition: string): string {
  const trimmed = text.trim();
  return shorten(trimmed.length >= DESCRIPTION_LENGTH.min ? trimmed : `${trimmed} ${addition}`);
}
