import type { Composition, CompositionDiff, PublishedVersion, ReleaseChange } from '@mockingbird/contracts';
import { diffCompositions } from '../diff.js';
import { readEnvelope, type ReleaseClient } from '../publish/release-client.js';
import type { Outcome } from './call.js';
import { checkLines } from './checks.js';
import type { Style } from './output/style.js';
import { tableLines } from './output/table.js';

type Changes = CompositionDiff['changes'];

/** A line for each remote that differs. */
export function changeLines(changes: Changes, style: Style): string[] {
  if (changes.length === 0) return ['  nothing differs'];
  const rows = changes.map(({ name, what, before = '', after = '', routesAdded, routesRemoved }) => [
    `  ${name}`,
    what.replace('-', ' '),
    before,
    after,
    [...routesAdded.map((path) => `+${path}`), ...routesRemoved.map((path) => `-${path}`)].join(' '),
  ]);
  return tableLines(['  Remote', 'What', 'Before', 'After', 'Addresses'], rows, style);
}

/** What a change changed. The change is applied already, so an unreadable earlier composition is no failure. */
async function changesOf(client: ReleaseClient, composition: Composition): Promise<Changes | undefined> {
  const { number } = composition;
  const empty = { ...composition, number: number - 1, remotes: [] };
  try {
    const before = number > 1 ? readEnvelope(await client.signed(number - 1)) : empty;
    return diffCompositions(before, composition).changes;
  } catch {
    return undefined;
  }
}

/** How to undo an applied change; undefined where there is no safe way back. */
type WayBack = (
  composition: Composition,
  changes: Changes | undefined,
) => string | undefined | Promise<string | undefined>;

export async function changeOutcome(
  client: ReleaseClient,
  change: ReleaseChange,
  back: WayBack,
): Promise<Outcome> {
  const { composition, dryRun, checks } = change;
  const changes = await changesOf(client, composition);
  const head = dryRun
    ? `composition ${composition.number} would be live (dry run: nothing was changed)`
    : `composition ${composition.number} is live`;
  const undo = dryRun ? undefined : await back(composition, changes);
  return {
    document: { ...change, ...(changes ? { changes } : {}) },
    lines: (style) => [
      ...checkLines(checks, style),
      style.bold(head),
      ...(changes ? changeLines(changes, style) : []),
      ...(undo ? [style.dim(`To go back: ${undo}`)] : []),
    ],
  };
}

/**
 * Whether a promotion went to an earlier version: the one that it replaced was rolled back automatically, or published
 * later. Going back to that is not useful.
 */
function wentBack(versions: readonly PublishedVersion[], changes: Changes): boolean {
  const find = (name: string, version: string | undefined) =>
    versions.find((each) => each.name === name && each.version === version);
  return changes.some(({ name, what, before, after }) => {
    if (what !== 'version') return false;
    const [left, taken] = [find(name, before), find(name, after)];
    if (left?.autoRollback) return true;
    return left !== undefined && taken !== undefined && left.publishedAt > taken.publishedAt;
  });
}

const isEndedWith = (changes: Changes, name: string, what: Changes[number]['what']): boolean =>
  what === 'canary-ended' && changes.some((each) => each.name === name && each.what === 'version');

/**
 * How to promote the previous versions: teams may promote, but only the platform may roll back.
 * @returns undefined when the promotion went to an earlier version
 */
export async function promotionBack(
  client: ReleaseClient,
  composition: Composition,
  changes: Changes = [],
): Promise<string | undefined> {
  // The promotion is applied already, so an unreadable list is no failure.
  const versions = await client.versions().catch(() => []);
  if (wentBack(versions, changes)) return undefined;
  const older = changes.flatMap(({ name, what, before }) =>
    what === 'version' && before !== undefined ? [`${name}@${before}`] : [],
  );
  // A promotion ends the remote's canary. Nothing of that has to be undone for visitors.
  const others = changes.filter(({ name, what }) => !isEndedWith(changes, name, what));
  if (older.length === 0 || older.length < others.length) return rollbackTo(composition);
  return `npx mb promote ${older.join(' ')}`;
}

/** How to restore the composition from before. */
export const rollbackTo = ({ number }: Composition): string | undefined =>
  number > 1 ? `npx mb rollback ${number - 1}` : undefined;
