import * as z from 'zod/mini';

/** One page view from the browser. Path and query are separate fields; nothing identifies a person. */
export const pageViewSchema = z.object({
  path: z.string().check(z.regex(/^\/(?!\/)/, 'Expected a path'), z.maxLength(512)),
  query: z.string().check(z.maxLength(1_024)),
  region: z.string().check(z.regex(/^[A-Z]{2}$/)),
  remote: z.optional(z.string().check(z.maxLength(128))),
  /** Set when this view starts a mock test, so that popularity can count it. */
  event: z.optional(z.enum(['view', 'test-started'])),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** A subscription to the newsletter. */
export const newsletterSchema = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Expected an e-mail address')),
});
export type NewsletterSubscription = z.infer<typeof newsletterSchema>;

/** The text that a student typed into the search of section 4. */
export const searchSchema = z.object({
  keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type Search = z.infer<typeof searchSchema>;

/** Content that readers do not see because of a mistake in it. */
export const contentIssuesSchema = z.object({
  /** Files that ship and were left out at the last start, each with its place and the reason. */
  files: z.array(z.string()),
  /** Absent where no Strapi is configured, or before its entries were first requested. */
  strapi: z.optional(
    z.object({
      posts: z.int(),
      /** Absent where no collection of articles is configured. */
      articles: z.optional(z.int()),
      /** ISO 8601, UTC. Absent while no load has succeeded. */
      loadedAt: z.optional(z.string()),
      /** Why the last loads failed, each with the name of its collection. */
      failures: z.optional(z.array(z.string())),
      /** Entries, blocks and pictures that were left out. */
      warnings: z.array(z.string()),
    }),
  ),
});
export type ContentIssues = z.infer<typeof contentIssuesSchema>;
export const contentIssuesResponse = z.object({ data: contentIssuesSchema });
