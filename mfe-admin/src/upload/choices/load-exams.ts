import type { LoaderArgs } from '@mockingbird/platform';
import type { ExamChoice } from './exam-choice.js';

export interface UploadPageData {
  /** The exams that students see. */
  exams: ExamChoice[];
  /** False when the list could not be had: it is empty then, and the page is shown without it. */
  isComplete: boolean;
}

/** The exams to choose from for whoever is no admin. A list that fails is silently empty. */
export async function loadExams({ api, signal }: LoaderArgs): Promise<UploadPageData> {
  try {
    const exams = await api.allExams({ signal });
    return {
      exams: exams.map(({ examId, title }) => ({ examId, title, hidden: false })),
      isComplete: true,
    };
  } catch {
    return { exams: [], isComplete: false };
  }
}
