import { hashText } from '../text/hash-text.js';
import type { OwnTestSettings, Selection } from './own-test-settings.js';

/** What decides whether an own test takes a question. `topic` and `level` are absent where the question has none. */
export interface DrawableQuestion {
  questionId: string;
  topic?: string | undefined;
  level?: string | undefined;
}

/** @returns the questions of the selection. A question that is in two tests counts once. */
export function questionsOfSelection<Each extends DrawableQuestion>(
  pool: readonly Each[],
  { topics, level }: Pick<Selection, 'topics' | 'level'>,
): Each[] {
  const byId = new Map(pool.map((question) => [question.questionId, question]));
  return [...byId.values()].filter(
    (question) =>
      (topics.length === 0 || topics.includes(question.topic ?? '')) &&
      (level === undefined || question.level === level),
  );
}

export interface Draw<Each> {
  questions: Each[];
  /** Number of questions of the selection. */
  available: number;
  /** Whether a next part exists: questions that no part has shown. */
  hasNext: boolean;
}

/**
 * Draws the questions of an own test: the seed puts all questions of the selection into an order, and each part takes
 * the next ones. So no question repeats until all were used, and equal settings draw equal questions.
 */
export function drawQuestions<Each extends DrawableQuestion>(
  pool: readonly Each[],
  settings: Pick<OwnTestSettings, 'topics' | 'level' | 'count' | 'seed' | 'part'>,
): Draw<Each> {
  const { seed, part, count } = settings;
  const ordered = questionsOfSelection(pool, settings)
    .map((question) => ({ question, place: hashText(`${seed} ${question.questionId}`) }))
    .sort((a, b) => a.place - b.place || (a.question.questionId < b.question.questionId ? -1 : 1))
    .map(({ question }) => question);
  return {
    questions: ordered.slice((part - 1) * count, part * count),
    available: ordered.length,
    hasNext: part * count < ordered.length,
  };
}
