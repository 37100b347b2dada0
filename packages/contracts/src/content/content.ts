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
