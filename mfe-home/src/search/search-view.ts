import type { SearchState } from './search-state.js';

/**
 * What stands below the search box: the popular list while the box is empty, the matches, the offer to expand the
 * search when nothing matches, and the message after the offer was taken.
 */
export type SearchView<Exam> =
  | { kind: 'popular' }
  | { kind: 'matches'; keyword: string; exams: Exam[] }
  | { kind: 'offer'; keyword: string }
  | { kind: 'nothing'; keyword: string };

/** @returns the exams whose title contains the keyword, whatever its case */
export function examsMatching<Exam extends { title: string }>(
  exams: readonly Exam[],
  keyword: string,
): Exam[] {
  const wanted = keyword.toLowerCase();
  return exams.filter((exam) => exam.title.toLowerCase().includes(wanted));
}

export function searchView<Exam extends { title: string }>(
  state: SearchState,
  exams: readonly Exam[],
): SearchView<Exam> {
  const keyword = state.text.trim();
  if (keyword === '') return { kind: 'popular' };
  const matches = examsMatching(exams, keyword);
  if (matches.length > 0) return { kind: 'matches', keyword, exams: matches };
  return { kind: state.expanded ? 'nothing' : 'offer', keyword };
}
