import type { Entry } from '../bank.js';
import { checkExplanation } from '../checks/explanation.js';
import { checkKey } from '../checks/key.js';
import { checkOptions } from '../checks/options.js';
import { KINDS, type Kind } from './plant.js';
import { seeded } from './random.js';

/** One percent of the bank, and in a small bank enough to tell. */
const SHARE = 0.01;
const LEAST = 25;
const SEED = 20_260_521;

export interface MutationResult {
  name: string;
  planted: number;
  found: number;
  /** Questions whose fault no check found although it had to. */
  missed: string[];
}

const isFound = (entry: Entry) =>
  [checkKey, checkExplanation, checkOptions].some((check) => check(entry).length > 0);

function runKind({ name, plant, allFound }: Kind, entries: readonly Entry[]): MutationResult {
  const random = seeded(SEED);
  // A question with an issue would be found anyway.
  const left = entries.filter((entry) => !isFound(entry));
  const count = Math.max(LEAST, Math.ceil(entries.length * SHARE));
  const result: MutationResult = { name, planted: 0, found: 0, missed: [] };
  while (result.planted < count && left.length > 0) {
    const [entry] = left.splice(random(left.length), 1);
    const question = entry && plant(entry.question, random);
    if (!question) continue;
    result.planted++;
    if (isFound({ ...entry, question })) result.found++;
    else if (allFound) result.missed.push(entry.id);
  }
  return result;
}

/** Plants faults of each kind in sound questions and counts those that the checks find. */
export const runMutations = (entries: readonly Entry[]): MutationResult[] =>
  KINDS.map((kind) => runKind(kind, entries));
