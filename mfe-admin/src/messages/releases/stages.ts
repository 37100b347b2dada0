import { type Value } from '@mockingbird/remote-kit';

export const stageOf = (stage: Value, count: Value) => `Stage ${stage} of ${count}`;
export const shares = (percents: Value) => `(${percents} % of visitors).`;
export const nextStage = (percent: Value, at: Value) =>
  `It grows to ${percent} % at ${at}, if it works well for its visitors.`;
export const nextStageWaits = (percent: Value, reason: Value) =>
  `It cannot grow to ${percent} % yet: ${reason}.`;
export const lastStage = 'This is the last stage. It stays like this until you promote it or end it.';
export const cannotJudgeYet = (seen: Value, needed: Value) => `cannot judge yet, ${seen} of ${needed}`;
export const visitorsHadErrors = (affected: Value, seen: Value) => `${affected} of ${seen} had an error`;
export const itIsSlower = 'it is slower than the live version';
export const releasesAreFrozen = 'releases are frozen';
