import { RENDERS_PER_WORKER } from '../../limits.js';
import type { ServerVersion } from '../protocol.js';

/** A render process, as the choice sees it. */
export interface Candidate {
  /** Whether it may get renders. */
  isOpen: boolean;
  /** Number of renders in progress. */
  load: number;
  /** Whether a render runs alone here because the process of its first try ended. */
  isIsolated: boolean;
  /** Versions whose code runs here or ran here a moment ago. */
  activeVersions: readonly ServerVersion[];
}

/** The render that a process is chosen for. */
export interface Applicant {
  version: ServerVersion;
  /** Whether the process of its first try ended. */
  retried: boolean;
}

type IsOnTrial = (version: ServerVersion) => boolean;

const isOpen = (worker: Candidate) => worker.isOpen && !worker.isIsolated && worker.load < RENDERS_PER_WORKER;

/** The process in which versions on trial run at the moment. */
const findHost = <T extends Candidate>(workers: readonly T[], isOnTrial: IsOnTrial): T | undefined =>
  workers.find(({ activeVersions }) => activeVersions.some(isOnTrial));

const byLoad = <T extends Candidate>(workers: readonly T[]): T[] =>
  [...workers].sort((a, b) => a.load - b.load);

const leastBusy = <T extends Candidate>(workers: readonly T[]): T | undefined => byLoad(workers)[0];

/**
 * @returns all processes: first the one in which versions on trial run, then the least busy ones. Those that do not get renders yet
 * come last
 */
export function orderForTrial<T extends Candidate>(workers: readonly T[], isOnTrial: IsOnTrial): T[] {
  const host = findHost(workers, isOnTrial);
  const others = byLoad(workers.filter((each) => each !== host)).sort(
    (a, b) => Number(b.isOpen) - Number(a.isOpen),
  );
  return host ? [host, ...others] : others;
}

/**
 * Chooses the process for a render. Versions on trial run in one process at a time, so that one that harms its process harms few
 * renders of others. No other version runs there meanwhile, where other processes are open.
 * @param reserved a process that takes no further render, so that it becomes free for versions on trial
 * @returns undefined when the render has to wait
 */
export function chooseWorker<T extends Candidate>(
  { version, retried }: Applicant,
  workers: readonly T[],
  isOnTrial: IsOnTrial,
  reserved?: T,
): T | undefined {
  const open = workers.filter(isOpen);
  const host = findHost(workers, isOnTrial);
  const free = open.find((each) => each !== host && each.load === 0);
  if (retried) return free;
  if (!isOnTrial(version)) {
    const others = open.filter((each) => each !== host && each !== reserved);
    const other =
      leastBusy(others.filter((each) => !each.activeVersions.some(isOnTrial))) ?? leastBusy(others);
    // Where there is one process, a render beside a version on trial is better than none.
    return other ?? (workers.filter((each) => each.isOpen).length === 1 ? open[0] : undefined);
  }
  if (host === undefined) return free;
  return open.includes(host) ? host : undefined;
}

/**
 * @param isWaiting whether a version on trial waits
 * @returns the process that becomes free first, if a version on trial waits for a free one
 */
export function reserveWorker<T extends Candidate>(
  workers: readonly T[],
  isOnTrial: IsOnTrial,
  isWaiting: boolean,
): T | undefined {
  if (!isWaiting || findHost(workers, isOnTrial)) return undefined;
  return leastBusy(workers.filter(isOpen));
}
