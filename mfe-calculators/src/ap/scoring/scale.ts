import { dividedBy, leastCommonMultiple, type Ratio } from '../../numbers/ratio.js';
import type { ApData } from '../ap-data.js';

/**
 * An exam's weights as whole numbers over one denominator. Doubles flip the cut-offs: 55 of 70 and 6 of 6 in Computer
 * Science Principles are exactly 85 percent, and 84.99999999999999 in doubles.
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

export function scaleOf({ mcqTotal, mcqWeight, frqQuestions }: Weights): Scale {
  const perMcq = dividedBy(mcqWeight, mcqTotal);
  const perPoint = frqQuestions.map(({ weight, maxScore }) => dividedBy(weight, maxScore));
  const whole = perPoint.reduce((sum, ratio) => leastCommonMultiple(sum, ratio[1]), perMcq[1]);
  const unitsOf = ([numerator, denominator]: Ratio) => numerator * (whole / denominator);
  return { whole, perMcq: unitsOf(perMcq), perPoint: perPoint.map(unitsOf) };
}
