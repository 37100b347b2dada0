import type { LoaderArgs } from '@mockingbird/platform';
import type { ExamChoice } from './exam-choice.js';

export interface UploadPageData {
  /** The exams that students see. */
  exams: ExamChoice[];
  /** False if the list failed to load. The page is then shown with an empty list. */
  isComplete: boolean;
}

/** Loads the exams for visitors who are not admins. A failure leaves the list empty. */
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
