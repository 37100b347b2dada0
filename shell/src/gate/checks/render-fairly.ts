import type { CandidateRendering } from './candidate-renderer.js';
import type { Judgement } from './judge-result.js';

/** What runs on the same machine, and tells whether that is too busy. */
export interface Reference {
  /** @returns whether the live version answers at an address now; undefined when it has no such page */
  answers: (path: string, limitMs: number) => Promise<boolean | undefined>;
  /** Whether the services are ready now. */
  areServicesReady: () => Promise<boolean>;
}

interface Attempt {
  path: string;
  render: () => Promise<CandidateRendering>;
  reference: Reference;
  /** The rest of the gate's time, in milliseconds. */
  remainingMs: () => number;
}

type Issue = Exclude<Judgement, { kind: 'passed' }>;

/** Issues that a busy machine or busy services may cause. */
const DOUBTFUL: readonly Judgement['kind'][] = ['undecided', 'unavailable', 'loop'];

const isDoubtful = (judgement: Judgement): judgement is Issue => DOUBTFUL.includes(judgement.kind);

/**
 * Decides about an issue that came twice.
 * @param isLiveSound whether the live version answered between both; undefined without such a page
 */
async function decide(
  { kind, message }: Issue,
  isLiveSound: boolean | undefined,
  { areServicesReady }: Reference,
): Promise<Judgement> {
  if (kind === 'loop') return { kind, message };
  if (isLiveSound)
    return { kind: 'failed', message: `${message}, twice; the live version answered in between` };
  const isServicesFault = kind === 'unavailable' && (isLiveSound === false || !(await areServicesReady()));
  if (kind === 'unavailable' && !isServicesFault) return { kind: 'failed', message: `${message}, twice` };
  return { kind: 'undecided', message };
}

/**
 * Renders an address. What a busy machine may cause is tried again, and refuses a version only if the live version answers
 * meanwhile, or the services do. Time alone never refuses a version that has no live one.
 */
export async function renderFairly(attempt: Attempt): Promise<CandidateRendering> {
  const { path, render, reference, remainingMs } = attempt;
  const first = await render();
  if (!isDoubtful(first.judgement) || remainingMs() <= 0) return settle(first);
  const isLiveSound =
    first.judgement.kind === 'loop' ? undefined : await reference.answers(path, remainingMs());
  if (remainingMs() <= 0) return settle(first);
  const second = await render();
  if (!isDoubtful(second.judgement)) return second;
  return { judgement: await decide(second.judgement, isLiveSound, reference) };
}

/** Without time for a second attempt, only a loop is certain. */
const settle = (rendering: CandidateRendering): CandidateRendering =>
  rendering.judgement.kind === 'unavailable'
    ? { judgement: { kind: 'undecided', message: rendering.judgement.message } }
    : rendering;
