/** Characters of a description that search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Cuts a text between words so that it fits a search result. */
export function shorten(text: string, limit = MAX_DESCRIPTION_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}
