import type { SpecExam } from './spec-exams.js';

const createSpec = (
  mcqTotal: number,
  weights: readonly [string, string],
  maxima: readonly number[],
): SpecExam => ({
  mcqTotal,
  mcqWeight: weights[0],
  frqWeight: weights[1],
  maxima,
  shares: 'by maxima',
});
const PHYSICS = createSpec(40, ['.5', '.5'], [10, 12, 10, 8]);

/** Today's formats, typed independently of the facts. */
export const TODAY_SPECS: Readonly<Record<string, SpecExam>> = {
  'ap-lit': createSpec(55, ['.45', '.55'], [6, 6, 6]),
  'ap-bio': createSpec(60, ['.5', '.5'], [9, 9, 4, 4, 4, 4]),
  'ap-csa': createSpec(42, ['.55', '.45'], [7, 7, 5, 6]),
  'ap-psych': createSpec(75, ['.667', '.333'], [7, 7]),
  'ap-physics': PHYSICS,
  'ap-physics-1': PHYSICS,
  'ap-physics-c': PHYSICS,
};
