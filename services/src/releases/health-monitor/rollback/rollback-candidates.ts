import type { Composition, CompositionRemote } from '@mockingbird/contracts';
import { MONITORING_MS, getMonitoringEnd } from '@mockingbird/registry';
import type { MonitoredChange } from './rollback-policy.js';

/** A version that may be rolled back, and the version that would replace it. */
export interface RollbackCandidate {
  monitoredAs: MonitoredChange;
  remote: string;
  version: string;
  /** When the version became live or canary, ISO 8601. Earlier events do not count. */
  since: string;
  /** The version that it is compared with. */
  other: string;
  /** Epoch milliseconds. */
  until: number;
}

/** The canary and the new live version of a remote, whether or not they are still monitored. */
export function findCandidates(remote: CompositionRemote): RollbackCandidate[] {
  const { manifest, since, fallback, canary } = remote;
  const { name, version } = manifest;
  return [
    ...(canary
      ? [
          {
            monitoredAs: 'canary' as const,
            remote: name,
            version: canary.manifest.version,
            since: canary.since,
            other: version,
            until: getMonitoringEnd(remote) ?? 0,
          },
        ]
      : []),
    ...(fallback
      ? [
          {
            monitoredAs: 'promotion' as const,
            remote: name,
            version,
            since,
            other: fallback.version,
            until: Date.parse(since) + MONITORING_MS,
          },
        ]
      : []),
  ];
}

/** @param now epoch milliseconds */
export const findRollbackCandidates = ({ remotes }: Composition, now: number): RollbackCandidate[] =>
  remotes.flatMap(findCandidates).filter(({ until }) => now < until);

/** Whether the version is still monitored for the same reason. Another change may have come first. */
export const isStillCurrent = ({ remotes }: Composition, candidate: RollbackCandidate): boolean =>
  remotes
    .flatMap(findCandidates)
    .some(
      ({ monitoredAs, remote, version, since }) =>
        monitoredAs === candidate.monitoredAs &&
        remote === candidate.remote &&
        version === candidate.version &&
        since === candidate.since,
    );
