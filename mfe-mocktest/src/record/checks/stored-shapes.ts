import { isMath, isQuestion } from '../../results/parse-result.js';
import { hasFields, isCount, isNullOr, isNumber, isOneOf, isText } from './checks.js';

const SAVED_QUESTION = {
  id: isText,
  source: hasFields({ testId: isText, examId: isText, examTitle: isText, title: isText }),
  question: isQuestion,
  math: isMath,
};

const isSchedule = hasFields({
  due: isNumber,
  stability: isNumber,
  difficulty: isNumber,
  scheduledDays: isCount,
  learningSteps: isCount,
  reps: isCount,
  lapses: isCount,
  state: isOneOf(0, 1, 2, 3),
  lastReview: isNullOr(isNumber),
});

/** Checks a card of the deck. */
export const isCard = hasFields({
  ...SAVED_QUESTION,
  addedAt: isNumber,
  changedAt: isNumber,
  schedule: isSchedule,
});

/** Checks a bookmark. */
export const isBookmark = hasFields({ ...SAVED_QUESTION, addedAt: isNumber });
