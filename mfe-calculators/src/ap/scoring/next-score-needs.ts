import { findFewestSteps } from '../../numbers/fewest-steps.js';
import type { ApData } from '../ap-data.js';
import { CUT_OFFS, type ApScore } from './cut-offs.js';
import { convertToScore, countUnits, type ApInputs } from './estimate.js';
import type { Scale } from './scale.js';

/** The fewest additional answers or points for the next score. */
export interface NextScoreNeeds {
  next: ApScore;
  /** Additional multiple-choice answers alone; undefined if all of them are not enough. */
  mcq: number | undefined;
  /** Additional free-response points alone, where they count most; undefined if all of them are not enough. */
  frq: number | undefined;
  /** Both kinds together, the most valuable first. */
  both: { mcq: number; frq: number };
}

const sum = (steps: readonly number[]) => steps.reduce((total, each) => total + each, 0);

type Maxima = Pick<ApData['exam'], 'mcqTotal' | 'frqQuestions'>;

/** @returns undefined for a 5: there is no next score */
export function findNextScoreNeeds(exam: Maxima, scale: Scale, inputs: ApInputs): NextScoreNeeds | undefined {
  const units = countUnits(scale, inputs);
  const present = convertToScore(scale, units);
  const next = CUT_OFFS.filter(({ score }) => score > present).pop();
  if (!next) return undefined;
  const missing = Math.ceil((next.from * scale.whole) / 100) - units;
  const choice = { value: scale.perMcq, left: exam.mcqTotal - inputs.mcq };
  const points = exam.frqQuestions.map(({ maxScore }, item) => ({
    value: scale.perPoint[item] ?? 0,
    left: maxScore - (inputs.frq[item] ?? 0),
  }));
  const frq = findFewestSteps(missing, points);
  const [mcqOfBoth = 0, ...frqOfBoth] = findFewestSteps(missing, [choice, ...points]) ?? [];
  return {
    next: next.score,
    mcq: findFewestSteps(missing, [choice])?.[0],
    frq: frq && sum(frq),
    both: { mcq: mcqOfBoth, frq: sum(frqOfBoth) },
  };
}
