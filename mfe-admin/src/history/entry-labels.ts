import type { HistoryEntry } from '@mockingbird/contracts';
import { plural } from '../format/plural.js';

type Subject = Pick<HistoryEntry, 'type' | 'examId' | 'testId'>;

/** What a change concerns: 'Questions of ssc-cgl-1'. */
export function subjectOf({ type, examId, testId }: Subject): string {
  if (type === 'exam' || testId === undefined) return `Exam ${examId}`;
  if (type === 'questions' || type === 'undo') return `Questions of ${testId}`;
  return `Mock test ${testId}`;
}

/** How many exams, tests and questions a change concerned; empty where it tells nothing. */
export function countWords({ counts, type }: Pick<HistoryEntry, 'counts' | 'type'>): string {
  return type === 'questions' || type === 'undo' ? plural(counts.questions, 'question') : '';
}

/** Enough of a batch's id to tell it from others. */
const BATCH_CHARACTERS = 8;

export const batchWords = (batch: string): string => `bulk load ${batch.slice(0, BATCH_CHARACTERS)}`;
