import * as z from 'zod/mini';

/** How a visitor got the version of a page. */
const channelSchema = z.enum(['live', 'canary', 'fallback', 'override']);

/** A page in the log of the edge: what one request got. */
export const answeredPageSchema = z.object({
  /** Number of the composition. */
  composition: z.int(),
  /** `name@version` of the page's remote. Absent for an address without one. */
  remote: z.optional(z.string()),
  channel: z.optional(channelSchema),
});
export type AnsweredPage = z.infer<typeof answeredPageSchema>;

/** A line that edge or services write about one request. Lines have more fields, and other lines have other ones. */
export const requestLogSchema = z.object({
  /** Epoch milliseconds. */
  time: z.number(),
  requestId: z.optional(z.string()),
  msg: z.optional(z.string()),
  /** An MB code. */
  code: z.optional(z.string()),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  /** `aborted`: the client went away before the answer. */
  status: z.optional(z.union([z.int(), z.literal('aborted')])),
  /** The edge's name of the duration, and that of the services. */
  milliseconds: z.optional(z.number()),
  ms: z.optional(z.number()),
  /** The source of a page, as in the header `x-mb-page`. */
  from: z.optional(z.string()),
  ...z.partial(answeredPageSchema).shape,
});
export type RequestLogLine = z.infer<typeof requestLogSchema>;
