import type { ManifestRoute } from '@mockingbird/contracts';
import type { Head, Placement } from '@mockingbird/platform';
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
  /** The browser's: remotes' code beside it may come to hold it. */
  key: ApiKey;
  site: { origin: string; supportEmail: string | undefined };
  /** One Int32 for the heartbeat, one for the number of the job that holds the thread. */
  vitals: SharedArrayBuffer;
}

/** A fragment to draw in a page's stead. */
export interface FragmentJob extends Placement {
  /** Of React's generated ids: different for each root of a page. */
  identifierPrefix: string;
}

export interface RenderJob {
  id: number;
  version: ServerVersion;
  /** Empty for a fragment. */
  routeId: string;
  fragment?: FragmentJob;
  /** `addresses`: what the version's own sitemap lists, in a page's stead. */
  wants?: 'addresses';
  /** What marks the places of fragments in a page's markup; nobody outside can know it. */
  placeMark?: string;
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
  /** What the page places of others; the place of number n in `html` is `placeOf(mark, n)`. */
  placements: Placement[];
}

export interface RenderedFragment {
  kind: 'fragment';
  /** Empty when there is nothing to show. */
  html: string;
  isEmpty: boolean;
  /** JSON of what the loader gave; absent when that is nothing. */
  data?: string | undefined;
}

/** Where a fragment's markup is put into that of its page. */
export const placeOf = (mark: string, at: number): string => `<!--${mark}:${at}-->`;

export type RenderResult =
  | RenderedPage
  | RenderedFragment
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'addresses'; paths: string[] }
  | { kind: 'failed'; code: 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007'; message: string };

export type ToWorker =
  { type: 'render'; job: RenderJob } | { type: 'warm'; id: number; version: ServerVersion };
/** `thread` is the worker's own as the system knows it, where it tells. */
export type FromWorker =
  | { type: 'ready'; thread: string | undefined }
  | { type: 'done'; id: number; result: RenderResult }
  | { type: 'warmed'; id: number };

export const VITALS = { heartbeat: 0, job: 1 } as const;
