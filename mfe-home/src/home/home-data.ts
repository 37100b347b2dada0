import type { Api, LoaderArgs } from '@mockingbird/platform';
import type { ExamSummary, ExamType } from '@mockingbird/contracts';
import { toEntry, type ExamEntry } from '../exams/exam-entry.js';
import { FAMILY_POPULAR_LIMIT, SEARCH_MAX_CHARACTERS } from '../limits.js';

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

type Request = Pick<LoaderArgs, 'api' | 'url' | 'signal'>;

/** The specification wants failures of both lists ignored: the page then stands with an empty list. */
async function listOrNothing(request: Promise<ExamSummary[]>): Promise<ExamEntry[]> {
  try {
    return (await request).map(toEntry);
  } catch {
    return [];
  }
}

const bothLists = (api: Api, signal: AbortSignal) =>
  Promise.all([listOrNothing(api.topExams({ signal })), listOrNothing(api.allExams({ signal }))]);

const queryOf = (url: URL) => (url.searchParams.get('q') ?? '').slice(0, SEARCH_MAX_CHARACTERS);

export async function loadHome({ api, url, signal }: Request): Promise<HomeData> {
  const [popular, exams] = await bothLists(api, signal);
  return { query: queryOf(url), popular, exams };
}

/**
 * A family's exams, and the most popular of them. The site-wide list may hold few of a family: its other exams, all of
 * them less viewed, follow.
 */
export async function loadFamily(type: ExamType, { api, url, signal }: Request): Promise<HomeData> {
  const [top, all] = await bothLists(api, signal);
  const exams = all.filter((exam) => exam.type === type);
  return { query: queryOf(url), popular: popularOf(type, top, exams), exams };
}

function popularOf(type: ExamType, top: ExamEntry[], family: ExamEntry[]): ExamEntry[] {
  if (top.length === 0) return [];
  const ranked = top.filter((exam) => exam.type === type);
  const known = new Set(ranked.map((exam) => exam.examId));
  return [...ranked, ...family.filter((exam) => !known.has(exam.examId))].slice(0, FAMILY_POPULAR_LIMIT);
}
