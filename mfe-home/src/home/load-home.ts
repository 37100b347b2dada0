import type { Api, LoaderArgs } from '@mockingbird/platform';
import type { ExamSummary } from '@mockingbird/contracts';
import { toEntry, type ExamEntry } from '../exams/exam-card-data.js';
import { SEARCH_MAX_CHARACTERS } from '../limits.js';

/** What the home page and the pages of exam families show. */
export interface HomeData {
  /** What was searched for in the address; empty when nothing was. */
  query: string;
  popular: ExamEntry[];
  exams: ExamEntry[];
}

/** A list did not come: the page is shown as it is, and not kept for others. */
export const isIncomplete = ({ popular, exams }: HomeData): boolean =>
  popular.length === 0 || exams.length === 0;

/** What the pages' loaders use of what they are given. */
export type ListRequest = Pick<LoaderArgs, 'api' | 'url' | 'signal'>;

/** The specification wants failures of both lists ignored: the page then stands with an empty list. */
async function listOrNothing(request: Promise<ExamSummary[]>): Promise<ExamEntry[]> {
  try {
    return (await request).map(toEntry);
  } catch {
    return [];
  }
}

/** The popular exams and all exams, asked for side by side. */
export const bothLists = (api: Api, signal: AbortSignal) =>
  Promise.all([listOrNothing(api.topExams({ signal })), listOrNothing(api.allExams({ signal }))]);

/** What an address searches for. */
export const queryOf = (url: URL) => (url.searchParams.get('q') ?? '').slice(0, SEARCH_MAX_CHARACTERS);

export async function loadHome({ api, url, signal }: ListRequest): Promise<HomeData> {
  const [popular, exams] = await bothLists(api, signal);
  return { query: queryOf(url), popular, exams };
}
