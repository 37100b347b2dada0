import type { ExamType } from '@mockingbird/contracts';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { bothLists, queryOf, type HomeData, type ListRequest } from '../home/load-home.js';
import { FAMILY_POPULAR_LIMIT } from '../limits.js';

/**
 * A family's exams, and the most popular of them. The site-wide list may hold few of a family: its other exams, all of
 * them less viewed, follow.
 */
export async function loadFamily(type: ExamType, { api, url, signal }: ListRequest): Promise<HomeData> {
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
