import * as z from 'zod/mini';
import { manifestSchema } from './manifest.js';

/** Header of the response with the live composition: a number that grows with every change of the stored content. */
export const CONTENT_REVISION_HEADER = 'x-mockingbird-content';

/** A named group of visitors who opted in to a canary by a link. */
export const cohortNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'Expected lower-case letters, digits and hyphens'));

const PERCENT = 'Expected 0 to 100, in steps of 0.01';

/** A share of the visitors in percent. */
export const percentSchema = z
  .number()
  .check(z.minimum(0, PERCENT), z.maximum(100, PERCENT), z.multipleOf(0.01, PERCENT));

const DAY_SECONDS = 24 * 60 * 60;

/** The stages in which a canary grows automatically while it is healthy. */
export const canaryPlanSchema = z.object({
  /** Rising percentages. The canary starts with the first one and stays at the last one. */
  percents: z.array(percentSchema).check(
    z.minLength(2, 'Expected two stages or more'),
    z.maxLength(20),
    z.refine((percents) => percents.every((percent, at) => percent > (percents[at - 1] ?? 0)), {
      error: 'Expected percentages above 0 that rise',
    }),
  ),
  /** The shortest time at each stage. */
  everySeconds: z.int().check(z.minimum(60, 'Expected a minute or more'), z.maximum(30 * DAY_SECONDS)),
});
export type CanaryPlan = z.infer<typeof canaryPlanSchema>;

/** A version that some visitors receive instead of the live one. */
export const canarySchema = z.object({
  manifest: manifestSchema,
  /** Percentage of the visitors in steps of 0.01, because there are 10,000 buckets. */
  percent: percentSchema,
  /**
   * The visitor's bucket is a hash of id and salt. The salt stays while the canary grows, so visitors in it stay in.
   */
  salt: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Cohorts that receive the canary whatever their bucket. */
  cohorts: z.array(cohortNameSchema),
  /** ISO 8601, when this version became the canary. */
  since: z.string(),
  /** Present while the canary grows automatically. `raisedAt`: ISO 8601, when the present stage began. */
  stages: z.optional(z.extend(canaryPlanSchema, { raisedAt: z.string() })),
});
export type Canary = z.infer<typeof canarySchema>;

/** `fallback` is the previous live version. `since` is when the current one became live (ISO 8601). */
export const compositionRemoteSchema = z.object({
  manifest: manifestSchema,
  since: z.string(),
  fallback: z.optional(manifestSchema),
  canary: z.optional(canarySchema),
});
export type CompositionRemote = z.infer<typeof compositionRemoteSchema>;

/** What created a composition. `automatic`: an automatic rollback. `retire`: a remote was taken out. */
export const changeKindSchema = z.enum([
  'promote',
  'rollback',
  'canary',
  'canary-end',
  'automatic',
  'retire',
  'sign',
]);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** An immutable, numbered snapshot of all remotes, with author, time and reason. */
export const compositionSchema = z.object({
  schema: z.literal(2),
  number: z.int().check(z.minimum(1)),
  /** ISO 8601. Later than in every earlier composition, so that an old one cannot replace a new one. */
  createdAt: z.string(),
  kind: changeKindSchema,
  by: z.string(),
  why: z.string(),
  /** In a rollback: the number of the composition that it restores. */
  restores: z.optional(z.int()),
  remotes: z.array(compositionRemoteSchema),
});
export type Composition = z.infer<typeof compositionSchema>;

export const COMPOSITION_PAYLOAD_TYPE = 'application/vnd.mockingbird.composition+json';

/**
 * A signed composition: a DSSE v1 envelope (Dead Simple Signing Envelope). `payload` is base64 of the composition's JSON;
 * `sig` is base64 of ed25519 over the pre-authentication encoding of type and payload.
 */
export const signedCompositionSchema = z.object({
  payloadType: z.literal(COMPOSITION_PAYLOAD_TYPE),
  payload: z.string(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.string() })).check(z.minLength(1), z.maxLength(8)),
});
export type SignedComposition = z.infer<typeof signedCompositionSchema>;

export const signedCompositionResponse = z.object({ data: signedCompositionSchema });
