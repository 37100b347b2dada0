import * as z from 'zod/mini';
import {
  canaryPlanSchema,
  changeKindSchema,
  cohortNameSchema,
  compositionSchema,
  percentSchema,
} from './composition.js';
import { freezeSchema } from './freeze.js';
import { manifestSchema, versionSchema } from './manifest.js';
import { remoteNameSchema } from './remote.js';
import { slowerSchema, versionSpeedSchema } from './speed.js';
import { gateIssueSchema, gateReportSchema } from './gate-report.js';
import { versionErrorSchema } from './telemetry.js';

const why = z.optional(z.string().check(z.maxLength(500)));
/** True: check everything, change nothing. */
const dryRun = z.optional(z.boolean());
/**
 * Number of the composition that the caller saw. A promotion or canary is rejected when its remotes changed since then.
 * A rollback is rejected when anything changed.
 */
const base = z.optional(z.int().check(z.minimum(1)));

/** The checks of the gate, in the order in which a person would mend what they find. */
export const GATE_CHECKS = [
  'manifest',
  'owner',
  'hashes',
  'sizes',
  'routes',
  'shared',
  'renders',
  'accessibility',
  'browser',
] as const;

/** One check of the gate. `detail` explains why a check was `skipped`, or what took too long (`undecided`). */
export const gateCheckSchema = z.object({
  check: z.enum(GATE_CHECKS),
  outcome: z.enum(['passed', 'refused', 'skipped', 'undecided']),
  /** An MB code; absent when the check passed or was skipped. */
  code: z.optional(z.string()),
  /** What was checked, or how to fix a rejection. */
  detail: z.string(),
});
export type GateCheck = z.infer<typeof gateCheckSchema>;

/**
 * `POST /_mb/gate` of the gate, signed with the key `edge`: renders a version that is not live and checks it. `server`
 * is the server bundle in base64; it matches the manifest's integrity. `files` are the browser files in base64. Without them
 * the gate does not run the check `browser`: earlier services send none and do not know the check.
 */
export const gateRequestSchema = z.object({
  manifest: manifestSchema,
  server: z.string(),
  files: z.optional(z.record(z.string(), z.string())),
});
export type GateRequest = z.infer<typeof gateRequestSchema>;

/**
 * The gate's result: the checks `shared`, `renders`, `accessibility` and `browser`, one entry each. A rejection has status
 * 200 too. `issues` lists those of all rejections, then what took too long. Their paths start with `/manifest/`. The services parse
 * it with `receivedGateResponse`.
 */
export const gateResponse = z.object({
  data: z.object({
    checks: z.array(gateCheckSchema),
    issues: z.array(gateIssueSchema),
    report: z.optional(z.extend(gateReportSchema, { files: z.record(z.string(), z.string()) })),
  }),
});
export type GateResult = z.infer<typeof gateResponse>['data'];

/** The commit that a version was built from. */
const commitSchema = z.string().check(z.regex(/^[0-9a-f]{7,64}$/, 'Expected the hash of a commit'));

/** A version to publish: the manifest and all files in base64. */
export const publicationSchema = z.object({
  manifest: manifestSchema,
  files: z.record(z.string(), z.string()),
  /** Source maps (version 3, as JSON texts) by the browser file that they belong to. Visitors never get them. */
  sourceMaps: z.optional(z.record(z.string(), z.string())),
  commit: z.optional(commitSchema),
  dryRun,
});
export type Publication = z.infer<typeof publicationSchema>;

export const publishedResponse = z.object({
  data: z.object({
    name: z.string(),
    version: z.string(),
    /** False when the same content was stored before, or in a dry run. */
    created: z.boolean(),
    dryRun: z.boolean(),
    checks: z.array(gateCheckSchema),
  }),
});

export type PublishedResult = z.infer<typeof publishedResponse>['data'];

export const promotionSchema = z.object({
  remotes: z
    .array(z.object({ name: remoteNameSchema, version: versionSchema }))
    .check(z.minLength(1), z.maxLength(1_000)),
  why,
  dryRun,
  base,
  /** Promotes a version although it was rolled back automatically; without this flag it is rejected (MB-4017). */
  again: z.optional(z.boolean()),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const rollbackSchema = z.object({
  /**
   * Number of the composition to restore. Default: the one before the live one. The default is rejected when the live
   * composition is a rollback itself.
   */
  to: z.optional(z.int().check(z.minimum(1))),
  why,
  dryRun,
  base,
});
export type Rollback = z.infer<typeof rollbackSchema>;

/**
 * Starts a canary, or sets percentage and cohorts of a running one with the same version. Without `stages`, a running canary grows
 * no more automatically.
 */
export const canaryRequestSchema = z
  .object({
    name: remoteNameSchema,
    version: versionSchema,
    percent: percentSchema,
    cohorts: z.optional(z.array(cohortNameSchema).check(z.maxLength(20))),
    stages: z.optional(canaryPlanSchema),
    why,
    dryRun,
    base,
  })
  .check(
    z.refine(({ percent, stages }) => stages === undefined || stages.percents[0] === percent, {
      path: ['percent'],
      error: 'Expected the percentage of the first stage',
    }),
  );
export type CanaryRequest = z.infer<typeof canaryRequestSchema>;

export const canaryEndSchema = z.object({ name: remoteNameSchema, why, dryRun, base });
export type CanaryEnd = z.infer<typeof canaryEndSchema>;

/** Takes a remote out of the composition. */
export const retirementSchema = z.object({
  name: remoteNameSchema,
  why: z.string().check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(500)),
  dryRun,
  base,
});
export type Retirement = z.infer<typeof retirementSchema>;

/** The composition that a change created, or would create in a dry run. */
export const releaseChangeResponse = z.object({
  data: z.object({
    composition: compositionSchema,
    dryRun: z.boolean(),
    checks: z.array(gateCheckSchema),
  }),
});
export type ReleaseChange = z.infer<typeof releaseChangeResponse>['data'];

/** A summary of a composition for a history. */
export const compositionSummarySchema = z.object({
  number: z.int(),
  createdAt: z.string(),
  kind: changeKindSchema,
  by: z.string(),
  why: z.string(),
  restores: z.optional(z.int()),
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      canary: z.optional(
        z.object({
          version: z.string(),
          percent: z.number(),
          cohorts: z.array(z.string()),
          /** Percentages of its stages, while it grows automatically. */
          stages: z.optional(z.array(z.number())),
        }),
      ),
    }),
  ),
});
export type CompositionSummary = z.infer<typeof compositionSummarySchema>;

/** Newest first. `meta.before` is the number to request the next page with; absent on the last page. */
export const compositionListResponse = z.object({
  data: z.array(compositionSummarySchema),
  meta: z.object({ before: z.optional(z.int()) }),
});

/** The differences between two compositions, by remote. */
export const compositionDiffSchema = z.object({
  from: z.int(),
  to: z.int(),
  changes: z.array(
    z.object({
      name: z.string(),
      what: z.enum(['added', 'removed', 'version', 'canary-started', 'canary-changed', 'canary-ended']),
      before: z.optional(z.string()),
      after: z.optional(z.string()),
      /** Route patterns that the change added and removed. */
      routesAdded: z.array(z.string()),
      routesRemoved: z.array(z.string()),
    }),
  ),
});
export type CompositionDiff = z.infer<typeof compositionDiffSchema>;
export const compositionDiffResponse = z.object({ data: compositionDiffSchema });

export const autoRollbackSchema = z.object({ composition: z.int(), at: z.string() });
export type AutoRollback = z.infer<typeof autoRollbackSchema>;

/** A published version. `removedAt`: garbage collection deleted its files; the number stays reserved. */
export const publishedVersionSchema = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  publishedAt: z.string(),
  by: z.string(),
  /** Total bytes of all files. */
  bytes: z.int(),
  state: z.enum(['live', 'canary', 'fallback', 'stored', 'removed']),
  commit: z.optional(z.string()),
  removedAt: z.optional(z.string()),
  /** The time and composition of its latest automatic rollback. */
  autoRollback: z.optional(autoRollbackSchema),
  /** Whether the gate opened it in a browser and stored what it saw. */
  hasReport: z.optional(z.boolean()),
});
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;
export const versionListResponse = z.object({ data: z.array(publishedVersionSchema) });

export const gcRequestSchema = z.object({
  /** Files stay if a composition of this many days needs them. Default: 30. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  dryRun,
});
export type GcRequest = z.infer<typeof gcRequestSchema>;
/** `mb` parses it with `receivedGcResponse`. */
export const gcResponse = z.object({
  data: z.object({
    dryRun: z.boolean(),
    removed: z.array(z.object({ name: z.string(), version: z.string(), bytes: z.int() })),
    /** Number of versions whose files are stored. */
    retained: z.int(),
    bytes: z.int(),
  }),
});
export type GcResult = z.infer<typeof gcResponse>['data'];

/** Public keys for verifying compositions: id to base64 of the raw 32 bytes. */
export const releaseKeysResponse = z.object({ data: z.record(z.string(), z.string()) });

/** Health of one version: distinct visitors in the monitoring window. */
export const versionHealthSchema = z.object({
  version: z.string(),
  seen: z.int(),
  /** Those with an error. */
  affected: z.int(),
  kinds: z.record(z.string(), z.int()),
  /** Figures of real visitors in the last day. */
  speed: z.optional(versionSpeedSchema),
  /** Present when its figures are worse than those of the version that it is compared with. */
  slower: z.optional(slowerSchema),
});

/** The stage of a canary that grows automatically. */
export const canaryStageSchema = z.object({
  /** From 1. */
  stage: z.int(),
  percents: z.array(z.number()),
  /** Absent at the last stage: the canary stays there. */
  nextPercent: z.optional(z.number()),
  /** ISO 8601: the earliest time of the next stage. */
  nextAt: z.optional(z.string()),
  /** Why the next stage has not begun although its time has come. */
  waitsFor: z.optional(z.enum(['visitors', 'errors', 'speed', 'freeze'])),
  /** Distinct visitors of this stage, of the last hour at most. */
  seen: z.int(),
  /** Those with an error. */
  affected: z.int(),
  /** Visitors that are needed for a judgement. */
  neededVisitors: z.int(),
});
export type CanaryStage = z.infer<typeof canaryStageSchema>;

export const remoteHealthSchema = z.object({
  name: z.string(),
  live: versionHealthSchema,
  /** The version to compare with: the live one for a canary, the previous one otherwise. */
  other: z.optional(versionHealthSchema),
  /** Percentage of visitors who receive the canary. */
  canaryPercent: z.optional(z.number()),
  cohorts: z.optional(z.array(z.string())),
  /** Present while the canary grows automatically. */
  stage: z.optional(canaryStageSchema),
  /** ISO 8601: an automatic rollback can happen until then. */
  monitoredUntil: z.optional(z.string()),
});
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;

/** `GET /api/releases/health`: the health of what is live, for tools that wait for the judgement of a version. */
export const releaseHealthResponse = z.object({
  data: z.object({
    /** Number of the live composition. */
    composition: z.int(),
    /** Visitors that a version needs within the monitoring window before it can be judged. */
    neededVisitors: z.int(),
    remotes: z.array(remoteHealthSchema),
  }),
});
export type ReleaseHealth = z.infer<typeof releaseHealthResponse>['data'];

/** Distinct affected visitors by `remote@version` and time slot, for the chart. */
export const errorSeriesSchema = z.object({
  /** ISO 8601: start of the first slot. */
  from: z.string(),
  slotMinutes: z.int(),
  slots: z.int(),
  series: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      /** One count for each slot. */
      affected: z.array(z.int()),
      kinds: z.record(z.string(), z.int()),
    }),
  ),
});
export type ErrorSeries = z.infer<typeof errorSeriesSchema>;

/** The most frequent errors of a version in the last day. */
export const frequentErrorsSchema = z.object({
  name: z.string(),
  version: z.string(),
  errors: z.array(versionErrorSchema),
});
export type FrequentErrors = z.infer<typeof frequentErrorsSchema>;

/**
 * `GET /api/releases/admin/overview`: the data of the release screens' first view. The screens parse it with
 * `receivedOverviewResponse`.
 */
export const releaseOverviewResponse = z.object({
  data: z.object({
    composition: compositionSummarySchema,
    health: z.array(remoteHealthSchema),
    versions: z.array(publishedVersionSchema),
    errorSeries: errorSeriesSchema,
    /** Of versions that are live or a canary, and of those that were rolled back in the last day. Those without errors are left out. */
    frequentErrors: z.optional(z.array(frequentErrorsSchema)),
    /** Present while releases are frozen. */
    freeze: z.optional(freezeSchema),
    /** Visitors that a version needs within the monitoring window before it can be judged. */
    neededVisitors: z.optional(z.int()),
  }),
});
export type ReleaseOverview = z.infer<typeof releaseOverviewResponse>['data'];
