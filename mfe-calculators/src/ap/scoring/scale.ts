import { divide, fraction, multiply, whole, type Fraction } from '@mockingbird/remote-kit';
import { toFraction, type Ratio } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';

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

type Weights = Pick<ApExam, 'mcqTotal' | 'mcqWeight' | 'frqQuestions'>;

const leastCommonMultiple = (left: bigint, right: bigint): bigint => left * fraction(left, right).denominator;

/** Runs in the loader, so that a browser does not download the arithmetic of fractions. */
export function createScale({ mcqTotal, mcqWeight, frqQuestions }: Weights): Scale {
  const shareOf = (weight: Ratio, count: number) => divide(toFraction(weight), whole(count));
  const perMcq = shareOf(mcqWeight, mcqTotal);
  const perPoint = frqQuestions.map(({ weight, maxScore }) => shareOf(weight, maxScore));
  const units = [perMcq, ...perPoint].reduce(
    (sum, { denominator }) => leastCommonMultiple(sum, denominator),
    1n,
  );
  const toUnits = (share: Fraction) => Number(multiply(share, fraction(units)).numerator);
  return { whole: Number(units), perMcq: toUnits(perMcq), perPoint: perPoint.map(toUnits) };
}
