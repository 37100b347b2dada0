import { scoreOf } from './estimate.js';
import type { ApScore } from './cut-offs.js';
import type { Scale } from './scale.js';

/** The whole in parts, one of which a good or a bad day may move the total by: this site's own allowance. */
const PARTS = 20;

/** The same in percent. */
export const ALLOWANCE_PERCENT = 100 / PARTS;

/** The scores that a somewhat worse and a somewhat better day would have given. */
export function likelyRange({ whole, ...scale }: Scale, units: number): { low: ApScore; high: ApScore } {
  // On a finer scale the allowance is a whole number.
  const finer = { ...scale, whole: whole * PARTS };
  return {
    low: scoreOf(finer, units * PARTS - whole),
    high: scoreOf(finer, units * PARTS + whole),
  };
}
