import type { ApInputs } from '../scoring/estimate.js';
import type { ApFormat, ApFormatName } from './ap-format.js';

/** A student's inputs, and the format that they belong to. */
export interface ApFormatInputs extends ApInputs {
  format: ApFormatName;
  /** The inputs of the other format, if the student has seen it. A link does not hold them. */
  other?: ApInputs;
}

export const createEmptyInputs = ({ name, exam }: ApFormat): ApFormatInputs => ({
  format: name,
  mcq: 0,
  frq: exam.frqQuestions.map(() => 0),
});

/** Whether any count was entered. */
export const isStarted = ({ mcq, frq }: ApInputs): boolean => mcq > 0 || frq.some((points) => points > 0);

const scale = (count: number, from: number, to: number) => Math.round((count * to) / from);

/** Counts of another format with the same shares, so that 80 of 100 become 60 of 75. Items without a namesake start at 0. */
function convertInputs({ mcq, frq }: ApInputs, from: ApFormat['exam'], to: ApFormat['exam']): ApInputs {
  const pointsOf = ({ name, maxScore }: (typeof to.frqQuestions)[number]) => {
    const item = from.frqQuestions.findIndex((each) => each.name === name);
    return scale(frq[item] ?? 0, from.frqQuestions[item]?.maxScore ?? maxScore, maxScore);
  };
  return { mcq: scale(mcq, from.mcqTotal, to.mcqTotal), frq: to.frqQuestions.map(pointsOf) };
}

/** Switches to a format. It has its own inputs again, or at first those of the other format with the same shares. */
export function switchFormat(
  { mcq, frq, other }: ApFormatInputs,
  from: ApFormat,
  to: ApFormat,
): ApFormatInputs {
  const left = { mcq, frq };
  return { format: to.name, ...(other ?? convertInputs(left, from.exam, to.exam)), other: left };
}
