import type { GateCheck, GateIssue } from '@mockingbird/contracts';

export interface CheckIssues {
  issues: GateIssue[];
  /** Issues of what took too long: the check has no result. */
  undecided: GateIssue[];
}

/**
 * Creates one check of the gate's response. Issues refuse the version. The first sentence is the check's detail.
 * @param code error code of a refusal
 */
export function toGateCheck(
  check: GateCheck['check'],
  code: string,
  { issues, undecided }: CheckIssues,
  passedDetail: string,
): GateCheck {
  const reported = issues.length > 0 ? issues : undecided;
  const [first, ...others] = reported;
  if (!first) return { check, outcome: 'passed', detail: passedDetail };
  const detail = first.message + (others.length > 0 ? ` (and ${others.length} more)` : '');
  return issues.length > 0
    ? { check, outcome: 'refused', code, detail }
    : { check, outcome: 'undecided', code: 'MB-4016', detail };
}
