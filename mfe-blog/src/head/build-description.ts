import { DESCRIPTION } from '../limits.js';

/** Cuts a text between words so that it fits a search result; what fits stays as it is. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION.most) return text;
  const cut = text.slice(0, DESCRIPTION.most - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}

/** A post's description for search engines: its own or its excerpt, and the title too where that says too little. */
export function describe(title: string, text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length >= DESCRIPTION.least) return shorten(plain);
  return shorten([title, plain, 'From the Mockingbird blog for exam candidates.'].filter(Boolean).join('. '));
}
