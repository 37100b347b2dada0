import { GATE_CHECKS, type ErrorCode, type GateCheck, type Issue } from '@mockingbird/contracts';
import { ProblemError } from '../../http/response/problem.js';
import { GATE_ISSUES, GATE_LISTED_VERSIONS, GATE_RETRY_SECONDS } from './limits.js';

export type CheckName = GateCheck['check'];

/** The result of one gate check, with its issues. */
export interface CheckResult {
  check: GateCheck;
  issues: readonly Issue[];
}

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const CONFLICT = 409;
const UNAVAILABLE = 503;
const STATUS: Readonly<Record<string, number>> = {
  'MB-4001': BAD_REQUEST,
  'MB-4003': BAD_REQUEST,
  'MB-4006': FORBIDDEN,
};

export const passed = (check: CheckName, detail: string): CheckResult => ({
  check: { check, outcome: 'passed', detail },
  issues: [],
});

export const skipped = (check: CheckName, detail: string): CheckResult => ({
  check: { check, outcome: 'skipped', detail },
  issues: [],
});

/** @param detail one sentence for people */
export const rejected = (
  check: CheckName,
  code: ErrorCode,
  detail: string,
  issues: readonly Issue[],
): CheckResult => ({ check: { check, outcome: 'refused', code, detail }, issues });

const isCode = (code: string | undefined): code is ErrorCode => code !== undefined && /^MB-\d{4}$/.test(code);

/** @returns the checks of the results, in the order of `GATE_CHECKS` */
export const toChecks = (results: readonly CheckResult[]): GateCheck[] =>
  GATE_CHECKS.flatMap((name) => results.map(({ check }) => check).filter(({ check }) => check === name));

const filterByOutcome = (results: readonly CheckResult[], outcome: GateCheck['outcome']) =>
  GATE_CHECKS.flatMap((name) =>
    results.filter(({ check }) => check.check === name && check.outcome === outcome),
  );

const collectIssues = (results: readonly CheckResult[]): Issue[] =>
  results
    .flatMap(({ check, issues }) => (issues.length > 0 ? issues : [{ path: '', message: check.detail }]))
    .slice(0, GATE_ISSUES);

/**
 * @throws ProblemError with the code and the sentence of the first rejection, and the issues of all. MB-4016 when nothing is
 *   rejected but a check timed out: the same version may pass later.
 */
export function throwIfRejected(results: readonly CheckResult[]): void {
  const rejections = filterByOutcome(results, 'refused');
  const [first] = rejections;
  if (first) {
    const { code, detail } = first.check;
    throw new ProblemError(
      STATUS[code ?? ''] ?? CONFLICT,
      isCode(code) ? code : 'MB-1009',
      detail,
      collectIssues(rejections),
    );
  }
  const timedOut = filterByOutcome(results, 'undecided');
  if (timedOut.length > 0) throw undecidedProblem(collectIssues(timedOut));
}

/** @param issues what timed out, if known */
export const undecidedProblem = (issues: readonly Issue[]): ProblemError =>
  new ProblemError(
    UNAVAILABLE,
    'MB-4016',
    'The gate could not decide in time. Nothing was stored or changed; nothing is known to be wrong with the version.',
    issues,
    { 'retry-after': String(GATE_RETRY_SECONDS) },
  );

const findWorst = (outcomes: readonly GateCheck['outcome'][]): GateCheck['outcome'] =>
  (['refused', 'undecided', 'skipped'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'passed';

function joinDetails(parts: readonly { label: string; detail: string }[]): string {
  const [first, ...others] = parts;
  if (!first || others.every(({ detail }) => detail === first.detail)) return first?.detail ?? '';
  const named = parts.slice(0, GATE_LISTED_VERSIONS).map(({ label, detail }) => `${label}: ${detail}`);
  const more = parts.length - named.length;
  return more > 0 ? `${named.join(' ')} And ${more} more.` : named.join(' ');
}

/**
 * Merges the results of one check of several versions.
 * @param results one for each version, with its label `name@version`
 */
export function mergeResults(
  name: CheckName,
  results: readonly { label: string; result: CheckResult }[],
): CheckResult {
  const outcome = findWorst(results.map(({ result }) => result.check.outcome));
  const decisive = results.filter(({ result }) => result.check.outcome === outcome);
  const code = decisive.find(({ result }) => result.check.code)?.result.check.code;
  const detail = joinDetails(decisive.map(({ label, result }) => ({ label, detail: result.check.detail })));
  return {
    check: { check: name, outcome, ...(code ? { code } : {}), detail },
    issues: results.flatMap(({ result }) => result.issues),
  };
}
