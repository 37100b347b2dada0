import type { GateCheck } from '@mockingbird/contracts';
import type { Found } from './check-routes.js';

const MORE = (count: number) => (count > 0 ? ` (and ${count} more)` : '');

/**
 * One check's outcome: refused when there are faults, undecided when something took too long. The first sentence says why.
 * @param code of a refusal
 */
export function checkOf(
  check: GateCheck['check'],
  code: string,
  { faults, undecided }: Found,
  passed: string,
): GateCheck {
  const told = faults.length > 0 ? faults : undecided;
  const [first, ...others] = told;
  if (!first) return { check, outcome: 'passed', detail: passed };
  const detail = first.message + MORE(others.length);
  return faults.length > 0
    ? { check, outcome: 'refused', code, detail }
    : { check, outcome: 'undecided', code: 'MB-4016', detail };
}
