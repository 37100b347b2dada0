import { exactScore, type ExactExam } from './exact-ap.js';

/** The estimate under test: the AP score of right answers and points. */
export type Estimate = (inputs: { mcq: number; frq: number[] }) => number;

export interface Comparison {
  inputs: number;
  differences: number;
  /** The first inputs that differ. */
  example: string | undefined;
}

/**
 * Compares the estimate with exact arithmetic for every input of an exam. The exact total is a running sum, so that
 * all 157 million inputs take minutes.
 * @param exam the exact arithmetic
 * @param estimate called once for each input; the same array is changed in place
 */
export function compareAll(exam: ExactExam, estimate: Estimate): Comparison {
  const { denominator, mcq, items } = exam;
  const inputs = { mcq: 0, frq: items.map(() => 0) };
  const found: Comparison = { inputs: 0, differences: 0, example: undefined };
  const look = (total: bigint): void => {
    found.inputs += 1;
    if (estimate(inputs) === exactScore(total, denominator)) return;
    found.differences += 1;
    found.example ??= JSON.stringify(inputs);
  };
  const descend = (item: number, total: bigint): void => {
    const terms = items[item];
    if (!terms) return look(total);
    for (let score = 0; score < terms.length; score += 1) {
      inputs.frq[item] = score;
      descend(item + 1, total + (terms[score] ?? 0n));
    }
  };
  for (let correct = 0; correct < mcq.length; correct += 1) {
    inputs.mcq = correct;
    descend(0, mcq[correct] ?? 0n);
  }
  return found;
}

/** Compares a random sample of inputs. `random` returns numbers from 0 to below 1. */
export function compareSome(
  exam: ExactExam,
  estimate: Estimate,
  count: number,
  random: () => number,
): Comparison {
  const { denominator, mcq, items } = exam;
  const pick = (terms: readonly bigint[]) => Math.floor(random() * terms.length);
  const found: Comparison = { inputs: count, differences: 0, example: undefined };
  for (let round = 0; round < count; round += 1) {
    const inputs = { mcq: pick(mcq), frq: items.map(pick) };
    const total = inputs.frq.reduce(
      (sum, score, item) => sum + (items[item]?.[score] ?? 0n),
      mcq[inputs.mcq] ?? 0n,
    );
    if (estimate(inputs) === exactScore(total, denominator)) continue;
    found.differences += 1;
    found.example ??= JSON.stringify(inputs);
  }
  return found;
}
