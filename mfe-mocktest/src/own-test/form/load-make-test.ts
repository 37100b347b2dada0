import type { ExamSummary } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import type { LoaderArgs } from '@mockingbird/platform';

/** What the form needs of an exam. */
export type ExamChoice = Pick<ExamSummary, 'examId' | 'title' | 'type'>;

export interface MakeTestData {
  exams: ExamChoice[];
  /** Key of the exam that the address names; empty without one. */
  chosen: string;
  /** Topic of it that the address names. */
  topic?: string;
}

/** Loads the exams that have questions. */
export async function loadMakeTest({ api, url, signal }: LoaderArgs): Promise<MakeTestData> {
  const exams = (await api.allExams({ signal })).filter(({ totalQuestions }) => totalQuestions > 0);
  const wanted = examKey(url.searchParams.get('exam') ?? '');
  const topic = url.searchParams.get('topic');
  return {
    ...(topic !== null && { topic }),
    exams: exams.map(({ examId, title, type }) => ({ examId, title, ...(type && { type }) })),
    chosen: exams.some(({ examId }) => examKey(examId) === wanted) ? wanted : '',
  };
}
