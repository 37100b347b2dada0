import { diffWordsWithSpace } from 'diff';
import { COMPARE_MS } from '../../limits.js';

/** A part of a text: in both versions, or only in the earlier or the later one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** @returns the parts of both texts in order. Texts that take too long to compare differ as a whole. */
export function markWords(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: COMPARE_MS });
  if (parts === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
