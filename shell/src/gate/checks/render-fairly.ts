import { GATE_RENDER_LIMIT_MS } from '../limits.js';
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

const undecided = (message: string): CandidateRendering => ({ judgement: { kind: 'undecided', message } });
const certain = (message: string): Judgement => ({ kind: 'failed', message, isCertain: true });

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
  if (isLiveSound) return certain(`${message}, twice; the live version answered in between`);
  const isRemotesFault = kind === 'unavailable' && isLiveSound === undefined && (await areServicesReady());
  return isRemotesFault ? certain(`${message}, twice`) : { kind: 'undecided', message };
}

/**
 * Renders an address. What a busy machine may cause is tried again. It refuses a version only if it comes twice, and the live
 * version answers meanwhile, or the services do. Time alone never refuses a version that has no live one.
 */
export async function renderFairly(attempt: Attempt): Promise<CandidateRendering> {
  const { path, render, reference, remainingMs } = attempt;
  // A render that the gate's own limit cuts short says nothing.
  const hasTime = () => remainingMs() >= GATE_RENDER_LIMIT_MS;
  const first = await render();
  if (!isDoubtful(first.judgement)) return first;
  const { kind, message } = first.judgement;
  if (!hasTime()) return undecided(message);
  const isLiveSound = kind === 'loop' ? undefined : await reference.answers(path, remainingMs());
  if (!hasTime()) return undecided(message);
  const second = await render();
  if (!isDoubtful(second.judgement)) return second;
  if (second.judgement.kind !== kind) return undecided(message);
  return { judgement: await decide(second.judgement, isLiveSound, reference) };
}
