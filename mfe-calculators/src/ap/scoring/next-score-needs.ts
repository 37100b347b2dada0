import { fewestSteps } from '../../numbers/fewest-steps.js';
import type { ApData } from '../ap-data.js';
import { CUT_OFFS, type ApScore } from './cut-offs.js';
import { scoreOf, unitsOf, type ApInputs } from './estimate.js';
import type { Scale } from './scale.js';

/** The fewest further answers or points that lead to the next score. */
export interface StillNeeded {
  next: ApScore;
  /** Further right multiple-choice answers alone; undefined when all of them are not enough. */
  mcq: number | undefined;
  /** Further free-response points alone, where they count the most; undefined when all of them are not enough. */
  frq: number | undefined;
  /** Of both kinds, whatever counts the most. */
  both: { mcq: number; frq: number };
}

const sumOf = (steps: readonly number[]) => steps.reduce((sum, each) => sum + each, 0);

type Maxima = Pick<ApData['exam'], 'mcqTotal' | 'frqQuestions'>;

/** @returns undefined for a 5: there is no next score */
export function stillNeeded(exam: Maxima, scale: Scale, inputs: ApInputs): StillNeeded | undefined {
  const units = unitsOf(scale, inputs);
  const present = scoreOf(scale, units);
  const next = CUT_OFFS.filter(({ score }) => score > present).pop();
  if (!next) return undefined;
  const missing = Math.ceil((next.from * scale.whole) / 100) - units;
  const choice = { value: scale.perMcq, left: exam.mcqTotal - inputs.mcq };
  const points = exam.frqQuestions.map(({ maxScore }, item) => ({
    value: scale.perPoint[item] ?? 0,
    left: maxScore - (inputs.frq[item] ?? 0),
  }));
  const frq = fewestSteps(missing, points);
  const [mcqOfBoth = 0, ...frqOfBoth] = fewestSteps(missing, [choice, ...points]) ?? [];
  return {
    next: next.score,
    mcq: fewestSteps(missing, [choice])?.[0],
    frq: frq && sumOf(frq),
    both: { mcq: mcqOfBoth, frq: sumOf(frqOfBoth) },
  };
}
