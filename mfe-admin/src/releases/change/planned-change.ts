import type { ReleaseAdminCalls } from '@mockingbird/platform';
import type { ButtonVariant } from '@mockingbird/ui';
import type { Composition, CompositionSummary, ReleaseChange } from '@mockingbird/contracts';
import * as messages from '../../messages/releases/change.js';

/** A change of the composition, before it is confirmed. */
export interface PlannedChange {
  title: string;
  /** The label of the button: 'Promote'. */
  action: string;
  variant: ButtonVariant;
  /**
   * Sends the change; first as a dry run. `base` is the number of the composition on the screen. `again` confirms
   * a version that was rolled back automatically.
   */
  send: (
    calls: ReleaseAdminCalls,
    options: { why: string; dryRun: boolean; base: number; again?: true },
  ) => Promise<ReleaseChange>;
}

type Remotes = CompositionSummary['remotes'];

const describeCanary = (canary: Remotes[number]['canary']): string =>
  canary
    ? [
        messages.forOfVisitors(canary.version, canary.percent),
        ...canary.cohorts.map((each) => messages.theGroup(each)),
        ...(canary.stages ? [messages.inStages(canary.stages.join(', '))] : []),
      ].join(messages.and)
    : messages.noCanary;

const toRemotes = ({ remotes }: Composition): Remotes =>
  remotes.map(({ manifest: { name, version }, canary }) => ({
    name,
    version,
    ...(canary
      ? {
          canary: {
            version: canary.manifest.version,
            percent: canary.percent,
            cohorts: canary.cohorts,
            ...(canary.stages ? { stages: canary.stages.percents } : {}),
          },
        }
      : {}),
  }));

/** Describes the effects of a change, one sentence for each. */
export function describeConsequences(live: CompositionSummary, next: Composition): string[] {
  const before = new Map(live.remotes.map((remote) => [remote.name, remote]));
  const after = new Map(toRemotes(next).map((remote) => [remote.name, remote]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const existing = before.get(name);
    const changed = after.get(name);
    if (!changed) return [messages.isRemoved(name)];
    const version =
      existing?.version === changed.version
        ? []
        : [`${name}: ${existing?.version ?? 'none'} → ${changed.version}`];
    const [was, is] = [describeCanary(existing?.canary), describeCanary(changed.canary)];
    return was === is ? version : [...version, `${name}, canary: ${was} → ${is}`];
  });
}
