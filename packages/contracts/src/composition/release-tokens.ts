import * as z from 'zod/mini';

/** Longest name of a person, in characters. */
const PERSON_LIMIT = 60;

const ownerSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'Expected lower-case letters, digits and hyphens'));

/**
 * Requests a token. `platform` allows everything; `team` allows publish, promote and canary for the remotes of its
 * owner.
 */
export const tokenRequestSchema = z.object({
  owner: ownerSchema,
  /** Who uses the token, for the history: a name without control characters and brackets. */
  person: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(PERSON_LIMIT),
        z.regex(/^[\p{L}\p{M}\p{N} .'@_-]+$/u, 'Expected a name'),
      ),
  ),
  /** Default: `team`. */
  scope: z.optional(z.enum(['team', 'platform'])),
  /** Days until it expires. Default: 90. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(730))),
});
export type TokenRequest = z.infer<typeof tokenRequestSchema>;

export const tokenSchema = z.object({
  /** The key id for signing requests: `release-<owner>-<8 hex digits>`. */
  id: z.string(),
  owner: z.string(),
  person: z.optional(z.string()),
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
/** `token` is `<id>:<secret>`. Only this response contains it. */
export const tokenCreatedResponse = z.object({ data: z.extend(tokenSchema, { token: z.string() }) });

export type CreatedToken = z.infer<typeof tokenCreatedResponse>['data'];
