import * as z from 'zod/mini';
import { FILE_NAME, versionSchema } from './manifest.js';
import { remoteNameSchema } from './remote.js';

/**
 * What happened to a remote in a tab. `mounted` means success, all others are failures.
 * - `load`, `integrity`, `timeout`, `mount`: its code did not load, was altered, was late, or did not start.
 * - `render`: a component threw. `repair`: React replaced the server's markup, because it differed.
 * - `handler`: an event handler or a timer threw. `rejection`: a promise was rejected, and no code handled that.
 * - `refusal`: the services refused a call, because the remote's request was wrong.
 */
export const VERSION_EVENT_KINDS = [
  'mounted',
  'load',
  'integrity',
  'timeout',
  'mount',
  'render',
  'repair',
  'handler',
  'rejection',
  'refusal',
] as const;

/** A place in a file of the version: one call of a stack. */
export const stackFrameSchema = z.object({
  file: z.string().check(z.maxLength(200), z.regex(FILE_NAME)),
  /** From 1. */
  line: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  /** From 1. */
  column: z.int().check(z.minimum(1), z.maximum(100_000_000)),
});
export type StackFrame = z.infer<typeof stackFrameSchema>;

export const versionEventSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  kind: z.enum(VERSION_EVENT_KINDS),
  /** The error's message, without addresses. */
  message: z.optional(z.string().check(z.maxLength(300))),
  /** The calls in files of this version, the innermost first. */
  stack: z.optional(z.array(stackFrameSchema).check(z.maxLength(5))),
});
export type VersionEvent = z.infer<typeof versionEventSchema>;

/** A place in a file of the repository, by the version's source maps. */
export const sourcePlaceSchema = z.object({ file: z.string(), line: z.int(), column: z.int() });
export type SourcePlace = z.infer<typeof sourcePlaceSchema>;

/** An error of a version that several visitors may have had: the same kind, message and place. */
export const versionErrorSchema = z.object({
  kind: z.string(),
  message: z.string(),
  /** The calls of one of the visitors, the innermost first. */
  stack: z.array(z.extend(stackFrameSchema, { source: z.optional(sourcePlaceSchema) })),
  /** Distinct visitors. */
  visitors: z.int(),
  /** ISO 8601. */
  lastAt: z.string(),
});
export type VersionError = z.infer<typeof versionErrorSchema>;

/**
 * `POST /api/releases/telemetry`: events from the loader, in batches. The services parse it with
 * `receivedTelemetrySchema`.
 */
export const telemetrySchema = z.object({
  composition: z.int(),
  events: z.array(versionEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type Telemetry = z.infer<typeof telemetrySchema>;
