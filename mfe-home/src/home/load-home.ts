import { knownCountry, type Api, type LoaderArgs } from '@mockingbird/platform';
import type { ExamSummary } from '@mockingbird/contracts';
import { toExamCardData, type ExamCardData } from '../exams/exam-card-data.js';
import { POPULAR_LIMIT, SEARCH_MAX_CHARACTERS } from '../limits.js';
import { regionFirst } from './region-first.js';

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

type HomeRequest = ListRequest & Pick<LoaderArgs, 'params'>;

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

/** Loads the home page of a region: what its students prepare for comes first. */
export async function loadHome({ api, url, params, signal }: HomeRequest): Promise<HomeData> {
  const country = knownCountry(params['country'] ?? '');
  const [popular, exams] = await loadExamLists(api, signal);
  return {
    query: readQuery(url),
    popular: regionFirst(popular, country).slice(0, POPULAR_LIMIT),
    exams: regionFirst(exams, country),
  };
}
