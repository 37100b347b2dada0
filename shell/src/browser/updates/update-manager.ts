import type { LiveRemote, Sighting } from '@mockingbird/contracts';
import type { ShellContext } from '../shell-context.js';
import type { TabCare } from './update-manager.lazy.js';

/** Something that befell a version in this tab. */
export interface Sight {
  kind: Sighting['kind'];
  version: LiveRemote;
  error?: unknown;
  /** The screen whose code did not come. */
  routeId?: string | undefined;
}

const untold: Sight[] = [];
let begin: (() => Promise<TabCare>) | undefined;
let running: Promise<TabCare> | undefined;

/**
 * A tab's care for itself: it looks for newer compositions, tells the platform how versions fare, and gets over code that
 * is gone. The first view needs none of it, so its code comes when nothing else is to be done, or at the first trouble.
 * @throws when that code does not come: the tab goes on without
 */
export function tabCare(): Promise<TabCare> {
  running ??= begin?.().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running ?? Promise.reject(new Error('Not begun'));
}

export function prepareTabCare(shell: ShellContext): void {
  begin = async () => (await import('./update-manager.lazy.js')).startTabCare(shell, untold);
}

const quietly = (care: Promise<TabCare> | undefined, work: (care: TabCare) => void) =>
  void care?.then(work).catch(() => undefined);

/** Tells how a version fares. That it works can wait; trouble is told at once. */
export function sight(kind: Sight['kind'], version: LiveRemote, error?: unknown, routeId?: string): void {
  untold.push({ kind, version, error, routeId });
  quietly(kind === 'mounted' ? running : tabCare(), (care) => care.tell());
}

/** The reader is about to move: a good moment to see what is live, without making anybody wait. */
export const noteIntent = (): void => quietly(running, (care) => care.lookIfOld());

/** An answer of the services named the live composition. */
export function hearComposition(key: string | null): void {
  if (key) quietly(running, (care) => care.hear(key));
}

/**
 * Loads the page anew when a screen's code is gone from the site; without a screen, the version's own code threw, and the
 * one before takes its place. @returns false when the reader has to be told instead
 */
export const getOver = (version: LiveRemote, routeId?: string): Promise<boolean> =>
  tabCare().then(
    (care) => care.getOver(version, routeId),
    () => false,
  );
