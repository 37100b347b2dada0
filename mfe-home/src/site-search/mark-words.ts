import { normalizeTerm } from './search-terms.js';

/** A part of a text. */
export interface MarkedText {
  text: string;
  /** Whether it is a word that the search looked for. */
  isMatch: boolean;
}

/** @param terms words in normal form */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedText[] {
  const parts: MarkedText[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const isMatch = terms.has(normalizeTerm(part));
    const last = parts.at(-1);
    if (last && !isMatch && !last.isMatch) last.text += part;
    else if (part !== '') parts.push({ text: part, isMatch });
  }
  return parts;
}
