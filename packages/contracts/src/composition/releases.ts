import * as z from 'zod/mini';
import { changeKindSchema, cohortNameSchema, compositionSchema, percentSchema } from './composition.js';
import { manifestSchema, versionSchema } from './manifest.js';
import { faultSchema } from '../problem.js';
import { remoteNameSchema } from './remote.js';

const why = z.optional(z.string().check(z.maxLength(500)));
/** True: everything is checked and nothing is changed. */
const dryRun = z.optional(z.boolean());
/**
 * Number of the composition that the caller looked at. A promotion or a canary is refused when its remotes changed since, a
 * rollback when anything did.
 */
const base = z.optional(z.int().check(z.minimum(1)));

/** One look of the gate. `skipped` says in `detail` why it was not made, `undecided` what took too long. */
export const gateCheckSchema = z.object({
  check: z.enum(['manifest', 'owner', 'hashes', 'sizes', 'routes', 'shared', 'renders', 'accessibility']),
  outcome: z.enum(['passed', 'refused', 'skipped', 'undecided']),
  /** Unless it passed or was skipped: one of the error codes. */
  code: z.optional(z.string()),
  /** What was looked at, or what to do about a refusal. */
  detail: z.string(),
});
export type GateCheck = z.infer<typeof gateCheckSchema>;

/**
 * `POST /_mb/gate` of the edge, signed with the key `edge`: draws a version that is not live and looks at it. `server` is
 * the server bundle, base64; its bytes fit the manifest's integrity already.
 */
export const gateRequestSchema = z.object({ manifest: manifestSchema, server: z.string() });
export type GateRequest = z.infer<typeof gateRequestSchema>;

/**
 * What the edge found: the checks `shared`, `renders` and `accessibility`, each once. A refusal is an answer like any
 * other (status 200). `faults` are all faults of all refusals, then what took too long; their paths lead into the manifest (`/manifest/...`).
 */
export const gateResponse = z.object({
  data: z.object({ checks: z.array(gateCheckSchema), faults: z.array(faultSchema) }),
});
export type GateResult = z.infer<typeof gateResponse>['data'];

/** A publication: the manifest and every file, base64. */
export const publicationSchema = z.object({
  manifest: manifestSchema,
  files: z.record(z.string(), z.string()),
  dryRun,
});
export type Publication = z.infer<typeof publicationSchema>;

export const publishedResponse = z.object({
  data: z.object({
    name: z.string(),
    version: z.string(),
    /** False when the same content was there already, or nothing was to be stored. */
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
  /** Promotes a version that the platform rolled back automatically; without it that is refused (MB-4017). */
  again: z.optional(z.boolean()),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const rollbackSchema = z.object({
  /**
   * Number of the composition to restore; the one before the live one when absent, which is refused when the live one was
   * made by going back itself.
   */
  to: z.optional(z.int().check(z.minimum(1))),
  why,
  dryRun,
  base,
});
export type Rollback = z.infer<typeof rollbackSchema>;

/** Starts a canary, or changes the one that runs with the same version: percent and cohorts become what is given. */
export const canaryRequestSchema = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  percent: percentSchema,
  cohorts: z.optional(z.array(cohortNameSchema).check(z.maxLength(20))),
  why,
  dryRun,
  base,
});
export type CanaryRequest = z.infer<typeof canaryRequestSchema>;

export const canaryEndSchema = z.object({ name: remoteNameSchema, why, dryRun, base });
export type CanaryEnd = z.infer<typeof canaryEndSchema>;

/** The composition that a change made, or would make in a dry run. */
export const releaseChangeResponse = z.object({
  data: z.object({
    composition: compositionSchema,
    dryRun: z.boolean(),
    checks: z.array(gateCheckSchema),
  }),
});
export type ReleaseChange = z.infer<typeof releaseChangeResponse>['data'];

/** A composition in a line: what a history shows. */
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
        z.object({ version: z.string(), percent: z.number(), cohorts: z.array(z.string()) }),
      ),
    }),
  ),
});
export type CompositionSummary = z.infer<typeof compositionSummarySchema>;

/** Latest first. `meta.before` is the number to ask for the next page with; absent on the last one. */
export const compositionListResponse = z.object({
  data: z.array(compositionSummarySchema),
  meta: z.object({ before: z.optional(z.int()) }),
});

/** What differs from one composition to another, remote by remote. */
export const compositionDiffSchema = z.object({
  from: z.int(),
  to: z.int(),
  changes: z.array(
    z.object({
      name: z.string(),
      what: z.enum(['added', 'removed', 'version', 'canary-started', 'canary-changed', 'canary-ended']),
      before: z.optional(z.string()),
      after: z.optional(z.string()),
      /** Addresses that came and went with it. */
      routesAdded: z.array(z.string()),
      routesRemoved: z.array(z.string()),
    }),
  ),
});
export type CompositionDiff = z.infer<typeof compositionDiffSchema>;
export const compositionDiffResponse = z.object({ data: compositionDiffSchema });

export const autoRollbackSchema = z.object({ composition: z.int(), at: z.string() });
export type AutoRollback = z.infer<typeof autoRollbackSchema>;

/** A published version. `removedAt`: its files were taken away by gc; the number stays taken. */
export const publishedVersionSchema = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  publishedAt: z.string(),
  by: z.string(),
  /** Bytes of all files. */
  bytes: z.int(),
  state: z.enum(['live', 'canary', 'fallback', 'stored', 'removed']),
  removedAt: z.optional(z.string()),
  /** When the platform last rolled it back automatically, and with which composition: it hurt visitors. */
  autoRollback: z.optional(autoRollbackSchema),
});
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;
export const versionListResponse = z.object({ data: z.array(publishedVersionSchema) });

const ownerSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'Expected lower-case letters, digits and hyphens'));

/** Asks for a token: `platform` may do everything, `team` publishes, promotes and canaries its owner's remotes. */
export const tokenRequestSchema = z.object({
  owner: ownerSchema,
  /** `team` when absent. */
  scope: z.optional(z.enum(['team', 'platform'])),
  /** How long it is good; 90 when absent. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(730))),
});
export type TokenRequest = z.infer<typeof tokenRequestSchema>;

export const tokenSchema = z.object({
  /** The key id that its requests are signed with: `release-<owner>-<8 hex digits>`. */
  id: z.string(),
  owner: z.string(),
  scope: z.enum(['team', 'platform']),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  revokedAt: z.optional(z.string()),
  lastUsedAt: z.optional(z.string()),
});
export type ReleaseToken = z.infer<typeof tokenSchema>;
export const releaseTokenResponse = z.object({ data: tokenSchema });
export const tokenListResponse = z.object({ data: z.array(tokenSchema) });
/** `token` is `<id>:<secret>`, shown this once. */
export const tokenCreatedResponse = z.object({ data: z.extend(tokenSchema, { token: z.string() }) });

export type CreatedToken = z.infer<typeof tokenCreatedResponse>['data'];

export const gcRequestSchema = z.object({
  /** What a composition of so many last days needs is kept; 30 when absent. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  dryRun,
});
export type GcRequest = z.infer<typeof gcRequestSchema>;
export const gcResponse = z.object({
  data: z.object({
    dryRun: z.boolean(),
    removed: z.array(z.object({ name: z.string(), version: z.string(), bytes: z.int() })),
    kept: z.int(),
    bytes: z.int(),
  }),
});
export type GcResult = z.infer<typeof gcResponse>['data'];

/** Public keys that compositions are signed with: id to base64 of the raw 32 bytes. */
export const releaseKeysResponse = z.object({ data: z.record(z.string(), z.string()) });

/** What befell a remote in a tab. `mounted` is no trouble: it says that the version was seen working. */
export const SIGHTING_KINDS = ['mounted', 'load', 'integrity', 'timeout', 'mount', 'render'] as const;
export const sightingSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  kind: z.enum(SIGHTING_KINDS),
  /** What the error said; never an address of a person's page. */
  message: z.optional(z.string().check(z.maxLength(300))),
});
export type Sighting = z.infer<typeof sightingSchema>;

/** `POST /api/releases/telemetry`: what the loader tells, a few at a time. */
export const telemetrySchema = z.object({
  composition: z.int(),
  sightings: z.array(sightingSchema).check(z.minLength(1), z.maxLength(20)),
});
export type Telemetry = z.infer<typeof telemetrySchema>;

/** How one version fares: distinct visitors in the watch's window. */
export const versionHealthSchema = z.object({
  version: z.string(),
  seen: z.int(),
  troubled: z.int(),
  kinds: z.record(z.string(), z.int()),
});

export const remoteHealthSchema = z.object({
  name: z.string(),
  live: versionHealthSchema,
  /** The one that is compared with it: the canary, or the version before. */
  other: z.optional(versionHealthSchema),
  /** Share of visitors that get the canary, in percent. */
  canaryPercent: z.optional(z.number()),
  cohorts: z.optional(z.array(z.string())),
  /** ISO 8601, until when the platform would take the version back by itself. */
  watchedUntil: z.optional(z.string()),
});
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;

/** Distinct visitors in trouble by `remote@version` and slot of time: what the picture is drawn from. */
export const troubleSeriesSchema = z.object({
  /** ISO 8601 of the first slot. */
  from: z.string(),
  slotMinutes: z.int(),
  slots: z.int(),
  series: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      troubled: z.array(z.int()),
      kinds: z.record(z.string(), z.int()),
    }),
  ),
});
export type TroubleSeries = z.infer<typeof troubleSeriesSchema>;

/** `GET /api/releases/admin/overview`: all that the release screens show at first. */
export const releaseOverviewResponse = z.object({
  data: z.object({
    composition: compositionSummarySchema,
    health: z.array(remoteHealthSchema),
    versions: z.array(publishedVersionSchema),
    troubles: troubleSeriesSchema,
  }),
});
export type ReleaseOverview = z.infer<typeof releaseOverviewResponse>['data'];
