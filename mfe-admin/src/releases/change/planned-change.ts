import type { ReleaseAdminCalls } from '@mockingbird/platform';
import type { ButtonVariant } from '@mockingbird/ui';
import type { Composition, CompositionSummary, ReleaseChange } from '@mockingbird/contracts';

/** A change of what is live that an admin is about to make. */
export interface PlannedChange {
  title: string;
  /** What the button says: 'Promote'. */
  action: string;
  variant: ButtonVariant;
  /** Makes the call, as a dry run first; `base` is the number of the composition that the admin looks at, `again` a second confirmation. */
  ask: (
    calls: ReleaseAdminCalls,
    how: { why: string; dryRun: boolean; base: number; again?: true },
  ) => Promise<ReleaseChange>;
}

type Remotes = CompositionSummary['remotes'];

const canaryWords = (canary: Remotes[number]['canary']): string =>
  canary
    ? [
        `${canary.version} for ${canary.percent} % of visitors`,
        ...canary.cohorts.map((each) => `the group “${each}”`),
      ].join(' and ')
    : 'no canary';

const remotesOf = ({ remotes }: Composition): Remotes =>
  remotes.map(({ manifest: { name, version }, canary }) => ({
    name,
    version,
    ...(canary
      ? { canary: { version: canary.manifest.version, percent: canary.percent, cohorts: canary.cohorts } }
      : {}),
  }));

/** What a change would do to what is live, a sentence for each thing. */
export function consequences(live: CompositionSummary, next: Composition): string[] {
  const before = new Map(live.remotes.map((remote) => [remote.name, remote]));
  const after = new Map(remotesOf(next).map((remote) => [remote.name, remote]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const old = before.get(name);
    const fresh = after.get(name);
    if (!fresh) return [`${name} goes away`];
    const version =
      old?.version === fresh.version ? [] : [`${name}: ${old?.version ?? 'nothing'} → ${fresh.version}`];
    const [was, is] = [canaryWords(old?.canary), canaryWords(fresh.canary)];
    return was === is ? version : [...version, `${name}, canary: ${was} → ${is}`];
  });
}
