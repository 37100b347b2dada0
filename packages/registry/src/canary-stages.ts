import type { Canary } from '@mockingbird/contracts';

const MILLISECONDS = 1_000;

/** Where a canary is in its stages. */
export interface Stage {
  /** From 1. */
  stage: number;
  percents: readonly number[];
  /** Undefined at the last stage: the canary stays there. */
  nextPercent: number | undefined;
  /** The earliest time of the next stage, in epoch milliseconds. Undefined at the last stage. */
  nextAt: number | undefined;
}

/** @returns undefined for a canary that does not grow automatically */
export function stageOf({ percent, stages }: Pick<Canary, 'percent' | 'stages'>): Stage | undefined {
  if (!stages) return undefined;
  const { percents, everySeconds, raisedAt } = stages;
  const index = percents.indexOf(percent);
  const nextPercent = percents[index + 1];
  const nextAt = nextPercent === undefined ? undefined : Date.parse(raisedAt) + everySeconds * MILLISECONDS;
  return { stage: index + 1, percents, nextPercent, nextAt };
}
