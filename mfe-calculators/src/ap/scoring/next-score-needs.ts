import { findFewestSteps } from '../../numbers/fewest-steps.js';
import type { Ratio } from '../../numbers/ratio.js';
import type { ApData } from '../ap-data.js';
import { CUT_OFFS, type ApScore } from './cut-offs.js';
import { convertToScore, countUnits, type ApInputs } from './estimate.js';
import type { Scale } from './scale.js';

/** The fewest additional answers or points for a weighted total. */
export interface Needs {
  /** Additional multiple-choice answers alone; undefined if all of them are not enough. */
  mcq: number | undefined;
  /** Additional free-response points alone, where they count most; undefined if all of them are not enough. */
  frq: number | undefined;
  /** Both kinds together, the most valuable first. */
  both: { mcq: number; frq: number };
}

/** What the next score takes. */
export interface NextScoreNeeds extends Needs {
  next: ApScore;
}

const sum = (steps: readonly number[]) => steps.reduce((total, each) => total + each, 0);

type Maxima = Pick<ApData['exam'], 'mcqTotal' | 'frqQuestions'>;

/** @param line the weighted total that is needed, as a fraction of the whole. A total that is already reached needs nothing. */
export function findNeeds(exam: Maxima, scale: Scale, inputs: ApInputs, [points, outOf]: Ratio): Needs {
  const missing = Math.max(0, Math.ceil((points * scale.whole) / outOf) - countUnits(scale, inputs));
  const choice = { value: scale.perMcq, left: exam.mcqTotal - inputs.mcq };
  const items = exam.frqQuestions.map(({ maxScore }, item) => ({
    value: scale.perPoint[item] ?? 0,
    left: maxScore - (inputs.frq[item] ?? 0),
  }));
  const frq = findFewestSteps(missing, items);
  const [mcqOfBoth = 0, ...frqOfBoth] = findFewestSteps(missing, [choice, ...items]) ?? [];
  return {
    mcq: findFewestSteps(missing, [choice])?.[0],
    frq: frq && sum(frq),
    both: { mcq: mcqOfBoth, frq: sum(frqOfBoth) },
  };
}

/** @returns undefined for a 5: there is no next score */
export function findNextScoreNeeds(exam: Maxima, scale: Scale, inputs: ApInputs): NextScoreNeeds | undefined {
  const present = convertToScore(scale, countUnits(scale, inputs));
  const next = CUT_OFFS.filter(({ score }) => score > present).pop();
  return next && { next: next.score, ...findNeeds(exam, scale, inputs, [next.from, 100]) };
}
