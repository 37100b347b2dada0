import type { Entry } from '../bank.js';
import { groupBy } from '../checks/counts.js';
import type { FeaturesOf } from './features.js';

const FOLDS = 5;
const ROUNDS = 60;
const STEP = 1;
const PENALTY = 0.001;

/** Features by option; typed arrays keep 8,000 questions, passed some hundred times, to seconds. */
interface Example {
  rows: Float64Array[];
  right: number;
}

// Plain loops here and below, for the same reason.
function dot(row: Float64Array, weights: Float64Array): number {
  let total = 0;
  for (let index = 0; index < row.length; index++) total += (row[index] ?? 0) * (weights[index] ?? 0);
  return total;
}

/** Each option's chance of being right: the softmax of its weighted features. */
function chances({ rows }: Example, weights: Float64Array): number[] {
  const scores = rows.map((row) => dot(row, weights));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

function train(examples: readonly Example[]): Float64Array {
  const width = examples[0]?.rows[0]?.length ?? 0;
  let weights = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(width);
    for (const example of examples) {
      const guessed = chances(example, weights);
      for (const [option, row] of example.rows.entries()) {
        const miss = (option === example.right ? 1 : 0) - (guessed[option] ?? 0);
        for (let index = 0; index < width; index++)
          slope[index] = (slope[index] ?? 0) + miss * (row[index] ?? 0);
      }
    }
    weights = weights.map(
      (weight, index) => weight + STEP * ((slope[index] ?? 0) / examples.length - PENALTY * weight),
    );
  }
  return weights;
}

function isRight(example: Example, weights: Float64Array): boolean {
  const guessed = chances(example, weights);
  return guessed.indexOf(Math.max(...guessed)) === example.right;
}

/**
 * The share of questions that a logistic regression answers from the options alone. It is tested on templates that it
 * never saw: all questions of a template are in the same fifth.
 * @returns undefined where there are fewer templates than fifths
 */
export function guessingScore(entries: readonly Entry[], featuresOf: FeaturesOf): number | undefined {
  const groups = [...groupBy(entries, ({ topic, template, id }) => (template ? `${topic} ${template}` : id))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) =>
      group.map(({ question }) => ({
        rows: featuresOf(question).map((row) => Float64Array.from(row)),
        right: question.correctAnswer,
      })),
    );
  if (groups.length < FOLDS) return undefined;
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = train(groups.filter((_, index) => index % FOLDS !== fold).flat());
    const unseen = groups.filter((_, index) => index % FOLDS === fold).flat();
    right += unseen.filter((example) => isRight(example, weights)).length;
  }
  return right / entries.length;
}

/** Chance is 25 percent. */
export const GUESSING_LIMIT = 0.3;
