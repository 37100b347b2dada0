import type { Question } from '@mockingbird/contracts';

export interface TopicQuestions {
  tests: { testId: string; title: string; questions: Question[] }[];
  /** For each question id, the template that it was made from. */
  origins: Record<string, string>;
}
