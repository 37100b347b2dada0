import * as z from 'zod/mini';

/** A freeze of releases: no promotion, no new canary and no larger one, until it ends. */
export const freezeSchema = z.object({
  /** ISO 8601. */
  since: z.string(),
  by: z.string(),
  why: z.string(),
  /** ISO 8601: when it ends automatically. Absent: when somebody ends it. */
  until: z.optional(z.string()),
});
export type Freeze = z.infer<typeof freezeSchema>;

/** Starts a freeze, or replaces reason and end of the present one. */
export const freezeRequestSchema = z.object({
  why: z.string().check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(500)),
  until: z.optional(
    z.iso.datetime({ offset: true, error: 'Expected a time with its zone, such as 2026-12-01T08:00:00Z' }),
  ),
});
export type FreezeRequest = z.infer<typeof freezeRequestSchema>;

/** `freeze` is null when releases are not frozen. */
export const freezeStateResponse = z.object({ data: z.object({ freeze: z.nullable(freezeSchema) }) });
export type FreezeState = z.infer<typeof freezeStateResponse>['data'];
