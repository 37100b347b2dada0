import {
  compositionDiffResponse,
  compositionListResponse,
  releaseChangeResponse,
  releaseOverviewResponse,
  type CanaryEnd,
  type CanaryRequest,
  type CompositionDiff,
  type CompositionSummary,
  type Promotion,
  type ReleaseChange,
  type ReleaseOverview,
  type Rollback,
} from '@mockingbird/contracts';
import { RELEASE_TIMEOUT_MS } from '../limits.js';
import { get, post, type Options } from '../request.js';
import type { Transport } from '../transport.js';

export interface CompositionPage {
  data: CompositionSummary[];
  /** Number to ask for the next page with; absent on the last one. */
  meta: { before?: number | undefined };
}

/** What admins see and change of releases. Each call needs the token of a signed-in admin. */
export interface ReleaseAdminCalls {
  overview(options?: Options): Promise<ReleaseOverview>;
  /** Latest first. @param before `meta.before` of the page before */
  compositions(before?: number, options?: Options): Promise<CompositionPage>;
  diff(from: number, to: number, options?: Options): Promise<CompositionDiff>;
  promote(asked: Promotion): Promise<ReleaseChange>;
  rollback(asked: Rollback): Promise<ReleaseChange>;
  canary(asked: CanaryRequest): Promise<ReleaseChange>;
  endCanary(asked: CanaryEnd): Promise<ReleaseChange>;
}

const BASE = '/api/releases/admin';

/** @param token of the signed-in admin */
export function releaseAdminCalls({ ask }: Transport, token: string): ReleaseAdminCalls {
  // A change is drawn and looked at before it is made.
  const change = async (path: string, asked: unknown): Promise<ReleaseChange> =>
    (
      await ask({
        ...post(`${BASE}/${path}`, asked),
        token,
        timeoutMs: RELEASE_TIMEOUT_MS,
        schema: () => releaseChangeResponse,
      })
    ).data;
  return {
    overview: async (options) =>
      (await ask({ ...get(`${BASE}/overview`, options), token, schema: () => releaseOverviewResponse })).data,
    compositions: (before, options) =>
      ask({
        ...get(`${BASE}/compositions${before === undefined ? '' : `?before=${before}`}`, options),
        token,
        schema: () => compositionListResponse,
      }),
    diff: async (from, to, options) =>
      (
        await ask({
          ...get(`${BASE}/diff/${from}/${to}`, options),
          token,
          schema: () => compositionDiffResponse,
        })
      ).data,
    promote: (asked) => change('promote', asked),
    rollback: (asked) => change('rollback', asked),
    canary: (asked) => change('canary', asked),
    endCanary: (asked) => change('canary/end', asked),
  };
}
