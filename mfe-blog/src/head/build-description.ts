import { DESCRIPTION_LENGTH } from '../limits.js';

/** Cuts a text between words so that it fits a search result. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH.max) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH.max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}

/** Builds a post's description for search engines. Adds the title to a text that is too short. */
export function buildDescription(title: string, text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length >= DESCRIPTION_LENGTH.min) return shorten(plain);
  return shorten([title, plain, 'From the Mockingbird blog for exam candidates.'].filter(Boolean).join('. '));
}
