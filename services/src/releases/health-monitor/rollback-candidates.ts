import type { Composition, CompositionRemote } from '@mockingbird/contracts';
import { WATCH_MS, watchedUntil } from '@mockingbird/registry';
import type { Watched } from './rollback-policy.js';

/** A version that may be taken back, and the one that would take its place. */
export interface Candidate {
  watched: Watched;
  remote: string;
  version: string;
  /** ISO 8601, when the version became what it is: sightings from before do not count. */
  since: string;
  /** The version that it is compared with. */
  other: string;
  /** Epoch milliseconds. */
  until: number;
}

function candidatesOfRemote(remote: CompositionRemote): Candidate[] {
  const { manifest, since, fallback, canary } = remote;
  const { name, version } = manifest;
  return [
    ...(canary
      ? [
          {
            watched: 'canary' as const,
            remote: name,
            version: canary.manifest.version,
            since: canary.since,
            other: version,
            until: watchedUntil(remote) ?? 0,
          },
        ]
      : []),
    ...(fallback
      ? [
          {
            watched: 'promotion' as const,
            remote: name,
            version,
            since,
            other: fallback.version,
            until: Date.parse(since) + WATCH_MS,
          },
        ]
      : []),
  ];
}

/** @param now epoch milliseconds */
export const candidatesOf = ({ remotes }: Composition, now: number): Candidate[] =>
  remotes.flatMap(candidatesOfRemote).filter(({ until }) => now < until);

/** Whether the same version is still watched for the same reason: somebody may have been faster. */
export const isStillThere = ({ remotes }: Composition, candidate: Candidate): boolean =>
  remotes
    .flatMap(candidatesOfRemote)
    .some(
      ({ watched, remote, version, since }) =>
        watched === candidate.watched &&
        remote === candidate.remote &&
        version === candidate.version &&
        since === candidate.since,
    );
