import type { LiveRemote } from '@mockingbird/contracts';
import type { UpdateWork, VersionEvent } from './update-work.js';

const runQuietly = (loading: Promise<UpdateWork> | undefined, run: (work: UpdateWork) => void) =>
  void loading?.then(run).catch(() => undefined);

/**
 * Follows new compositions, reports version events, and recovers from versions that do not work.
 * The first view does not need this code. It loads when the browser is idle, or at the first error.
 */
export class UpdateManager {
  private readonly pendingEvents: VersionEvent[] = [];
  private loading: Promise<UpdateWork> | undefined;

  /** @param start loads the lazy code, which empties the list of events */
  constructor(private readonly start: (pendingEvents: VersionEvent[]) => Promise<UpdateWork>) {}

  /** @throws when the lazy code does not load; the tab then works without it */
  load(): Promise<UpdateWork> {
    this.loading ??= this.start(this.pendingEvents).catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Reports an event of a version. Errors are sent immediately; a successful mount can wait. */
  reportEvent(kind: VersionEvent['kind'], version: LiveRemote, error?: unknown, routeId?: string): void {
    this.pendingEvents.push({ kind, version, error, routeId });
    runQuietly(kind === 'mounted' ? this.loading : this.load(), (work) => work.sendPendingEvents());
  }

  /** Checks for a newer composition in the background. Called when the visitor is about to navigate. */
  checkIfStale(): void {
    runQuietly(this.loading, (work) => work.checkIfStale());
  }

  /** @param key of the live composition, from a response of the services */
  onCompositionHeader(key: string | null): void {
    if (key) runQuietly(this.loading, (work) => work.onCompositionHeader(key));
  }

  /** Reloads the page when a screen's code no longer exists. @returns false when the failure has to be shown */
  recoverFromMissingCode(version: LiveRemote, routeId: string): Promise<boolean> {
    return this.load().then(
      (work) => work.recoverFromMissingCode(version, routeId),
      () => false,
    );
  }

  /** Switches this tab to the earlier version of a remote whose code threw. @returns false when the failure has to be shown */
  fallBack(version: LiveRemote): Promise<boolean> {
    return this.load().then(
      (work) => work.fallBack(version),
      () => false,
    );
  }
}
