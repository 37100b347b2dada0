import type { ManifestRoute } from '@mockingbird/contracts';
import type { TraceHeaders } from '@mockingbird/observability';
import type { Head, Placement } from '@mockingbird/platform';
import type { ApiKey } from '../api-keys.js';
import type { ServicesUrl } from '../services/services-url.js';

/** A version whose server bundle is on this machine, with a verified digest. */
export interface ServerVersion {
  name: string;
  version: string;
  /** Absolute path of the server bundle. */
  serverFile: string;
  routes: ManifestRoute[];
}

/** The data with which a worker starts. */
export interface WorkerSetup {
  servicesUrl: ServicesUrl;
  /** The browser's key, because the code of remotes in the worker could read it. */
  key: ApiKey;
  site: { origin: string; supportEmail: string | undefined };
  /** Int32 values that the thread writes and its process reads. `VITALS` has their indexes. */
  vitals: SharedArrayBuffer;
}

/** A fragment to render instead of a page. */
export interface FragmentJob extends Placement {
  /** Prefix of React's generated ids: different for each root of a page. */
  identifierPrefix: string;
}

export interface RenderJob {
  id: number;
  version: ServerVersion;
  /** Empty for a fragment. */
  routeId: string;
  fragment?: FragmentJob;
  /** `addresses` returns the paths of the version's sitemap instead of a page, `data` the loader's data. */
  output?: 'addresses' | 'data';
  /** Random text in the placeholders of fragments, so that content cannot imitate them. */
  placeholderMark?: string;
  /** Absolute, with the public origin. */
  url: string;
  requestId: string;
  /** The span of this render. Absent where traces are off. */
  trace?: TraceHeaders;
  /** Epoch milliseconds. */
  renderedAt: number;
  timeLimitMs: number;
  /** Versions whose sitemaps the route can read, for routes that list all addresses of the site. */
  sitemapVersions: ServerVersion[];
}

export interface PageResult {
  kind: 'page';
  status: number;
  html: string;
  head: Head;
  /** `{ loaderData, errors }`. */
  hydration: unknown;
  /** Fragments of other remotes. `placeholderFor(mark, index)` marks each one in `html`. */
  placements: Placement[];
  /** Texts about calls that the services refused, because the remote's requests were wrong. */
  refused?: string[] | undefined;
}

export interface FragmentResult {
  kind: 'fragment';
  html: string;
  /** Whether the fragment has nothing to show. */
  isEmpty: boolean;
  /** The loader's data, if any. */
  data?: unknown;
}

/** The data of a screen, for a browser that has its code. */
export interface DataResult {
  kind: 'data';
  status: number;
  /** The loader's data as JSON text. Empty when the loader failed. */
  json: string;
  /** Whether nothing is missing in the data. */
  isComplete: boolean;
}

/** The placeholder that a fragment's markup replaces. */
export const placeholderFor = (mark: string, index: number): string => `<!--${mark}:${index}-->`;

export type FailureCode = 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007' | 'MB-2012' | 'MB-2013';

/** Why a render failed. */
export interface Failure {
  code: FailureCode;
  /** The stack of an error of the remote's code. */
  message: string;
  /** The line of the remote's sources that threw, such as `mfe-home/src/routes/about.tsx:12`. */
  source?: string | undefined;
  /** The chain of `cause` of the error, the nearest first. */
  causes?: { message: string; source?: string | undefined }[] | undefined;
}

/** A call of the services during a traced render. */
export interface ServiceCall {
  /** The id that the call sent as its span: 16 hexadecimal digits. */
  spanId: string;
  method: 'GET' | 'POST';
  /** As `serviceTemplate` returns it. */
  template: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Epoch milliseconds. */
  startedAt: number;
  durationMs: number;
}

type OtherResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'addresses'; paths: string[] }
  | DataResult
  | ({ kind: 'failed' } & Failure);

/** `calls`: only of a traced render. */
export type RenderResult = (PageResult | FragmentResult | OtherResult) & { calls?: ServiceCall[] };

/** The result as a worker sends it. Loader data is JSON text, because text is cheaper to copy between threads. */
export type SentResult =
  | (Omit<PageResult, 'hydration'> & { hydration: string })
  | (Omit<FragmentResult, 'data'> & { data?: string | undefined })
  | OtherResult;

export type ToWorker =
  { type: 'render'; job: RenderJob } | { type: 'warm'; id: number; version: ServerVersion };
export type FromWorker<Result = RenderResult> =
  | { type: 'ready' }
  | { type: 'done'; id: number; result: Result; calls?: ServiceCall[] | undefined }
  | { type: 'warmed'; id: number };

/**
 * Indexes in the vitals. `version` is the `versionNumber` of the version whose code occupies the thread, 0 for none.
 * `offHeapKib` is memory outside the heap that Node counts, `nativeKib` all memory of the process outside the heap, beyond
 * what it had at the start. `largestGrower` is the `versionNumber` of the version that caused most of it.
 */
export const VITALS = { heartbeat: 0, version: 1, offHeapKib: 2, largestGrower: 3, nativeKib: 4 } as const;
export const VITALS_BYTES = Object.keys(VITALS).length * Int32Array.BYTES_PER_ELEMENT;

/** `name@version`. */
export const versionLabel = ({ name, version }: Pick<ServerVersion, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** FNV-1a, 32 bits. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes a version to a number, because the vitals contain only numbers. Never 0. */
export function versionNumber(version: Pick<ServerVersion, 'name' | 'version'>): number {
  let hash = FNV_START;
  for (const letter of versionLabel(version)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return hash | 1;
}
