import type { HistoryEntry } from '@mockingbird/contracts';
import { plural } from '../format/plural.js';
import type { UndoLeaves } from './undo-button.js';
import * as messages from '../messages/history.js';

type Subject = Pick<HistoryEntry, 'type' | 'examId' | 'testId' | 'textId' | 'revisionAfter'>;

/** Whether a change is about the questions of a test. */
const isAboutQuestions = ({ type, revisionAfter }: Pick<Subject, 'type' | 'revisionAfter'>): boolean =>
  type === 'questions' || (type === 'undo' && revisionAfter !== undefined);

/** The changed object: 'Questions of ssc-cgl-1'. */
export function formatSubject(subject: Subject): string {
  const { type, examId, testId, textId } = subject;
  if (textId !== undefined) return messages.text(textId);
  if (type === 'exam' || testId === undefined) return messages.examExamid(examId);
  return isAboutQuestions(subject) ? messages.questionsOfTest(testId) : messages.mockTest(testId);
}

/** The object of an undo: 'the questions of ssc-cgl-1'. */
export function formatUndone(subject: Subject): string {
  const { examId, testId, textId } = subject;
  if (textId !== undefined) return messages.theText(textId);
  if (testId === undefined) return messages.theExam(examId);
  return isAboutQuestions(subject) ? messages.theQuestionsOf(testId) : messages.theTest(testId);
}

/** What is there after an undo: no questions, the questions of before, or the state of before. */
export function whatUndoLeaves(entry: Subject & Pick<HistoryEntry, 'revisionBefore'>): UndoLeaves {
  if (entry.textId !== undefined) return 'text';
  if (!isAboutQuestions(entry)) return 'state';
  return entry.revisionBefore === '' ? 'none' : 'questions';
}

/** Number of changed questions; empty for an exam or a mock test. */
export function formatCounts(entry: Pick<HistoryEntry, 'counts' | 'type' | 'revisionAfter'>): string {
  const { counts } = entry;
  return isAboutQuestions(entry) ? plural(counts.questions, 'question') : '';
}

/** Characters of a batch id that tell it from others. */
const BATCH_CHARACTERS = 8;

export const formatBatch = (batch: string): string => messages.bulkLoad(batch.slice(0, BATCH_CHARACTERS));
