import { roundHalfUp } from '../../numbers/round-half-up.js';
import type { ApInputs } from '../scoring/estimate.js';
import type { ApFormat, ApFormatName } from './ap-format.js';

/** A student's inputs, and the format that they belong to. */
export interface ApFormatInputs extends ApInputs {
  format: ApFormatName;
  /** What the student entered in formats that are not shown now. A link does not hold it. */
  entered?: Readonly<Partial<Record<ApFormatName, ApInputs>>> | undefined;
}

export const createEmptyInputs = ({ name, exam }: ApFormat): ApFormatInputs => ({
  format: name,
  mcq: 0,
  frq: exam.frqQuestions.map(() => 0),
});

/** Whether any count was entered. */
export const isStarted = ({ mcq, frq }: ApInputs): boolean => mcq > 0 || frq.some((points) => points > 0);

/** An item with a student's points. */
interface ScoredItem {
  name: string;
  maxScore: number;
  points: number;
}

const sumOf = (items: readonly ScoredItem[], field: 'maxScore' | 'points') =>
  items.reduce((sum, item) => sum + item[field], 0);

/**
 * Points of other items for the same share of all points. An item with the same name keeps its own share. Over the
 * other items the sum is rounded, not each item: nearly everything right must not become everything right.
 */
function convertPoints(from: readonly ScoredItem[], to: ApFormat['exam']['frqQuestions']): number[] {
  const [points, most] = [sumOf(from, 'points'), sumOf(from, 'maxScore')];
  let reached = 0;
  return to.map(({ name, maxScore }) => {
    const same = from.find((item) => item.name === name);
    if (same) return roundHalfUp(same.points * maxScore, same.maxScore);
    const before = roundHalfUp(points * reached, most);
    reached += maxScore;
    return roundHalfUp(points * reached, most) - before;
  });
}

/** The inputs of a format that is seen for the first time: the same shares, rounded to the nearest count. */
const convertInputs = ({ mcq, frq }: ApInputs, from: ApFormat['exam'], to: ApFormat['exam']): ApInputs => ({
  mcq: roundHalfUp(mcq * to.mcqTotal, from.mcqTotal),
  frq: convertPoints(
    from.frqQuestions.map(({ name, maxScore }, item) => ({ name, maxScore, points: frq[item] ?? 0 })),
    to.frqQuestions,
  ),
});

const areEqual = (a: ApInputs, b: ApInputs) =>
  a.mcq === b.mcq && a.frq.every((points, item) => points === b.frq[item]);

/**
 * Switches the format. A format has the counts again that the student entered in it. Converted counts are not the
 * student's own: without a change, they are converted again the next time.
 */
export function switchFormat(inputs: ApFormatInputs, from: ApFormat, to: ApFormat): ApFormatInputs {
  const { mcq, frq, entered } = inputs;
  const own = entered?.[to.name];
  const isConverted = own && areEqual(inputs, convertInputs(own, to.exam, from.exam));
  const isEntered = isStarted(inputs) && !isConverted;
  return {
    ...(own ?? convertInputs(inputs, from.exam, to.exam)),
    format: to.name,
    entered: isEntered ? { ...entered, [from.name]: { mcq, frq } } : entered,
  };
}
