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

const ratioOf = ({ others, quiet }: AttackResult, kind: Kind): number =>
  others[kind].p99Ms / quiet[kind].p50Ms;

/** Kinds of requests of which there are enough, before and during the attack. */
const measuredKinds = ({ others, quiet }: AttackResult): Kind[] =>
  KINDS.filter((kind) => others[kind].count >= LEAST_COUNT && quiet[kind].count >= LEAST_COUNT);

/** Kinds whose latencies varied so much before an attack that they say nothing about it: other programs use the processor. */
export const noisyKinds = (result: AttackResult): Kind[] =>
  measuredKinds(result).filter((kind) => {
    const { p50Ms, p99Ms } = result.quiet[kind];
    return p99Ms > RATIO_LIMIT * p50Ms;
  });

/** Kinds whose latencies have the limit. */
export function judgedKinds(result: AttackResult): Kind[] {
  const noisy = noisyKinds(result);
  return measuredKinds(result).filter((kind) => !noisy.includes(kind));
}

/** The largest ratio of a 99th percentile during an attack to the quiet median of the same kind of request; 0 when none is judged. */
export const worstRatio = (result: AttackResult): number =>
  Math.max(0, ...judgedKinds(result).map((kind) => ratioOf(result, kind)));

/** What is wrong with a result. @param isTimed whether latencies have a limit */
export function issuesOf(result: AttackResult, isTimed: boolean): string[] {
  const { tally, wrong, error } = result;
  const ratio = isTimed ? worstRatio(result) : 0;
  return [
    ...(error === undefined ? [] : [`could not run: ${error}`]),
    ...(tally.count === 0 ? ['sent nothing'] : []),
    ...tally.unexpected.map((text) => `unexpected: ${text}`),
    ...tally.serverErrors.map((text) => `server error: ${text}`),
    ...wrong.map((text) => `another client: ${text}`),
    ...(ratio > RATIO_LIMIT ? [`another client's p99 is ${ratio.toFixed(1)} x the quiet p50`] : []),
  ];
}
