import type { EntryHeading } from '../display-block.js';

/** Fewer than this are seen at a glance. */
const LEAST = 3;
const DEEPEST = 3;

/** @returns the headings that a table of contents names; none where the text is too short for one */
export function contentsHeadings(headings: readonly EntryHeading[]): EntryHeading[] {
  const named = headings.filter(({ level, text }) => level <= DEEPEST && text !== '');
  return named.length < LEAST ? [] : named;
}
