import type { ExamType } from '@mockingbird/contracts';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { loadExamLists, readQuery, type HomeData, type ListRequest } from '../home/load-home.js';
import { POPULAR_LIMIT } from '../limits.js';

/**
 * Loads a family's exams and the most popular ones. The site-wide popular list may contain few exams of the family, so
 * its other exams follow.
 */
export async function loadFamily(type: ExamType, { api, url, signal }: ListRequest): Promise<HomeData> {
  const [top, all] = await loadExamLists(api, signal);
  const exams = all.filter((exam) => exam.type === type);
  return { query: readQuery(url), popular: rankFamilyExams(type, top, exams), exams };
}

function rankFamilyExams(type: ExamType, top: ExamCardData[], family: ExamCardData[]): ExamCardData[] {
  if (top.length === 0) return [];
  const ranked = top.filter((exam) => exam.type === type);
  const rankedIds = new Set(ranked.map((exam) => exam.examId));
  return [...ranked, ...family.filter((exam) => !rankedIds.has(exam.examId))].slice(0, POPULAR_LIMIT);
}
