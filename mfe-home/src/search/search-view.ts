import type { SearchState } from './search-state.js';

/**
 * Content below the search box. An empty box shows the popular list. Otherwise the matches appear, or the button that expands
 * the search when there is no match, or the message after the search was expanded.
 */
export type SearchView<Exam> =
  | { kind: 'popular' }
  | { kind: 'matches'; keyword: string; exams: Exam[] }
  | { kind: 'no-match'; keyword: string }
  | { kind: 'not-found'; keyword: string };

/** @returns the exams whose title contains the keyword, whatever its case */
export function filterExams<Exam extends { title: string }>(exams: readonly Exam[], keyword: string): Exam[] {
  const search = keyword.toLowerCase();
  return exams.filter((exam) => exam.title.toLowerCase().includes(search));
}

export function deriveSearchView<Exam extends { title: string }>(
  state: SearchState,
  exams: readonly Exam[],
): SearchView<Exam> {
  const keyword = state.text.trim();
  if (keyword === '') return { kind: 'popular' };
  const matches = filterExams(exams, keyword);
  if (matches.length > 0) return { kind: 'matches', keyword, exams: matches };
  return { kind: state.isExpanded ? 'not-found' : 'no-match', keyword };
}
