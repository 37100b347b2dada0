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
  /** Changes that are no faults, and were not planted. */
  passedOver: number;
  /** Questions whose fault no check found. */
  missed: string[];
}

const isFound = (entry: Entry) =>
  [checkKey, checkExplanation, checkOptions].some((check) => check(entry).length > 0);

function runKind({ name, plant }: Kind, sound: readonly Entry[], count: number): MutationResult {
  const random = seeded(SEED);
  const left = [...sound];
  const result: MutationResult = { name, planted: 0, found: 0, passedOver: 0, missed: [] };
  while (result.planted < count && left.length > 0) {
    const [entry] = left.splice(random(left.length), 1);
    if (!entry) break;
    const { question, passedOver = 0 } = plant(entry, random);
    result.passedOver += passedOver;
    if (!question) continue;
    result.planted++;
    if (isFound({ ...entry, question })) result.found++;
    else result.missed.push(entry.id);
  }
  return result;
}

/**
 * Plants faults of each kind and counts those that the checks find.
 * @param sound questions without an issue: those with one would be found anyway
 */
export function runMutations(sound: readonly Entry[]): MutationResult[] {
  const count = Math.max(LEAST, Math.ceil(sound.length * SHARE));
  return KINDS.map((kind) => runKind(kind, sound, count));
}
