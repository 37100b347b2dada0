import { divide, leastCommonMultiple, type Ratio } from '../../numbers/ratio.js';
import type { ApData } from '../ap-data.js';

/**
 * An exam's weights as whole numbers over one denominator. Floating point would miss cut-offs: in Computer Science
 * Principles, 55 of 70 and 6 of 6 are exactly 85 percent, but 84.99999999999999 as doubles.
 */
export interface Scale {
  /** Units of a perfect exam. */
  whole: number;
  /** Units of one right multiple-choice answer. */
  perMcq: number;
  /** Units of one point of each free-response item, in order. */
  perPoint: readonly number[];
}

type Weights = Pick<ApData['exam'], 'mcqTotal' | 'mcqWeight' | 'frqQuestions'>;

export function createScale({ mcqTotal, mcqWeight, frqQuestions }: Weights): Scale {
  const perMcq = divide(mcqWeight, mcqTotal);
  const perPoint = frqQuestions.map(({ weight, maxScore }) => divide(weight, maxScore));
  const whole = perPoint.reduce((sum, ratio) => leastCommonMultiple(sum, ratio[1]), perMcq[1]);
  const toUnits = ([numerator, denominator]: Ratio) => numerator * (whole / denominator);
  return { whole, perMcq: toUnits(perMcq), perPoint: perPoint.map(toUnits) };
}
