import { DESCRIPTION } from '../limits.js';

/** Cuts a text between words so that it fits a search result; what fits stays as it is. */
export function shorten(text: string, limit: number = DESCRIPTION.most): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}

/**
 * What a search result says of a page.
 * @param text as an author wrote it; may be short, or nothing
 * @param addition what is true of the page anyway; follows a text that is too short to stand alone
 */
export function describe(text: string, addition: string): string {
  const own = text.trim();
  return shorten(own.length >= DESCRIPTION.least ? own : `${own} ${addition}`);
}
