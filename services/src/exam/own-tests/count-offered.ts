import type { OfferedQuestions } from '@mockingbird/contracts';
import type { IndexedQuestion } from '../questions/question-set.repository.js';

/** @returns how many questions have each topic and level, in the order of first appearance */
export function countOffered(questions: readonly IndexedQuestion[]): OfferedQuestions[] {
  const offered = new Map<string, OfferedQuestions>();
  for (const { topic, level } of questions) {
    const key = JSON.stringify([topic, level]);
    const counted = offered.get(key)?.questions ?? 0;
    offered.set(key, {
      ...(topic !== undefined && { topic }),
      ...(level !== undefined && { level }),
      questions: counted + 1,
    });
  }
  return [...offered.values()];
}
