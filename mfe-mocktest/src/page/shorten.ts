/** Characters that search engines show of a description. */
const DESCRIPTION_LIMIT = 160;

/** Cuts a text between words so that it fits a search result; what fits stays as it is. */
export function shorten(text: string, limit = DESCRIPTION_LIMIT): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}
