import { type Outcome, outcomeOf } from '../scoring/score-test.js';
import type { ResultQuestion } from './result-question.js';

/** @returns the sum in milliseconds; undefined when a question's time is unknown, as in older results */
export function timeSpent(questions: readonly Pick<ResultQuestion, 'spentMs'>[]): number | undefined {
  let sum = 0;
  for (const { spentMs } of questions) {
    if (spentMs === undefined) return undefined;
    sum += spentMs;
  }
  return sum;
}

/**
 * The time that each question may take, in milliseconds.
 * @param durationMs of the chosen clock; 0 or absent means no clock
 * @returns undefined without a clock or without questions
 */
export function targetMsOf(durationMs: number | undefined, questions: number): number | undefined {
  return durationMs === undefined || durationMs <= 0 || questions === 0 ? undefined : durationMs / questions;
}

/** The time that a student spent on one question, placed on the time line of the test. */
export interface TimeSpan {
  outcome: Outcome;
  /** Milliseconds spent on the questions before it, in the order of the test. */
  startMs: number;
  endMs: number;
}

/** One span per question, without gaps. @returns undefined when a question's time is unknown */
export function timeSpans(questions: readonly ResultQuestion[]): TimeSpan[] | undefined {
  if (timeSpent(questions) === undefined) return undefined;
  let now = 0;
  return questions.map((question) => {
    const startMs = now;
    now += question.spentMs ?? 0;
    return { outcome: outcomeOf(question), startMs, endMs: now };
  });
}
