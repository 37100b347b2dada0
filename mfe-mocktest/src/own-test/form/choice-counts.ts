import type { OfferedQuestions } from '@mockingbird/contracts';
import { OWN_TEST_QUESTIONS, type Selection } from '@mockingbird/exam-core';

/** Numbers of questions that the form offers. */
const COUNTS = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200];

/** @returns the numbers that the selection can fill, and all of its questions when a test can hold them */
export function countsFor(available: number): number[] {
  const counts = COUNTS.filter((count) => count < available);
  return available > 0 && available <= OWN_TEST_QUESTIONS ? [...counts, available] : counts;
}

/** @returns the topics with their number of questions, most first; none when all questions have the same */
export function topicCounts(offered: readonly OfferedQuestions[]): [topic: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { topic, questions } of offered)
    if (topic) counts.set(topic, (counts.get(topic) ?? 0) + questions);
  return counts.size > 1 ? [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)) : [];
}

/** @returns how many questions these topics and this level have */
export const countAvailable = (
  offered: readonly OfferedQuestions[],
  { topics, level }: Pick<Selection, 'topics' | 'level'>,
): number =>
  offered
    .filter((each) => topics.length === 0 || topics.includes(each.topic ?? ''))
    .filter((each) => level === undefined || each.level === level)
    .reduce((sum, { questions }) => sum + questions, 0);
