import type { RejectedCall } from '@mockingbird/api-client';
import type { LiveRemote, ManifestRoute, VersionEvent } from '@mockingbird/contracts';

/** Something that happened to a version in this tab. */
export interface ObservedEvent {
  kind: VersionEvent['kind'];
  version: LiveRemote;
  error?: unknown;
  /** The screen whose code did not load. */
  routeId?: string | undefined;
  /** The call that the services refused. */
  call?: RejectedCall | undefined;
}

/** Functions of the first view's script. They are passed as arguments, because shared modules become separate scripts. */
export interface FirstViewTools {
  isInBrowser: (route: ManifestRoute) => boolean;
  isSiteLink: (anchor: HTMLAnchorElement) => boolean;
  whenIdle: (work: () => void) => void;
}

/** The lazy part of the update manager. */
export interface UpdateWork {
  /** Fetches the code that the visitor may need next. */
  preloadAhead: (tools: FirstViewTools) => Promise<void>;
  /** Sends the events that are not reported yet. */
  sendPendingEvents: () => void;
  /** Reports an `error` or `unhandledrejection` of the window, if the code of a remote caused it. */
  reportWindowEvent: (event: Event) => void;
  checkIfStale: () => void;
  onCompositionHeader: (key: string) => void;
  recoverFromMissingCode: (version: LiveRemote, routeId: string) => Promise<boolean>;
  fallBack: (version: LiveRemote) => Promise<boolean>;
}
