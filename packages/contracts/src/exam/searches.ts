import * as z from 'zod/mini';

/** Words that visitors searched for without finding an exam by its title, the most frequent first. */
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
    /** Searches for words beyond the daily limit, which are counted without their words. */
    others: z.int(),
  }),
});
export type SearchCounts = z.infer<typeof searchCountsResponse>;
