import type { ErrorCode, Fault, GateCheck } from '@mockingbird/contracts';
import { ProblemError } from '../../http/response/problem.js';
import { GATE_FAULTS, GATE_NAMED_VERSIONS, GATE_RETRY_SECONDS } from './limits.js';

export type CheckName = GateCheck['check'];

/** One look of the gate, and everything that it found. */
export interface Finding {
  check: GateCheck;
  faults: readonly Fault[];
}

/** In the order in which a person would mend them. */
const ORDER: readonly CheckName[] = [
  'manifest',
  'owner',
  'hashes',
  'sizes',
  'routes',
  'shared',
  'renders',
  'accessibility',
];

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const CONFLICT = 409;
const UNAVAILABLE = 503;
const STATUS: Readonly<Record<string, number>> = {
  'MB-4001': BAD_REQUEST,
  'MB-4003': BAD_REQUEST,
  'MB-4006': FORBIDDEN,
};

export const passed = (check: CheckName, detail: string): Finding => ({
  check: { check, outcome: 'passed', detail },
  faults: [],
});

export const skipped = (check: CheckName, detail: string): Finding => ({
  check: { check, outcome: 'skipped', detail },
  faults: [],
});

/** @param detail one sentence for people */
export const refusedBy = (
  check: CheckName,
  code: ErrorCode,
  detail: string,
  faults: readonly Fault[],
): Finding => ({ check: { check, outcome: 'refused', code, detail }, faults });

const isCode = (code: string | undefined): code is ErrorCode => code !== undefined && /^MB-\d{4}$/.test(code);

/** The checks of an answer, each in its place. */
export const inOrder = (findings: readonly Finding[]): GateCheck[] =>
  ORDER.flatMap((name) => findings.map(({ check }) => check).filter(({ check }) => check === name));

const withOutcome = (findings: readonly Finding[], outcome: GateCheck['outcome']) =>
  ORDER.flatMap((name) => findings.filter(({ check }) => check.check === name && check.outcome === outcome));

const faultsOf = (findings: readonly Finding[]): Fault[] =>
  findings
    .flatMap(({ check, faults }) => (faults.length > 0 ? faults : [{ path: '', message: check.detail }]))
    .slice(0, GATE_FAULTS);

/**
 * @throws ProblemError with the code and the sentence of the first refusal, and the faults of all; MB-4016 when nothing is
 *   refused, and something took too long to be judged: the same version may pass a moment later
 */
export function refuse(findings: readonly Finding[]): void {
  const refusals = withOutcome(findings, 'refused');
  const [first] = refusals;
  if (first) {
    const { code, detail } = first.check;
    throw new ProblemError(
      STATUS[code ?? ''] ?? CONFLICT,
      isCode(code) ? code : 'MB-1009',
      detail,
      faultsOf(refusals),
    );
  }
  const late = withOutcome(findings, 'undecided');
  if (late.length > 0) throw undecided(faultsOf(late));
}

/** @param faults what took too long, where that is known */
export const undecided = (faults: readonly Fault[]): ProblemError =>
  new ProblemError(
    UNAVAILABLE,
    'MB-4016',
    'The gate could not decide in time. Nothing was stored or changed; nothing is known to be wrong with the version.',
    faults,
    { 'retry-after': String(GATE_RETRY_SECONDS) },
  );

const worst = (outcomes: readonly GateCheck['outcome'][]): GateCheck['outcome'] =>
  (['refused', 'undecided', 'skipped'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'passed';

function detailOf(parts: readonly { label: string; detail: string }[]): string {
  const [first, ...others] = parts;
  if (!first || others.every(({ detail }) => detail === first.detail)) return first?.detail ?? '';
  const named = parts.slice(0, GATE_NAMED_VERSIONS).map(({ label, detail }) => `${label}: ${detail}`);
  const more = parts.length - named.length;
  return more > 0 ? `${named.join(' ')} And ${more} more.` : named.join(' ');
}

/**
 * One finding for a check that was made of several versions.
 * @param found of each version, by its label `name@version`
 */
export function together(name: CheckName, found: readonly { label: string; finding: Finding }[]): Finding {
  const outcome = worst(found.map(({ finding }) => finding.check.outcome));
  const telling = found.filter(({ finding }) => finding.check.outcome === outcome);
  const code = telling.find(({ finding }) => finding.check.code)?.finding.check.code;
  const detail = detailOf(telling.map(({ label, finding }) => ({ label, detail: finding.check.detail })));
  return {
    check: { check: name, outcome, ...(code ? { code } : {}), detail },
    faults: found.flatMap(({ finding }) => finding.faults),
  };
}
