import type { SpecExam } from './spec-exams.js';

/** A fraction of big integers. It is never reduced and uses no arithmetic of the remote. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const quotient = (over: number, under: number): Fraction => [BigInt(over), BigInt(under)];

/** Parses '.667' as 667/1000. */
function decimal(text: string): Fraction {
  const digits = text.replace('.', '');
  return [BigInt(digits), 10n ** BigInt(digits.length)];
}

function weightOf({ maxima, shares, frqWeight }: SpecExam, item: number): Fraction {
  const whole = maxima.reduce((sum, max) => sum + max, 0);
  const max = maxima[item] ?? 0;
  if (shares === 'by maxima') return times(decimal(frqWeight), quotient(max, whole));
  if (shares === 'equal') return times(decimal(frqWeight), quotient(1, maxima.length));
  const [over, under] = shares[item] ?? [0, 1];
  return times(decimal(frqWeight), quotient(over, under));
}

/** What each count of each part contributes, as numerators over one denominator. */
export interface ExactExam {
  denominator: bigint;
  mcq: readonly bigint[];
  items: readonly (readonly bigint[])[];
}

/** The terms of the specification: correct / mcqTotal x mcqWeight, and score / maxScore x weight. */
export function exactExam(spec: SpecExam): ExactExam {
  const mcq = Array.from({ length: spec.mcqTotal + 1 }, (_, correct) =>
    times(quotient(correct, spec.mcqTotal), decimal(spec.mcqWeight)),
  );
  const items = spec.maxima.map((max, item) =>
    Array.from({ length: max + 1 }, (_, score) => times(quotient(score, max), weightOf(spec, item))),
  );
  const terms = [mcq, ...items];
  const denominator = terms.reduce((product, [first]) => product * (first?.[1] ?? 1n), 1n);
  const over = (term: readonly Fraction[]) => term.map(([above, below]) => (above * denominator) / below);
  return { denominator, mcq: over(mcq), items: items.map(over) };
}

/** The AP score of a weighted total: 85 percent or more is a 5, and so on. */
export function exactScore(total: bigint, denominator: bigint): number {
  const hundredfold = total * 100n;
  if (hundredfold >= 85n * denominator) return 5;
  if (hundredfold >= 70n * denominator) return 4;
  if (hundredfold >= 50n * denominator) return 3;
  return hundredfold >= 35n * denominator ? 2 : 1;
}
