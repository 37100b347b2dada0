import { figuresOf, KINDS, type Figures, type Kind, type Phase } from '../bystander/figures.js';
import type { Tally } from './tally.js';

/** Largest 99th percentile of other clients during an attack, in quiet medians. */
const RATIO_LIMIT = 5;
/** Fewer requests give no 99th percentile. */
const LEAST_COUNT = 100;

/** What one attack did to the site and to others. */
export interface AttackResult {
  name: string;
  seconds: number;
  tally: Tally;
  /** The bystander's figures just before the attack. */
  quiet: Record<Kind, Figures>;
  /** The same during the attack. */
  others: Record<Kind, Figures>;
  /** Responses that other clients must not get. */
  wrong: string[];
  /** Why the attack could not run. */
  error?: string;
}

/** The bystander's figures of a phase. */
export const summarize = ({ times }: Phase): Record<Kind, Figures> => ({
  list: figuresOf(times.list),
  page: figuresOf(times.page),
  render: figuresOf(times.render),
});

/** The largest ratio of a 99th percentile during an attack to the quiet median of the same kind of request. */
export function worstRatio({ others, quiet }: AttackResult): number {
  const ratios = KINDS.filter((kind) => others[kind].count >= LEAST_COUNT).map(
    (kind) => others[kind].p99Ms / quiet[kind].p50Ms,
  );
  return Math.max(0, ...ratios);
}

/** Whether latencies vary so much before an attack that they say nothing about it: other programs use the processor. */
export const isNoisy = ({ quiet }: AttackResult): boolean =>
  KINDS.some(
    (kind) => quiet[kind].count >= LEAST_COUNT && quiet[kind].p99Ms > RATIO_LIMIT * quiet[kind].p50Ms,
  );

/** What is wrong with a result. @param isTimed whether latencies have a limit */
export function issuesOf(result: AttackResult, isTimed: boolean): string[] {
  const { tally, wrong, error } = result;
  const ratio = isTimed && !isNoisy(result) ? worstRatio(result) : 0;
  return [
    ...(error === undefined ? [] : [`could not run: ${error}`]),
    ...(tally.count === 0 ? ['sent nothing'] : []),
    ...tally.unexpected.map((text) => `unexpected: ${text}`),
    ...tally.serverErrors.map((text) => `server error: ${text}`),
    ...wrong.map((text) => `another client: ${text}`),
    ...(ratio > RATIO_LIMIT ? [`another client's p99 is ${ratio.toFixed(1)} x the quiet p50`] : []),
  ];
}
