import type { RejectedCall } from '@mockingbird/api-client';
import type { LiveRemote } from '@mockingbird/contracts';
import type { UpdateWork, ObservedEvent } from './update-work.js';

const runQuietly = (loading: Promise<UpdateWork> | undefined, run: (work: UpdateWork) => void) =>
  void loading?.then(run).catch(() => undefined);

/**
 * Follows new compositions, reports version events, and recovers from versions that do not work.
 * The first view does not need this code. It loads when the browser is idle, or at the first error.
 */
export interface UpdateManager {
  /** @throws when the lazy code does not load; the tab then works without it */
  load: () => Promise<UpdateWork>;
  /** Reports an event of a version. Errors are sent immediately; a successful mount can wait. */
  reportEvent: (kind: ObservedEvent['kind'], version: LiveRemote, error?: unknown, routeId?: string) => void;
  /** Reports a call of a version to which the services responded with an error, if the version's request was wrong. */
  reportRejectedCall: (version: LiveRemote, call: RejectedCall) => void;
  /** Reports errors of event handlers, timers and promises from now on. The lazy code finds out whose they are. */
  watchWindow: () => void;
  /** Checks for a newer composition in the background. Called when the visitor is about to navigate. */
  checkIfStale: () => void;
  /** @param key of the live composition, from a response of the services */
  onCompositionHeader: (key: string | null) => void;
  /** Reloads the page when a screen's code no longer exists. @returns false when the failure has to be shown */
  recoverFromMissingCode: (version: LiveRemote, routeId: string) => Promise<boolean>;
  /** Switches this tab to the earlier version of a remote whose code threw. @returns false when the failure has to be shown */
  fallBack: (version: LiveRemote) => Promise<boolean>;
}

/** @param start loads the lazy code, which empties the list of events */
export function createUpdateManager(
  start: (pendingEvents: ObservedEvent[]) => Promise<UpdateWork>,
): UpdateManager {
  const pendingEvents: ObservedEvent[] = [];
  let loading: Promise<UpdateWork> | undefined;

  function load(): Promise<UpdateWork> {
    loading ??= start(pendingEvents).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  function report(event: ObservedEvent): void {
    pendingEvents.push(event);
    runQuietly(event.kind === 'mounted' ? loading : load(), (work) => work.sendPendingEvents());
  }
  const recoverWith = (recover: (work: UpdateWork) => Promise<boolean>) => load().then(recover, () => false);

  return {
    load,
    reportEvent: (kind, version, error, routeId) => report({ kind, version, error, routeId }),
    reportRejectedCall: (version, call) => report({ kind: 'refusal', version, error: call.place, call }),
    watchWindow: () => {
      for (const type of ['error', 'unhandledrejection'])
        window.addEventListener(type, (event) => runQuietly(load(), (work) => work.reportWindowEvent(event)));
    },
    checkIfStale: () => runQuietly(loading, (work) => work.checkIfStale()),
    onCompositionHeader: (key) => {
      if (key) runQuietly(loading, (work) => work.onCompositionHeader(key));
    },
    recoverFromMissingCode: (version, routeId) =>
      recoverWith((work) => work.recoverFromMissingCode(version, routeId)),
    fallBack: (version) => recoverWith((work) => work.fallBack(version)),
  };
}
