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
  /** Int32 values that the worker writes and the pool reads; their places are `VITALS`. */
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
  /** `{ loaderData, errors }`. */
  hydration: unknown;
  /** What the page places of others; the place of number n in `html` is `placeOf(mark, n)`. */
  placements: Placement[];
}

export interface RenderedFragment {
  kind: 'fragment';
  /** Empty when there is nothing to show. */
  html: string;
  isEmpty: boolean;
  /** What the loader gave; absent when that is nothing. */
  data?: unknown;
}

/** Where a fragment's markup is put into that of its page. */
export const placeOf = (mark: string, at: number): string => `<!--${mark}:${at}-->`;

export type FailureCode = 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007' | 'MB-2012';

type OtherResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'addresses'; paths: string[] }
  | { kind: 'failed'; code: FailureCode; message: string };

/** What became of a render. */
export type RenderResult = RenderedPage | RenderedFragment | OtherResult;

/** The same as a worker sends it: loaders' data travels as JSON text, which is copied between threads at less cost. */
export type SentResult =
  | (Omit<RenderedPage, 'hydration'> & { hydration: string })
  | (Omit<RenderedFragment, 'data'> & { data?: string | undefined })
  | OtherResult;

export type ToWorker =
  { type: 'render'; job: RenderJob } | { type: 'warm'; id: number; version: ServerVersion };
/** `thread` is the worker's own as the system knows it, where it tells. */
export type FromWorker<Result = RenderResult> =
  | { type: 'ready'; thread?: string | undefined }
  | { type: 'done'; id: number; result: Result }
  | { type: 'warmed'; id: number };

/**
 * Places in the vitals: the count of heartbeats, the number of the job that holds the thread, KiB kept outside the heap,
 * and the number (`versionNumber`) of the version that most of them are due to.
 */
export const VITALS = { heartbeat: 0, job: 1, outsideKib: 2, grower: 3 } as const;
export const VITALS_BYTES = Object.keys(VITALS).length * Int32Array.BYTES_PER_ELEMENT;

/** `name@version`. */
export const versionLabel = ({ name, version }: Pick<ServerVersion, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** FNV-1a, 32 bits. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A version's number in the vitals, which hold numbers alone: pool and worker find the same one. Never 0. */
export function versionNumber(version: Pick<ServerVersion, 'name' | 'version'>): number {
  let hash = FNV_START;
  for (const letter of versionLabel(version)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return hash | 1;
}
