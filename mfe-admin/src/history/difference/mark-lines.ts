import { diffLines } from 'diff';
import { COMPARE_MS } from '../../limits.js';
import { markWords, type TextPart } from './mark-words.js';

/** A part of a long text. Unchanged lines that are far from a change are only counted. */
export type LongTextPart = TextPart | { kind: 'folded'; lines: number };

/** Unchanged lines that are shown before and after a change. */
const SHOWN_LINES = 2;

/** Folds the middle of an unchanged part. @param place whether a change comes before and after it */
function fold(text: string, place: { hasBefore: boolean; hasAfter: boolean }): LongTextPart[] {
  const lines = text.split(/(?<=\n)/);
  const start = place.hasBefore ? SHOWN_LINES : 0;
  const end = lines.length - (place.hasAfter ? SHOWN_LINES : 0);
  // One folded line saves no space.
  if (end - start < 2) return [{ kind: 'same', text }];
  const parts: LongTextPart[] = [
    { kind: 'same', text: lines.slice(0, start).join('') },
    { kind: 'folded', lines: end - start },
    { kind: 'same', text: lines.slice(end).join('') },
  ];
  return parts.filter((part) => part.kind === 'folded' || part.text !== '');
}

/** @returns the parts of both long texts in order: compared line by line, and the words of lines that were replaced */
export function markLines(before: string, after: string): LongTextPart[] {
  const changes = diffLines(before, after, { timeout: COMPARE_MS });
  if (changes === undefined) return markWords(before, after);
  return changes.flatMap(({ value, added, removed }, index): LongTextPart[] => {
    const [previous, next] = [changes[index - 1], changes[index + 1]];
    if (removed) return next?.added ? markWords(value, next.value) : [{ kind: 'removed', text: value }];
    if (added) return previous?.removed ? [] : [{ kind: 'added', text: value }];
    return fold(value, { hasBefore: previous !== undefined, hasAfter: next !== undefined });
  });
}
