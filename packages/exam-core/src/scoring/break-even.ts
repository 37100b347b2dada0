import type { Marks } from '@mockingbird/contracts';
import {
  compare,
  divide,
  type Fraction,
  multiply,
  parseFraction,
  subtract,
  whole,
  ZERO,
} from '@mockingbird/remote-kit';

export type BreakEven =
  /** A wrong response costs nothing: never skip a question. */
  | { kind: 'no-penalty' }
  /** A guess pays on average after ruling out this many options (0: even a blind guess does). */
  | {
      kind: 'pays';
      ruleOut: number;
      /** Average gain of a guess among the remaining options, in marks. */
      gain: Fraction;
      /** Average gain of a blind guess, in marks; zero or negative when `ruleOut` is more than 0. */
      blindGain: Fraction;
    }
  /** A correct response gains nothing. */
  | { kind: 'never' };

/** Expected marks of a guess among equally likely options: (marks - penalty x (options - 1)) / options. */
function expectedGain(marks: Fraction, penalty: Fraction, options: number): Fraction {
  return divide(subtract(marks, multiply(penalty, whole(options - 1))), whole(options));
}

/**
 * When a guess pays under negative marking.
 * @param optionCount options of a question, at least 1
 * @throws RangeError when marks are not numbers
 */
export function breakEven(
  marksPerQuestion: Marks,
  negativeMarksPerQuestion: Marks,
  optionCount: number,
): BreakEven {
  const marks = parseFraction(marksPerQuestion);
  const penalty = parseFraction(negativeMarksPerQuestion);
  if (penalty.numerator === 0n) return { kind: 'no-penalty' };
  for (let ruleOut = 0; ruleOut < optionCount; ruleOut += 1) {
    const gain = expectedGain(marks, penalty, optionCount - ruleOut);
    if (compare(gain, ZERO) > 0) {
      return { kind: 'pays', ruleOut, gain, blindGain: expectedGain(marks, penalty, optionCount) };
    }
  }
  return { kind: 'never' };
}
