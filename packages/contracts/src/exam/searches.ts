import * as z from 'zod/mini';

/** Words that visitors searched for and that no exam of today has in its title, the most frequent first. */
export const searchCountsResponse = z.object({
  data: z.array(
    z.object({
      keyword: z.string(),
      /** Searches in the period. */
      count: z.int(),
    }),
  ),
  meta: z.object({
    /** Length of the period, which ends today. */
    days: z.int(),
    /** Searches beyond the different words that one day can have. They are counted without their words. */
    others: z.int(),
  }),
});
export type SearchCounts = z.infer<typeof searchCountsResponse>;
