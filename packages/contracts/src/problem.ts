import * as z from 'zod/mini';

/** One issue of an input: a zero-based JSON pointer (or form field) and a message. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** RFC 9457 problem+json, the format of every error response. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(issueSchema)),
});
export type Problem = z.infer<typeof problemSchema>;
