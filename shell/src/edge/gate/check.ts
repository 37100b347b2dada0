import type { Fault, GateCheck } from '@mockingbird/contracts';

const MORE = (count: number) => (count > 0 ? ` (and ${count} more)` : '');

/** One check's outcome: refused when there are faults, and the first of them says why. */
export function checkOf(
  check: GateCheck['check'],
  code: string,
  faults: readonly Fault[],
  passed: string,
): GateCheck {
  const [first, ...others] = faults;
  if (!first) return { check, outcome: 'passed', detail: passed };
  return { check, outcome: 'refused', code, detail: first.message + MORE(others.length) };
}
