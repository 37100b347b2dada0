import type { EntryHeading } from '../display-block.js';

/** Shorter lists need no table of contents. */
const LEAST = 3;
const DEEPEST = 3;

/** @returns the headings for a table of contents; empty for a short text */
export function contentsHeadings(headings: readonly EntryHeading[]): EntryHeading[] {
  const named = headings.filter(({ level, text }) => level <= DEEPEST && text !== '');
  return named.length < LEAST ? [] : named;
}
