import type { Composition } from '@mockingbird/contracts';

const DAY_MS = 24 * 60 * 60_000;

/** @returns the time `days` before `now`, in epoch milliseconds */
export const timeBefore = (now: number, days: number): number => now - days * DAY_MS;

export const versionLabel = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

/** The time when a composition became live, and all versions that visitors may receive from it. */
export interface CompositionUse {
  /** Epoch milliseconds. */
  since: number;
  /** `name@version`. */
  versions: readonly string[];
}

/** @returns the live versions, fallbacks and canaries of a composition */
export const usageOf = ({
  createdAt,
  remotes,
}: Pick<Composition, 'createdAt' | 'remotes'>): CompositionUse => ({
  since: Date.parse(createdAt),
  versions: remotes.flatMap(({ manifest, fallback, canary }) =>
    [manifest, fallback, canary?.manifest].flatMap((each) => (each ? [versionLabel(each)] : [])),
  ),
});

/**
 * Whether earlier compositions are outside the window, because this one replaced them before the window started. This one was
 * live at the start of the window, so it counts.
 */
export const coversWindow = ({ since }: CompositionUse, now: number, days: number): boolean =>
  since <= timeBefore(now, days);

/**
 * Finds the versions that must not be removed: those of every composition that was live within the last `days`.
 * @param compositions the latest first
 * @param now epoch milliseconds
 * @returns `name@version`
 */
export function neededVersions(
  compositions: readonly CompositionUse[],
  now: number,
  days: number,
): ReadonlySet<string> {
  const oldest = compositions.findIndex((composition) => coversWindow(composition, now, days));
  const inside = oldest < 0 ? compositions : compositions.slice(0, oldest + 1);
  return new Set(inside.flatMap(({ versions }) => versions));
}
