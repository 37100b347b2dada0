import type { ManifestRoute } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import type { ServicesUrl } from '../services/services-url.js';
import type { ApiKey } from '../api-keys.js';

/** A version whose server bundle lies on this machine, its digest checked. */
export interface ServerVersion {
  name: string;
  version: string;
  /** Absolute path of the server bundle. */
  serverFile: string;
  routes: ManifestRoute[];
}

/** What a worker is born with. */
export interface WorkerSetup {
  servicesUrl: ServicesUrl;
  key: ApiKey;
  site: { origin: string; supportEmail: string | undefined };
  /** One Int32 for the heartbeat, one for the number of the job that holds the thread. */
  vitals: SharedArrayBuffer;
}

export interface RenderJob {
  id: number;
  version: ServerVersion;
  routeId: string;
  /** Absolute, with the public origin. */
  url: string;
  requestId: string;
  /** Epoch milliseconds. */
  renderedAt: number;
  timeLimitMs: number;
  /** For routes that list every address of the site. */
  siteMapOf: ServerVersion[];
}

export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  head: Head;
  /** JSON: `{ loaderData, errors }`. */
  hydration: string;
}

export type RenderResult =
  | RenderedPage
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'failed'; code: 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007'; message: string };

export type ToWorker =
  { type: 'render'; job: RenderJob } | { type: 'warm'; id: number; version: ServerVersion };
/** `thread` is the worker's own as the system knows it, where it tells. */
export type FromWorker =
  | { type: 'ready'; thread: string | undefined }
  | { type: 'done'; id: number; result: RenderResult }
  | { type: 'warmed'; id: number };

export const VITALS = { heartbeat: 0, job: 1 } as const;
