import type { Api, LoaderArgs } from '@mockingbird/platform';
import type { ExamSummary } from '@mockingbird/contracts';
import { toExamCardData, type ExamCardData } from '../exams/exam-card-data.js';
import { SEARCH_MAX_CHARACTERS } from '../limits.js';

/** Data of the home page and of the exam families' pages. */
export interface HomeData {
  /** Search text of the address; empty without a search. */
  query: string;
  popular: ExamCardData[];
  exams: ExamCardData[];
}

/** Whether a list is missing. Such a page is shown, but not cached. */
export const isIncomplete = ({ popular, exams }: HomeData): boolean =>
  popular.length === 0 || exams.length === 0;

/** The loader arguments that the pages use. */
export type ListRequest = Pick<LoaderArgs, 'api' | 'url' | 'signal'>;

/** The specification ignores failures of both lists: the page then shows an empty list. */
async function loadListOrEmpty(request: Promise<ExamSummary[]>): Promise<ExamCardData[]> {
  try {
    return (await request).map(toExamCardData);
  } catch {
    return [];
  }
}

/** Loads the popular exams and all exams in parallel. */
export const loadExamLists = (api: Api, signal: AbortSignal) =>
  Promise.all([loadListOrEmpty(api.topExams({ signal })), loadListOrEmpty(api.allExams({ signal }))]);

/** Reads the search text of an address. */
export const readQuery = (url: URL) => (url.searchParams.get('q') ?? '').slice(0, SEARCH_MAX_CHARACTERS);

export async function loadHome({ api, url, signal }: ListRequest): Promise<HomeData> {
  const [popular, exams] = await loadExamLists(api, signal);
  return { query: readQuery(url), popular, exams };
}
