import type { ApInputs } from '../scoring/estimate.js';
import type { ApFormat, ApFormatName } from './ap-format.js';

/** A student's inputs, and the format that they belong to. */
export interface ApFormatInputs extends ApInputs {
  format: ApFormatName;
}

export const createEmptyInputs = ({ name, exam }: ApFormat): ApFormatInputs => ({
  format: name,
  mcq: 0,
  frq: exam.frqQuestions.map(() => 0),
});

/** Whether any count was entered. */
export const isStarted = ({ mcq, frq }: ApInputs): boolean => mcq > 0 || frq.some((points) => points > 0);

/** Carries inputs to another format. Counts are clamped; items without a namesake start at 0. */
export function switchFormat({ mcq, frq }: ApInputs, from: ApFormat, to: ApFormat): ApFormatInputs {
  const points = new Map(from.exam.frqQuestions.map(({ name }, item) => [name, frq[item] ?? 0]));
  return {
    format: to.name,
    mcq: Math.min(mcq, to.exam.mcqTotal),
    frq: to.exam.frqQuestions.map(({ name, maxScore }) => Math.min(maxScore, points.get(name) ?? 0)),
  };
}
