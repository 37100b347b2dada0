import type { Ratio } from '../../numbers/ratio.js';
import type { ApScore } from './cut-offs.js';
import type { Scale } from './scale.js';
import * as messages from '../../messages/ap/scoring.js';

/** The lowest weighted total for a score, as a fraction of the whole. */
export interface TypicalLine {
  score: ApScore;
  /** The lower and the higher of the published lines. They are equal where one form was published. */
  lowest: Ratio;
  highest: Ratio;
}

/** Published cut-offs, best first. */
export interface TypicalCutOffs {
  lines: readonly TypicalLine[];
  /** Sentences that say from which exams, and of which years, the lines are. */
  origin: string;
  /** Whether the lines belong to this subject. Otherwise, they are a range over other subjects. */
  isOwn: boolean;
}

/** The lowest and the highest score that published cut-offs give. */
export interface TypicalScore {
  low: ApScore;
  high: ApScore;
}

/** Compares whole numbers, so that a total on a line counts in full. */
const reaches = (units: number, whole: number, [points, outOf]: Ratio) => units * outOf >= points * whole;

/** The scores of a weighted total by published cut-offs. */
export function findTypicalScore({ whole }: Scale, units: number, { lines }: TypicalCutOffs): TypicalScore {
  const best = (end: 'lowest' | 'highest') =>
    lines.find((line) => reaches(units, whole, line[end]))?.score ?? 1;
  return { low: best('highest'), high: best('lowest') };
}

export const formatScores = ({ low, high }: TypicalScore): string =>
  low === high ? String(low) : messages.lowToHigh(low, high);
