import type { HistoryEntry } from '@mockingbird/contracts';
import { plural } from '../format/plural.js';
import * as messages from '../messages/history.js';

type Subject = Pick<HistoryEntry, 'type' | 'examId' | 'testId' | 'textId'>;

/** The changed object: 'Questions of ssc-cgl-1'. */
export function formatSubject({ type, examId, testId, textId }: Subject): string {
  if (textId !== undefined) return messages.text(textId);
  if (type === 'exam' || testId === undefined) return messages.examExamid(examId);
  if (type === 'questions' || type === 'undo') return messages.questionsOfTest(testId);
  return messages.mockTest(testId);
}

/** Number of changed questions; empty for an exam or a mock test. */
export function formatCounts({ counts, type }: Pick<HistoryEntry, 'counts' | 'type'>): string {
  return type === 'questions' || type === 'undo' ? plural(counts.questions, 'question') : '';
}

/** Characters of a batch id that tell it from others. */
const BATCH_CHARACTERS = 8;

export const formatBatch = (batch: string): string => messages.bulkLoad(batch.slice(0, BATCH_CHARACTERS));
