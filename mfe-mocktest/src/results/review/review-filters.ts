import type { Outcome, ResultQuestion, Score } from '@mockingbird/exam-core';
import { OUTCOME_LABELS } from '../summary/outcome-texts.js';
import * as messages from '../../messages/results/review/review-filters.js';

export type ReviewFilter = Outcome | 'marked';

interface FilterChoice {
  id: ReviewFilter;
  label: string;
  /** Zero-based positions of its questions. */
  indexes: ReadonlySet<number>;
}

const OUTCOMES: readonly Outcome[] = ['wrong', 'skipped', 'right'];

/** The filters with their questions. `marked` is there only when a question was marked for review. */
export function listFilters(questions: readonly ResultQuestion[], score: Score): FilterChoice[] {
  const all = [...questions.keys()];
  const outcomes = OUTCOMES.map((id) => ({
    id,
    label: OUTCOME_LABELS[id],
    indexes: new Set(all.filter((index) => score.outcomes[index] === id)),
  }));
  const marked = new Set(all.filter((index) => questions[index]?.marked));
  return marked.size === 0
    ? outcomes
    : [...outcomes, { id: 'marked', label: messages.marked, indexes: marked }];
}
