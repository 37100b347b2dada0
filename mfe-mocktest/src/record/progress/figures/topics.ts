import type { ScoredResult } from './scored-result.js';

/** How well a student knows a topic. */
export interface TopicFigures {
  topic: string;
  examId: string;
  examTitle: string;
  /** Whether questions can be chosen by it. The name of a section cannot. */
  isTopic: boolean;
  right: number;
  answered: number;
  /** Correct answers among the answers, in percent. */
  accuracy: number;
}

/** Answers that a topic needs before its accuracy says something. */
const LEAST_ANSWERS = 3;

/** The topics with the lowest accuracy first. A question without a topic counts for its section. */
export function topicFigures(scored: readonly ScoredResult[]): TopicFigures[] {
  const topics = new Map<string, Omit<TopicFigures, 'accuracy'>>();
  for (const { result, score } of scored) {
    result.questions.forEach(({ topic, section }, index) => {
      const name = topic ?? section;
      const outcome = score.outcomes[index];
      if (!name || !outcome || outcome === 'skipped') return;
      const { examId, examTitle } = result;
      const key = `${examId} ${name}`;
      const known = topics.get(key) ?? {
        topic: name,
        examId,
        examTitle,
        isTopic: topic !== undefined,
        right: 0,
        answered: 0,
      };
      known.answered += 1;
      if (outcome === 'right') known.right += 1;
      topics.set(key, known);
    });
  }
  return [...topics.values()]
    .filter(({ answered }) => answered >= LEAST_ANSWERS)
    .map((figures) => ({ ...figures, accuracy: (100 * figures.right) / figures.answered }))
    .sort((a, b) => a.accuracy - b.accuracy || b.answered - a.answered);
}
