import { messageResponse, type Report, type Submission } from '@mockingbird/contracts';
import { post } from '../request.js';
import type { Transport } from '../transport.js';

/** What students tell about questions: reports, and anonymous counts of what was chosen. */
export interface FeedbackCalls {
  /** @returns the message to show */
  report(report: Report): Promise<string>;
  /** Counts a test that was handed in; nothing in it says by whom. */
  submission(submission: Submission): Promise<void>;
}

export const feedbackCalls = ({ ask, tell }: Transport): FeedbackCalls => ({
  report: async (report) =>
    (await ask({ ...post('/api/exams/reports', report), schema: () => messageResponse })).data.message,
  // The results page may be left at once.
  submission: (submission) => tell({ ...post('/api/exams/statistics', submission), keepalive: true }),
});
