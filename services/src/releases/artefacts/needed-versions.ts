import type { Composition } from '@mockingbird/contracts';

const DAY_MS = 24 * 60 * 60_000;

/** The moment so many days ago, in epoch milliseconds. */
export const daysBefore = (now: number, days: number): number => now - days * DAY_MS;

export const versionLabel = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

/** What gc asks of a composition: when it began to be live, and all versions that somebody may get by it. */
export interface Needing {
  /** Epoch milliseconds. */
  since: number;
  /** `name@version`. */
  versions: readonly string[];
}

/** The versions of a composition: live ones, those to fall back to, canaries. */
export const needingOf = ({ createdAt, remotes }: Pick<Composition, 'createdAt' | 'remotes'>): Needing => ({
  since: Date.parse(createdAt),
  versions: remotes.flatMap(({ manifest, fallback, canary }) =>
    [manifest, fallback, canary?.manifest].flatMap((each) => (each ? [versionLabel(each)] : [])),
  ),
});

/**
 * Whether the compositions before this one are out of the window: this one replaced them before it began. The one that
 * was live when the window began was made earlier, and counts.
 */
export const reachesBack = ({ since }: Needing, now: number, days: number): boolean =>
  since <= daysBefore(now, days);

/**
 * What must not be removed: all versions of every composition that was live within the last days, and so of the live one.
 * @param compositions the latest first
 * @param now epoch milliseconds
 * @returns `name@version`
 */
export function neededVersions(
  compositions: readonly Needing[],
  now: number,
  days: number,
): ReadonlySet<string> {
  const oldest = compositions.findIndex((composition) => reachesBack(composition, now, days));
  const inside = oldest < 0 ? compositions : compositions.slice(0, oldest + 1);
  return new Set(inside.flatMap(({ versions }) => versions));
}
