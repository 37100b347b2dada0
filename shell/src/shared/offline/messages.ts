/** A screen that a tab showed. */
export interface VisitedScreen {
  /** Path with query. */
  address: string;
  /** The remote that showed it, and its version. */
  remote: string;
  version: string;
  /** What a list of stored screens shows. */
  title: string;
  /** The result of its loader: JSON. */
  data: unknown;
}

/** A screen to download, and its name in a list of stored screens. */
export interface PageToDownload {
  address: string;
  title: string;
}

/** What a tab asks of the service worker. Each message comes with a port for the answers. */
export type WorkerRequest =
  /** The tab shows a composition, and usually a screen of it. */
  | { kind: 'visit'; compositionKey: string; screen?: VisitedScreen | undefined }
  | { kind: 'measure'; addresses: readonly string[] }
  | { kind: 'download'; pages: readonly PageToDownload[] }
  | { kind: 'remove'; addresses: readonly string[] }
  | { kind: 'isAvailable'; addresses: readonly string[] }
  | { kind: 'list' };

/** A stored screen, as a list shows it. */
export interface StoredScreen {
  address: string;
  title: string;
}

/** Why a download failed: no network, no room on the device, a page that cannot be stored, or another error. */
export type FailureReason = 'network' | 'storage' | 'not-storable' | 'failed';

/** The answers on the port of a request. `progress` comes any number of times before one of the others. */
export type WorkerAnswer =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; reason: FailureReason };

/** What the service worker tells its tabs. */
export type WorkerNotice =
  /** Requests to this site fail, or succeed again. */
  | { kind: 'network'; isDown: boolean }
  /** Asks which compositions the tab uses. It answers on the message's port with an array of their keys. */
  | { kind: 'compositions' };
