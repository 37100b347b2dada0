import { messageResponse, type Report, type Submission } from '@mockingbird/contracts';
import { post, typed } from '../request.js';
import type { Transport } from '../transport.js';

/** Reports of questions, and anonymous counts of responses. */
export interface FeedbackCalls {
  /** @returns the message to show */
  report(report: Report): Promise<string>;
  /** Counts a submitted attempt, anonymously. */
  submission(submission: Submission): Promise<void>;
}

export const feedbackCalls = ({ request, send }: Transport): FeedbackCalls => ({
  report: async (report) =>
    (await request({ ...typed('/api/exams/reports', report), schema: () => messageResponse })).data.message,
  // The user may leave the results page immediately.
  submission: (submission) => send({ ...post('/api/exams/statistics', submission), keepalive: true }),
});
