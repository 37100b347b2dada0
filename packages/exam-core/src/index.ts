export * from './address/exam-key.js';
export * from './address/exam-language.js';
export * from './address/option-letter.js';
export {
  type Attempt,
  ATTEMPT_VERSION,
  type AttemptItem,
  createAttempt,
  type Ending,
  type Mode,
  type Phase,
  questionKey,
} from './attempt/attempt.js';
export {
  type AttemptSection,
  openQuestions,
  type PlannedSection,
  type SectionState,
} from './attempt/sections/attempt-section.js';
export { isAdaptive, pathOf, planVersions, takenQuestions } from './attempt/sections/adaptive-test.js';
export { planSections } from './attempt/sections/plan-sections.js';
export { CLOCK_FACTORS, type ClockFactor, durationMsOf } from './attempt/clock-choice.js';
export type { AttemptClock, ClockReading } from './attempt/attempt-clock.js';
export type { AttemptEvent } from './attempt/events.js';
export * from './attempt/palette.js';
export * from './attempt/parse-attempt.js';
export * from './attempt/reduce-attempt.js';
export * from './attempt/selectors.js';
export * from './attempt/snapshot.js';
export * from './exam-form/parse-exam-form.js';
export * from './exam-form/parse-mock-test-form.js';
export * from './exam-form/parse-test-entry.js';
export type { FormFields } from './exam-form/form-fields.js';
export { mergeDetails } from './exam-form/merge-stored.js';
export * from './marks/format-fraction.js';
export * from './own-test/draw-questions.js';
export * from './own-test/own-test-settings.js';
export { MAX_FILE_QUESTIONS } from './limits.js';
export { IssueList } from './parsing/issue-list.js';
export { type JsonResult, readJson } from './parsing/read-json.js';
export type { Steps } from './parsing/steps.js';
export type { IdentifiedQuestion, Report } from './question-file/check-question.js';
export * from './question-file/parse-question-file.js';
export { questionListSteps } from './question-file/parse-question-list.js';
export * from './results/gains-and-losses.js';
export * from './results/result-question.js';
export * from './results/section-scores.js';
export * from './results/select-questions.js';
export * from './results/time-spent.js';
export * from './scoring/arithmetic.js';
export * from './scoring/break-even.js';
export { hasPenalty, type Marking, marksOfQuestions, type QuestionMarks } from './scoring/marking.js';
export * from './scoring/real-exam-verdict.js';
export * from './scoring/score-test.js';
export * from './scoring/submission.js';
export * from './text/collect-math.js';
export * from './text/hash-text.js';
export * from './text/pick-math.js';
export * from './text/keep-units.js';
export * from './text/split-text.js';
