import type { TestSite } from '../../../e2e/src/harness/site/site.js';
import type { Tally } from './tally.js';

/** What an attack works with. */
export interface AttackContext {
  site: TestSite;
  /** Token of a signed-in admin. */
  adminToken: string;
  /** Token of a signed-in student. */
  studentToken: string;
  /** Few vectors, for `npm test`. */
  isSmall: boolean;
  /** Requests are sent as fast as answers come. */
  isUnlimited: boolean;
  /** Start of all random choices. */
  seed: number;
  /** Requests of the attack that generates them. */
  requests: number;
  tally: Tally;
  log: (line: string) => void;
}

/** One kind of attack. It records each outcome in the tally, and throws only when it cannot run. */
export interface Attack {
  name: string;
  /** It is too short for a 99th percentile, and may run several times. */
  isRepeatable?: boolean;
  /** Uses up what the site allows beyond its rates, before other clients are measured. Not in a small run. */
  prepare?: (context: AttackContext) => Promise<void>;
  run: (context: AttackContext) => Promise<void>;
}

/** All vectors in a full run, the first ones of equal distance in a small run. */
export function sample<T>(
  vectors: readonly T[],
  { isSmall }: Pick<AttackContext, 'isSmall'>,
  most: number,
): T[] {
  if (!isSmall || vectors.length <= most) return [...vectors];
  const step = vectors.length / most;
  return Array.from({ length: most }, (_, at) => vectors[Math.floor(at * step)]).filter(
    (vector) => vector !== undefined,
  );
}
