import {
  compositionDiffResponse,
  compositionListResponse,
  freezeStateResponse,
  gatePictureResponse,
  gateReportResponse,
  receivedOverviewResponse,
  releaseChangeResponse,
  type CanaryEnd,
  type CanaryRequest,
  type CompositionDiff,
  type CompositionSummary,
  type FreezeRequest,
  type FreezeState,
  type GateReport,
  type Promotion,
  type ReleaseChange,
  type ReleaseOverview,
  type Rollback,
} from '@mockingbird/contracts';
import { RELEASE_TIMEOUT_MS } from '../limits.js';
import { get, typed, type Options } from '../request.js';
import type { Transport } from '../transport.js';

export interface CompositionPage {
  data: CompositionSummary[];
  /** Number to request the next page with; absent on the last page. */
  meta: { before?: number | undefined };
}

/** Releases for admins. Each call needs the token of a signed-in admin. */
export interface ReleaseAdminCalls {
  overview(options?: Options): Promise<ReleaseOverview>;
  /** Newest first. @param before `meta.before` of the previous page */
  compositions(before?: number, options?: Options): Promise<CompositionPage>;
  diff(from: number, to: number, options?: Options): Promise<CompositionDiff>;
  /** What the gate saw of a version in a browser. */
  gateReport(name: string, version: string, options?: Options): Promise<GateReport>;
  /** @returns a picture of the report: a PNG in base64 */
  gatePicture(name: string, version: string, file: string, options?: Options): Promise<string>;
  promote(change: Promotion): Promise<ReleaseChange>;
  rollback(change: Rollback): Promise<ReleaseChange>;
  canary(change: CanaryRequest): Promise<ReleaseChange>;
  endCanary(change: CanaryEnd): Promise<ReleaseChange>;
  freeze(request: FreezeRequest): Promise<FreezeState>;
  unfreeze(): Promise<FreezeState>;
}

const BASE = '/api/releases/admin';
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** @param token of the signed-in admin */
export function releaseAdminCalls({ request }: Transport, token: string): ReleaseAdminCalls {
  // The gate renders and checks a version before it changes anything.
  const change = async (path: string, body: unknown): Promise<ReleaseChange> =>
    (
      await request({
        ...typed(`${BASE}/${path}`, body),
        token,
        timeoutMs: RELEASE_TIMEOUT_MS,
        schema: () => releaseChangeResponse,
      })
    ).data;
  const changeFreeze = async (path: string, body: unknown): Promise<FreezeState> =>
    (await request({ ...typed(`${BASE}/${path}`, body), token, schema: () => freezeStateResponse })).data;
  return {
    overview: async (options) =>
      (await request({ ...get(`${BASE}/overview`, options), token, schema: () => receivedOverviewResponse }))
        .data,
    compositions: (before, options) =>
      request({
        ...get(`${BASE}/compositions${before === undefined ? '' : `?before=${before}`}`, options),
        token,
        schema: () => compositionListResponse,
      }),
    diff: async (from, to, options) =>
      (
        await request({
          ...get(`${BASE}/diff/${from}/${to}`, options),
          token,
          schema: () => compositionDiffResponse,
        })
      ).data,
    gateReport: async (name, version, options) =>
      (
        await request({
          ...get(`${BASE}/report?${query({ name, version })}`, options),
          token,
          schema: () => gateReportResponse,
        })
      ).data,
    gatePicture: async (name, version, file, options) =>
      (
        await request({
          ...get(`${BASE}/picture?${query({ name, version, file })}`, options),
          token,
          schema: () => gatePictureResponse,
        })
      ).data.base64,
    promote: (body) => change('promote', body),
    rollback: (body) => change('rollback', body),
    canary: (body) => change('canary', body),
    endCanary: (body) => change('canary/end', body),
    freeze: (body) => changeFreeze('freeze', body),
    unfreeze: () => changeFreeze('unfreeze', {}),
  };
}
