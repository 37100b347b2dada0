import type { Entry } from '../bank.js';

export interface Issue {
  /** The question, test or topic. */
  id: string;
  problem: string;
}

/** A check of single questions. */
export type QuestionCheck = (entry: Entry) => string[];

export const issuesOf = (entries: readonly Entry[], check: QuestionCheck): Issue[] =>
  entries.flatMap((entry) => check(entry).map((problem) => ({ id: entry.id, problem })));
